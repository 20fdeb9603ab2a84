#include <iostream>

#include "view/terminal/command_line.h"

int main(int argc, char** argv) {
    return static_cast<int>(roque::terminal::runCommandLine(argc, argv, {std::cin, std::cout, std::cerr}));
}
