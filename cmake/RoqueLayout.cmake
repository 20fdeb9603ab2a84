# Where things lie. The build tree mirrors the install tree, so that a program finds its library, its plugins and its
# resources by the same relative paths in both:
#
#   bin/roque, bin/roque-cli
#   lib/ARCH/roque/libroque-model.so     (and glibc-hwcaps/x86-64-v3/ beside it, for newer processors)
#   lib/ARCH/roque/plugins/*.so
#   share/roque/pieces/...
#
# ARCH is Debian's name of the architecture, such as x86_64-linux-gnu. Right below lib, the packager would take our
# libraries for public ones and run ldconfig.

if(CMAKE_LIBRARY_ARCHITECTURE)
  set(CMAKE_INSTALL_LIBDIR "lib/${CMAKE_LIBRARY_ARCHITECTURE}" CACHE PATH "Where libraries are installed")
endif()
include(GNUInstallDirs)

# What is installed belongs to the programs, unless it says that it is for development (the kit for authors of players).
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)

set(ROQUE_BUILD_BIN "${PROJECT_BINARY_DIR}/bin")
set(ROQUE_BUILD_LIB "${PROJECT_BINARY_DIR}/${CMAKE_INSTALL_LIBDIR}/roque")
set(ROQUE_BUILD_PLUGINS "${ROQUE_BUILD_LIB}/plugins")
set(ROQUE_BUILD_SHARE "${PROJECT_BINARY_DIR}/share/roque")

set(ROQUE_INSTALL_LIB "${CMAKE_INSTALL_LIBDIR}/roque")
set(ROQUE_INSTALL_PLUGINS "${ROQUE_INSTALL_LIB}/plugins")
set(ROQUE_INSTALL_SHARE "${CMAKE_INSTALL_DATADIR}/roque")

# The same paths seen from the folder of the programs, for C++.
file(RELATIVE_PATH ROQUE_LIB_FROM_BIN "/${CMAKE_INSTALL_BINDIR}" "/${ROQUE_INSTALL_LIB}")
file(RELATIVE_PATH ROQUE_SHARE_FROM_BIN "/${CMAKE_INSTALL_BINDIR}" "/${ROQUE_INSTALL_SHARE}")

# A run path relative to the program itself, the same when built and when installed: the dynamic linker then looks
# into glibc-hwcaps of that folder, and a tree may be moved.
set(CMAKE_BUILD_WITH_INSTALL_RPATH ON)

# Notes a target of which something is installed: cpack builds it first (RoquePackage.cmake).
function(roque_packaged target)
  set_property(GLOBAL APPEND PROPERTY ROQUE_PACKAGED ${target})
endfunction()

# Makes `target` a program of build/bin that is installed.
function(roque_program target)
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${ROQUE_BUILD_BIN}")
  set_target_properties(${target} PROPERTIES INSTALL_RPATH "\$ORIGIN/${ROQUE_LIB_FROM_BIN}")
  install(TARGETS ${target} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
  roque_packaged(${target})
endfunction()

# Makes `target`, a MODULE, a plugin called <target>.so that is installed.
function(roque_plugin target)
  set_target_properties(${target} PROPERTIES PREFIX "" LIBRARY_OUTPUT_DIRECTORY "${ROQUE_BUILD_PLUGINS}")
  set_target_properties(${target} PROPERTIES INSTALL_RPATH "\$ORIGIN/..")
  roque_link_completely(${target})
  install(TARGETS ${target} LIBRARY DESTINATION "${ROQUE_INSTALL_PLUGINS}")
  roque_packaged(${target})
endfunction()

# Lays a file of the current source folder beside the plugins: <name of a plugin>.levels.tsv.
function(roque_plugin_file file)
  set(source "${CMAKE_CURRENT_SOURCE_DIR}/${file}")
  cmake_path(GET source FILENAME name)
  file(MAKE_DIRECTORY "${ROQUE_BUILD_PLUGINS}")
  file(CREATE_LINK "${source}" "${ROQUE_BUILD_PLUGINS}/${name}" SYMBOLIC)
  install(FILES "${source}" DESTINATION "${ROQUE_INSTALL_PLUGINS}")
endfunction()

# roque_resources(folder FILES a ...): files of the current source folder that the programs read while they run. They are
# installed into share/roque/<folder>; the build tree links to them there.
function(roque_resources folder)
  cmake_parse_arguments(RESOURCES "" "" "FILES" ${ARGN})
  file(MAKE_DIRECTORY "${ROQUE_BUILD_SHARE}/${folder}")
  foreach(file IN LISTS RESOURCES_FILES)
    set(source "${CMAKE_CURRENT_SOURCE_DIR}/${file}")
    if(NOT EXISTS "${source}")
      message(FATAL_ERROR "${source} does not exist")
    endif()
    cmake_path(GET source FILENAME name)
    file(CREATE_LINK "${source}" "${ROQUE_BUILD_SHARE}/${folder}/${name}" SYMBOLIC)
    install(FILES "${source}" DESTINATION "${ROQUE_INSTALL_SHARE}/${folder}")
  endforeach()
endfunction()
