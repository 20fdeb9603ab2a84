# `cpack` in the build folder makes two Debian packages of what `cmake --install` installs: `roque`, the programs, and
# `roque-dev`, the kit for authors of players. It first builds what of that is missing, such as after scripts/run, but no
# test.

add_custom_target(packaged)
get_property(packaged GLOBAL PROPERTY ROQUE_PACKAGED)
add_dependencies(packaged ${packaged})
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_COMMANDS "\"${CMAKE_COMMAND}\" --build \"${PROJECT_BINARY_DIR}\" --target packaged")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME roque)
set(CPACK_PACKAGE_VENDOR "The Roque authors")
set(CPACK_PACKAGE_CONTACT "The Roque authors <authors@roque-chess.org>")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_COMPONENTS_ALL program development)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # which would begin the description of either package
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION
    "chess against people and programs of every strength
Roque shows a board in a window on which people play each other or programs
of twelve levels. It knows all rules, Chess960 and clocks of every kind,
solves mate problems with proof, keeps games through a crash, and scores in a
database. Its players are plugins, and it has a twin for the terminal.")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION
    "kit for authors of chess players for Roque
What it takes to write a player that Roque loads: headers in C and C++, the
rules of chess as a static library, a CMake package, a guide, and a sample.
The command roque-cli plugins new begins a project with it.")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME roque)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION misc) # `games` would demand /usr/games
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME roque-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "https://roque-chess.org")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${ROQUE_BUILD_LIB}")
# What is loaded while the program runs, so that no one finds it by looking at the programs.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS "libsoci-sqlite3-4.0")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "fonts-dejavu-core, libcanberra0, libsecret-1-0, wx3.2-i18n")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "libsoci-mysql4.0, libsoci-postgresql4.0")
set(boost "${Boost_VERSION_MAJOR}.${Boost_VERSION_MINOR}")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
    "roque (= ${PROJECT_VERSION}), libboost${boost}-dev | libboost-dev (>= ${boost})")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_RECOMMENDS "cmake (>= 3.25), g++, make")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_POST_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/cmake/RepeatablePackage.cmake")
include(CPack)
