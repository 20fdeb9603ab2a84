# roque_add_test(NAME name SOURCES a.cpp ... [PROGRAM program] [LIBRARIES ...] [LABELS ...] [TIMEOUT seconds]
#                [NEEDS targets ...] [DISPLAY] [NO_MAIN] [DEFINITIONS ...])
#
# One entry of ctest, with GoogleTest. It is a program of its own, or shares one: tests of one PROGRAM are compiled
# together, in about half the time. They have the same labels, and each entry runs the tests of its own files. NEEDS are
# built before, because the test starts or loads them. A test that starts threads has the label `threads`: the thread
# sanitizer gets no others. DISPLAY runs it in a virtual X display of its own, with a home folder of its own and without a
# window manager. NO_MAIN: the sources bring their main().
#
# Where many tests need the same, the program and its entries are made apart:
#
# roque_add_test_program(target SOURCES a.cpp ... [LIBRARIES ...] [LABELS ...] [DISPLAY] [NO_MAIN] [DEFINITIONS ...])
# roque_register_test(NAME name TARGET target [ARGUMENTS ...] [LABELS ...] [TIMEOUT seconds] [DISPLAY])
#
# LABELS of a program say which builds with sanitizers need it.

find_package(GTest 1.12 REQUIRED)
find_program(XVFB_RUN xvfb-run)

# What virtual displays are started with. GLX would take a third of their start, and no test uses it.
set(ROQUE_DISPLAY_OPTIONS "-nolisten tcp -extension GLX")

# The symbolizer of Clang's sanitizers lies beside the compiler.
file(REAL_PATH "${CMAKE_CXX_COMPILER}" compiler)
cmake_path(GET compiler PARENT_PATH compiler_folder)

set(ROQUE_TEST_DATA "${PROJECT_SOURCE_DIR}/tests/data")
# ASan keeps ten callers of an allocation, not thirty, which would cost a test of windows three tenths more.
set(ROQUE_SANITIZER_ENVIRONMENT
    "LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/sanitizers/lsan.supp:print_suppressions=0"
    "TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/sanitizers/tsan.supp:halt_on_error=0"
    "UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1"
    "ASAN_OPTIONS=detect_stack_use_after_return=1:malloc_context_size=10"
    "ASAN_SYMBOLIZER_PATH=${compiler_folder}/llvm-symbolizer"
    "TSAN_SYMBOLIZER_PATH=${compiler_folder}/llvm-symbolizer")

# All tests with the label `threads`: what the thread sanitizer has to see, and all that has to be built for it. And the
# same for the address sanitizer, which gets no tests that start other programs or read the sources; those that need the
# window are apart.
add_custom_target(threaded_tests)
add_custom_target(sanitized_tests)
add_custom_target(sanitized_window_tests)

# The tests' own code goes without the checks of each use of a pointer: the address sanitizer finds most of what they
# would find, and a test compiles in four fifths of the time.
add_library(roque_test_checks INTERFACE)
if(ROQUE_SANITIZE MATCHES undefined)
  target_compile_options(roque_test_checks INTERFACE -fno-sanitize=null,alignment,object-size,vptr)
endif()

# How tests are compiled; what they test has options of its own.
function(roque_compile_test target)
  if(ROQUE_SANITIZE) # lines of what is tested suffice: without its own a test compiles in nine tenths of the time
    target_compile_options(${target} PRIVATE -g0)
  elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(${target} PRIVATE -Og) # what is tested is optimised in full; the tests need not be
    # GCC 12 loses track of initialisations at this level, in the library's own headers.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  endif()
  target_compile_options(${target} PRIVATE -pthread) # some libraries add it, and all tests share precompiled headers
  target_link_libraries(
    ${target} PRIVATE roque_compiler roque_test_checks Boost::headers GTest::gmock nlohmann_json::nlohmann_json
                      fmt::fmt)
endfunction()

