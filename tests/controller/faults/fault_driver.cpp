#include <cstdio>
#include <cstdlib>

#include "tests/controller/faults/fault_scenario.h"

// Runs one scenario, under the disk shim: fault-driver SCENARIO FOLDER NOTES. Without NOTES, prepares the
// folder.

int main(int argc, char** argv) {
    using namespace roque::test;
    if (argc < 3) return EXIT_FAILURE;
    for (const auto& scenario : faultScenarios()) {
        if (scenario->name() != argv[1]) continue;
        if (argc == 3)
            scenario->prepare(argv[2]);
        else
            scenario->run(argv[2], RunNotes(argv[3]));
        return EXIT_SUCCESS;
    }
    std::fprintf(stderr, "there is no scenario %s\n", argv[1]);
    return EXIT_FAILURE;
}
