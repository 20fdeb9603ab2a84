# `cpack` in the build folder makes a Debian package of what `cmake --install` installs. It first builds what of that is
# missing, such as after scripts/run, but no test.

add_custom_target(packaged)
get_property(packaged GLOBAL PROPERTY ROQUE_PACKAGED)
add_dependencies(packaged ${packaged})
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_COMMANDS "\"${CMAKE_COMMAND}\" --build \"${PROJECT_BINARY_DIR}\" --target packaged")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME roque)
set(CPACK_PACKAGE_VENDOR "The Roque authors")
set(CPACK_PACKAGE_CONTACT "The Roque authors <authors@roque-chess.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "chess against people and programs of every strength")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "Roque shows a board in a window on which people play each other or programs
of twelve levels. It knows all rules, Chess960 and clocks of every kind,
solves mate problems with proof, keeps games through a crash, and scores in a
database. Its players are plugins, and it has a twin for the terminal.")
set(CPACK_DEBIAN_PACKAGE_SECTION misc) # `games` would demand /usr/games
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "https://roque-chess.org")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${ROQUE_BUILD_LIB}")
# What is loaded while the program runs, so that no one finds it by looking at the programs.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libsoci-sqlite3-4.0")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core, libcanberra0, libsecret-1-0, wx3.2-i18n")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libsoci-mysql4.0, libsoci-postgresql4.0")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)
