# roque_add_player(NAME SOURCE...)
#
# Makes the library NAME.so, which exports what Roque asks for and nothing else. `cmake --install` puts it where Roque
# looks for the players of this user, or into ROQUE_PLAYER_FOLDER.

if(IS_ABSOLUTE "$ENV{XDG_DATA_HOME}")
  set(roque_data "$ENV{XDG_DATA_HOME}")
else()
  set(roque_data "$ENV{HOME}/.local/share")
endif()
set(ROQUE_PLAYER_FOLDER "${roque_data}/roque/plugins" CACHE PATH "Where players are installed")

# Roque refuses a player in a folder that others may write to.
if(NOT DEFINED CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS)
  set(CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
      OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
endif()

function(roque_add_player name)
  add_library(${name} MODULE ${ARGN})
  if(TARGET Roque::Player)
    target_link_libraries(${name} PRIVATE Roque::Player)
  else()
    target_link_libraries(${name} PRIVATE Roque::Boundary)
  endif()
  set_target_properties(
    ${name}
    PROPERTIES PREFIX ""
               SUFFIX .so
               C_VISIBILITY_PRESET hidden
               CXX_VISIBILITY_PRESET hidden
               VISIBILITY_INLINES_HIDDEN ON
               LINK_DEPENDS "${ROQUE_PACKAGE_FOLDER}/player.map")
  target_link_options(${name} PRIVATE "LINKER:--version-script=${ROQUE_PACKAGE_FOLDER}/player.map")
  # What is undefined is found when the library is linked. Clang's sanitizers leave their functions to the program.
  if(NOT "${CMAKE_C_FLAGS} ${CMAKE_CXX_FLAGS}" MATCHES "-fsanitize")
    target_link_options(${name} PRIVATE LINKER:--no-undefined)
  endif()
  install(TARGETS ${name} LIBRARY DESTINATION "${ROQUE_PLAYER_FOLDER}")
endfunction()
