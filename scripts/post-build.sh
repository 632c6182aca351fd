#!/bin/sh
# Trunk's hook on the built site: wasm-opt, terser and one style sheet for a release; no Content-Security-Policy while developing.
set -eu
. "$(dirname "$0")/lib.sh"
cd "$TRUNK_STAGING_DIR"

if [ "$TRUNK_PROFILE" = debug ]; then
  # Trunk's live reload is an inline script, which the policy would refuse.
  sed 's#<meta[^>]*Content-Security-Policy[^>]*>##' index.html >index.tmp && mv index.tmp index.html
  exit 0
fi

tools=$root/node_modules/.bin
[ -x "$tools/wasm-opt" ] && [ -x "$tools/terser" ] || exit 0
# What counts is the size after gzip, which sees 32 KB at a time: functions of the same name, which
# are one generic function for several types, stand together, and none is folded into its only caller,
# where nothing would be like it. The first kilobyte of memory is the far end of the stack.
# The names by which wasm and JavaScript know each other are shortened in both.
for wasm_file in *_bg.wasm; do
  js_file=${wasm_file%_bg.wasm}.js
  "$tools/wasm-opt" -Os --one-caller-inline-max-function-size=0 --low-memory-unused \
    --reorder-functions-by-name --strip-debug --strip-producers \
    --minify-imports-and-exports-and-modules \
    --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext \
    --enable-mutable-globals --enable-reference-types --enable-multivalue \
    "$wasm_file" -o small.tmp >names.tmp
  mv small.tmp "$wasm_file"
  node "$root/scripts/short-names.mjs" "$js_file" names.tmp
  rm names.tmp
done
for js_file in *.js; do
  "$tools/terser" --module --compress passes=3 --mangle --output small.tmp -- "$js_file"
  mv small.tmp "$js_file"
done
node "$root/scripts/one-sheet.mjs" .
