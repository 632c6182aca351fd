#!/bin/sh
# Runs a command with the compiler and tools of the wasm build: wasm.sh COMMAND...
set -eu
. "$(dirname "$0")/lib.sh"

for tool in "wasm-bindgen-cli-$(locked wasm-bindgen)" "trunk-$trunk"; do
  [ -d "$cache/tools/$tool/bin" ] && PATH=$cache/tools/$tool/bin:$PATH
done
PATH=$root/node_modules/.bin:$PATH

# Two compilers, or two libraries, never share a target folder.
if toolchain_has_wasm; then
  CARGO_TARGET_DIR=$root/target/wasm
else
  sysroot=$(debian_sysroot)
  [ -x "$sysroot/bin/rustc" ] || die "no wasm library yet" "scripts/setup.sh serve"
  PATH=$sysroot/bin:$PATH
  CARGO_TARGET_DIR=$root/target/wasm-${sysroot##*/sysroot-}
  SYSROOT=$sysroot # for clippy, which asks no compiler
  export SYSROOT RUSTC="$sysroot/bin/rustc" RUSTDOC=/usr/bin/rustdoc
fi
export PATH CARGO_TARGET_DIR
export RUST_BACKTRACE=0 # what fails here says why without it
exec "$@"
