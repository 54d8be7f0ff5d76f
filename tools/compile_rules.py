"""Compile the kernel and the rules of the games with mypyc, in build/mypyc.

The build hook of the wheel loads this file only where compiling is wanted: it needs mypy and setuptools.
A module with the comment `# interpreted` in its first lines is left as it is.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from importlib.metadata import version as version_of
from pathlib import Path
from types import ModuleType
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError, PlatformError
from setuptools.modified import newer_group

PACKAGE = Path("src", "coffret")
COMPILED = (
    "kernel/*.py",
    "games/*/state.py",
    "games/*/actions.py",
    "games/*/setup.py",
    "games/*/cards.py",
    "games/*/view.py",
    "games/*/rules/*.py",
    "games/*/bot/*.py",
)
WRITTEN_IN_C = ("env/_*.c",)  # each a module of its own
READ_BY_COMPILED = ("__init__.py", "kernel/**/*.py", "games/**/*.py", *WRITTEN_IN_C)
MARKER, MARKER_LINES = "# interpreted", 5
RECORD = "build.json"
TRIAL = "#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n"
JOBS = os.cpu_count() or 1


def can_compile_c() -> bool:
    """Try it on two lines: that covers every compiler, its set-up and missing headers."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        Path("trial.c").write_text(TRIAL)
        try:
            build_extensions([Extension("trial", ["trial.c"])])
        except (CompileError, LinkError, PlatformError):
            return False
    return True


def compiled_libraries(root: Path) -> dict[str, str]:
    """Compile what has changed, and map each extension module to its place in the wheel."""
    modules = modules_to_compile(root)
    if not modules:
        return {}
    workshop = root / "build" / "mypyc" / toolchain()
    inputs = fingerprint(root)
    libraries = libraries_of_last_build(workshop, inputs)
    if not libraries:
        (workshop / RECORD).unlink(missing_ok=True)  # a build that breaks off must not pass for a whole one
        lay_out_sources(root, workshop, modules)
        with chdir(workshop):
            libraries = compile_modules([str(path.relative_to(root)) for path in modules], root)
        note_build(workshop, inputs, libraries)
    return {str(workshop / path): str(Path(path).relative_to("lib")) for path in libraries}


def modules_to_compile(root: Path) -> list[Path]:
    """The modules in the hot path, in a stable order."""
    package = root / PACKAGE
    return sorted(path for pattern in COMPILED for path in package.glob(pattern) if is_compiled(path))


def is_compiled(path: Path) -> bool:
    """Package files that only gather names gain nothing; the marker is the author's own choice."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.name == "__init__.py" and (path.parent.name == "kernel" or not lines):
        return False
    return not any(MARKER in line for line in lines[:MARKER_LINES])


def toolchain() -> str:
    """A folder name that changes with the interpreter, mypyc and this file: their output never mixes."""
    parts = sys.version, version_of("mypy"), os.environ.get("CC", ""), Path(__file__).read_bytes()
    return f"{sys.implementation.cache_tag}-{hashlib.sha256(repr(parts).encode()).hexdigest()[:12]}"


def fingerprint(root: Path) -> str:
    """A hash over everything that may change the compiled code.

    Games import the kernel and nothing else of the package, so other folders need not be read: an edit of
    the command line does not compile the rules again.
    """
    package = root / PACKAGE
    paths = [path for pattern in READ_BY_COMPILED for path in package.glob(pattern)]
    digest = hashlib.sha256()
    for path in [root / "pyproject.toml", *sorted(paths)]:
        digest.update(repr((path.relative_to(root).as_posix(), path.read_bytes())).encode())
    return digest.hexdigest()


def libraries_of_last_build(workshop: Path, inputs: str) -> list[str]:
    """What the last build made, if it had the same inputs and all of it is still there; otherwise nothing."""
    try:
        last = json.loads((workshop / RECORD).read_text())
    except FileNotFoundError:
        return []
    libraries: list[str] = last["libraries"]
    intact = last["inputs"] == inputs and all((workshop / path).exists() for path in libraries)
    return libraries if intact else []


def note_build(workshop: Path, inputs: str, libraries: list[str]) -> None:
    """Leave word for the next build."""
    (workshop / RECORD).write_text(json.dumps({"inputs": inputs, "libraries": libraries}))


def lay_out_sources(root: Path, workshop: Path, modules: list[Path]) -> None:
    """Copy the package and write out there what its authors left out, so that no checkout is written to."""
    shutil.rmtree(workshop / PACKAGE, ignore_errors=True)
    shutil.copytree(root / PACKAGE, workshop / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    written_out = generator(root)
    for path in modules:
        source = path.read_text(encoding="utf-8")
        try:
            source = written_out(source)
        except Exception as error:
            error.add_note(f"while {path.relative_to(root)} was written out")
            raise
        (workshop / path.relative_to(root)).write_text(source, encoding="utf-8")


def generator(root: Path) -> Callable[[str], str]:
    """The kernel's writer of what authors leave out, loaded by path: the package itself is not installed yet."""
    path = root / PACKAGE / "kernel" / "generate.py"
    if not path.exists():
        return lambda source: source
    write: Callable[[str], str] = load_by_path("coffret_generate", path).written_out
    return write


