# How everything of ours is compiled. Targets link `roque_compiler`; what others wrote is included as SYSTEM.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_C_STANDARD 11)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

# ccache caches nothing that uses precompiled headers unless it is told to (its manual, "Precompiled headers"). This
# replaces the sloppiness that a person has set.
find_program(CCACHE ccache)
if(CCACHE)
  find_program(ENV_PROGRAM env REQUIRED)
  set(launcher "${ENV_PROGRAM}" CCACHE_SLOPPINESS=pch_defines,time_macros "${CCACHE}")
  set(CMAKE_CXX_COMPILER_LAUNCHER "${launcher}")
  set(CMAKE_C_COMPILER_LAUNCHER "${launcher}")
endif()

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug or Release" FORCE)
endif()

add_library(roque_compiler INTERFACE)
target_include_directories(roque_compiler INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_options(
  roque_compiler
  INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wall
            -Wextra
            -Wpedantic
            -Wshadow
            -Wconversion
            -Wsign-conversion
            -Wnon-virtual-dtor
            -Wold-style-cast
            -Woverloaded-virtual
            -Werror>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 warns of overlaps that cannot be where strings are joined (GCC bug 105651).
  target_compile_options(roque_compiler INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-restrict>)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # Where files are compiled as one, a name of one seems to be hidden by a later one.
  target_compile_options(
    roque_compiler
    INTERFACE $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wno-shadow>)
endif()

# Clang writes the times of files into precompiled headers, so those of each clone would differ, for ccache too.
target_compile_options(roque_compiler INTERFACE "$<$<COMPILE_LANG_AND_ID:CXX,Clang>:SHELL:-Xclang -fno-pch-timestamp>")

# GCC collects garbage each time its heap has doubled, which takes a tenth of its time. Without, the largest files take
# 1.2 gigabytes instead of 1.
target_compile_options(
  roque_compiler INTERFACE "$<$<COMPILE_LANG_AND_ID:CXX,GNU>:SHELL:--param ggc-min-heapsize=4000000>") # KiB

# Clang checks the locks (controller/threads/thread_annotations.h).
target_compile_options(roque_compiler INTERFACE $<$<CXX_COMPILER_ID:Clang>:-Wthread-safety>)

# Programs with sanitizers are large, and tests are many: mold links them in a quarter of the time.
find_program(MOLD mold)
if(MOLD AND ROQUE_SANITIZE)
  target_link_options(roque_compiler INTERFACE -fuse-ld=mold)
endif()

if(ROQUE_SANITIZE)
  target_compile_options(roque_compiler INTERFACE -fsanitize=${ROQUE_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(roque_compiler INTERFACE -fsanitize=${ROQUE_SANITIZE})
elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
  target_compile_options(
    roque_compiler
    INTERFACE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2
              $<IF:$<BOOL:$<TARGET_PROPERTY:ROQUE_COMPUTES>>,-fno-stack-protector,-fstack-protector-strong>)
endif()
target_link_options(roque_compiler INTERFACE -Wl,-z,relro,-z,now)

# Lets a shared library with something undefined fail when it is linked instead of when it is loaded. Clang's sanitizers
# leave their own functions to the program.
function(roque_link_completely target)
  if(NOT ROQUE_SANITIZE)
    target_link_options(${target} PRIVATE -Wl,--no-undefined)
  endif()
endfunction()

include(CheckPIESupported)
check_pie_supported()

# Lets the files of a folder be compiled as one, at most thirty of them, where the build compiles files together
# (CMAKE_UNITY_BUILD). A program then links whole folders out of a library, and not what chance put beside what it
# needs. roque_compile_by_folder(target TOGETHER "perft problem" ...) takes small folders as one: most of the time goes
# into what all files include.
function(roque_compile_by_folder target)
  cmake_parse_arguments(COMPILE "" "" "TOGETHER" ${ARGN})
  foreach(folders IN LISTS COMPILE_TOGETHER)
    string(REPLACE " " ";" folders "${folders}")
    list(GET folders 0 first)
    foreach(folder IN LISTS folders)
      set(place_${folder} ${first})
    endforeach()
  endforeach()
  set(most 30)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(GET source PARENT_PATH folder)
    if(DEFINED place_${folder})
      set(folder ${place_${folder}})
    endif()
    string(MAKE_C_IDENTIFIER "${folder}" folder)
    math(EXPR group "0${count_${folder}} / ${most}")
    math(EXPR count_${folder} "0${count_${folder}} + 1")
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}_${group}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()

# The same where it matters little what a program links beside what it needs: two dozen files at a time, of whatever
# folder.
function(roque_compile_together target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_BATCH_SIZE 24)
endfunction()

# What computes for long is optimised in full, without checks of the stack, and its files are compiled together, if no
# build wants each by itself. GCC inlines less in large files, and files that are compiled as one are large.
function(roque_optimise_fully target)
  set_target_properties(${target} PROPERTIES ROQUE_COMPUTES ON)
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    if(NOT DEFINED CMAKE_UNITY_BUILD)
      set_target_properties(${target} PROPERTIES UNITY_BUILD ON)
    endif()
    target_compile_options(${target} PRIVATE -O3 "$<$<CXX_COMPILER_ID:GNU>:SHELL:--param large-unit-insns=1000000>")
  endif()
  roque_optimise_if_sanitized(${target})
endfunction()

# What waits for people, files and other programs more than for the processor is optimised a little: its longest files
# compile in two thirds of the time.
function(roque_optimise_little target)
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()

# What computes for long is optimised a little in builds with sanitizers, or their tests wait for it; the rest compiles
# in half of the time without.
function(roque_optimise_if_sanitized target)
  if(ROQUE_SANITIZE)
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()
