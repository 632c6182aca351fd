#!/bin/sh
# Sees that the native toolchain has rustfmt and clippy.
set -eu
. "$(dirname "$0")/lib.sh"

have cargo || die "Rust" "install rustup with its stable toolchain"
bin=$(rustc --print sysroot)/bin
[ -x "$bin/cargo-fmt" ] && [ -x "$bin/cargo-clippy" ] && exit 0
if have rustup && [ "${RUSTUP_AUTO_INSTALL:-1}" != 0 ]; then
  exec "$(dirname "$0")/progress.sh" "rustfmt and clippy from rustup" "10 s" "rustup component add rustfmt clippy" \
    rustup component add rustfmt clippy
fi
die "rustfmt and clippy" "rustup component add rustfmt clippy"
