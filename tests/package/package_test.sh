#!/usr/bin/env bash
# The Debian packages: they are made, made again to the same bytes, looked at, installed, started from their desktop file,
# used to write a player, and removed.
#   package_test.sh BUILD_FOLDER
set -euo pipefail
build=$1
sources=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$build/CMakeCache.txt")

work=$(mktemp -d)
again=$(mktemp -d -p /dev/shm 2>/dev/null || mktemp -d) # a file system of another kind, if there is one
trap 'rm -rf "$work" "$again"' EXIT
fail() { echo "package_test: $*" >&2; exit 1; }
has() { command -v "$1" >/dev/null; }

for checker in desktop-file-validate appstreamcli man gio xvfb-run; do
  has "$checker" || fail "$checker is missing: run scripts/setup"
done

export DPKG_DEB_COMPRESSOR_LEVEL=1 # in half the time: how small they are is not looked at

# cpack builds what is missing, as after scripts/run. (Other tests read the translations meanwhile.)
rm -f "$build"/resources/desktop/*.gz "$build"/lib/*/roque/libroque-model.a
ninja -C "$build" -t query packaged | grep translations >/dev/null || fail "cpack would not build the translations"
cpack --config "$build/CPackConfig.cmake" -B "$work/made" >"$work/cpack.log" 2>&1 || { cat "$work/cpack.log"; fail "cpack"; }
package=$(echo "$work"/made/roque_*.deb)
kit=$(echo "$work"/made/roque-dev_*.deb)

# Made again later, elsewhere, by somebody whose files are private: not a byte differs.
touch "$build"/resources/desktop/*.gz
(umask 077 && cpack --config "$build/CPackConfig.cmake" -B "$again" >"$work/cpack.log" 2>&1) || { cat "$work/cpack.log"; fail "cpack"; }
for made in "$package" "$kit"; do
  cmp "$made" "$again/${made##*/}" || fail "the second package differs"
done

dpkg-deb --contents "$package" >"$work/contents"
dpkg-deb --contents "$kit" >"$work/kit-contents"
for file in bin/roque bin/roque-cli bin/roque-uci share/man/man6/roque.6.gz share/doc/roque/copyright \
  share/bash-completion/completions/roque-cli share/zsh/vendor-completions/_roque-cli \
  share/locale/fr/LC_MESSAGES/roque.mo share/roque/pieces/roque/wK.svg; do
  grep -q "\./usr/$file\$" "$work/contents" || fail "$file is not in roque"
done
for file in include/roque/plugins/sdk/roque_player_plugin.h include/roque/plugins/sdk/player_plugin.h \
  include/roque/model/movegen/legal_moves.h 'lib/.*/roque/libroque-model.a' 'lib/.*/cmake/Roque/RoqueConfig.cmake' \
  'lib/.*/cmake/Roque/RoqueConfigVersion.cmake' share/roque/player_project/my-player.cpp \
  share/doc/roque-dev/README.md share/doc/roque-dev/copyright share/doc/roque-dev/examples/my-player/my-player.cpp; do
  grep -q "\./usr/$file\$" "$work/kit-contents" || fail "$file is not in roque-dev"
done
twice=$(sed -n 's/^-.* \.\(\/usr\/.*\)/\1/p' "$work/contents" "$work/kit-contents" | sort | uniq -d)
[ -z "$twice" ] || fail "in both packages: $twice"
if grep -E '/include/|\.a$|/cmake/|player_project' "$work/contents"; then fail "roque has files of the kit"; fi
version=$(dpkg-deb --field "$package" Version)
dpkg-deb --field "$kit" Depends | grep -qF "roque (= $version)" || fail "roque-dev does not depend on its roque"

root=$work/root
if [ "$(id -u)" -eq 0 ]; then
  mkdir -p "$root"/var/lib/dpkg/{info,updates}
  : >"$root/var/lib/dpkg/status"
  dpkg --root="$root" --force-depends --log=/dev/null --install "$package" "$kit" >"$work/dpkg.log" 2>&1 || { cat "$work/dpkg.log"; fail "dpkg --install"; }
else
  dpkg-deb --extract "$package" "$root"
  dpkg-deb --extract "$kit" "$root"
fi

# What was compiled elsewhere would differ if anything told where.
if grep -rlF -e "$build" -e "$sources/" "$root/usr"; then
  fail "the files above name the folder in which they were built"
fi

