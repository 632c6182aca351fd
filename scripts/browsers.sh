#!/bin/sh
# Installs the browsers of the tests, with their drivers, a display and a locale.
set -eu
. "$(dirname "$0")/lib.sh"
here=$(dirname "$0")

have apt-get || die "browsers" "the browser tests need Debian's chromium-driver, firefox-esr and webkit2gtk-driver"
"$here/apt.sh" "browsers and drivers" "2 min" \
  chromium chromium-driver firefox-esr webkit2gtk-driver xvfb locales

# WebKit speaks the language of its locale; these live in the cache, the machine's own stay as they are.
mkdir -p "$cache/locales"
missing=
for tag in en_GB fi_FI nb_NO hu_HU nl_NL hr_HR; do
  [ -d "$cache/locales/$tag.UTF-8" ] || missing="$missing $tag"
done
[ -n "$missing" ] || exit 0
# shellcheck disable=SC2086 # words on purpose
"$here/progress.sh" "locales:$missing" "10 s" "apt-get install --reinstall locales" \
  sh -eu -c 'cd "$1"; shift
    for tag; do
      rm -rf "$tag.new"
      localedef -i "$tag" -f UTF-8 "./$tag.new"
      mv "$tag.new" "$tag.UTF-8"
    done' sh "$cache/locales" $missing
