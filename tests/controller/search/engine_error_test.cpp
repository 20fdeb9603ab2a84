#include "controller/search/engine_error.h"

#include <gmock/gmock.h>

namespace roque {
namespace {

using namespace std::chrono_literals;

TEST(GrantedTime, IsSaidInSecondsIfTheyAreWhole) {
    EXPECT_EQ(english(grantedTime(10'000ms)), "10 seconds");
    EXPECT_EQ(english(grantedTime(1000ms)), "1 second");
    EXPECT_EQ(english(grantedTime(1500ms)), "1500 ms");
}

}  // namespace
}  // namespace roque
