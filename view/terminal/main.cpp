#include <cstdlib>
#include <iostream>

#include <unistd.h>

#include "controller/plugins/plugin.h"
#include "controller/storage/resources.h"
#include "view/terminal/command/terminal_text.h"
#include "view/terminal/command_line.h"

int main(int argc, char** argv) {
    roque::terminal::useTerminalLanguage(roque::translationFolder());
    const auto code = static_cast<int>(roque::terminal::runCommandLine(
        argc, argv, {std::cin, std::cout, std::cerr, ::isatty(STDIN_FILENO) == 1}));
    if (!roque::Plugin::hasLoadedGuests()) return code;
    std::cout.flush();
    std::_Exit(code);
}
