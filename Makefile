# `make play` and `make test` do everything that is needed first, by themselves.
PYTHON ?= python3
BIN := .venv/bin
CORE := $(filter-out %/codes.pxd,$(wildcard $(foreach folder,core games/* search,src/alcaide/$(folder)/*.py \
	src/alcaide/$(folder)/*.pxd))) $(wildcard docs/rules/*.md) setup.py pyproject.toml
PAGE := web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json $(shell find web/src web/public -type f)

.PHONY: help install play play-terminal page web web-test test lint check format protocol map environments bench bench-server siege budget audit clean

help:            ## What there is to do
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

install: .venv/installed  ## The command alcaide, in .venv
	@echo "Ready: $(BIN)/alcaide"

play: .venv/installed     ## Play: the table in the browser, or in the terminal where there is no Node
	@if $(MAKE) --silent page; then $(BIN)/alcaide serve --browser; \
	else echo "The page needs Node 20 or newer (https://nodejs.org) and cannot be built here; this is the table in the terminal."; \
	$(BIN)/alcaide play burgenland; fi

play-terminal: .venv/installed  ## A table with a bot, in the terminal
	@$(BIN)/alcaide play burgenland

page:                     # Built, or built before; fails where that cannot be
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory src/alcaide/web/index.html; \
	else test -f src/alcaide/web/index.html; fi

web:                      ## The page in the browser, built into the package (needs Node)
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory src/alcaide/web/index.html; \
	else echo "The page is not built: it needs Node 20 or newer (https://nodejs.org). The command line works without it."; fi

web-test: .venv/installed web  ## The page in a real browser, clicked through (needs Node and Chromium); pictures in build/screenshots
	@cd web && npm run --silent check
	@node --test tests/web/

test: .venv/tools         ## Every test, on every core
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal

lint: .venv/tools         ## Format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: test lint          ## Both

format: .venv/tools       ## Put the code in shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

protocol: .venv/tools     ## Write the reference of docs/protocol.md, and the page's types, from the server's
	$(BIN)/python -m alcaide.protocol.schema --page docs/protocol.md
	$(BIN)/python -m alcaide.protocol.schema --typescript web/src

map: .venv/tools          ## Draw the map of the house (docs/pictures/house.svg) from its imports
	$(BIN)/python tools/house_map.py

environments: .venv/tools ## Write the tables of docs/environments.md from the games
	$(BIN)/python -m alcaide.envs.reference docs/environments.md

bench: .venv/tools        ## Our speed beside the peers', as ratios of one run (QUICK=1: two minutes; PUBLISH=1: into the docs)
	$(BIN)/python -m bench $(if $(QUICK),--quick) $(if $(PUBLISH),--publish)

budget: .venv/tools       ## Machine instructions per step, counted by valgrind, against what we allow
	$(BIN)/python bench/budget.py

bench-server: .venv/tools ## Our server beside boardgame.io's (needs Node; QUICK=1: a minute)
	$(BIN)/python -m bench.server $(if $(QUICK),--quick)

siege: .venv/tools        ## What one stranger may try against a server, on loopback: held or not (ten minutes at most)
	$(BIN)/python -m bench.siege

audit: .venv/tools        ## Known holes in what we depend on (asks the services of PyPI and npm)
	$(BIN)/pip install --disable-pip-version-check --quiet pip-audit
	$(BIN)/pip-audit --skip-editable
	@if command -v npm >/dev/null; then cd web && npm audit --omit=dev; fi

clean:           ## Forget everything that was built
	rm -rf .venv .bench build dist src/*.egg-info src/alcaide/web web/node_modules
	find src -name '*.so' -delete -o -name '*.c' -delete -o -name 'codes.pxd' -delete

.venv/python:
	@echo "Making .venv ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Alcaide needs Python 3.11 or newer; set PYTHON=...")'
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/installed: .venv/python $(CORE)
	@echo "Installing Alcaide and building its core (about a minute the first time) ..."
	@$(BIN)/pip install --disable-pip-version-check --progress-bar on --quiet --editable '.[play]'
	@touch $@

.venv/tools: .venv/python $(CORE)
	@echo "Installing Alcaide, building its core and fetching the tools for tests (a minute or two the first time) ..."
	@$(BIN)/pip install --disable-pip-version-check --progress-bar on --quiet --editable '.[dev]'
	@touch .venv/installed $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json web/.npmrc
	@echo "Installing the tools for the page ..."
	@cd web && npm ci --silent
	@touch $@

src/alcaide/web/index.html: web/node_modules/.package-lock.json $(PAGE)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@
