# The two commands of the README are `make run` and `make test`; `make help` lists the rest.
SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
FZF ?=
FUZZ_SECONDS ?= 20

# One fully static program: nothing to load at the start, so it opens in a blink.
RELEASE = -c release --static-swift-stdlib -Xswiftc -static-executable

# What must be on the machine, as FILE-OR-COMMAND=DEBIAN-PACKAGE.
NEEDS_BUILD = /usr/include/curses.h=libncursesw5-dev
NEEDS_TEST = $(NEEDS_BUILD) tmux=tmux strace=strace bzip2=bzip2 \
	/usr/share/unicode/UnicodeData.txt=unicode-data \
	/usr/share/rime-data/pinyin_simp.dict.yaml=rime-data-pinyin-simp

.PHONY: help run build test lint format bench data fuzz install uninstall clean \
	needs-build needs-test

help: ## list these targets
	@grep -h '^[a-z]*:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

run: build ## install what is missing, build, open the picker (ARGS="…" are passed on)
	@.build/release/citypicker $(ARGS)

build: needs-build ## the static release binaries in .build/release
	@$(SWIFT) build $(RELEASE) --product citypicker
	@$(SWIFT) build $(RELEASE) --product citypicker-import

test: needs-test ## install what is missing, run every test
	@$(SWIFT) test

lint: ## the format and the rules of the code
	@$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests

format: ## bring the code into format
	@$(SWIFT) format format --in-place --recursive --parallel Package.swift Sources Tests

data: needs-test ## compile what is generated in Data anew
	@$(SWIFT) run -q compile-readings /usr/share/unicode /usr/share/rime-data Data/Readings.table
	@$(SWIFT) run -q citypicker-import --compile Data/Cities.plist Data/Provinces.plist \
	  -o Data/Cities.catalog

# The manual and the completions are made by the program itself.
install: build ## put the programs under PREFIX
	@install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/libexec/citypicker"
	@install -s -m 755 .build/release/citypicker "$(DESTDIR)$(PREFIX)/bin/citypicker"
	@install -s -m 755 .build/release/citypicker-import \
	  "$(DESTDIR)$(PREFIX)/libexec/citypicker/citypicker-import"

uninstall: ## take them away again
	@rm -f "$(DESTDIR)$(PREFIX)/bin/citypicker"
	@rm -rf "$(DESTDIR)$(PREFIX)/libexec/citypicker"

clean: ## remove what was built
	@$(SWIFT) package clean

bench: build ## start, keys, memory beside fzf (FZF=/path/to/fzf for another one)
	@$(SWIFT) build $(RELEASE) --product bench
	@$(SWIFT) build $(RELEASE) --product bench-floor
	@FZF="$(FZF)" .build/release/bench

# Each folder of Sources/Fuzz is an entry of its own. What it finds goes to .build; what is worth
# keeping is put into Tests/Fuzz by hand.
fuzz: FUZZ = .build/fuzz
# Of several sanitizers the compiler takes the last alone, so both are named to it in one word.
fuzz: SANITIZE = --sanitize=fuzzer --sanitize=address -Xswiftc -sanitize=fuzzer,address \
	-Xswiftc -use-ld=lld
fuzz: needs-build ## attack each reader of bytes for FUZZ_SECONDS
	@for folder in Sources/Fuzz/*/; do \
	  name=$$(basename $$folder); \
	  echo "fuzz: $$name"; \
	  CITYPICKER_FUZZ=1 $(SWIFT) build --scratch-path $(FUZZ) $(SANITIZE) \
	    --product Fuzz$$name || exit 1; \
	  mkdir -p $(FUZZ)/corpus/$$name; \
	  kept=Tests/Fuzz/$$name; test -d $$kept || kept=; \
	  SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 $(FUZZ)/debug/Fuzz$$name \
	    -max_total_time=$(FUZZ_SECONDS) -timeout=10 -print_final_stats=1 -verbosity=0 -print_funcs=0 \
	    -artifact_prefix=$(FUZZ)/$$name- $(FUZZ)/corpus/$$name $$kept || exit 1; \
	done

# Installs what is missing where it can, else says what to install.
needs-build: NEEDS = $(NEEDS_BUILD)
needs-test: NEEDS = $(NEEDS_TEST)
needs-build needs-test:
	@missing=; for need in $(NEEDS); do \
	  thing=$${need%%=*}; test -e "$$thing" || command -v "$$thing" >/dev/null 2>&1 \
	    || missing="$$missing $${need#*=}"; \
	done; \
	test -z "$$missing" && exit 0; \
	if command -v apt-get >/dev/null 2>&1; then \
	  as=; test "$$(id -u)" = 0 || as=sudo; \
	  if test -z "$$as" || command -v sudo >/dev/null 2>&1; then \
	    echo "citypicker: installing$$missing"; \
	    $$as apt-get update -qq && \
	    $$as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >/dev/null && exit 0; \
	  fi; \
	fi; \
	echo "citypicker: please install (Debian's names):$$missing" >&2; exit 1
