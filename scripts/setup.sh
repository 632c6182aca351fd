#!/bin/sh
# Installs what is missing: setup.sh check|serve|test. What is made is kept in the cache, for every clone.
set -eu
here=$(dirname "$0")
. "$here/lib.sh"
for_what=$1

mkdir -p "$cache"
exec 9>"$cache/lock"
flock -n 9 || { say "waiting for another set-up to end"; flock 9; }

"$here/components.sh"
"$here/wasm-std.sh"
[ "$for_what" = check ] && exit 0

"$here/tool.sh" wasm-bindgen-cli wasm-bindgen "$(locked wasm-bindgen)" "1 min"
"$here/tool.sh" trunk trunk "$trunk" "3 min" --no-default-features --features rustls
"$here/node.sh" "$for_what"
[ "$for_what" = serve ] && exit 0

"$here/browsers.sh"
"$here/tool.sh" geckodriver geckodriver "$geckodriver" "1 min"
