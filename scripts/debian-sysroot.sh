#!/bin/sh
# Builds Rust's standard library for wasm from Debian's packages, into a sysroot in the cache.
set -eu
. "$(dirname "$0")/lib.sh"
here=$(dirname "$0")

if [ -z "$(find /var/lib/apt/lists -maxdepth 1 -name '*_Packages*' -mmin -1440 2>/dev/null | head -n 1)" ]; then
  [ "$(id -u)" = 0 ] && "$here/progress.sh" "Debian's package lists" "10 s" "apt-get update" apt-get update
fi
# The linker must be at least as new as the compiler's LLVM: take the newest there is.
lld=$(apt-cache pkgnames lld- | grep -E '^lld-[0-9]+$' | sort -t- -k2n | tail -n 1)
[ -n "$lld" ] || die "wasm library" "apt-get update, or: rustup target add $wasm"
"$here/apt.sh" "Debian's Rust compiler, with the library's source" "40 s" \
  rustc-web cargo-web rust-web-src rust-web-clippy "$lld"

need=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$root/Cargo.toml")
got=$(/usr/bin/rustc -V | cut -d' ' -f2)
[ "$(printf '%s\n%s\n' "$need" "$got" | sort -V | head -n 1)" = "$need" ] ||
  die "wasm library: Debian's Rust is $got, the project needs $need" "rustup target add $wasm"

sysroot=$(debian_sysroot)
host=$(/usr/bin/rustc -vV | sed -n 's/^host: //p')
work=$cache/build/std-$got
mkdir -p "$work/src"
cat >"$work/Cargo.toml" <<'TOML'
[package]
name = "std-only"
version = "0.0.0"
edition = "2024"
[profile.release]
lto = true
opt-level = "z"
panic = "abort"
[workspace]
TOML
echo '#![no_std]' >"$work/src/lib.rs"
# Bitcode, since a release build links with LTO. For size, as the site is: 8 KB less to load. A panic ends
# in a trap at once, without the words that nobody would read: 20 KB less.
"$here/progress.sh" "wasm library, from its source" "1 min" "remove $work and call again" \
  env -u CARGO_TARGET_DIR RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 \
  RUSTFLAGS='-Cembed-bitcode=yes --cfg panic="immediate-abort" -Aexplicit_builtin_cfgs_in_flags' \
  /usr/bin/cargo build --release -Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size --target "$wasm" --manifest-path "$work/Cargo.toml"

rm -rf "$sysroot" "$sysroot.new"
lib=$sysroot.new/lib/rustlib
mkdir -p "$lib/$wasm/lib" "$lib/$host/bin" "$sysroot.new/bin"
cp "$work/target/$wasm/release/deps/"*.rlib "$lib/$wasm/lib/"
rm -f "$lib/$wasm/lib/"libstd_only*
debian=$(/usr/bin/rustc --print sysroot)/lib/rustlib
ln -s "$debian/$host/lib" "$lib/$host/lib"
ln -s "$debian/src" "$lib/src"
ln -s "$(command -v "$lld" || echo "/usr/lib/llvm-${lld#lld-}/bin/lld")" "$lib/$host/bin/rust-lld"
for tool in cargo rustdoc cargo-clippy; do ln -s "/usr/bin/$tool" "$sysroot.new/bin/$tool"; done
printf '#!/bin/sh\nexec /usr/bin/rustc --sysroot "%s" "$@"\n' "$sysroot" >"$sysroot.new/bin/rustc"
chmod +x "$sysroot.new/bin/rustc"
mv "$sysroot.new" "$sysroot"
rm -rf "$work"
