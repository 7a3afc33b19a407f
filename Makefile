# Everything a developer does.  `make` alone lists it.

PYTHON ?= python3#       the interpreter both environments are made from
GAMES ?= 2000#           how many games `make soak` plays with each choice of options
SECONDS ?= 3600#         how long `make siege` lasts

LIVE := .venv#           the sources as they are, interpreted, with the developer's tools
BUILT := .venv-compiled# the built package, compiled where a C compiler is
RIVAL := .venv-catanatron# another engine, to compare speeds with

SOURCES := $(shell find src -path src/kingsbridge/client -prune -o -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.json') \
  $(shell find web tools -name node_modules -prune -o -name __pycache__ -prune -o -type f -print)

# The lock holds for what is installed and for what builds it, with pip and with uv.
export PIP_CONSTRAINT := requirements.lock
export PIP_BUILD_CONSTRAINT := requirements.lock
export UV_CONSTRAINT := requirements.lock
export UV_BUILD_CONSTRAINT := requirements.lock

# Python keeps what it has compiled, whatever the environment says: tests start hundreds of programs.
unexport PYTHONDONTWRITEBYTECODE

# uv where it is or can be had, else pip; asked for once, and only by what installs.
uv = $(eval uv := $(shell $(PYTHON) tools/quick.py))$(uv)
create = $(if $(uv),$(uv) venv --quiet --clear --python $(PYTHON) $(1),$(PYTHON) -m venv --clear $(1))
install = $(if $(uv),$(uv) pip install --python $(1),$(1)/bin/python -m pip install --disable-pip-version-check)
reinstall = $(if $(uv),$(install) --reinstall-package kingsbridge,$(1)/bin/python -m pip uninstall --yes kingsbridge 2> /dev/null; $(install))
wheel = $(if $(uv),$(uv) build --wheel --python $(PYTHON) --out-dir build/wheel,$(BUILT)/bin/python -m pip wheel --verbose --no-deps --wheel-dir build/wheel .)

.DEFAULT_GOAL := help
.PHONY: help play host terminal test test-rules test-compiled check check-client client types rules records transcripts choices \
  browser sizes layouts lint mutants soak bench bench-peer ladder bench-server bench-many bench-tables bench-bots bench-client pictures drill \
  siege compile docs lock clean

help:
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

play: $(BUILT)/ready ## play in the browser: starts the server and opens the first page
	@$(BUILT)/bin/kingsbridge serve --open

host: $(BUILT)/ready ## play with the house's network: prints the address and a QR code for guests
	@$(BUILT)/bin/kingsbridge serve --open --host 0.0.0.0

terminal: $(BUILT)/ready ## play in the terminal: make terminal GAME=..., or see which games there are
	@$(BUILT)/bin/kingsbridge play $(GAME)

check: lint check-client browser ## the quick loop: format, lint, types and the fast tests, of server and client
	$(LIVE)/bin/pytest -n auto -m "not slow"

# Compiling keeps one core busy, all checks and the tests of the rules the other.  Everything else is tested on the compiled
# build, which is what people play on, and quick.  Browsers wait for the next frame at times: three share two cores.
test: ## everything: lint, the rules' tests with coverage, then all tests on the compiled build
	@$(MAKE) --no-print-directory -j 2 $(BUILT)/ready-to-test test-rules
	@$(MAKE) --no-print-directory test-compiled

# Coverage makes tests slow: it is counted only where it is asked for.  They stand back for what is compiled beside them.
test-rules: lint check-client
	nice $(LIVE)/bin/pytest -n auto -m counted --cov --cov-report= tests/core tests/games tests/table tests/bots
	$(LIVE)/bin/coverage report --include='*/kingsbridge/core/*,*/kingsbridge/games/*' --fail-under=100
	$(LIVE)/bin/pytest -n auto $(OF_SOURCES)

client: $(LIVE)/ready-for-client ## build the browser client, if its sources changed
	@$(LIVE)/bin/python tools/client.py

check-client: client
	$(LIVE)/bin/python tools/client.py npm run --silent check

types: $(LIVE)/ready-for-client ## write the client's types of views and messages from the Python ones
	$(LIVE)/bin/python tools/wire_types.py

rules: $(LIVE)/ready ## write the rules pages of the docs from the English rules texts
	@$(LIVE)/bin/python tools/rules_pages.py

layouts: $(BUILT)/ready ## work the layouts of observations out again, after a change of views; takes minutes
	$(BUILT)/bin/python tools/layouts.py $(GAME)

records: $(LIVE)/ready ## make the recorded games of the tests again, after a change of rules
	$(LIVE)/bin/python tests/records.py

browser: $(LIVE)/ready
	@$(LIVE)/bin/python tools/browser.py

lint: $(LIVE)/ready
	$(LIVE)/bin/ruff format --check
	$(LIVE)/bin/ruff check
	$(LIVE)/bin/mypy

OF_SOURCES := $(foreach name,client docs french layers mutants quick,tests/test_$(name).py)

test-compiled: $(BUILT)/ready-to-test browser
	@$(BUILT)/bin/kingsbridge --version | grep -F '(compiled)' || { \
	  if [ "$$KINGSBRIDGE_PURE" != 1 ] && echo '#include <Python.h>' | $(CC) -E -x c -o /dev/null - \
	    -I"$$($(BUILT)/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')" 2> /dev/null; then \
	    echo 'There is a C compiler, but the rules were not compiled: see build/wheel.log.'; exit 1; \
	  else \
	    echo 'No C compiler, or KINGSBRIDGE_PURE=1: NOTHING is tested on a compiled build.'; \
	  fi; }
	$(BUILT)/bin/python -P -m pytest -n 3 --dist loadfile --no-loadscope-reorder $(OF_SOURCES:%=--ignore=%)
	$(BUILT)/bin/kingsbridge soak --games $$(($(GAMES) / 80))

soak: $(LIVE)/ready $(BUILT)/ready ## random games by the thousand, compiled, and a tenth of them interpreted
	$(LIVE)/bin/kingsbridge soak --games $$(($(GAMES) / 10))
	$(BUILT)/bin/kingsbridge soak --games $(GAMES)

bench: $(LIVE)/ready $(BUILT)/ready-for-research $(RIVAL)/ready ## measure speed, interpreted, compiled, beside Catanatron and OpenSpiel
	$(BUILT)/bin/python bench/run.py --interpreted $(LIVE)/bin/python --catanatron $(RIVAL)/bin/python

bench-peer: $(BUILT)/ready-for-research ## our search beside OpenSpiel's, at equal time a move
	$(BUILT)/bin/python bench/peer.py $(GAME)

ladder: $(BUILT)/ready-to-test ## each level of bots against the one below, hours of it; goes on where it stopped: MEETINGS=master/greedy
	$(BUILT)/bin/python bench/ladder.py $(MEETINGS) $(if $(GAME),--game $(GAME)) $(if $(AT_ONCE),--processes $(AT_ONCE))

bench-server: $(LIVE)/ready $(BUILT)/ready bench/boardgameio/node_modules ## measure the server beside boardgame.io
	$(LIVE)/bin/python bench/server.py --compiled $(BUILT)/bin/python

bench-many: $(LIVE)/ready $(BUILT)/ready-to-test ## measure 1, 2 and 4 processes on one PostgreSQL
	PYTHONPATH=tests $(LIVE)/bin/python bench/many.py --python $(BUILT)/bin/python

bench-tables: $(LIVE)/ready $(BUILT)/ready ## measure a server with many stored tables: start, lists, memory
	$(LIVE)/bin/python bench/tables.py --python $(BUILT)/bin/python

bench-bots: $(LIVE)/ready $(BUILT)/ready ## measure people's moves while bots think at many tables
	$(LIVE)/bin/python bench/bots.py --python $(BUILT)/bin/python
	$(LIVE)/bin/python bench/bots.py --python $(BUILT)/bin/python --bot master --tables 10 --aim 100

bench/boardgameio/node_modules: bench/boardgameio/package-lock.json
	cd bench/boardgameio && npm ci
	@touch $@

bench-client: client browser ## measure the client in a browser: size, first view, click to repaint
	PYTHONPATH=tests:tools $(LIVE)/bin/python bench/browser_client.py

pictures: client browser ## take pictures of every screen into build/pictures
	PYTHONPATH=tests:tools $(LIVE)/bin/python tools/pictures.py

sizes: client browser ## walk every move of the recorded games through every size of screen, and axe through every page; takes long
	KINGSBRIDGE_ALL_MOVES=1 $(LIVE)/bin/pytest -n auto $(foreach name,axe sizes still,tests/web/test_$(name).py)

transcripts: $(LIVE)/ready ## write the golden transcripts of the games again, to be read as a diff
	@$(LIVE)/bin/python tests/transcripts.py

choices: $(LIVE)/ready ## write again what bots choose in the tests, once BOTS_VERSION is raised
	@$(LIVE)/bin/python tests/choices.py

mutants: $(LIVE)/ready-for-mutants ## change the rules place by place and see if tests notice: GAME=..., PART=steps/...
	$(LIVE)/bin/python tools/mutants.py $(GAME) $(if $(PART),--part $(PART))

drill: $(LIVE)/ready ## kill busy servers a hundred times, on SQLite and PostgreSQL, and see that nothing is lost
	PYTHONPATH=tests $(LIVE)/bin/python tests/drill/drill.py --kills 100 --tables 20
	PYTHONPATH=tests $(LIVE)/bin/python tests/drill/drill.py --kills 100 --tables 20 --database postgres --servers 3

siege: $(LIVE)/ready ## everything a stranger can do to a server, all at once, for an hour: SECONDS=60
	$(LIVE)/bin/python tests/siege/siege.py --seconds $(SECONDS)

compile: $(BUILT)/ready ## build the package, its rules compiled where possible
	@ls build/wheel/*.whl

docs: $(LIVE)/ready-for-docs ## build the documentation into build/site
	$(LIVE)/bin/zensical build --clean --strict

lock: ## renew requirements.lock with the newest versions allowed
	env -u UV_CONSTRAINT -u UV_BUILD_CONSTRAINT $(or $(uv),uv) pip compile --upgrade --universal \
	  --all-extras --no-annotate --custom-compile-command 'make lock' \
	  pyproject.toml --output-file requirements.lock

clean: ## remove the environments and everything built
	rm -rf $(LIVE) $(BUILT) $(RIVAL) build dist src/*.egg-info .coverage* .hypothesis
	rm -rf src/kingsbridge/client web/node_modules
	rm -rf .mypy_cache .pytest_cache .ruff_cache .cache
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} +

$(LIVE)/ready: pyproject.toml setup.py requirements.lock tools/backend.py
	$(call create,$(LIVE))
	$(call install,$(LIVE)) --editable '.[dev]'
	@touch $@

# Node comes from PATH, or else from a package.
$(LIVE)/ready-for-client: $(LIVE)/ready tools/client.py
	@$(LIVE)/bin/python tools/client.py has-node || $(call install,$(LIVE)) --editable '.[client]'
	@touch $@

$(LIVE)/ready-for-mutants: $(LIVE)/ready
	$(call install,$(LIVE)) --editable '.[mutants]'
	@touch $@

$(LIVE)/ready-for-docs: $(LIVE)/ready
	$(call install,$(LIVE)) --editable '.[docs]'
	@touch $@

$(BUILT)/made: pyproject.toml setup.py requirements.lock
	$(call create,$(BUILT))
	@touch $@

$(BUILT)/ready: $(BUILT)/made $(SOURCES)
	@rm -rf build/lib* build/bdist* build/wheel # or files deleted from src live on
	@mkdir -p build
	@echo 'Building the package; this takes a minute or two, and is done again only when something has changed.'
	$(wheel) > build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@grep 'WARNING: kingsbridge:' build/wheel.log || true
	$(call reinstall,$(BUILT)) build/wheel/*.whl
	@$(BUILT)/bin/kingsbridge --version
	@touch $@

$(BUILT)/ready-to-test: $(BUILT)/ready
	$(call install,$(BUILT)) "$$(ls build/wheel/*.whl)[test,arena,cluster,research]"
	@touch $@

$(BUILT)/ready-for-research: $(BUILT)/ready
	$(call install,$(BUILT)) "$$(ls build/wheel/*.whl)[research]"
	@touch $@

$(RIVAL)/ready: bench/catanatron.py
	$(call create,$(RIVAL))
	$(call install,$(RIVAL)) "$$($(PYTHON) -c 'import runpy; print(runpy.run_path("$<")["REQUIREMENT"])')"
	@touch $@
