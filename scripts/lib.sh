# Sourced by the scripts: where things are, and how a step speaks.

root=$(cd "$(dirname "$0")/.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/kartano
wasm=wasm32-unknown-unknown

# The versions of the commands built from crates.io; that of wasm-bindgen is read from Cargo.lock.
trunk=0.21.14
geckodriver=0.37.1

say() { printf 'kartano: %s\n' "$*"; }

# die WHAT REMEDY: a failing step names itself and what to do about it.
die() {
  printf 'kartano: failed: %s\n         remedy: %s\n' "$1" "$2" >&2
  exit 1
}

# removed_at_the_end FOLDER: also where the script is stopped.
removed_at_the_end() {
  # shellcheck disable=SC2064 # the folder of now
  trap "rm -rf '$1'" EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
}

have() { command -v "$1" >/dev/null 2>&1; }

# The version of a crate in Cargo.lock.
locked() {
  awk -v want="name = \"$1\"" '$0 == want { getline; gsub(/[^0-9.]/, ""); print; exit }' "$root/Cargo.lock"
}

# The active toolchain brings its own library for wasm.
toolchain_has_wasm() {
  [ -d "$(rustc --print sysroot 2>/dev/null)/lib/rustlib/$wasm/lib" ]
}

# Where the library built from Debian's packages lies; empty where they are not installed.
debian_sysroot() {
  [ -x /usr/bin/rustc ] || return 0
  printf '%s/sysroot-%s-wordless\n' "$cache" "$(/usr/bin/rustc -V | cut -d' ' -f2)"
}