def load_by_path(name: str, path: Path) -> ModuleType:
    """A module of the checkout that is not installed."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_modules(sources: list[str], root: Path) -> list[str]:
    """Compile all modules as one group, in which calls between modules are plain C calls.

    One C file per module lets all cores work and costs no speed. Modules that are only imported are read
    for their types; their own errors are left to `make lint`.
    """
    options = [
        f"--config-file={root / 'pyproject.toml'}",
        "--follow-imports=silent",
        "--no-warn-unused-configs",
    ]
    extensions = mypycify(
        [*options, *sources],
        group_name="coffret",
        multi_file=True,
        opt_level="3",
        debug_level="0",
        target_dir="c",
    )
    if sys.platform == "linux":
        bind_calls(extensions)
    return build_extensions([*extensions, *modules_in_c()])


def bind_calls(extensions: Sequence[Any]) -> None:
    """Let calls between our own modules go straight to their functions, which no other library could replace."""
    for extension in extensions:
        extension.extra_compile_args.append("-fno-semantic-interposition")
        extension.extra_link_args.append("-Wl,-Bsymbolic")


def modules_in_c() -> list[Extension]:
    """The modules that are written in C."""
    paths = sorted(path for pattern in WRITTEN_IN_C for path in PACKAGE.glob(pattern))
    return [Extension(".".join(path.relative_to("src").with_suffix("").parts), [str(path)]) for path in paths]


def build_extensions(extensions: Sequence[object]) -> list[str]:
    """Run the C compiler and the linker; the paths of the libraries, under the folder lib."""
    command = ParallelBuild(Distribution({"name": "coffret", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = "lib", "objects", JOBS
    command.ensure_finalized()
    command.run()
    return command.get_outputs()


class ParallelBuild(build_ext):
    """Compiles several C files at once, and only those that changed.

    By itself setuptools works in parallel on extensions, not on the sources of one, and nearly all our C is
    in one. mypyc leaves an unchanged C file untouched, so times of files tell what is new.
    """

    def build_extensions(self) -> None:
        """Put our way of compiling between the command and its compiler."""
        compiler: Any = self.compiler
        compile_some = compiler.compile

        def compile_one(source: str, options: dict[str, Any]) -> str:
            (target,) = compiler.object_filenames([source], output_dir=options["output_dir"])
            if newer_group([source, *options["depends"]], target):
                compile_some([source], **options)
            return str(target)

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(JOBS) as pool:
                return list(pool.map(lambda source: compile_one(source, options), sources))

        compiler.compile = compile_all
        super().build_extensions()
