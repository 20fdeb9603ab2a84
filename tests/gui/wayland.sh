#!/usr/bin/env bash
# Runs a test of windows on Wayland: on Weston, which fills a virtual X screen and shows one window as large as that.
#   wayland.sh WIDTH HEIGHT SCALE TEST [ARGUMENTS...]       width and height as programs see them
# Exit code 77, for ctest: Weston is not installed.
set -euo pipefail

if ! command -v weston >/dev/null; then
  echo "Weston is not installed (scripts/setup --test): skipped."
  exit 77
fi
width=$1 height=$2 scale=$3
shift 3

folder=$(mktemp -d)
server= weston=
trap 'kill $weston $server 2>/dev/null || true; wait; rm -rf "$folder"' EXIT
export XDG_RUNTIME_DIR=$folder
chmod 700 "$folder"
printf '[core]\nidle-time=0\nshell=kiosk-shell.so\nxwayland=false\n' >"$folder/weston.ini"

# Waits for a program to be ready; tells if it has ended instead.
await() { # PROCESS TEST ARGUMENTS...
  local process=$1
  shift
  until "$@"; do
    kill -0 "$process" 2>/dev/null || { echo "no screen to test on:" >&2; cat "$folder"/*.log >&2; exit 1; }
    sleep 0.05
  done
}

Xvfb -displayfd 3 -screen 0 "$((width * scale))x$((height * scale))x24" -nolisten tcp 3>"$folder/display" 2>"$folder/x.log" &
server=$!
await $server test -s "$folder/display"
DISPLAY=:$(cat "$folder/display") weston --backend=x11-backend.so --use-pixman --width="$width" --height="$height" \
  --scale="$scale" --socket=wayland-test --config="$folder/weston.ini" --log="$folder/weston.log" 2>/dev/null &
weston=$!
await $weston test -S "$folder/wayland-test"

unset DISPLAY
WAYLAND_DISPLAY=wayland-test GDK_BACKEND=wayland "$@"
