#!/bin/sh
# Makes public/fonts/ anew: needs Node and Python, and is needed only when letters are to be added.
set -eu
. "$(dirname "$0")/lib.sh"

folder=$(mktemp -d)
removed_at_the_end "$folder"
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet fonttools==4.68.0 brotli==1.2.1
npm install --silent --no-save --prefix "$folder" @fontsource-variable/vollkorn@5.3.0
face=$folder/node_modules/@fontsource-variable/vollkorn
"$folder/python/bin/python" "$root/scripts/font.py" \
  "$face/files/vollkorn-latin-wght-normal.woff2" \
  "$face/files/vollkorn-latin-ext-wght-normal.woff2" \
  "$root/public/fonts/vollkorn.woff2"
cp "$face/LICENSE" "$root/public/fonts/vollkorn-OFL.txt"