# What most tests include from other libraries, read once for all of them. Tests of windows have headers of their own
# (tests/gui), and wxWidgets has definitions that would change these.
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/tests/headers.cpp" CONTENT "int main() {}\n")
add_executable(roque_test_headers "${PROJECT_BINARY_DIR}/tests/headers.cpp")
roque_compile_test(roque_test_headers)
target_precompile_headers(
  roque_test_headers
  PRIVATE
  <algorithm>
  <filesystem>
  <fstream>
  <functional>
  <map>
  <memory>
  <optional>
  <span>
  <string>
  <thread>
  <variant>
  <vector>
  <fmt/format.h>
  <gmock/gmock.h>)

function(roque_register_test)
  cmake_parse_arguments(TEST "DISPLAY" "NAME;TARGET;TIMEOUT" "ARGUMENTS;LABELS" ${ARGN})
  if(NOT TEST_TIMEOUT)
    set(TEST_TIMEOUT 120)
  endif()
  if(ROQUE_SANITIZE) # which costs up to ten times the time
    math(EXPR TEST_TIMEOUT "10 * ${TEST_TIMEOUT}")
  endif()

  # Half the time of a test of windows is spent waiting for them: scripts/test runs two of
  # them for each processor, or three where nothing is built meanwhile.
  set(share 2)
  if(TEST_DISPLAY)
    set(share 1)
  endif()

  set(home "${PROJECT_BINARY_DIR}/tests/home/${TEST_NAME}")
  file(MAKE_DIRECTORY "${home}")
  set(command ${TEST_TARGET})
  if(TEST_DISPLAY)
    if(NOT XVFB_RUN)
      message(FATAL_ERROR "xvfb-run is missing (Debian packages xvfb and xauth)")
    endif()
    set(command "${XVFB_RUN}" -a -s "-screen 0 1280x1024x24 ${ROQUE_DISPLAY_OPTIONS}" $<TARGET_FILE:${TEST_TARGET}>)
  endif()
  add_test(NAME ${TEST_NAME} COMMAND ${command} ${TEST_ARGUMENTS})
  set_tests_properties(
    ${TEST_NAME}
    PROPERTIES LABELS "${TEST_LABELS}"
               TIMEOUT ${TEST_TIMEOUT}
               PROCESSORS ${share}
               COST ${TEST_TIMEOUT} # what may take long begins first, so that no processor is idle in the end
               ENVIRONMENT
               "HOME=${home};XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;XDG_STATE_HOME=${home}/state;XDG_CACHE_HOME=${home}/cache;NO_AT_BRIDGE=1;DBUS_SYSTEM_BUS_ADDRESS=unix:path=${home}/none;GDK_BACKEND=x11;GTK_THEME=Adwaita;LC_ALL=C.UTF-8;LANGUAGE=;${ROQUE_SANITIZER_ENVIRONMENT}")
endfunction()

function(roque_add_test_program target)
  cmake_parse_arguments(TEST "DISPLAY;NO_MAIN" "" "SOURCES;LIBRARIES;LABELS;DEFINITIONS" ${ARGN})
  add_executable(${target} ${TEST_SOURCES})
  if("threads" IN_LIST TEST_LABELS)
    add_dependencies(threaded_tests ${target})
  endif()
  if("gui" IN_LIST TEST_LABELS)
    add_dependencies(sanitized_window_tests ${target})
  elseif(NOT TEST_LABELS MATCHES "process|architecture")
    add_dependencies(sanitized_tests ${target})
  endif()
  roque_compile_test(${target})
  if(NOT TEST_DISPLAY AND NOT TEST_LIBRARIES MATCHES "roque_(window|board_view)(;|$)")
    target_precompile_headers(${target} REUSE_FROM roque_test_headers)
  endif()
  if(MOLD)
    target_link_options(${target} PRIVATE -fuse-ld=mold)
  endif()
  target_link_libraries(${target} PRIVATE ${TEST_LIBRARIES})
  if(NOT TEST_NO_MAIN)
    target_link_libraries(${target} PRIVATE roque_test_main)
  endif()
  target_compile_definitions(${target} PRIVATE ROQUE_TEST_DATA="${ROQUE_TEST_DATA}" ${TEST_DEFINITIONS})
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests"
                                             INSTALL_RPATH "\$ORIGIN/../${CMAKE_INSTALL_LIBDIR}/roque"
                                             ROQUE_TEST_LABELS "${TEST_LABELS}")
