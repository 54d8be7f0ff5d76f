# Coffret: everything from a fresh clone. `make help` lists what there is; V=1 shows the commands.

# The Python of the system if it is new enough, otherwise the newest other one.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && exit; done; echo python3)

VENV := .venv
PY := $(VENV)/bin/python
BOOTSTRAP := $(PYTHON) -m tools.bootstrap
PYTEST := $(PY) -P -m pytest -q -n 3 --dist worksteal
RULES := tests/kernel tests/golden tests/games # what the form of the rules can make a difference to
MANY := test_bot.py test_odds.py test_messages.py # hundreds of plays or sentences; interpreted they are of `make soak`

CODE := $(wildcard src tests examples tools hatch_build.py)
PACKAGE := $(shell find src/coffret table tools/build_table.py tools/compile_rules.py -type f -not -path '*/__pycache__/*' \
	-not -path '*/table_dist/*' -not -path '*/node_modules/*' | sort)

# Stamps: a layer of libraries is in; the wheel is built; the package is in (holds its form: compiled or interpreted).
# Whoever plays gets what playing needs. Layers are added to one environment, in any order.
PLAY := $(VENV)/.play
RESEARCH := $(VENV)/.research
WORKSHOP := $(VENV)/.test
WHEEL := build/wheel/.built
INSTALLED := $(VENV)/.installed
INPUTS := build/inputs

unexport PYTHONPATH PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
$(V).SILENT:

.PHONY: help setup play test lint format bench report soak gate mutants screenshots docs build pin clean system FORCE

help: ## Show this list
	awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

setup: $(WORKSHOP) $(INSTALLED) ## Virtual environment with all that work on the project needs, compiled package

play: $(INSTALLED) ## Open the box
	$(VENV)/bin/coffret

test: system lint $(INSTALLED) ## Lint, types, all tests, and those of the rules in both forms; ARGS="-k cut" goes to pytest
	echo "Testing the installed package, $$(cat $(INSTALLED))."
	COFFRET_FORM=$$(cat $(INSTALLED)) $(PYTEST) $(ARGS)
	echo "Testing the rules as they are, interpreted."
	COFFRET_FORM=interpreted PYTHONPATH=src $(PYTEST) $(or $(ARGS),$(RULES) $(MANY:%=--ignore-glob=*/%))

# Tests use the C compiler, the Chromium and the PostgreSQL of the system; what is missing is named, and installed for root.
system:
	$(BOOTSTRAP) system

lint: $(WORKSHOP) ## Style, formatting and types
	echo "Checking style and types."
	$(VENV)/bin/ruff check --quiet --output-format=concise $(CODE)
	$(VENV)/bin/ruff format --quiet --check $(CODE)
	$(VENV)/bin/mypy --no-error-summary $(CODE)
	$(PY) -m tools.build_table --test

format: $(WORKSHOP) ## Format the code and mend what ruff can mend
	$(VENV)/bin/ruff check --quiet --fix $(CODE) || true
	$(VENV)/bin/ruff format $(CODE)

bench: $(RESEARCH) $(INSTALLED) ## Decisions per second, copy, view, determinize: installed form, then interpreted; environments
	$(VENV)/bin/coffret bench $(ARGS)
	PYTHONPATH=src $(VENV)/bin/coffret bench $(ARGS)
	$(VENV)/bin/coffret bench --env $(ARGS)

# A study that is done is not played again; one that is stopped goes on.
report: $(RESEARCH) $(INSTALLED) ## Play the studies of examples/studies, MINUTES=10 each at most, and write their reports into build/reports
	for study in examples/studies/*.toml; do \
		name=$$(basename $$study .toml); \
		$(VENV)/bin/coffret lab $$study --out build/lab/$$name --jobs 2 --minutes $(or $(MINUTES),10) && \
		$(VENV)/bin/coffret report build/lab/$$name --out build/reports/$$name.html || exit 1; \
	done

soak: $(WORKSHOP) $(INSTALLED) ## Long runs: plays, stops, power cuts, two hours of load (report in build/soak)
	COFFRET_FORM=interpreted PYTHONPATH=src $(PYTEST)
	COFFRET_FORM=$$(cat $(INSTALLED)) $(PYTEST) -m slow -s --timeout 0 $(ARGS)

gate: system $(WORKSHOP) $(INSTALLED) ## All tests RUNS=20 times in a row, with another full load beside them
	COFFRET_FORM=$$(cat $(INSTALLED)) $(PY) -P tools/gate.py --runs $(or $(RUNS),20) $(ARGS)

# The sources are changed in memory, function by function, so they run interpreted.
mutants: $(WORKSHOP) $(INSTALLED) ## Break the rules of GAME one by one: do its tests notice? ARGS="--sample 100"
	PYTHONPATH=src $(PY) -P tools/mutants.py $(GAME) $(ARGS)

screenshots: $(WORKSHOP) $(INSTALLED) ## Pictures of every screen into build/screenshots, and of what is staged into build/stills
	$(PY) -P tools/screenshots.py $(ARGS)
	$(PY) -P tools/stills.py $(ARGS)

# In an environment of its own: whoever plays or tests needs none of it.
docs: ## The documentation as a site in build/docs, all its links followed
	test -x build/docs-env/bin/zensical || $(PYTHON) -m venv build/docs-env
	build/docs-env/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r constraints/docs.txt
	build/docs-env/bin/python -m tools.build_docs

build: $(PLAY) ## In dist/: a compiled wheel, one for wherever there is none, the source archive, and the pins to play
	$(BOOTSTRAP) dist

pin: ## Write the pinned versions from pyproject.toml; UPGRADE=1 takes the newest
	$(PYTHON) -m venv build/pin
	build/pin/bin/python -m pip --disable-pip-version-check install --quiet --upgrade uv
	build/pin/bin/python tools/pin.py $(if $(UPGRADE),--upgrade)

clean: ## Back to a fresh clone
	rm -rf $(VENV) build dist table/node_modules src/coffret/table_dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools examples -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(PLAY): constraints/play.txt
	$(BOOTSTRAP) layer play

$(RESEARCH): constraints/play.txt constraints/research.txt
	$(BOOTSTRAP) layer research

$(WORKSHOP): $(filter-out constraints/docs.txt,$(wildcard constraints/*.txt))
	$(BOOTSTRAP) layer test

$(WHEEL): $(INPUTS) $(PACKAGE) pyproject.toml hatch_build.py constraints/build.txt constraints/compile.txt
	$(BOOTSTRAP) wheel
	touch $@

# A real install, not an editable one, after every edit: no stale compiled module can hide it.
$(INSTALLED): $(WHEEL) | $(PLAY)
	$(PY) -m pip --disable-pip-version-check install --quiet --no-deps --force-reinstall build/wheel/*.whl
	$(PY) -P -c "from importlib.util import find_spec as find; \
		print('compiled' if find('coffret__mypyc') else 'interpreted')" > $@
	echo "Coffret is installed, $$(cat $@)."

# Changes when a file is added or removed, or another form is wanted: the times of the files do not tell.
$(INPUTS): FORCE | $(PLAY)
	mkdir -p $(@D)
	{ $(PY) -m tools.bootstrap form; echo '$(PACKAGE)'; } > $@.new
	if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
