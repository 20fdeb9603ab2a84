// bastion-parameters: prints the table of search parameters as `roque-cli tune --parameters` reads it.

#include <fmt/core.h>

#include "plugins/bastion/search/parameters.h"

int main() {
    fmt::print("# name\tstart\tleast\tmost\tstep\n");
    for (const roque::bastion::Parameter& each : roque::bastion::kParameters)
        fmt::print("{}\t{}\t{}\t{}\t{}\n", each.name, each.value, each.minimum, each.maximum, each.step);
}
