#include "model/base/square.h"

#include <gtest/gtest.h>

#include "model/base/bitboard.h"

namespace roque {
namespace {

TEST(Square, IsNumberedRankByRank) {
    EXPECT_EQ(index(Square::A1), 0U);
    EXPECT_EQ(index(Square::H1), 7U);
    EXPECT_EQ(index(Square::A2), 8U);
    EXPECT_EQ(index(Square::H8), 63U);
}

TEST(Square, LiesWhereItsFileAndRankMeet) {
    EXPECT_EQ(squareAt(File::E, Rank::Fourth), Square::E4);
    for (const Square square : SquaresOf(kAllSquares))
        EXPECT_EQ(squareAt(fileOf(square), rankOf(square)), square);
}

TEST(Square, IsShiftedByANumber) {
    EXPECT_EQ(shifted(Square::E2, 8), Square::E3);
    EXPECT_EQ(shifted(Square::E7, -16), Square::E5);
}

TEST(Square, HasANameThatIsReadBack) {
    EXPECT_EQ(toString(Square::E4), "e4");
    for (const Square square : SquaresOf(kAllSquares)) EXPECT_EQ(parseSquare(toString(square)), square);
}

TEST(Square, OfNoneIsWrittenAsADash) {
    EXPECT_EQ(toString(Square::None), "-");
}

TEST(Square, IsNotReadFromOtherTexts) {
    for (const char* text : {"", "e", "e0", "e9", "i4", "`4", "E4", "4e", "e44", " e4", "-"})
        EXPECT_FALSE(parseSquare(text)) << text;
}

TEST(File, HasALetterThatIsReadBack) {
    EXPECT_EQ(letterOf(File::A), 'a');
    EXPECT_EQ(letterOf(File::H), 'h');
    for (char letter = 'a'; letter <= 'h'; ++letter) EXPECT_EQ(letterOf(*fileFromLetter(letter)), letter);
    EXPECT_FALSE(fileFromLetter('`'));
    EXPECT_FALSE(fileFromLetter('i'));
}

TEST(Rank, HasADigitThatIsReadBack) {
    for (char digit = '1'; digit <= '8'; ++digit) EXPECT_EQ(digitOf(*rankFromDigit(digit)), digit);
    EXPECT_FALSE(rankFromDigit('0'));
    EXPECT_FALSE(rankFromDigit('9'));
}

TEST(Rank, IsCountedFromTheSideOfItsOwner) {
    EXPECT_EQ(relativeRank(Color::White, Rank::Second), Rank::Second);
    EXPECT_EQ(relativeRank(Color::Black, Rank::Second), Rank::Seventh);
    EXPECT_EQ(relativeRank(Color::Black, Rank::Eighth), Rank::First);
}

}  // namespace
}  // namespace roque
