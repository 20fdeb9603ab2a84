#include "tests/controller/scores/test_database.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {

std::vector<std::string> testDatabaseNames() {
    return {"Embedded"};
}

TestDatabase freshTestDatabase(const std::string& /*name*/) {
    static const TemporaryFolder folder;
    static int number = 0;
    return {{}, "", folder / ("a b='" + std::to_string(++number) + ".sqlite"), ""};
}

}  // namespace roque::test
