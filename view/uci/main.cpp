#include <iostream>
#include <vector>

#include "view/uci/program.h"

int main(int argc, char** argv) {
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    return roque::uci::runProgram(arguments, {std::cin, std::cout, std::cerr});
}
