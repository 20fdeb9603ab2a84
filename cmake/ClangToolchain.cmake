# The Clang of the sanitizer and fuzz builds: the newest of those that the sources are tried with and that is here.
find_program(ROQUE_CLANG NAMES clang-19 clang-18 clang-17 clang-16 clang REQUIRED)
find_program(ROQUE_CLANGXX NAMES clang++-19 clang++-18 clang++-17 clang++-16 clang++ REQUIRED)
set(CMAKE_C_COMPILER "${ROQUE_CLANG}")
set(CMAKE_CXX_COMPILER "${ROQUE_CLANGXX}")
