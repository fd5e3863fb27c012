# The recipes of this repository. `make` lists them.

ARGS ?=
TARGET ?= lesson
FUZZER := $(if $(filter action query selector,$(TARGET)),fuzz-views,fuzz-readers)
PREFIX ?= /usr/local
BINARY := .build/debug/workbook

# Homebrew keeps its own readline, cmark-gfm and SQLite out of the compiler's way.
ifeq ($(shell uname -s),Darwin)
BREW := $(shell brew --prefix 2>/dev/null)
FLAGS := $(foreach name,readline cmark-gfm sqlite,-Xcc -I$(BREW)/opt/$(name)/include -Xlinker -L$(BREW)/opt/$(name)/lib)
RELEASE := $(FLAGS) --configuration release
else
# With Swift's libraries inside, the binary starts faster and runs where Swift is not installed. Nothing loads it, so it exports no names. Generic types are made by
# the functions that make them, not found by their names: that asks the runtime for a conformance at each, and a start asks for hundreds. At a fixed address the
# loader has no 150,000 pointers to correct, which is a quarter of what it takes to load the binary. That no two accesses of a variable overlap is checked by the
# tests, not by the binary, of whose instructions it takes a sixteenth.
RELEASE := $(FLAGS) --configuration release --static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors -Xlinker --no-export-dynamic -Xlinker -no-pie -Xswiftc -enforce-exclusivity=unchecked
endif

# Tests run three times as fast with optimization, and what an optimizer may break is tested; the debug build stays as it is.
OPTIMIZED := $(FLAGS) -Xswiftc -O --scratch-path .build-tests

.PHONY: help run build test bench mutants attack generated fuzz reference check lint acceptance schemas pictures page install uninstall packages

help: ## list the recipes
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## open the workbook; make run ARGS="quiz containers" passes arguments
	@$(BINARY) $(ARGS)

build: packages ## build the debug binary
	@swift build $(FLAGS) --product workbook

test: packages ## build and run all tests, optimized; make test ARGS="--filter CellTests" runs some
	swift build $(OPTIMIZED) --build-tests
	@scripts/test $(OPTIMIZED) $(ARGS)

check: packages lint ## lint, check that modules import only what they may, build, test, and run ten thousand hostile inputs
	swift build $(FLAGS) --explicit-target-dependency-import-check error
	@$(MAKE) test
	@$(MAKE) attack ARGS="--count 10000 --time 0.5 --memory 200"

lint: ## check the formatting
	@swift format lint --strict --parallel Package.swift $(shell find Sources Tests Benchmarks Mutants Attack Fuzz Generated -name '*.swift' $(foreach folder,Prelude/Declarations Articles OracleTests/Snippets Cases,-not -path '*/$(folder)/*'))

mutants: packages ## try a million snippets that must not crash, hang or pass a limit; ARGS="--count 50000" tries fewer
	swift build $(RELEASE) --product mutants
	.build/release/mutants $(ARGS)

attack: packages ## run hostile inputs against a release from outside; make attack ARGS="--family loops --count 500" tries one kind
	swift build $(RELEASE) --product workbook
	swift build $(RELEASE) --product attack
	.build/release/attack $(ARGS)

generated: packages ## compare 20,000 generated programs with the compiler: verdict, types, output; ARGS="--count 500 --seed 7" tries others
	swift build $(FLAGS) --product generated
	.build/debug/generated $(ARGS)

fuzz: packages ## feed something what coverage leads to: lesson, quiz, bank, answers, action, query, selector; make fuzz TARGET=bank ARGS="-max_total_time=600"
	swift build $(FLAGS) --configuration release --sanitize fuzzer -Xswiftc -DFUZZING --scratch-path .build-fuzz --product $(FUZZER)
	@mkdir -p .build-fuzz/$(TARGET)
	ulimit -s $$(ulimit -H -s) && FUZZ=$(TARGET) .build-fuzz/release/$(FUZZER) -artifact_prefix=.build-fuzz/$(TARGET)- -timeout=10 $(ARGS) .build-fuzz/$(TARGET)

bench: packages ## build a release and measure; make bench ARGS="layout" runs one group
	swift build $(RELEASE) --product workbook
	swift build $(RELEASE) --product bench
	.build/release/bench $(ARGS)

reference: build ## write docs/API.md from the prelude
	@$(BINARY) help reference > docs/API.md

acceptance: build ## run the acceptance cases of Tests/Cases
	@scripts/acceptance $(BINARY)

schemas: build ## run every command with --json and check what it prints against docs/schema
	@scripts/schemas $(BINARY)

pictures: build ## compare drawings as SVG with those in cells; rsvg-convert and Pillow are installed
	@scripts/system-packages librsvg2-bin python3-pil
	@scripts/pictures $(BINARY)

page: build ## use the page in headless Chromium, which is installed with its driver and selenium
	@scripts/system-packages chromium chromium-driver python3-selenium
	@scripts/page $(BINARY) $(ARGS)

install: packages ## build a release; install binary, courses, manual page and completions under PREFIX
	swift build $(RELEASE) --product workbook
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/workbook $(DESTDIR)$(PREFIX)/share/man/man1
	install -d $(DESTDIR)$(PREFIX)/share/bash-completion/completions $(DESTDIR)$(PREFIX)/share/zsh/site-functions
	install -d $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 .build/release/workbook $(DESTDIR)$(PREFIX)/bin/workbook
	strip $(DESTDIR)$(PREFIX)/bin/workbook
	cp -R lessons quizzes $(DESTDIR)$(PREFIX)/share/workbook/
	install -m 644 docs/workbook.1 $(DESTDIR)$(PREFIX)/share/man/man1/workbook.1
	.build/release/workbook --generate-completion-script bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/workbook
	.build/release/workbook --generate-completion-script zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_workbook
	.build/release/workbook --generate-completion-script fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/workbook.fish

uninstall: ## remove what install installed
	rm -rf $(DESTDIR)$(PREFIX)/share/workbook
	rm -f $(DESTDIR)$(PREFIX)/bin/workbook $(DESTDIR)$(PREFIX)/share/man/man1/workbook.1
	rm -f $(DESTDIR)$(PREFIX)/share/bash-completion/completions/workbook $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_workbook
	rm -f $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/workbook.fish

packages: ## install the system libraries that are missing
	@scripts/system-packages
