# make run   build and run the program's main job
# make test  everything that decides whether a change lands

# Build output stays outside the clone, so that a fresh clone builds quickly.
export CARGO_TARGET_DIR ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/quadrille/target

# One profile for everything: the C++ engines are then compiled once.
CARGO = cargo --locked
QUADRILLE = $(CARGO_TARGET_DIR)/release/quadrille
SAMPLE = towers:5:3/2/1/2/2/1/3/4/2/3/3/4/2/2/1/3/1/3/2/3

.PHONY: run demo build test format lint unit docs web

# The page opens in a browser where there is one; the address is printed in any case.
run: build
	$(QUADRILLE) play

# The same program without a browser: one puzzle shown, explained, solved and drawn.
demo: build
	$(QUADRILLE) show $(SAMPLE)
	$(QUADRILLE) explain $(SAMPLE)
	$(QUADRILLE) solve $(SAMPLE) --count 2
	$(QUADRILLE) show $(SAMPLE) --solve --to svg --out $(CARGO_TARGET_DIR)/sample.svg
	@echo "The picture is in $(CARGO_TARGET_DIR)/sample.svg; all verbs: $(QUADRILLE) --help"

build:
	@tools/setup run
	$(CARGO) build --release

test: format lint unit docs web

format:
	@tools/setup test
	cargo fmt --check

lint: format
	$(CARGO) clippy --release --all-targets -- -D warnings

unit: lint
	$(CARGO) build --release
	$(CARGO) test --release

docs: unit
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --release --no-deps

web: unit
	QUADRILLE=$(QUADRILLE) web/test.sh
