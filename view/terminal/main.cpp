#include <iostream>

#include "controller/storage/resources.h"
#include "view/terminal/command/terminal_text.h"
#include "view/terminal/command_line.h"

int main(int argc, char** argv) {
    roque::terminal::useTerminalLanguage(roque::translationFolder());
    return static_cast<int>(roque::terminal::runCommandLine(argc, argv, {std::cin, std::cout, std::cerr}));
}
