#!/bin/sh
# Installs the Node tools: wasm-opt and terser for the release build, and for test axe-core.
set -eu
. "$(dirname "$0")/lib.sh"

if ! have npm; then
  [ "$1" = serve ] || die "Node tools" "install Node 20 or newer with npm"
  say "no Node here: the site is built without wasm-opt, about twice as large"
  exit 0
fi
cd "$root"
omit=
[ "$1" = serve ] && omit=--omit=dev
# npm keeps a copy of the lock file of what it installed.
stamp=node_modules/.kartano-lock
if [ "$(cat "$stamp" 2>/dev/null)" = "$(cksum <package-lock.json)" ] && { [ -n "$omit" ] || [ -d node_modules/axe-core ]; }; then
  exit 0
fi
# shellcheck disable=SC2086 # empty means no argument
"$(dirname "$0")/progress.sh" "Node tools" "10 s" "npm ci $omit" npm ci $omit --no-audit --no-fund
cksum <package-lock.json >"$stamp"
