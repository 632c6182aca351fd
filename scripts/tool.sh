#!/bin/sh
# Builds a command from crates.io into the cache: tool.sh CRATE COMMAND VERSION HOW-LONG [CARGO-INSTALL-OPTION...]
set -eu
. "$(dirname "$0")/lib.sh"
crate=$1 command=$2 version=$3 long=$4
shift 4

dir=$cache/tools/$crate-$version
[ -x "$dir/bin/$command" ] && exit 0
have "$command" && "$command" --version 2>/dev/null | head -n 1 | grep -qwF "$version" && exit 0
have cc || die "$crate $version" "install a C compiler: apt-get install gcc libc6-dev"

# Quick to install rather than quick to run; the half-done build stays for the next call when interrupted.
work=$cache/build/$crate-$version
export CARGO_TARGET_DIR="$work" CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off \
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_DEBUG=0 CARGO_PROFILE_RELEASE_STRIP=debuginfo
"$(dirname "$0")/progress.sh" "$crate $version, from crates.io" "$long" \
  "see the log; without a network: put $command $version on PATH" \
  cargo install --locked "$crate" --version "=$version" --root "$dir" "$@"
rm -rf "$work"
