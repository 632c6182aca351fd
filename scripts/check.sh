#!/bin/sh
# Format, lints natively and for wasm, native tests: check.sh [--include-ignored]
set -eu
here=$(dirname "$0")
. "$here/lib.sh"
cd "$root"

native=$("$here/deps.sh" native)
"$here/deps.sh" restore "$native" target
say "format"
cargo fmt --all --check || die "format" "cargo fmt --all"
say "lints"
cargo clippy --locked --workspace --all-targets -- -D warnings || die "lints" "change what clippy names above"
say "lints for wasm"
key=$("$here/deps.sh" wasm)
target=$("$here/wasm.sh" sh -c 'echo "$CARGO_TARGET_DIR"')
"$here/deps.sh" restore "$key" "$target"
# The release profile, so that the build of the site finds the macros compiled.
"$here/wasm.sh" cargo-clippy clippy --locked --release --target "$wasm" -- -D warnings ||
  die "lints for wasm" "change what clippy names above"
"$here/deps.sh" save "$key" "$target"
say "native tests"
cargo test --locked -- "$@" || die "native tests" "run one alone: cargo test NAME"
"$here/deps.sh" save "$native" target
