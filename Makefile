# Everything installs what it lacks. What set-up makes is kept in ${XDG_CACHE_HOME:-~/.cache}/kartano.

PORT ?= 8080

.PHONY: help serve dev test test-all check pictures bench clean

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 10

serve: ## build the site and serve it at http://127.0.0.1:8080 (PORT= for another)
	@scripts/setup.sh serve
	@scripts/build.sh
	@exec scripts/serve.sh $(PORT)

dev: ## serve while you work: builds and reloads at every change
	@scripts/setup.sh serve
	@exec scripts/wasm.sh trunk serve --port $(PORT)

test: ## the checks: format, lints, native tests, the built site in three browsers
	@scripts/setup.sh test
	@scripts/check.sh
	@scripts/build.sh
	@scripts/browser-tests.sh

test-all: ## the same with what seldom differs: every journey in each engine, every language on every screen
	@scripts/setup.sh test
	@scripts/check.sh --include-ignored
	@scripts/build.sh
	@scripts/browser-tests.sh --include-ignored

check: ## the quick part: format, lints for both targets, native tests
	@scripts/setup.sh check
	@scripts/check.sh

pictures: ## take the pictures of all screens anew, with those of the README
	@scripts/setup.sh test
	@scripts/build.sh
	@scripts/pictures.sh

bench: ## measure speed and size; the figures go to target/bench.json too
	@scripts/setup.sh test
	@scripts/build.sh
	@scripts/bench.sh

clean: ## remove what was built here; the tools in the cache stay
	rm -rf target dist node_modules
