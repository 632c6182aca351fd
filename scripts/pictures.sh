#!/bin/sh
# Takes pictures of every main screen of the built site: pictures.sh [LANGUAGE]
set -eu
. "$(dirname "$0")/lib.sh"
cd "$root"
. scripts/browser-env.sh

key=$(scripts/deps.sh browser)
scripts/deps.sh restore "$key" target
cargo run --locked --profile browser -p kartano-browser --example pictures -- "$@" ||
  die "pictures" "look at target/browser/failed-*"
say "pictures: target/pictures, and those of the README in docs/pictures"