desktop=$(echo "$root"/usr/share/applications/*.desktop)
desktop-file-validate "$desktop" || fail "$desktop"
appstreamcli validate --no-net "$root"/usr/share/metainfo/*.xml || fail "appstreamcli"
# What software centres ask for: a short name and summary, and three to six pictures, each with a caption.
metainfo=$(echo "$root"/usr/share/metainfo/*.xml)
length() { sed -n "s|^  <$1>\(.*\)</$1>|\1|p" "$metainfo" | tr -d '\n' | wc -m; }
[ "$(length name)" -gt 0 ] && [ "$(length name)" -le 15 ] || fail "the name in $metainfo has not 1 to 15 letters"
[ "$(length summary)" -ge 10 ] && [ "$(length summary)" -le 25 ] || fail "the summary in $metainfo has not 10 to 25 letters"
pictures=$(sed -n 's|.*<image .*/screenshots/\(.*\)</image>|\1|p' "$metainfo")
captions=$(sed -n 's|^ *<caption>\(.*\)</caption>|\1|p' "$metainfo")
count=$(wc -l <<<"$pictures")
[ "$count" -ge 3 ] && [ "$count" -le 6 ] || fail "$metainfo has not three to six pictures"
[ "$(wc -l <<<"$captions")" -eq "$count" ] || fail "$metainfo has not one caption for each picture"
[ -z "$(grep -E '.{41}|\.$' <<<"$captions")" ] || fail "captions in $metainfo are longer than 40 letters, or sentences"
for picture in $pictures; do
  [ -e "$sources/docs/screenshots/$picture" ] || fail "docs/screenshots has no $picture"
done

for page in "$root"/usr/share/man/man6/*; do
  LC_ALL=C.UTF-8 MANROFFSEQ='' man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>"$work/man" >/dev/null || true
  [ ! -s "$work/man" ] || { cat "$work/man"; fail "$page"; }
done
if has lintian; then
  lintian --allow-root --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$package" "$kit" || fail "lintian"
else
  echo "package_test: without lintian, which is not installed"
fi

export HOME=$work/home XDG_CONFIG_HOME=$work/home/config XDG_DATA_HOME=$work/home/data XDG_STATE_HOME=$work/home/state
export PATH=$root/usr/bin:$PATH LC_ALL=C.UTF-8 LANGUAGE=fr NO_AT_BRIDGE=1 GDK_BACKEND=x11
mkdir -p "$HOME"
[ "$(command -v roque)" = "$root/usr/bin/roque" ] || fail "another roque is found"
for program in roque roque-cli roque-uci; do
  [ "$("$program" --version)" = "$program $version" ] || fail "$program --version is not $version"
done
zcat "$root/usr/share/doc/roque/changelog.gz" >"$work/changelog"
[ "$(dpkg-parsechangelog -l "$work/changelog" -S Version)" = "$version" ] || fail "the changelog does not begin with $version"
grep -m 1 '<release ' "$root"/usr/share/metainfo/*.xml | grep -qF "version=\"$version\"" || fail "the newest release of the metainfo is not $version"
roque-cli plugins | grep -q bastion || fail "roque-cli finds no players"
roque-cli diagram "8/8/8/8/8/8/8/K1k5 w - - 0 1" -o "$work/board.png" || fail "roque-cli finds no pieces"
printf 'uci\nquit\n' | roque-uci | grep -q uciok || fail "roque-uci"

# A player of one's own, by the commands that are printed; nothing else is known of the kit.
begun=$SECONDS
mkdir "$work/author"
(
  cd "$work/author"
  roque-cli plugins new greedy --author "A. Author" | sed -n 's/^  //p' >commands
  [ "$(wc -l <commands)" -lt 10 ] || fail "more than ten commands: $(cat commands)"
  { echo 'set -ex'; cat commands; echo 'cd ..'; echo 'roque-cli match greedy random --movetime 20 --pairs 1'; } >all
  printf 'e2e4\nquit\n' | CXXFLAGS=-Werror CMAKE_COLOR_DIAGNOSTICS=OFF bash all >log 2>&1
) || { cat "$work"/author/{commands,log}; fail "the player"; }
if grep -i warning "$work/author/log"; then fail "the player is built with warnings"; fi
grep -q '^1\.\.\.' "$work/author/log" || { cat "$work/author/log"; fail "the player does not play"; }
took=$((SECONDS - begun))
echo "package_test: from nothing to one's own player in a game: $took s, $(wc -l <"$work/author/commands") commands"
[ "$took" -lt 180 ] || fail "it takes longer than three minutes"
roque-cli plugins check --level 8 "$XDG_DATA_HOME/roque/plugins/greedy.so" >"$work/check" || { cat "$work/check"; fail "the project that is written has a fault"; }

# The window, as a desktop starts it. What it says about itself stands in its log.
log=$XDG_STATE_HOME/roque/roque.log
cat >"$work/launch" <<'SCRIPT'
gio launch "$1"
for _ in $(seq 200); do
  if grep -q 'players:.*greedy' "$2" 2>/dev/null; then break; fi
  sleep 0.1
done
kill "$(sed -n 's/.*begins as process //p' "$2")"
SCRIPT
xvfb-run -a -s "-screen 0 1280x1024x24 -nolisten tcp" bash "$work/launch" "$desktop" "$log"
for said in 'speaks fr' 'players: .*bastion.*minimax.*random' 'players: .*greedy'; do
  grep -q "$said" "$log" || { cat "$log"; fail "the log does not say: $said"; }
done

if [ "$(id -u)" -eq 0 ]; then
  dpkg --root="$root" --log=/dev/null --purge roque-dev roque >"$work/dpkg.log" 2>&1 || { cat "$work/dpkg.log"; fail "dpkg --purge"; }
  left=$(find "$root/usr" -mindepth 1 2>/dev/null || true)
  [ -z "$left" ] || fail "left behind: $left"
fi
