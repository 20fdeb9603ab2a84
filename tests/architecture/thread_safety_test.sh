#!/usr/bin/env bash
# Lets Clang check the locks (controller/threads/thread_annotations.h): what is guarded by a mutex is used only while
# the mutex is held. Checks each source that has a lock, with the flags of the build.
#   thread_safety_test.sh SOURCES BUILD
set -euo pipefail
cd "$1"
commands=$2/compile_commands.json
clang=$(command -v clang++-16 || true)
[ -n "$clang" ] || { echo "Clang 16 is not installed: the locks are not checked."; exit 77; }

# The source of a header; of a header without one, the first source that uses it.
source_of() {
  local header=$1 source=${1%.*}.cpp
  [ ! -e "$source" ] || { echo "$source"; return; }
  for user in $(grep -rl --include='*.h' --include='*.cpp' "#include \"$header\"" controller plugins view | sort); do
    source=${user%.h}.cpp
    [ ! -e "$source" ] || { echo "$source"; return; }
  done
  echo "$header: no source uses it" >&2
  exit 1
}

users=$(grep -rl --include='*.h' --include='*.cpp' '#include "controller/threads/mutex.h"' controller plugins view)
declare -A waiting=()
for file in $users; do
  source=$(source_of "$file")
  waiting["$PWD/$source"]=1
done
count=${#waiting[@]}

# The build compiles a source by itself, or a file that includes several.
while read -r command; do
  eval "words=($command)"
  file=${words[-1]}
  text="\"$file\""
  [[ $file != */Unity/* ]] || text=$(<"$file")
  isWanted=
  for source in "${!waiting[@]}"; do
    [[ $text != *"\"$source\""* ]] || { unset "waiting[$source]"; isWanted=1; }
  done
  [ -n "$isWanted" ] || continue
  flags=()
  for ((at = 1; at < ${#words[@]}; ++at)); do
    case ${words[at]} in
      -D* | -I* | -std=*) flags+=("${words[at]}") ;;
      -isystem) flags+=(-isystem "${words[++at]}") ;;
    esac
  done
  "$clang" "${flags[@]}" -fsyntax-only -w -Wthread-safety -Werror=thread-safety "$file"
done < <(sed -n 's/^ *"command": "\(.*\)",$/\1/p' "$commands" | sed 's/\\\\/\x01/g; s/\\"/"/g; s/\x01/\\/g')

for source in "${!waiting[@]}"; do echo "$source is not part of this build"; done
echo "Checked $((count - ${#waiting[@]})) sources of $count."
[ ${#waiting[@]} -eq 0 ]
