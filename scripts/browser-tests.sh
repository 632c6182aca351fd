#!/bin/sh
# Runs the browser tests against dist/: browser-tests.sh [NAME | --include-ignored ...]
set -eu
. "$(dirname "$0")/lib.sh"
cd "$root"

. scripts/browser-env.sh
# Browsers mostly wait: three at once keep two cores busy.
export RUST_TEST_THREADS="${RUST_TEST_THREADS:-3}"

key=$(scripts/deps.sh browser)
scripts/deps.sh restore "$key" target
cargo test --locked --profile browser -p kartano-browser --no-fail-fast -- "$@" ||
  die "browser tests" "look at target/browser/failed-*; run one alone: scripts/browser-tests.sh NAME"
scripts/deps.sh save "$key" target
