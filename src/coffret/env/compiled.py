"""The part in C that writes observations and masks, if it was compiled; otherwise generated Python does the same."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

rows: Any = import_module("coffret.env._rows") if find_spec("coffret.env._rows") else None
