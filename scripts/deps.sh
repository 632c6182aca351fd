#!/bin/sh
# Keeps compiled dependencies in the cache, so that a fresh clone need not compile them:
# deps.sh native|browser|wasm (the key), restore KEY TARGET-FOLDER, save KEY TARGET-FOLDER.
set -eu
. "$(dirname "$0")/lib.sh"

case $1 in
native | browser) echo "$1-$(rustc -vV | cksum | cut -d' ' -f1)" && exit 0 ;;
wasm) echo "wasm-$("$(dirname "$0")/wasm.sh" sh -c 'echo "${RUSTC:-rustc}"; ${RUSTC:-rustc} -vV' | cksum | cut -d' ' -f1)" && exit 0 ;;
esac

store=$cache/deps/$2
target=$3
case $2 in
native-*) parts=debug ;;
browser-*) parts=browser ;;
*) parts="release $wasm/release" ;;
esac
# How many compiled dependencies a folder holds.
count() {
  n=0
  for part in $parts; do
    n=$((n + $(find "$1/$part/.fingerprint" -mindepth 1 -maxdepth 1 ! -name '*kartano*' 2>/dev/null | wc -l)))
  done
  echo "$n"
}
lock=$(cat "$root/Cargo.lock" "$root/Cargo.toml" "$root/.cargo/config.toml" | cksum)
case $1 in
restore)
  mkdir -p "$cache"
  exec 9>"$cache/deps.lock"
  flock -s 9
  if [ -d "$store" ] && ! [ -e "$target/.kartano-${2%-*}" ]; then
    mkdir -p "$target"
    # Copies, never links: clones share nothing that changes.
    for part in $parts; do
      mkdir -p "$target/$(dirname "$part")"
      if [ -d "$store/$part" ] && ! [ -e "$target/$part" ]; then
        rm -rf "$target/$part.new"
        cp -a "$store/$part" "$target/$part.new"
        mv "$target/$part.new" "$target/$part"
      fi
    done
    touch "$target/.kartano-${2%-*}"
  fi
  ;;
save)
  [ "$(cat "$store/.lock" 2>/dev/null)" = "$lock" ] && [ "$(count "$store")" -ge "$(count "$target")" ] && exit 0
  mkdir -p "$cache"
  new=$(mktemp -d "$cache/new.XXXXXX")
  removed_at_the_end "$new"
  for part in $parts; do
    mkdir -p "$new/$(dirname "$part")"
    [ ! -d "$target/$part" ] || cp -a "$target/$part" "$new/$part"
  done
  # Versions no longer used pile up: past 3 GB nothing is kept, and a clone that begins anew keeps its own.
  [ "$(du -sk "$new" | cut -f1)" -le 3000000 ] || exit 0
  # What is the project's own is compiled from the clone's own files.
  find "$new" -depth \( -name incremental -o -name '*kartano*' \) -exec rm -rf {} +
  echo "$lock" >"$new/.lock"
  mkdir -p "$cache/deps"
  exec 9>"$cache/deps.lock"
  flock 9
  rm -rf "$store"
  mv "$new" "$store"
  ;;
esac
