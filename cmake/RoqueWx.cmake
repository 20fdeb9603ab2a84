# `roque_wx`: wxWidgets as a target, its headers as SYSTEM (CMake has one of its own only from 3.27).

find_package(wxWidgets 3.2 REQUIRED COMPONENTS core base)

add_library(roque_wx INTERFACE)
target_include_directories(roque_wx SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
target_compile_definitions(roque_wx INTERFACE ${wxWidgets_DEFINITIONS})
target_compile_options(roque_wx INTERFACE ${wxWidgets_CXX_FLAGS})
target_link_libraries(roque_wx INTERFACE ${wxWidgets_LIBRARIES})
