#include "view/game/piece_letters.h"

#include <gmock/gmock.h>

namespace roque {
namespace {

using testing::ElementsAre;

const PieceLetters kFrench{"R", "D", "T", "F", "C"};
/// Two of them start alike, and all take two bytes or more.
const PieceLetters kRussian{"Кр", "Ф", "Л", "С", "К"};

TEST(PieceLetters, StandForThePiecesOfAMove) {
    EXPECT_EQ(withPieces("Nf3", kFigurines), "♘f3");
    EXPECT_EQ(withPieces("exd8=Q+", kFigurines), "exd8=♕+");
    EXPECT_EQ(withPieces("Bxc3", kFrench), "Fxc3");
    EXPECT_EQ(withPieces("bxc3", kFrench), "bxc3");
    EXPECT_EQ(withPieces("O-O-O", kFrench), "O-O-O");
    EXPECT_EQ(withPieces("Nf3", kEnglishLetters), "Nf3");
}

TEST(PieceLetters, StandForThePiecesOfALine) {
    EXPECT_EQ(withPieces("O-O Nf6 exd8=Q+ Kxd8", kFigurines), "O-O ♘f6 exd8=♕+ ♔xd8");
    EXPECT_EQ(withPieces("O-O Nf6 exd8=R+ Kxd8", kRussian), "O-O Кf6 exd8=Л+ Крxd8");
}

TEST(PieceLetters, AreReadBackInEnglish) {
    EXPECT_THAT(englishReadings("Cf3", kFrench), ElementsAre("Nf3"));
    EXPECT_THAT(englishReadings("Rxd8", kFrench), ElementsAre("Kxd8"));
    EXPECT_THAT(englishReadings("exd8=T+", kFrench), ElementsAre("exd8=R+"));
    EXPECT_THAT(englishReadings("Крd8", kRussian), ElementsAre("Kd8"));
    EXPECT_THAT(englishReadings("Кd8", kRussian), ElementsAre("Nd8"));
    EXPECT_THAT(englishReadings("O-O", kFrench), ElementsAre("O-O"));
    EXPECT_THAT(englishReadings("", kFrench), ElementsAre(""));
}

TEST(PieceLetters, LeaveEnglishOnesThatMeanNothingElse) {
    EXPECT_THAT(englishReadings("Nf3", kFrench), ElementsAre("Nf3"));
    EXPECT_THAT(englishReadings("nf3", kFrench), ElementsAre("nf3"));
}

TEST(PieceLetters, MayBeSmall) {
    EXPECT_THAT(englishReadings("tf3", kFrench), ElementsAre("Rf3"));
    EXPECT_THAT(englishReadings("ff3", kFrench), ElementsAre("ff3", "Bf3"));  // the file, or else the piece
    EXPECT_THAT(englishReadings("c1e3", kFrench), ElementsAre("c1e3"));       // before a rank, only the file
    EXPECT_THAT(englishReadings("c4", kFrench), ElementsAre("c4"));
}

TEST(PieceLetters, NameWhatAPawnBecomesSmallToo) {
    EXPECT_THAT(englishReadings("e8=d", kFrench), ElementsAre("e8=Q"));
    EXPECT_THAT(englishReadings("exd8t", kFrench), ElementsAre("exd8R"));
    EXPECT_THAT(englishReadings("a8=d+", kFrench), ElementsAre("a8=Q+"));
    EXPECT_THAT(englishReadings("a8(d)", kFrench), ElementsAre("a8(Q)"));
    EXPECT_THAT(englishReadings("a8=r+", kFrench), ElementsAre("a8=K+"));  // not the English rook
}

TEST(PieceLetters, AreEnglishBehindSquaresIfTheyCanBe) {
    EXPECT_THAT(englishReadings("e7e8r", kFrench), ElementsAre("e7e8r"));
    EXPECT_THAT(englishReadings("e7e8R", kFrench), ElementsAre("e7e8r"));
    EXPECT_THAT(englishReadings("e7e8d", kFrench), ElementsAre("e7e8q"));
    EXPECT_THAT(englishReadings("e7e8D", kFrench), ElementsAre("e7e8q"));
}

TEST(PieceLetters, AreReadBetweenBlanks) {
    EXPECT_THAT(englishReadings(" tf3 ", kFrench), ElementsAre("Rf3"));
    EXPECT_THAT(englishReadings(" ", kFrench), ElementsAre(""));
}

TEST(PieceLetters, NameKeys) {
    EXPECT_EQ(englishLetter('C', kFrench), 'N');
    EXPECT_EQ(englishLetter('r', kFrench), 'k');
    EXPECT_EQ(englishLetter('n', kFrench), 'n');
    EXPECT_EQ(englishLetter('p', kFrench), 'p');
    EXPECT_EQ(englishLetter('5', kFrench), '5');
    EXPECT_EQ(englishLetter('Q', kEnglishLetters), 'Q');
}

}  // namespace
}  // namespace roque
