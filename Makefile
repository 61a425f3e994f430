# The one way to do things. `make play` and `make test` set everything up themselves:
# a machine needs Python 3.11 or later and Node 20, nothing else.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check

# Uncompiled rules start at once and check array bounds; compiled rules are what people play.
UNCOMPILED := NUMBA_DISABLE_JIT=1
COMPILED   := NUMBA_DISABLE_JIT=0
PYTEST     := $(BIN)/python -m pytest -q
TEST_FLAGS ?= -n auto
PAGE       := src/serai/server/page/index.html
SITE       := src/serai/server/site/index.html
NPM        := cd web && npm
PEER       := benchmarks/peers/boardgame_io

MAKEFLAGS     += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help play setup web check format lint types layers page fast test compiled oracle browser \
	prettier eslint svelte vitest postgres warm chromium postgresql attack golden docs pictures train load bench lock clean

help:  ## list the targets
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 10

play: $(VENV)/.serai $(PAGE)  ## the table in the browser
	$(BIN)/serai serve

setup: $(VENV)/.serai $(VENV)/.dev  ## install everything a developer needs

web: $(PAGE)  ## build the page

# The first five, and the page's four, do not wait for each other: two cores do them in half the time.
check: setup web/node_modules/.done  ## format, lint, types, layers, the page's own checks, fast tests
	$(MAKE) $(if $(filter -j%,$(MAKEFLAGS)),,-j4) -O format lint types layers page
	$(MAKE) fast

format: setup
	$(BIN)/ruff format --check .

lint: setup
	$(BIN)/ruff check .

types: setup
	$(BIN)/mypy

layers: setup
	$(BIN)/lint-imports --no-cache

page: prettier eslint svelte vitest

prettier: web/node_modules/.done
	$(NPM) run --silent format

eslint: web/node_modules/.done
	$(NPM) run --silent lint

svelte: web/node_modules/.done
	$(NPM) run --silent check

vitest: web/node_modules/.done
	$(NPM) test --silent -- --no-color

fast: setup
	$(UNCOMPILED) $(PYTEST) --part check $(TEST_FLAGS)

# Rules are compiled beside the first part, on one core, so that the others need not wait for them.
test:  ## everything: the five parts below, one after the other
	$(MAKE) -j2 check warm
	$(MAKE) compiled
	$(MAKE) oracle
	$(MAKE) browser
	$(MAKE) postgres

compiled: warm  ## tests of the rules and of all that plays, long ones too, on compiled rules
	$(COMPILED) $(PYTEST) --part compiled $(TEST_FLAGS)

oracle: warm  ## positions and games by the thousand, compared with independent models
	$(COMPILED) $(PYTEST) --part oracle $(TEST_FLAGS)

browser: warm $(PAGE) $(SITE) chromium  ## whole games in a real browser
	$(COMPILED) $(PYTEST) --part browser $(TEST_FLAGS)

postgres: setup postgresql  ## storage in a PostgreSQL of its own
	$(UNCOMPILED) $(PYTEST) --part postgres

warm: setup  # compile the rules and the bots
	$(COMPILED) $(BIN)/serai warm

# Where Chromium or PostgreSQL cannot be installed, their tests are skipped and say so.
chromium:
	@command -v chromium >/dev/null || { apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || \
		echo "Chromium is missing and cannot be installed here: browser tests will be skipped"

postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
		--no-install-recommends postgresql >/dev/null; } || \
		echo "PostgreSQL is missing and cannot be installed here: its tests will be skipped"

# Not a part of `make test`, which does the same for some seconds: MINUTES=60 make attack
# What is broken goes to a new SQLite file, or to the DATABASE of a URL.
MINUTES ?= 5
attack: setup postgresql  ## broken input and killed processes, for MINUTES; reports counts
	$(UNCOMPILED) $(BIN)/python tests/attack/fuzz.py --minutes $(MINUTES) $(DATABASE:%=--database %)
	$(UNCOMPILED) $(BIN)/python tests/attack/kill.py --minutes $(MINUTES)

