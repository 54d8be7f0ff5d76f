"""Build the browser table, and compile the kernel and the rules of the games with mypyc, while a wheel is built.

Search, simulation and training live on decisions per second, and compiled rules give several times as
many. The wheel carries both forms of a compiled module: Python prefers the extension module that lies
beside a source, and the source stays for readers and tracebacks.

Without a C compiler, or with COFFRET_NO_COMPILE=1, the wheel holds the sources only and plays the same.
How the rules are compiled is in tools/compile_rules.py.
"""

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # the builder does not look beside this file

from tools import build_table


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Adds extension modules to a wheel. An editable install stays interpreted: its edits show at once."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Hatchling calls this before it packs the files."""
        if version == "editable":
            return
        root = Path(self.root)
        if os.environ.get("COFFRET_NO_TABLE", "0") == "0":  # a box without a browser needs none
            pack_table(root)
        libraries = compiled(root)
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = not libraries
        build_data["infer_tag"] = bool(libraries)


def pack_table(root: Path) -> None:
    """Build the browser table into the package."""
    try:
        build_table.build(root)
    except build_table.NotBuilt as error:
        sys.exit(str(error))


def compiled(root: Path) -> dict[str, str]:
    """Each compiled module and its place in the wheel; none, with a word about it, where they cannot be compiled."""
    if os.environ.get("COFFRET_NO_COMPILE", "0") != "0":
        return left_out("COFFRET_NO_COMPILE is set")
    if not importlib.util.find_spec("mypyc"):
        return left_out("mypyc is not installed")
    from tools import compile_rules

    if not compile_rules.can_compile_c():
        return left_out("no C compiler with the headers of Python was found")
    return compile_rules.compiled_libraries(root)


def left_out(reason: str) -> dict[str, str]:
    """Say why nothing is compiled."""
    print(f"coffret: {reason}: the rules will run interpreted, several times slower", file=sys.stderr)
    return {}
