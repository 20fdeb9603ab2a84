#!/bin/sh
# Fails if the counting of move sequences, and with it the move generator, holds a call or jump through a pointer: a
# virtual call would be one. Usage: no_indirect_calls.sh libroque-model.so
set -eu

code=$(objdump --disassemble --demangle --no-show-raw-insn "$1" |
    awk '/^[0-9a-f]+ <.*>:$/ { wanted = /countLeaves</ || /Visitor</ } wanted')

functions=$(printf '%s\n' "$code" | grep -c '^[0-9a-f]* <.*>:$')
if [ "$functions" -lt 2 ]; then
    echo "the functions that count were not found in $1"
    exit 1
fi
if printf '%s\n' "$code" | grep -E '(call|jmp) +\*'; then
    echo "the generator in $1 goes through a pointer there"
    exit 1
fi
echo "$functions functions, no call or jump through a pointer"
