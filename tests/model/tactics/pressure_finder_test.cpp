#include "model/tactics/pressure_finder.h"

#include <string>

#include <gmock/gmock.h>

#include "model/notation/san.h"
#include "tests/support/position_of.h"

namespace roque {
namespace {

/// What a reply to a move does, in words, if an answer to it seems best; empty if nothing is proved.
std::string pressureOf(const std::string& fen, const std::string& move, const std::string& reply,
                       const std::string& answer = "") {
    const Position before = test::positionOf(fen);
    const Move played = *parseSan(before, move);
    const Position after = before.after(played);
    const Move replied = *parseSan(after, reply);
    const Move answered = answer.empty() ? Move::none() : *parseSan(after.after(replied), answer);
    MaterialProof proof(300'000);
    const auto pressure = PressureFinder(proof).find(before, played, replied, answered);
    return pressure ? english(describe(*pressure, after)) : "";
}

TEST(Pressure, IsAThreatOfMate) {
    EXPECT_EQ(pressureOf("6k1/p4p1p/6pP/8/8/1Q6/5PP1/6K1 b - - 0 1", "a6", "Qc3"), "Qc3 threatens mate");
    EXPECT_EQ(pressureOf("6k1/p4p1p/6p1/8/8/1Q6/5PP1/6K1 b - - 0 1", "a6", "Qc3"), "");
}

TEST(Pressure, IsAnAttackOnAPieceThatHasJustMoved) {
    EXPECT_EQ(pressureOf("rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "Ne4", "d3", "Nf6"),
              "d3 attacks the knight on e4, which must move again");
}

TEST(Pressure, IsAnAttackOnAPieceThatMustMove) {
    EXPECT_EQ(pressureOf("rnbqkb1r/pppppppp/8/8/4n3/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "a6", "d3", "Nf6"),
              "d3 attacks the knight on e4, which must move");
}

TEST(Pressure, IsNoAttackOnAPieceThatMayStay) {
    EXPECT_EQ(pressureOf("rnbqkb1r/ppp1pppp/8/3p4/4n3/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "a6", "Nc3", "Nf6"),
              "");
}

TEST(Pressure, IsOnlyAThreatIfTheBestAnswerMovesAnotherPiece) {
    EXPECT_EQ(pressureOf("rnbqkb1r/pppppppp/8/8/4n3/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "a6", "d3", "e5"),
              "d3 threatens to win the knight on e4");
}

TEST(Pressure, IsAThreatToWinAPawn) {
    EXPECT_EQ(pressureOf("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "a6", "Qh5"),
              "Qh5 threatens to win the pawn on e5");
}

TEST(Pressure, IsNoThreatToAPawnThatIsProtected) {
    EXPECT_EQ(pressureOf("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "a6", "Qh5"), "");
}

TEST(Pressure, IsNoThreatThatWasThereAlready) {
    EXPECT_EQ(pressureOf("rnb1kbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 0 1", "a6", "a3"), "");
}

TEST(Pressure, IsNoThreatToAPawnThatIsOnlyTakenOnTheWay) {
    // White threatens the bishop on c5, though for a pawn, and Bxf7+ would only come in between.
    EXPECT_EQ(pressureOf("r1bqk2r/ppppbppp/2n2n2/4p3/2B1P3/2P2N2/PP1P1PPP/RNBQK2R b KQkq - 1 5", "Bc5", "d4"),
              "");
}

/// What a reply to a move does, if an engine says that a tactic would win so many pawns if the side passed.
std::optional<Pressure> threatOf(const std::string& fen, const std::string& move, const std::string& reply,
                                 const std::string& tactic, int pawns) {
    const Position before = test::positionOf(fen);
    const Move played = *parseSan(before, move);
    const Move replied = *parseSan(before.after(played), reply);
    const auto advice = [&](const Position& after) {
        return PressureFinder::Passed{pawns, {*parseSan(after.afterNull(), tactic)}};
    };
    MaterialProof proof(300'000);
    return PressureFinder(proof, advice).find(before, played, replied, Move::none());
}

constexpr const char* kKnightFork = "r3k3/p4ppp/8/8/8/2N5/5PPP/6K1 b - - 0 1";

TEST(Pressure, IsAThreatOfATactic) {
    const auto pressure = threatOf(kKnightFork, "h6", "Nb5", "Nc7+", 6);
    ASSERT_TRUE(pressure);
    EXPECT_EQ(pressure->kind, Pressure::Kind::TacticThreat);
    const Position moved = test::positionOf("r3k3/p4pp1/7p/8/8/2N5/5PPP/6K1 w - - 0 2");
    EXPECT_EQ(english(describe(*pressure, moved)), "Nb5 threatens the fork Nc7+");
    EXPECT_THAT(pressure->pieces, testing::Contains(PlacedPiece{PieceType::Rook, Square::A8}));
}

TEST(Pressure, IsAThreatToAPieceThatIsProtected) {
    const auto pressure = threatOf("4k3/5p1p/6p1/5b2/8/4P3/P4PPP/4K3 b - - 0 1", "h6", "e4", "exf5", 4);
    ASSERT_TRUE(pressure);
    const Position moved = test::positionOf("4k3/5p2/6pp/5b2/8/4P3/P4PPP/4K3 w - - 0 2");
    EXPECT_EQ(english(describe(*pressure, moved)), "e4 threatens the bishop on f5");
}

TEST(Pressure, IsNoTacticThatAnEngineDoesNotSee) {
    EXPECT_EQ(threatOf(kKnightFork, "h6", "Nb5", "Nc7+", 0), std::nullopt);
}

TEST(Pressure, IsNoTacticThatWasThereAlready) {
    EXPECT_EQ(threatOf("r3k3/p4ppp/8/1N6/8/8/5PPP/6K1 b - - 0 1", "h6", "g3", "Nc7+", 6), std::nullopt);
}

TEST(Pressure, IsNoThreatToAPieceThatAnEngineDoesNotSee) {
    const std::string fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    const auto threat = threatOf(fen, "a6", "Qh5", "Qxe5+", 1);
    ASSERT_TRUE(threat);
    EXPECT_EQ(threat->kind, Pressure::Kind::Threat);
    EXPECT_EQ(threatOf(fen, "a6", "Qh5", "Qxe5+", 0), std::nullopt);
}

TEST(Pressure, IsAPassedPawn) {
    EXPECT_EQ(pressureOf("4k3/p7/4p3/3P4/8/8/4K3/8 b - - 0 1", "a6", "d6", "Kd7"),
              "After d6, the pawn on d6 is a passed pawn");
    EXPECT_EQ(pressureOf("4k3/p1p5/4p3/3P4/8/8/4K3/8 b - - 0 1", "a6", "d6", "Kd7"), "");
}

TEST(Pressure, IsThatPawnsAreDoubled) {
    EXPECT_EQ(pressureOf("4k3/ppp2ppp/3p1n2/6B1/8/8/PPP2PPP/4K3 b - - 0 1", "a6", "Bxf6", "gxf6"),
              "After Bxf6, pawns are doubled on the f-file");
    EXPECT_EQ(pressureOf("8/ppp1kppp/3p1n2/6B1/8/8/PPP2PPP/4K3 b - - 0 1", "a6", "Bxf6+", "gxf6"), "");
}

TEST(Pressure, IsThatAPawnIsIsolated) {
    EXPECT_EQ(pressureOf("4k3/p4ppp/2p5/3p4/2P5/8/PP3PPP/4K3 b - - 0 1", "h6", "cxd5", "cxd5"),
              "After cxd5, the pawn on d5 is isolated");
    EXPECT_EQ(pressureOf("4k3/p4ppp/2p1p3/3p4/2P5/8/PP3PPP/4K3 b - - 0 1", "h6", "cxd5", "cxd5"), "");
}

TEST(Pressure, IsNoDamageThatAnotherAnswerAvoidsAtNoCost) {
    // The pawn on a5 is alone after g5, but not after cxb5.
    const Position position =
        test::positionOf("r3k2r/1ppqppb1/p1n1bnp1/PP1p3p/2PP1PP1/4P2P/6K1/RNBQ1BNR b kq - 0 13");
    const Move move = *parseSan(position, "axb5");
    MaterialProof proof(300'000);
    EXPECT_EQ(PressureFinder(proof).findAtOnce(position, move, *parseSan(position.after(move), "g5")),
              std::nullopt);
}

}  // namespace
}  // namespace roque
