#!/usr/bin/env bash
# scripts/setup on systems that do not do what it hopes for. The system is made of small programs that stand in for apt's,
# and note what they were asked; nothing is installed.
#   setup_test.sh SETUP
set -euo pipefail
setup=$1
bash=$(command -v bash)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
system=$work/bin

# The programs of the system: apt and dpkg know what the variables below say.
mkdir "$system"
for program in bash cat env sed true; do ln -s "$(type -P "$program")" "$system/$program"; done
stand_in() {
  { echo '#!/bin/bash'; cat; } >"$system/$1"
  chmod +x "$system/$1"
}
stand_in id <<<'echo "$SYSTEM_USER"'
stand_in dpkg-query <<<'[[ $SYSTEM_HAS != *" ${*: -1} "* ]] || echo "install ok installed"'
stand_in apt-cache <<'SH'
echo "$2:"
if [[ $SYSTEM_OFFERS == all || " $SYSTEM_OFFERS " == *" $2 "* ]] && [[ $SYSTEM_LACKS != *" $2 "* ]]; then
  echo "  Candidate: 1.0-1"
fi
SH
stand_in apt-get <<'SH'
case " $* " in
  *' update '*) step=update ;;
  *' --download-only '*) step=fetch ;;
  *' install '*) step=install ;;
esac
echo "$step $*" >>"$SYSTEM_LOG"
[[ $SYSTEM_FAILS != *" $step "* ]] || { echo "E: $step failed" >&2; exit 100; }
SH

# Runs setup on a system that is described by variables; afterwards `code`, `said` and `asked` tell what came of it.
run() {
  : >"$work/asked"
  code=0
  said=$(env -i PATH="$system" SYSTEM_USER=0 SYSTEM_HAS=' ' SYSTEM_OFFERS=all SYSTEM_LACKS=' ' SYSTEM_FAILS=' ' \
    SYSTEM_LOG="$work/asked" "$@" "$bash" "$setup" 2>&1) || code=$?
  asked=$(cat "$work/asked")
}
case_name=
fail() {
  echo "setup_test: $case_name: $*"
  printf '%s\n' "exit code $code" "$said" "-- apt-get was asked:" "$asked"
  exit 1
}
ends_with() { [ "$code" -eq "$1" ] || fail "the exit code is not $1"; }
says() { [[ $said == *"$1"* ]] || fail "it does not say: $1"; }
asks() { [[ $asked == *"$1"* ]] || fail "apt-get is not asked: $1"; }
installs_nothing() { [[ $'\n'$asked != *$'\n'install* ]] || fail "something is installed"; }

case_name="a fresh system"
run
ends_with 0
asks 'fetch '
asks 'install '
asks ' libboost1.81-dev '

case_name="another release's names"
run SYSTEM_LACKS=' libboost1.81-dev clang-16 '
ends_with 0
asks ' libboost-dev '
asks ' clang-19 '

case_name="nothing is missing"
everything=$(sed -n 's/^install .*--no-install-recommends //p' "$work/asked" | tr '\n' ' ')
run SYSTEM_HAS=" $everything"
ends_with 0
[ -z "$said$asked" ] || fail "something is said or asked"

case_name="a release that is too old"
run SYSTEM_LACKS=' libwxgtk3.2-dev '
ends_with 2
says 'does not offer: libwxgtk3.2-dev'
installs_nothing

case_name="no mirror, and no lists"
run SYSTEM_OFFERS= SYSTEM_FAILS=' update '
ends_with 2
says 'is the network up? Nothing was installed.'
says 'Missing: g++'
installs_nothing

case_name="a broken source that is not needed"
run SYSTEM_FAILS=' update '
ends_with 0
asks 'install '

case_name="a mirror that fails in the middle"
run SYSTEM_FAILS=' fetch '
ends_with 2
says 'none was installed'
says 'Run this again'
says 'apt-get install --no-install-recommends g++'
installs_nothing

case_name="an installation that stops"
run SYSTEM_FAILS=' install '
ends_with 2
says 'dpkg --configure -a'

needed=${everything/ stockfish / }
case_name="what is only wanted cannot be had"
run SYSTEM_HAS=" $needed" SYSTEM_FAILS=' fetch '
ends_with 0
says 'going on without stockfish'
installs_nothing

case_name="not root, and no sudo"
run SYSTEM_USER=1000 SYSTEM_LACKS=' libboost1.81-dev '
ends_with 2
says 'there is no sudo. Nothing was installed.'
says 'apt-get install --no-install-recommends g++ '
says ' libboost-dev '
[ -z "$asked" ] || fail "apt-get is asked"

case_name="not root, no sudo, and no lists"
run SYSTEM_USER=1000 SYSTEM_OFFERS=
ends_with 2
says ', libboost1.81-dev or libboost-dev, '

case_name="not root, and only what is wanted is missing"
run SYSTEM_USER=1000 SYSTEM_HAS=" $needed"
ends_with 0
says 'going on without stockfish'

case_name="sudo refuses"
stand_in sudo <<<'echo "sudo: you may not" >&2; exit 1'
run SYSTEM_USER=1000
ends_with 2
says 'sudo refuses. Nothing was installed.'
[ -z "$asked" ] || fail "apt-get is asked"

case_name="sudo allows it"
stand_in sudo <<<'exec "$@"'
run SYSTEM_USER=1000
ends_with 0
asks 'install '

case_name="a system without apt"
rm "$system"/apt-get "$system"/apt-cache "$system"/dpkg-query
run
ends_with 2
says 'Not found: g++ cmake'
says 'boost/version.hpp'
says 'dnf install'
says 'pacman -S'
