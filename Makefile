# make run      installs what is missing, builds, and opens the web app
# make test     everything that decides whether a change lands
# make wasm     builds the games for the page again, after a change of what they are made from
# make wheel    builds the Python package
# make install  puts the program, its manual pages and completions into ~/.local (or PREFIX)

# Build output stays outside the clone, so that a fresh clone builds quickly.
CACHE = $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/quadrille
export CARGO_TARGET_DIR ?= $(CACHE)/target
PREFIX ?= $(HOME)/.local

CARGO = cargo --locked
# What people run and every figure measures, and what developers and CI test: see Cargo.toml.
QUADRILLE = $(CARGO_TARGET_DIR)/dist/quadrille
TESTED = $(CARGO_TARGET_DIR)/ci/quadrille
SAMPLE = towers:5:3/2/1/2/2/1/3/4/2/3/3/4/2/2/1/3/1/3/2/3

.PHONY: run demo build wasm wheel install test format lint unit docs scripts python web pages sixth fuzzed fuzz attack soak scale deny advisories proofs peers

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
	$(CARGO) build --profile dist --package quadrille

# The result is committed, so that nobody else needs a compiler for it.
wasm:
	tools/wasm

# Into CARGO_TARGET_DIR/wheels, with the program and HiGHS inside; see docs/python.md.
wheel:
	@tools/setup wheel
	tools/wheel dist $(CARGO_TARGET_DIR)/wheels
	@ls -sh $(CARGO_TARGET_DIR)/wheels/*.whl

install: build
	install -D -m 755 $(QUADRILLE) $(PREFIX)/bin/quadrille
	install -D -m 644 -t $(PREFIX)/share/doc/quadrille LICENSE THIRD-PARTY.txt
	@if [ -e $(CACHE)/highs/libhighs.so ]; then \
	  install -D -m 644 -t $(PREFIX)/lib/quadrille $(CACHE)/highs/libhighs.so $(CACHE)/highs/LICENSE.txt; fi
	$(QUADRILLE) man --out $(PREFIX)/share/man/man1
	mkdir -p $(PREFIX)/share/bash-completion/completions $(PREFIX)/share/zsh/site-functions $(PREFIX)/share/fish/vendor_completions.d
	$(QUADRILLE) completions bash > $(PREFIX)/share/bash-completion/completions/quadrille
	$(QUADRILLE) completions zsh > $(PREFIX)/share/zsh/site-functions/_quadrille
	$(QUADRILLE) completions fish > $(PREFIX)/share/fish/vendor_completions.d/quadrille.fish
	@echo "$(PREFIX)/bin/quadrille is ready"

test: format lint unit docs scripts python web sixth fuzzed

format:
	@tools/setup test
	cargo fmt --check

lint: format
	$(CARGO) clippy --profile ci --all-targets -- -D warnings
	$(CARGO) clippy --profile ci --package quadrille-games --no-default-features -- -D warnings
	$(CARGO) clippy --profile ci --package quadrille-games --no-default-features --features solve -- -D warnings

unit: lint
	$(CARGO) test --profile ci

docs: unit
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --profile ci --no-deps

scripts: format
	tools/notices check
	shellcheck tools/setup tools/wasm tools/wheel tools/python-test tools/lrat-check tools/slurm-try tools/sixth-game/try fuzz/run .ci/run web/test.sh

# The Python package as a user gets it: a wheel of what the tests above built, in an empty environment.
python: unit
	tools/wheel ci $(CARGO_TARGET_DIR)/wheels-ci $(TESTED)
	tools/python-test $(CARGO_TARGET_DIR)/wheels-ci/*.whl

web: unit
	QUADRILLE=$(TESTED) web/test.sh

# Every browser test on the served page and on the static one: `web` asks the served one only what the other cannot show.
pages: unit
	QUADRILLE=$(TESTED) web/test.sh whole

# What a new game touches, shown by adding one.
sixth: unit
	tools/sixth-game/try

# Readers, positions, explanations, proofs and requests fed with what no user would write: for seconds
# in the tests, for ten minutes by hand (longer: fuzz/run SECONDS TARGET).
fuzzed: unit
	fuzz/run 5

fuzz:
	fuzz/run 120

# Other puzzles every day, against brute force; and an hour of load with kills. See docs/reliability.md.
attack: build
	tools/attack --program $(QUADRILLE)

# Every board of the corpora proved and verified by VeriPB, then generated ones. See docs/proofs.md.
proofs: build
	@tools/setup test
	tools/proofs --program $(QUADRILLE) --corpus
	tools/proofs --program $(QUADRILLE) --claims 2000

soak: build
	tools/soak --program $(QUADRILLE)

# Campaigns that machines share: workers and server killed at many moments, how many tasks a second a server hands
# out, and a campaign on a real Slurm. See docs/scale.md.
scale:
	@tools/setup test
	QUADRILLE_KILLS=20 $(CARGO) test --profile ci --package quadrille --test scale
	$(CARGO) run --profile ci --package quadrille-bench --example queue_load -- 8 10 32
	$(CARGO) run --profile ci --package quadrille-bench --example queue_load -- 1000 30 32
	if command -v slurmctld >/dev/null; then tools/slurm-try $(TESTED); else echo "no Slurm here: tools/slurm-try was left out"; fi

# Licences, versions and origins of what others wrote, by cargo-deny. `make test` checks deny.toml
# too, without this program, which takes minutes to build.
DENY = $(CACHE)/tools/bin/cargo-deny

$(DENY):
	cargo install --locked --root $(CACHE)/tools cargo-deny

deny: $(DENY)
	$(DENY) --locked check licenses bans sources

# Known faults of what others wrote; fetches the database of them.
advisories: $(DENY)
	$(DENY) --locked check advisories

# The same boards for Quadrille and for its peers, in one run. See docs/benchmarks/peers.md.
peers: build
	tools/peers/compare --quadrille $(QUADRILLE) --out docs/benchmarks/peers.md