golden: setup  ## rewrite the golden files and show what changed
	SERAI_GOLDEN=rewrite $(UNCOMPILED) $(PYTEST) -k golden
	git --no-pager diff --stat -- tests

docs: setup  ## build the documentation site, with a new reference
	$(BIN)/python tools/make_reference.py
	$(MAKE) $(SITE)

pictures: setup web chromium  ## make every picture in the docs anew
	$(BIN)/python tools/make_terminal_pictures.py
	$(BIN)/python tools/make_page_pictures.py
	$(UNCOMPILED) $(BIN)/python tools/make_learn_pictures.py

# PyTorch is large, and no part of `make test`: make train GAME=silk-road MINUTES=10
GAME  ?= silk
TRAIN := cd examples/learnt && PYTHONPATH=. ../../$(BIN)/python -m
RUN   := runs/$(GAME)
train: setup  ## install PyTorch, and train a network in two ways, for MINUTES each
	$(PIP) install --quiet -r examples/learnt/training/requirements.txt
	mkdir -p examples/learnt/runs
	$(TRAIN) training.masked_ppo $(GAME) --minutes $(MINUTES) --network $(RUN).npz --curve $(RUN).csv
	$(TRAIN) training.measure $(RUN).npz
	$(TRAIN) training.sb3_ppo $(GAME) --minutes $(MINUTES) --model $(RUN).zip --curve $(RUN)-sb3.csv
	$(TRAIN) training.curve $(RUN).csv $(RUN)-sb3.csv --picture $(RUN).svg

load: $(VENV)/.serai $(VENV)/.dev $(PEER)/node_modules/.done  ## many tables at once, beside boardgame.io
	$(BIN)/python benchmarks/load.py --peer --rounds 3

bench: $(VENV)/.serai $(VENV)/.peers  ## speed here and now, beside other engines
	$(BIN)/serai bench

lock:  ## choose new versions for requirements/*.txt
	$(PIP) install --quiet uv
	$(COMPILE) --group build -o requirements/run.txt
	$(COMPILE) --extra dev -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) --extra peers -c requirements/run.txt -o requirements/peers.txt

COMPILE = $(BIN)/uv pip compile pyproject.toml --quiet --upgrade --universal \
	--python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url \
	--custom-compile-command "make lock"

clean:  ## remove the environment, caches and build outputs
	rm -rf $(VENV) web/node_modules $(PEER)/node_modules web/dist src/serai/server/page src/serai/server/site build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache \
		.hypothesis .coverage
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# Set-up, done once per change of what it is made of.

$(PAGE): web/node_modules/.done $(shell find web/src web/public web/index.html web/vite.config.ts \
		src/serai/games/*/words -type f 2>/dev/null)
	$(NPM) run --silent build -- --logLevel warn

# A link that leads nowhere ends it.
$(SITE): $(VENV)/.dev mkdocs.yml tools/docs_site.py tools/notebook_page.py README.md CONTRIBUTING.md \
		CHANGELOG.md data/ladders/README.md web/public/serai.svg $(shell find docs tools/site -type f)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

# Not `npm ci`: it wants the compiler's builds for every other system in the lock file too, and a
# registry may hold only some of them. What is in the lock file is installed by its hash either way;
# `--no-save` keeps other versions of npm from writing the file in their own manner.
NPM_INSTALL := npm install --silent --no-audit --no-fund --no-save

web/node_modules/.done: web/package-lock.json
	cd web && $(NPM_INSTALL)
	@touch $@

$(PEER)/node_modules/.done: $(PEER)/package-lock.json
	cd $(PEER) && $(NPM_INSTALL)
	@touch $@

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run $(VENV)/.dev $(VENV)/.peers: $(VENV)/.%: requirements/%.txt | $(VENV)/bin/python
	$(PIP) install --quiet --require-hashes -r $<
	@touch $@

$(VENV)/.serai: pyproject.toml $(VENV)/.run
	$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@
