# `make play` and `make test` do everything that is needed first, by themselves.
PYTHON ?= python3
BIN := .venv/bin
CORE := $(filter-out %/codes.pxd,$(wildcard $(foreach folder,kernel games/* bots,src/alcaide/$(folder)/*.py \
	src/alcaide/$(folder)/*.pxd))) $(wildcard docs/rules/*.md) setup.py pyproject.toml

.PHONY: help install play test lint check format protocol bench budget clean

help:            ## What there is to do
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

install: .venv/installed  ## The command alcaide, in .venv
	@echo "Ready: $(BIN)/alcaide"

play: .venv/installed     ## A table with a bot, in the terminal
	@$(BIN)/alcaide play burgenland

test: .venv/tools         ## Every test
	$(BIN)/python -m pytest

lint: .venv/tools         ## Format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: test lint          ## Both

format: .venv/tools       ## Put the code in shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

protocol: .venv/tools     ## Write the reference of docs/protocol.md from the types
	$(BIN)/python -m alcaide.server.schema --page docs/protocol.md

bench: .venv/tools        ## Our speed beside the peers', as ratios of one run (QUICK=1: two minutes)
	$(BIN)/python -m bench $(if $(QUICK),--quick)

budget: .venv/tools       ## Machine instructions per step, counted by valgrind, against what we allow
	$(BIN)/python bench/budget.py

clean:           ## Forget everything that was built
	rm -rf .venv .bench build dist src/*.egg-info
	find src -name '*.so' -delete -o -name '*.c' -delete -o -name 'codes.pxd' -delete

.venv/python:
	@echo "Making .venv ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Alcaide needs Python 3.11 or newer; set PYTHON=...")'
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/installed: .venv/python $(CORE)
	@echo "Installing Alcaide and building its core (about a minute the first time) ..."
	@$(BIN)/pip install --disable-pip-version-check --progress-bar on --quiet --editable .
	@touch $@

.venv/tools: .venv/installed pyproject.toml
	@echo "Installing the tools for tests ..."
	@$(BIN)/pip install --disable-pip-version-check --progress-bar on --quiet --editable '.[dev]'
	@touch $@
