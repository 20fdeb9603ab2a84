#include "controller/engines/line_buffer.h"

#include <vector>

#include <gmock/gmock.h>

namespace roque {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The lines of a text that comes in pieces.
std::vector<std::string> linesOf(const std::vector<std::string>& pieces, std::size_t longest = 10) {
    std::vector<std::string> lines;
    LineBuffer buffer(longest);
    const auto keep = [&](std::string line) { lines.push_back(std::move(line)); };
    for (const std::string& piece : pieces) buffer.add(piece, keep);
    buffer.finish(keep);
    return lines;
}

TEST(LineBuffer, PutsPiecesTogether) {
    EXPECT_THAT(linesOf({"a", "b\nc", "\n\nd\n"}), ElementsAre("ab", "c", "", "d"));
}

TEST(LineBuffer, TakesALastLineWithoutAnEnd) {
    EXPECT_THAT(linesOf({"a\nb"}), ElementsAre("a", "b"));
}

TEST(LineBuffer, DropsOneCarriageReturn) {
    EXPECT_THAT(linesOf({"a\r\n", "b\r", "\n", "\r\r\n"}), ElementsAre("a", "b", "\r"));
}

TEST(LineBuffer, KeepsALineOfTheGreatestLength) {
    EXPECT_THAT(linesOf({"0123456789\n"}), ElementsAre("0123456789"));
}

TEST(LineBuffer, LeavesOutALineThatIsTooLongAndGoesOn) {
    EXPECT_THAT(linesOf({"01234567890\nb\n"}), ElementsAre("b"));
    EXPECT_THAT(linesOf({"0123456789", "0", "12\nb"}), ElementsAre("b"));
    EXPECT_THAT(linesOf({"0123456789", "0"}), IsEmpty());
}

}  // namespace
}  // namespace roque
