# The kit for authors, used from the build tree as its reader would: the project that `roque-cli plugins new` writes is
# built without a warning and tested; so are other players of authors. plugins/README.md shows the very player that is built here.
#
# cmake -DSOURCE=... -DROQUE_SOURCE=... -DROQUE_BUILD=... -DROQUE_CLI=... -DBINARY=... -P check.cmake

function(run)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# A player exports one constant, and has no library of Roque that another version might bring otherwise.
function(expect_self_contained library)
  execute_process(COMMAND nm --dynamic --defined-only --format=posix "${library}" OUTPUT_VARIABLE exported)
  if(NOT exported MATCHES "^roque_player_plugin_v1 [^\n]*\n$")
    message(FATAL_ERROR "${library} exports:\n${exported}")
  endif()
  execute_process(COMMAND objdump -p "${library}" OUTPUT_VARIABLE needed)
  if(needed MATCHES "NEEDED +libroque[^\n]*")
    message(FATAL_ERROR "${library}: ${CMAKE_MATCH_0}")
  endif()
endfunction()

file(READ "${ROQUE_SOURCE}/plugins/README.md" readme)
foreach(name my-player.cpp CMakeLists.txt)
  file(READ "${ROQUE_SOURCE}/plugins/kit/project/${name}" text)
  string(FIND "${readme}" "${text}" at)
  if(at EQUAL -1)
    message(FATAL_ERROR "plugins/README.md does not show plugins/kit/project/${name} as it is")
  endif()
endforeach()

file(REMOVE_RECURSE "${BINARY}")
file(MAKE_DIRECTORY "${BINARY}")
set(project "${BINARY}/my-player")
run("${ROQUE_CLI}" plugins new my-player --folder "${project}")
run("${CMAKE_COMMAND}" --preset release -S "${project}" "-DCMAKE_PREFIX_PATH=${ROQUE_BUILD}"
    -DCMAKE_COMPILE_WARNING_AS_ERROR=ON "-DROQUE_PLAYER_FOLDER=${BINARY}/installed")
run("${CMAKE_COMMAND}" --build "${project}/build/release")
run("${CMAKE_CTEST_COMMAND}" --test-dir "${project}/build/release" --output-on-failure)
run("${CMAKE_COMMAND}" --install "${project}/build/release")

set(others in_c)
cmake_host_system_information(RESULT processor QUERY OS_PLATFORM)
if(processor STREQUAL "x86_64")
  list(APPEND others newer_processor)
endif()
foreach(other IN LISTS others)
  run("${CMAKE_COMMAND}" -S "${SOURCE}/${other}" -B "${BINARY}/${other}" "-DCMAKE_PREFIX_PATH=${ROQUE_BUILD}"
      -DCMAKE_COMPILE_WARNING_AS_ERROR=ON "-DROQUE_PLAYER_FOLDER=${BINARY}/installed")
  run("${CMAKE_COMMAND}" --build "${BINARY}/${other}")
  run("${CMAKE_COMMAND}" --install "${BINARY}/${other}")
endforeach()

file(GLOB players "${BINARY}/installed/*.so")
foreach(player IN LISTS players)
  expect_self_contained("${player}")
endforeach()
