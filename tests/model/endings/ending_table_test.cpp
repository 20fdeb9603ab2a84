#include "model/endings/ending_table.h"

#include <cstdint>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/base/color.h"
#include "model/endings/ending_material.h"
#include "model/endings/ending_value.h"

namespace roque::test {
namespace {

TEST(EndingTable, HasBytesThatFillNumbersWithoutAPosition) {
    EndingTable table(EndingMaterial::all().front());
    table.values[Color::Black] = {EndingValue::none(), EndingValue::mateIn(4), EndingValue::none(),
                                  EndingValue::draw(), EndingValue::none()};
    const std::uint8_t mate = EndingValue::mateIn(4).byte();
    const std::uint8_t draw = EndingValue::draw().byte();
    EXPECT_THAT(table.bytes(Color::Black), testing::ElementsAre(0, mate, mate, draw, draw));
    EXPECT_THAT(table.bytes(Color::White), testing::IsEmpty());
}

}  // namespace
}  // namespace roque::test
