"""Who does not learn pays nothing for it: without the extras Coffret neither needs nor imports their libraries."""

import subprocess
import sys

import pytest

import coffret.env
from tests.waiting import PATIENCE

LIBRARIES = ("gymnasium", "numpy", "pettingzoo", "pyspiel")
LOADED = f"import coffret, sys; print([name for name in {LIBRARIES} if name in sys.modules])"
ABSENT = f"import sys; sys.modules.update(dict.fromkeys({LIBRARIES})); import coffret.testing.contract"


@pytest.mark.parametrize(("program", "said"), [(LOADED, "[]"), (ABSENT, "")])
def test_coffret_is_imported_without_them(program: str, said: str) -> None:
    done = subprocess.run([sys.executable, "-P", "-c", program], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout.strip()) == (0, said), done.stderr


NEEDED = {"msgspec", "mypy_extensions", "typing_extensions"}
MOST_MODULES = 200  # each takes a fraction of a millisecond: `import coffret` stays under a tenth of a second
IMPORTED = """
import sys
before = {*sys.modules}
import coffret
found = [name for name in {*sys.modules} - before]
assert "importlib.metadata" not in found, "it brings half of email with it"
print(len(found), *{name.split(".")[0] for name in found} - {*sys.stdlib_module_names, "coffret"})
"""


def test_little_is_imported() -> None:
    done = subprocess.run([sys.executable, "-P", "-c", IMPORTED], capture_output=True, text=True, timeout=PATIENCE)
    count, *libraries = done.stdout.split()
    assert {name for name in libraries if "__mypyc" not in name} == NEEDED, done.stderr
    assert int(count) < MOST_MODULES


def test_a_missing_library_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coffret.env, "find_spec", lambda name: None)
    with pytest.raises(coffret.CoffretError, match=r"pettingzoo is not installed: pip install coffret\[rl\]"):
        coffret.env.aec("a-team")
