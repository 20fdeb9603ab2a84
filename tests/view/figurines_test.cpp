#include "view/figurines.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

TEST(Figurines, StandForThePiecesOfAMove) {
    EXPECT_EQ(withPieces("Nf3", PieceLetters::Figurines), "♘f3");
    EXPECT_EQ(withPieces("exd8=Q+", PieceLetters::Figurines), "exd8=♕+");
    EXPECT_EQ(withPieces("bxc3", PieceLetters::Figurines), "bxc3");
    EXPECT_EQ(withPieces("O-O-O", PieceLetters::Figurines), "O-O-O");
}

TEST(Figurines, StandForThePiecesOfALine) {
    EXPECT_EQ(withPieces("O-O Nf6 exd8=Q+ Kxd8", PieceLetters::Figurines), "O-O ♘f6 exd8=♕+ ♔xd8");
}

TEST(Figurines, AreLettersIfThatIsWanted) {
    EXPECT_EQ(withPieces("Nf3", PieceLetters::English), "Nf3");
}

}  // namespace
}  // namespace roque
