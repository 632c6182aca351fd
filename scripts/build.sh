#!/bin/sh
# Builds the release site into dist/.
set -eu
here=$(dirname "$0")
. "$here/lib.sh"
cd "$root"

key=$("$here/deps.sh" wasm)
target=$("$here/wasm.sh" sh -c 'echo "$CARGO_TARGET_DIR"')
"$here/deps.sh" restore "$key" "$target"
"$here/progress.sh" "release site" "1 min, 4 min the first time" "change what the compiler names above" \
  "$here/wasm.sh" trunk build --release
[ -x node_modules/.bin/wasm-opt ] || say "built without wasm-opt and terser, so about twice as large: they need Node (npm ci)"
"$here/deps.sh" save "$key" "$target"
