#!/bin/sh
# Installs Debian packages that are missing: apt.sh WHAT HOW-LONG PACKAGE...
set -eu
. "$(dirname "$0")/lib.sh"
what=$1 long=$2
shift 2

missing=
for package; do
  state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$state" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then
  become=
elif have sudo && sudo -n true 2>/dev/null; then
  become="sudo -n"
else
  die "$what" "as root: apt-get install --no-install-recommends$missing"
fi

# An earlier call may have been stopped half-way; dpkg then wants to finish first.
# shellcheck disable=SC2086 # words on purpose
"$(dirname "$0")/progress.sh" "$what:$missing" "$long" \
  "as root: apt-get update && apt-get install --no-install-recommends$missing" \
  sh -eu -c 'become=$1; shift
    export DEBIAN_FRONTEND=noninteractive
    $become dpkg --configure -a
    $become apt-get install -y --no-install-recommends "$@"' sh "$become" $missing
