# Builds the player of plugins/README.md as a reader would, outside this project, and sees to it that the README shows
# the very files that are built here.
#
# cmake -DSOURCE=... -DROQUE_SOURCE=... -DROQUE_BUILD=... -DBINARY=... -DCOMPILER=... -P check.cmake

file(READ "${ROQUE_SOURCE}/plugins/README.md" readme)
foreach(name greedy.cpp CMakeLists.txt)
  file(READ "${SOURCE}/${name}" text)
  string(FIND "${readme}" "${text}" at)
  if(at EQUAL -1)
    message(FATAL_ERROR "plugins/README.md does not show ${name} as it is in ${SOURCE}")
  endif()
endforeach()

file(REMOVE_RECURSE "${BINARY}")
execute_process(
  COMMAND "${CMAKE_COMMAND}" -S "${SOURCE}" -B "${BINARY}" "-DCMAKE_CXX_COMPILER=${COMPILER}"
          "-DCMAKE_PREFIX_PATH=${ROQUE_BUILD}" "-DROQUE_INCLUDE=${ROQUE_SOURCE}" COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${CMAKE_COMMAND}" --build "${BINARY}" COMMAND_ERROR_IS_FATAL ANY)
