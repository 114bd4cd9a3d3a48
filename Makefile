# Every target makes its own environment from nothing; Python 3.11 is all it asks for.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# A library is compiled when it is first used: most of what they bring never is, and all of it takes 18 seconds.
INSTALL := $(BIN)/python -m pip --disable-pip-version-check -q install --no-compile
# One more than a small machine has cores: a fifth of their time tests wait for processes and sockets.
JOBS ?= 3
MINUTES ?= 10
# Python keeps what it compiles, whatever the machine's habit: the tests start the bot hundreds of times.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play run test collected german lint bench bench-scale figures load capacity fuzz kills gallery lock clean

$(VENV)/run.stamp: requirements.lock pyproject.toml
	@echo "Maester fetches the libraries it needs, once: half a minute to a minute ..."
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@rm -f $(VENV)/fetched
	@{ $(subst -q,,$(INSTALL)) --require-hashes -r requirements.lock && touch $(VENV)/fetched; } | \
		sed -n 's/^Collecting \([^ ]*\).*/  \1/p; s/^Installing.*/  ... unpacking them/p'
	@test -e $(VENV)/fetched
	@echo "... they are here; Maester itself follows ..."
	$(INSTALL) --no-deps -e .
	touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements-dev.lock
	$(INSTALL) --require-hashes -r requirements-dev.lock
	touch $@

$(VENV)/bench.stamp: $(VENV)/dev.stamp requirements-bench.lock
	$(INSTALL) --require-hashes --no-deps -r requirements-bench.lock
	touch $@

play: $(VENV)/run.stamp  ## a whole table on this machine: no token, no network
	@echo "The page opens in a few seconds; the first channel has a first game with a coach."
	$(BIN)/maester play

run: $(VENV)/run.stamp  ## the bot on Discord (needs DISCORD_TOKEN)
	$(BIN)/maester run

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

collected: $(VENV)/dev.stamp
	@$(BIN)/python -m pytest --collect-only -qq > /dev/null || true  # pytest itself will say what is wrong

test: $(VENV)/dev.stamp  ## everything a change must pass
	@# The tests are compiled while the types are checked: that takes one core.
	$(MAKE) -j 2 lint collected
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

german: $(VENV)/dev.stamp  ## every scenario once more, played in German
	MAESTER_LANGUAGE=de $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/scenarios

fuzz: $(VENV)/dev.stamp  ## long: seeded random full games on every board
	$(BIN)/python -m bench.fuzz
	MAESTER_FUZZ=1 $(BIN)/python -m pytest -n 0 --timeout 0 tests/rules/risk/play/test_odds_simulated.py \
		tests/scenarios/fief/test_whole.py tests/scenarios/tiny_epic/test_phone.py tests/engine/test_fief_campaign.py \
		tests/scenarios/test_worst.py tests/scenarios/test_whims.py tests/rules/test_systems.py tests/rules/test_edits_at_random.py \
		tests/engine/test_weathers.py tests/engine/test_clocks_at_random.py

kills: $(VENV)/dev.stamp  ## long: two and four processes on PostgreSQL, one of them killed thirty times while people play
	MAESTER_KILLS=30 $(BIN)/python -m pytest -n 0 -s tests/shards

gallery: $(VENV)/dev.stamp  ## draws the pictures of docs/gallery
	$(BIN)/python -m bench.gallery

bench-scale: $(VENV)/dev.stamp  ## long: what grows from 1,000 to 100,000 games
	$(BIN)/python -m bench.growth

load: $(VENV)/dev.stamp  ## ten minutes of people beside 50 tables of agents that never pause; MINUTES=1 for less
	$(BIN)/python -m bench.load --minutes $(MINUTES)

capacity: $(VENV)/dev.stamp  ## what a move and a picture cost here, and what so many games need (docs/scale.md)
	$(BIN)/python -m bench.queueing

bench: $(VENV)/bench.stamp  ## prints a table and writes bench/latest.json
	$(BIN)/python -m bench

figures: $(VENV)/run.stamp  ## what `make bench` has found, into docs/figures.md and the README
	$(BIN)/python -m bench.readme

lock: $(VENV)/dev.stamp  ## renews the pinned dependencies
	$(INSTALL) uv
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-annotate pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-annotate pyproject.toml --extra postgres -o requirements-postgres.lock
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-annotate pyproject.toml --extra postgres --group dev -o requirements-dev.lock
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-annotate --group bench -o requirements-bench.lock

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache
