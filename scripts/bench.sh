#!/bin/sh
# Measures the engine's speed natively, and in the browser the slowest taps and the size of the built site.
set -eu
. "$(dirname "$0")/lib.sh"
cd "$root"
. scripts/browser-env.sh
rm -f target/bench.json
cargo run --locked --profile bench-native --example bench || die "benchmark" "change what is named above"
cargo run --locked --profile browser -p kartano-browser --example taps ||
  die "taps in the browser" "look at target/browser/failed-*"
have node || die "size of the site" "install Node 20 or newer"
node scripts/site-size.mjs
