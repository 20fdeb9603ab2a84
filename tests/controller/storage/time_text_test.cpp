#include "controller/storage/time_text.h"

#include <gtest/gtest.h>

namespace roque::test {
namespace {

using std::chrono::sys_days;
using std::chrono::sys_seconds;

TEST(TimeText, IsReadBack) {
    const sys_seconds time = sys_days(std::chrono::year(2024) / 2 / 29) + std::chrono::seconds(86'399);
    EXPECT_EQ(toText(time), "2024-02-29T23:59:59Z");
    EXPECT_EQ(parseTime("2024-02-29T23:59:59Z"), time);
    for (const char* const text : {"", "2023-02-29T00:00:00Z", "2024-02-29 23:59:59", "x024-02-29T23:59:59Z"})
        EXPECT_EQ(parseTime(text), sys_seconds()) << text;
}

}  // namespace
}  // namespace roque::test
