#include <string_view>
#include <vector>

#include <unistd.h>

#include "view/uci/guest/guest_program.h"

int main(int argc, char** argv) {
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    // _exit(): nothing of the plugin runs at the end, neither destructors nor what it has registered.
    ::_exit(roque::uci::runGuest(words));
}
