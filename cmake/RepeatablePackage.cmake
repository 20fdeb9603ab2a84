# cpack runs this on the packages it made. It makes them again by Debian's own tool, so that equal files give an equal
# package, byte for byte, in whatever folder, on whatever file system, with whatever umask and at whatever time: cpack
# itself asks the file system for the order of files and for the size that they take, and packs the permissions of the
# folders it just made.
#
# All files carry the time of SOURCE_DATE_EPOCH, or of the changelog where that is not set.

execute_process(
  COMMAND dpkg-parsechangelog -l "${CMAKE_CURRENT_LIST_DIR}/../resources/desktop/changelog" -S Timestamp
  OUTPUT_VARIABLE time
  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
  set(ENV{SOURCE_DATE_EPOCH} "${time}")
endif()

foreach(package IN LISTS CPACK_PACKAGE_FILES)
  execute_process(COMMAND sh -euc [[
    files="$1.files"
    rm -rf "$files"
    dpkg-deb --raw-extract "$1" "$files"
    cd "$files"
    find . -name '*.a' -exec strip --strip-debug --remove-section=.comment --enable-deterministic-archives {} +
    size=$(find . -path ./DEBIAN -prune -o -type f -printf '%s\n' -o -printf '0\n' |
      awk '{ kib += $1 > 0 ? int(($1 + 1023) / 1024) : 1 } END { print kib }') # as Debian's policy counts, 5.6.20
    sed -i "s/^Installed-Size: .*/Installed-Size: $size/" DEBIAN/control
    find . -path ./DEBIAN -prune -o -type f -printf '%P\0' | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums
    find . -type d -exec chmod 755 {} +
    chmod 644 DEBIAN/*
    find . -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
    cd ..
    dpkg-deb --root-owner-group -Zxz --build "$files" "$1" >&2
    rm -rf "$files"
  ]] sh "${package}" COMMAND_ERROR_IS_FATAL ANY)
endforeach()
