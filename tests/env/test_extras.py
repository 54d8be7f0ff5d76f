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


def test_a_missing_library_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coffret.env, "find_spec", lambda name: None)
    with pytest.raises(coffret.CoffretError, match=r"pettingzoo is not installed: pip install coffret\[rl\]"):
        coffret.env.aec("a-team")
