#include <cstdlib>
#include <iostream>
#include <vector>

#include "controller/plugins/plugin.h"
#include "view/uci/program.h"

int main(int argc, char** argv) {
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    const int code = roque::uci::runProgram(arguments, {std::cin, std::cout, std::cerr});
    if (!roque::Plugin::hasLoadedGuests()) return code;
    std::cout.flush();
    std::_Exit(code);
}
