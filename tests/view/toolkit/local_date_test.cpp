#include "view/toolkit/local_date.h"

#include <cstdlib>
#include <ctime>

#include <gtest/gtest.h>

namespace roque {
namespace {

using namespace std::chrono_literals;
using std::chrono::sys_days;

class LocalDate : public testing::Test {
protected:
    ~LocalDate() override { setZone(nullptr); }

    static void setZone(const char* zone) {
        zone == nullptr ? unsetenv("TZ") : setenv("TZ", zone, 1);
        tzset();
    }
};

TEST_F(LocalDate, IsThatOfWhereTheProgramRuns) {
    setZone("EAST-14");
    EXPECT_EQ(localDate(sys_days(2024y / 2 / 29) + 12h), 2024y / 3 / 1);
    setZone("WEST12");
    EXPECT_EQ(localDate(sys_days(2024y / 2 / 29) + 6h), 2024y / 2 / 28);
}

}  // namespace
}  // namespace roque
