#include <gmock/gmock.h>

#include "tests/support/tests_of_file.h"

int main(int argc, char** argv) {
    testing::InitGoogleMock(&argc, argv);
    roque::test::chooseTestsOfFiles(argc, argv);
    return RUN_ALL_TESTS();
}
