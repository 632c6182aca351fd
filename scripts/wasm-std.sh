#!/bin/sh
# Sees to Rust's standard library for wasm: the toolchain's, else rustup's, else one built from Debian's packages.
set -eu
. "$(dirname "$0")/lib.sh"

have rustc || die "Rust" "install rustup with its stable toolchain"
toolchain_has_wasm && exit 0
sysroot=$(debian_sysroot)
[ -n "$sysroot" ] && [ -x "$sysroot/bin/rustc" ] && exit 0

if have rustup && [ "${RUSTUP_AUTO_INSTALL:-1}" != 0 ]; then
  "$(dirname "$0")/progress.sh" "wasm library from rustup" "10 s" "rustup target add $wasm" \
    rustup target add "$wasm"
  exit 0
fi

have apt-get || die "wasm library" "rustup target add $wasm"
exec "$(dirname "$0")/debian-sysroot.sh"
