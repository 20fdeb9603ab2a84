#include "model/position/chess960.h"

#include <gtest/gtest.h>

#include "model/notation/fen.h"
#include "tests/support/data_file.h"

namespace roque {
namespace {

TEST(Chess960Start, IsTheOneThatScharnaglsNumberNames) {
    const auto lines = test::dataLines("chess960_start_positions.txt");
    ASSERT_EQ(lines.size(), kChess960Starts);
    for (const std::string& line : lines) {
        const auto fields = test::split(line, '\t');
        ASSERT_EQ(fields.size(), 3U) << line;
        const auto number = static_cast<unsigned>(std::stoul(fields[0]));
        EXPECT_EQ(toFen(chess960Start(number)), fields[2]) << line;
    }
}

TEST(Chess960Start, Number518IsStandardChess) {
    EXPECT_EQ(chess960Start(kChess960StandardStart), Position::start());
}

}  // namespace
}  // namespace roque
