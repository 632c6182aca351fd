#!/bin/sh
# Serves the built site, with Node or, where there is none, with Trunk: serve.sh [PORT]
set -eu
. "$(dirname "$0")/lib.sh"
cd "$root"
if have node; then
  exec node scripts/serve.mjs "${1:-8080}"
fi
say "http://127.0.0.1:${1:-8080} (Ctrl-C ends it)"
exec scripts/wasm.sh trunk serve --release --no-autoreload=true --port "${1:-8080}"
