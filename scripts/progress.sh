#!/bin/sh
# Runs a long command quietly: progress.sh WHAT HOW-LONG REMEDY COMMAND...
set -eu
. "$(dirname "$0")/lib.sh"
what=$1 long=$2 remedy=$3
shift 3

say "$what ($long)"
mkdir -p "$cache/log"
log=$(mktemp "$cache/log/XXXXXX")
start=$(date +%s)
# A group of its own, so that stopping this stops all of it.
setsid "$@" >"$log" 2>&1 </dev/null &
pid=$!
trap 'kill -- "-$pid" 2>/dev/null || true; say "$what: stopped; call again to go on"; rm -f "$log"; exit 130' INT TERM HUP

tick=0
while kill -0 "$pid" 2>/dev/null; do
  sleep 1
  tick=$((tick + 1))
  if [ $((tick % 15)) -eq 0 ]; then
    printf '  %4d s  %s\n' "$(($(date +%s) - start))" "$(tail -n 1 "$log" | tr -d '\r' | cut -c1-90)"
  fi
done

if wait "$pid"; then
  rm -f "$log"
  say "$what: done in $(($(date +%s) - start)) s"
else
  tail -n 40 "$log" >&2
  die "$what (whole log: $log)" "$remedy"
fi
