#!/usr/bin/env bash
# The strong player looks at exactly as many positions when Clang compiles it, without optimisation and with assertions,
# as in the release by GCC.
#   clang_signature_test.sh ROQUE-UCI SOURCES BUILD
# Exit code 77, by which ctest knows a test that was skipped, where there is no Clang.
set -euo pipefail
uci=$1
sources=$2
build=$3

clang=$(command -v clang++-16 clang++-19 clang++-18 clang++ | head -n 1 || true)
[ -n "$clang" ] || { echo "There is no Clang here."; exit 77; }

cmake -S "$sources" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG= -DROQUE_ENGINE_ONLY=ON \
  -DCMAKE_CXX_COMPILER="$clang" -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=16 >/dev/null
nice -n 15 cmake --build "$build" --target roque-engine -- -k 0 >"$build/build.log" || { tail -n 40 "$build/build.log"; exit 1; }

signature() { "$@" bench 9 | sed -n 's/^Nodes searched *: //p'; }
by_gcc=$(signature "$uci")
by_clang=$(signature "$build/engine/roque-engine")
echo "GCC: $by_gcc positions, Clang: $by_clang"
[[ "$("$build/engine/roque-engine" --version)" =~ ^roque-engine\ [0-9.]+$ ]]
[ -n "$by_gcc" ] && [ "$by_gcc" = "$by_clang" ]
