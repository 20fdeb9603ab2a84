#!/usr/bin/env bash
# The completions of roque-cli for bash and zsh offer its commands and options, each and no others.
#   completions_test.sh SOURCE_FOLDER PROGRAM_FOLDER
set -euo pipefail
source=$1
export PATH=$2:$PATH LC_ALL=C.UTF-8
fail() { echo "completions_test: $*" >&2; exit 1; }

# What a command says of itself: its commands, or its options.
commands() { roque-cli "$@" --help | sed -n '/^Commands:/,$s/^  \([a-z-]*\) .*/\1/p'; }
options() { roque-cli "$@" --help | grep -oE '^  (-[a-z],)?--[a-z0-9-]+' | grep -oE -- '--[a-z0-9-]+$'; }

# What bash offers after these words, of which the last is being typed.
offered() {
  bash -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _roque_cli; printf "%s\n" "${COMPREPLY[@]}"' \
    - "$source/resources/completions/roque-cli" roque-cli "$@"
}
same() {
  [ "$(sort -u <<<"$2")" = "$(sort -u <<<"$3")" ] || fail "$1: bash offers: $2; roque-cli has: $3"
  [ -n "$3" ] || fail "$1: nothing"
}

same "a command" "$(offered '' | grep -v -- --)" "$(commands)"
same "part of a command" "$(offered pl)" "$(printf 'play\nplugins\n')"
same "a command of pgn" "$(offered pgn '' | grep -v -- --)" "$(commands pgn)"
for command in $(commands); do
  same "$command" "$(offered "$command" -- )" "$(options "$command")"
done
for command in $(commands pgn); do
  same "pgn $command" "$(offered pgn "$command" --)" "$(options pgn "$command")"
done
same "an option of plugins allow" "$(offered plugins allow --)" "$(options plugins allow)"
same "an option after a value" "$(offered match random bastion --mov)" --movetime
(cd "$source" && same "a file" "$(offered pgn check READ)" README.md)

if ! command -v zsh >/dev/null; then
  echo "completions_test: without zsh, which is not installed"
  exit
fi
zsh=$(zsh -f -c '
  . "$1"
  _describe() { print -l -- $known }
  _files() { print -- file }
  CURRENT=2 words=(roque-cli ""); _roque_cli
  print ----
  CURRENT=4 words=(roque-cli pgn filter --); _roque_cli
  print ----
  CURRENT=4 words=(roque-cli pgn check R); _roque_cli' - "$source/resources/completions/_roque-cli")
for command in $(commands); do grep -q "^$command:" <<<"$zsh" || fail "zsh does not offer $command"; done
for option in $(options pgn filter); do grep -qx -- "$option" <<<"$zsh" || fail "zsh does not offer $option"; done
[ "$(tail -1 <<<"$zsh")" = file ] || fail "zsh offers no files"
