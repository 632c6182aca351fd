# Sourced after lib.sh by whatever drives browsers: where things are.

built=$cache/tools/geckodriver-$geckodriver/bin/geckodriver
if ! [ -x "$built" ]; then built=geckodriver; fi
export DIST="$root/dist" AXE="$root/node_modules/axe-core/axe.min.js" GECKODRIVER="$built" LOCALES="$cache/locales"
