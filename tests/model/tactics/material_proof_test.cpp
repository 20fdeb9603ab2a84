#include "model/tactics/material_proof.h"

#include <gmock/gmock.h>

#include "tests/support/position_of.h"

namespace roque {
namespace {

using test::positionOf;
using Verdict = MaterialProof::Verdict;

constexpr std::uint64_t kNodes = 100'000;

/// Whether Black wins so many pawns in a position where White is to move.
Verdict blackWins(const std::string& fen, int pawns, MaterialClaim claim = {}) {
    const Position position = positionOf(fen);
    claim.winner = Color::Black;
    claim.before = balanceOf(position, Color::Black);
    claim.pawns = pawns;
    return MaterialProof(kNodes).prove(position, claim, 2, kNodes);
}

// The knight on c2 gives check and attacks the rook.
constexpr const char* kFork = "6k1/8/8/8/8/7P/2n2PP1/R3K3 w - - 0 1";

TEST(MaterialProof, ProvesWhatIsLostWhateverIsReplied) {
    EXPECT_EQ(blackWins(kFork, 5), Verdict::Proved);
    EXPECT_EQ(blackWins(kFork, 6), Verdict::Refuted);
}

TEST(MaterialProof, IsRefutedByOneReply) {
    // The bishop takes the knight.
    EXPECT_EQ(blackWins("6k1/8/8/8/8/3B3P/2n2PP1/R3K3 w - - 0 1", 1), Verdict::Refuted);
}

TEST(MaterialProof, CountsWhatIsTakenBack) {
    // The queen may take the rook, which a pawn protects: 9 for 5.
    EXPECT_EQ(blackWins("6k1/8/8/4p3/3r4/8/3Q4/3K4 w - - 0 1", 5), Verdict::Refuted);
}

TEST(MaterialProof, WantsTheVictimTaken) {
    MaterialClaim claim;
    claim.event = MaterialClaim::Event::Capture;
    claim.victims = bit(Square::A1);
    claim.hunter = Square::C2;
    EXPECT_EQ(blackWins(kFork, 5, claim), Verdict::Proved);
    claim.hunter = Square::G8;
    EXPECT_EQ(blackWins(kFork, 5, claim), Verdict::Refuted);
    claim.hunter = Square::None;
    claim.victims = bit(Square::F2);
    EXPECT_EQ(blackWins(kFork, 1, claim), Verdict::Refuted);
}

TEST(MaterialProof, FollowsAVictimThatMoves) {
    // Wherever the queen goes on the line of the pin, the bishop takes it.
    MaterialClaim claim;
    claim.event = MaterialClaim::Event::Capture;
    claim.victims = bit(Square::C3);
    EXPECT_EQ(blackWins("4k3/8/8/p7/1b6/2Q4P/8/4K3 w - - 0 1", 6, claim), Verdict::Proved);
}

TEST(MaterialProof, CountsAStalemateAsNoGain) {
    // Black has won the rook for nothing, but White has no move.
    EXPECT_EQ(blackWins("8/8/8/8/8/1q6/8/K1k5 w - - 0 1", 0), Verdict::Refuted);
}

TEST(MaterialProof, SaysSoWhenItHasToGiveUp) {
    const Position position = positionOf(kFork);
    MaterialClaim claim;
    claim.winner = Color::Black;
    claim.before = balanceOf(position, Color::Black);
    claim.pawns = 5;
    MaterialProof proof(1000);
    EXPECT_EQ(proof.prove(position, claim, 2, 10), Verdict::Unknown);
    EXPECT_EQ(proof.nodesLeft(), 990U);
}

TEST(Hunt, FollowsARookThatCastles) {
    const Position position = positionOf("r3k3/8/8/8/8/8/8/4K2R w K - 0 1");
    MaterialClaim claim;
    claim.winner = Color::Black;
    claim.event = MaterialClaim::Event::Capture;
    claim.victims = bit(Square::H1);
    const Hunt hunt =
        Hunt::of(claim).after(claim, position, Move(Square::E1, Square::H1, Move::Kind::Castling));
    EXPECT_EQ(hunt.victims, bit(Square::F1));
}

TEST(Hunt, EndsWithItsHunter) {
    const Position position = positionOf("4k3/8/8/8/8/8/2n5/1R2K3 w - - 0 1");
    MaterialClaim claim;
    claim.winner = Color::Black;
    claim.event = MaterialClaim::Event::Capture;
    claim.hunter = Square::C2;
    Position bishop = positionOf("4k3/8/8/8/8/3B4/2n5/4K3 w - - 0 1");
    const Hunt hunt = Hunt::of(claim).after(claim, bishop, Move(Square::D3, Square::C2));
    EXPECT_EQ(hunt.hunter, Square::None);
    EXPECT_EQ(Hunt::of(claim).after(claim, position, Move(Square::B1, Square::B2)).hunter, Square::C2);
}

}  // namespace
}  // namespace roque