endfunction()

# Adds the sources of a test to a program that others share.
function(roque_extend_test_program target)
  cmake_parse_arguments(TEST "" "" "SOURCES;LIBRARIES;DEFINITIONS" ${ARGN})
  target_sources(${target} PRIVATE ${TEST_SOURCES})
  target_link_libraries(${target} PRIVATE ${TEST_LIBRARIES})
  target_compile_definitions(${target} PRIVATE ${TEST_DEFINITIONS})
endfunction()

function(roque_add_test)
  cmake_parse_arguments(TEST "DISPLAY;NO_MAIN" "NAME;PROGRAM;TIMEOUT" "SOURCES;LIBRARIES;LABELS;NEEDS;DEFINITIONS"
                        ${ARGN})
  set(display)
  if(TEST_DISPLAY)
    set(display DISPLAY)
  endif()
  set(no_main)
  if(TEST_NO_MAIN)
    set(no_main NO_MAIN)
  endif()
  set(program ${TEST_NAME})
  set(arguments)
  if(TEST_PROGRAM)
    set(program ${TEST_PROGRAM})
    set(files ${TEST_SOURCES})
    list(FILTER files INCLUDE REGEX "_test\\.cpp$")
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME folder) # files of different folders may have the same name
    list(TRANSFORM files REPLACE "^(.*)\\.cpp$" "${folder}/\\1")
    list(JOIN files "," files)
    set(arguments ARGUMENTS "--tests-of=${files}")
    list(TRANSFORM TEST_SOURCES PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/" REGEX "^[^/]")
  endif()
  if(TARGET ${program})
    get_target_property(labels ${program} ROQUE_TEST_LABELS)
    if(NOT "${labels}" STREQUAL "${TEST_LABELS}")
      message(FATAL_ERROR "${TEST_NAME} has the labels \"${TEST_LABELS}\", others of ${program} \"${labels}\"")
    endif()
    roque_extend_test_program(
      ${program}
      SOURCES ${TEST_SOURCES}
      LIBRARIES ${TEST_LIBRARIES}
      DEFINITIONS ${TEST_DEFINITIONS})
  else()
    roque_add_test_program(
      ${program} ${display} ${no_main}
      SOURCES ${TEST_SOURCES}
      LIBRARIES ${TEST_LIBRARIES}
      LABELS ${TEST_LABELS}
      DEFINITIONS ${TEST_DEFINITIONS})
  endif()
  if(TEST_NEEDS)
    add_dependencies(${program} ${TEST_NEEDS})
  endif()
  roque_register_test(
    NAME ${TEST_NAME} TARGET ${program} ${display} ${arguments}
    TIMEOUT ${TEST_TIMEOUT}
    LABELS ${TEST_LABELS})
endfunction()

# Appends what is built by default in a folder and those below it, but for the benchmarks.
function(roque_collect_tested list folder)
  get_property(targets DIRECTORY "${folder}" PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(is_on_request ${target} EXCLUDE_FROM_ALL)
    if(NOT is_on_request)
      list(APPEND ${list} ${target})
    endif()
  endforeach()
  get_property(folders DIRECTORY "${folder}" PROPERTY SUBDIRECTORIES)
  list(REMOVE_ITEM folders "${PROJECT_SOURCE_DIR}/tests/bench")
  foreach(below IN LISTS folders)
    roque_collect_tested(${list} "${below}")
  endforeach()
  set(${list} ${${list}} PARENT_SCOPE)
endfunction()

# Everything that tests need. Benchmarks take a twentieth of the time to build, and no test runs them.
function(roque_add_tested_target)
  roque_collect_tested(tested "${PROJECT_SOURCE_DIR}")
  add_custom_target(tested DEPENDS ${tested})
endfunction()
