#include "model/tactics/reason_finder.h"

#include <initializer_list>
#include <string>

#include <gmock/gmock.h>

#include "model/notation/san.h"
#include "tests/support/position_of.h"

namespace roque {
namespace {

/// The case of a move that is refuted by a reply; scores would let one believe anything.
MoveCase caseOf(const std::string& fen, const std::string& move, const std::string& reply = "",
                const std::string& better = "") {
    MoveCase subject;
    subject.before = test::positionOf(fen);
    subject.move = *parseSan(subject.before, move);
    if (!reply.empty()) subject.refutation = {*parseSan(subject.before.after(subject.move), reply)};
    if (!better.empty()) subject.better = {*parseSan(subject.before, better)};
    subject.mostPawns = subject.surePawns = 9;
    return subject;
}

/// The same, if scores say that it costs about a pawn.
MoveCase slightCaseOf(const std::string& fen, const std::string& move, const std::string& reply,
                      const std::string& better) {
    MoveCase subject = caseOf(fen, move, reply, better);
    subject.mostPawns = 2;
    subject.surePawns = 1;
    return subject;
}

/// Adds moves to the line after the move.
void goOn(MoveCase& subject, std::initializer_list<const char*> moves) {
    Position position = subject.before.after(subject.move).after(subject.reply());
    for (const char* const san : moves) {
        subject.refutation.push_back(*parseSan(position, san));
        position = position.after(subject.refutation.back());
    }
}

/// The reason in words; empty if there is none.
std::string reasonFor(const MoveCase& subject) {
    const auto reason = ReasonFinder().find(subject);
    return reason ? english(describe(*reason, subject.before, subject.move)) : "";
}
std::string reasonFor(const std::string& fen, const std::string& move, const std::string& reply = "",
                      const std::string& better = "") {
    return reasonFor(caseOf(fen, move, reply, better));
}

constexpr const char* kForkToCome = "6k1/8/8/8/3n4/8/5PPP/R3K3 w Q - 0 1";

TEST(Reason, IsAFork) {
    EXPECT_EQ(reasonFor(kForkToCome, "h3", "Nc2+"),
              "Nc2+ is a fork: it attacks the king on e1 and the rook on a1");
}

TEST(Reason, IsNoForkIfTheLineTakesNeither) {
    MoveCase subject = caseOf(kForkToCome, "h3", "Nc2+");
    goOn(subject, {"Kd1", "Kf7"});
    EXPECT_EQ(reasonFor(subject), "Nc2+ wins material, at least as much as 5 pawns");
    subject.surePawns = 0;
    EXPECT_EQ(reasonFor(subject), "") << "and scores do not vouch for it";
}

TEST(Reason, IsNoForkIfTheForkingPieceCanBeTaken) {
    EXPECT_EQ(reasonFor("6k1/8/8/8/3n4/3B4/5PPP/R3K3 w Q - 0 1", "h3", "Nc2+"), "");
}

TEST(Reason, IsNotGivenIfTheScoresContradictIt) {
    MoveCase subject = caseOf(kForkToCome, "h3", "Nc2+");
    subject.mostPawns = 2;
    EXPECT_EQ(reasonFor(subject), "");
}

TEST(Reason, IsNotAGainThatDoesNotLastUnlessScoresVouchForIt) {
    MoveCase subject =
        caseOf("6k1/7p/4b3/8/8/8/PPP4P/3K4 w - - 0 1", "h3", "Bxa2");  // b3 and Kb2 win the bishop
    subject.surePawns = 0;
    EXPECT_EQ(reasonFor(subject), "");
    subject.surePawns = 1;
    EXPECT_EQ(reasonFor(subject), "Bxa2 wins the pawn on a2, which was attacked already");
}

TEST(Reason, IsAPin) {
    EXPECT_EQ(reasonFor("4kb2/8/8/p7/8/2Q5/7P/4K3 w - - 0 1", "h3", "Bb4"),
              "Bb4 pins the queen on c3 to the king on e1 and wins material");
}

TEST(Reason, IsAnAttackOnAPinnedPiece) {
    EXPECT_EQ(reasonFor("4k3/8/8/3p4/1b6/2N5/6PP/4K2R w - - 0 1", "h3", "d4"),
              "d4 wins the knight on c3, which is pinned");
}

TEST(Reason, IsASkewer) {
    EXPECT_EQ(reasonFor("3r2k1/8/8/8/4K3/8/7P/4Q3 w - - 0 1", "h3", "Re8+"),
              "Re8+ is a skewer: it attacks the king on e4 and, behind it, the queen on e1");
}

TEST(Reason, IsADiscoveredAttack) {
    EXPECT_EQ(reasonFor("6k1/6b1/8/4n3/8/8/7P/R5K1 w - - 0 1", "h3", "Nf3+"),
              "Nf3+ uncovers an attack on the rook on a1, which is lost");
}

TEST(Reason, IsThatADefenderHasGone) {
    EXPECT_EQ(reasonFor("6k1/6b1/8/8/3B4/5N2/8/6K1 w - - 0 1", "Ng5", "Bxd4+"),
              "Bxd4+ wins the bishop on d4, which has lost a defender");
}

TEST(Reason, IsThatAnAttackedPieceIsNotSaved) {
    EXPECT_EQ(reasonFor("6k1/6b1/8/8/3B4/8/7P/6K1 w - - 0 1", "h3", "Bxd4+"),
              "Bxd4+ wins the bishop on d4, which was attacked already");
}

TEST(Reason, IsNotWhatIsLostAnyhow) {
    EXPECT_EQ(reasonFor("6k1/6b1/8/8/3B4/8/7P/6K1 w - - 0 1", "h3", "Bxd4+", "Kg2"), "");
    MoveCase subject = caseOf("6k1/6b1/8/8/3B4/8/7P/6K1 w - - 0 1", "h3", "Bxd4+", "Bc3");
    EXPECT_EQ(reasonFor(subject), "Bxd4+ wins the bishop on d4, which was attacked already");
    subject.surePawns = 0;
    EXPECT_EQ(reasonFor(subject), "") << "Bxc3 wins it as well";
}

TEST(Reason, IsThatALineIsOpened) {
    EXPECT_EQ(reasonFor("4r1k1/8/8/8/4N3/8/8/4R1K1 w - - 0 1", "Ng5", "Rxe1+"),
              "Rxe1+ wins the rook on e1, to which a line has been opened");
}

TEST(Reason, IsThatADefenderIsPinned) {
    EXPECT_EQ(reasonFor("3qk3/8/8/3B4/1b6/2N5/1P5P/4K3 w - - 0 1", "h3", "Qxd5"),
              "Qxd5 wins the bishop on d5: the knight on c3 is pinned and cannot take back");
}

TEST(Reason, IsThatAPieceIsPutWhereItIsTaken) {
    EXPECT_EQ(reasonFor("6k1/4p3/8/8/4N3/8/7P/6K1 w - - 0 1", "Nf6+", "exf6"), "exf6 wins the knight on f6");
}

TEST(Reason, IsAPawnThatGetsThrough) {
    EXPECT_EQ(reasonFor("6k1/8/8/8/8/1p6/3K3P/8 w - - 0 1", "Ke3", "b2"),
              "After b2, the pawn on b2 is promoted, whatever the reply");
}

TEST(Reason, IsAMateThatWasProved) {
    MoveCase subject = caseOf("6k1/5ppp/3r4/8/8/8/5PPP/3R2K1 b - - 0 1", "Rb6", "Rd8#");
    subject.matedIn = 1;
    EXPECT_EQ(reasonFor(subject), "Rd8# is mate on the back rank");
}

TEST(Reason, IsNoMateThatAnEngineOnlyClaims) {
    MoveCase subject = caseOf("6k1/5ppp/3r4/8/8/8/5PPP/3R2K1 b - - 0 1", "h6", "h3");
    subject.matedIn = 3;
    EXPECT_EQ(reasonFor(subject), "");
}

TEST(Reason, IsAMateThatIsMissed) {
    MoveCase subject =
        caseOf("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "Nc6", "d4", "Qh4#");
    subject.couldMateIn = 1;
    EXPECT_EQ(reasonFor(subject), "It misses a mate: Qh4# is mate");
}

TEST(Reason, IsAGainThatIsMissed) {
    EXPECT_EQ(reasonFor(slightCaseOf("r5k1/5ppp/8/3N4/8/8/5PPP/6K1 w - - 0 1", "h3", "h6", "Nc7")),
              "It misses a chance: Nc7 threatens to win the rook on a8");
    EXPECT_EQ(reasonFor("r3k3/5ppp/8/3N4/8/8/5PPP/6K1 w - - 0 1", "h3", "Kd7", "Nc7+"),
              "It misses a chance: Nc7+ is a fork: it attacks the king on e8 and the rook on a8");
}

TEST(Reason, IsNoMissedGainIfTheMoveGainsAsMuch) {
    EXPECT_EQ(reasonFor("7k/8/8/3n4/8/4N3/6Q1/6K1 w - - 0 1", "Qxd5", "Kg7", "Nxd5"), "");
}

TEST(Reason, IsAStalemate) {
    EXPECT_EQ(reasonFor("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", "Kg6"), "It is stalemate: the game is drawn");
}

TEST(Reason, IsAThirdOccurrence) {
    MoveCase subject = caseOf(kForkToCome, "h3", "Kg7");
    subject.occurrences = 3;
    EXPECT_EQ(reasonFor(subject), "The position occurs for the third time: a draw can be claimed");
}

TEST(Reason, IsAPawnEndingThatIsNoLongerHeld) {
    EXPECT_EQ(reasonFor("4k3/8/3KP3/8/8/8/8/8 b - - 0 1", "Kf8", "e7+"),
              "The ending of king and pawn is lost");
    EXPECT_EQ(reasonFor("8/3k4/1K6/8/P7/8/8/8 w - - 0 1", "a5", "Kc8"),
              "The ending of king and pawn is only drawn");
}

TEST(Reason, IsNoPawnEndingThatIsAsItWas) {
    EXPECT_EQ(reasonFor("8/4k3/8/4K3/4P3/8/8/8 w - - 0 1", "Kd5", "Kd7"), "");
    EXPECT_EQ(reasonFor("4k3/8/4K3/8/4P3/8/8/8 w - - 0 1", "e5", "Kd8"), "");
}

TEST(Reason, IsThatCastlingIsGivenUp) {
    const char* const fen = "4k3/8/8/8/8/8/4PPPP/4K2R w K - 0 1";
    EXPECT_EQ(reasonFor(slightCaseOf(fen, "Kf1", "Kd8", "O-O")), "It gives up castling");
    EXPECT_EQ(reasonFor(slightCaseOf(fen, "Kf1", "Kd8", "Kd1")), "");
    EXPECT_EQ(reasonFor(fen, "Kf1", "Kd8", "O-O"), "") << "it costs more than that";
}

constexpr const char* kUnprotectedPawn = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

TEST(Reason, IsAThreatIfNothingIsWon) {
    EXPECT_EQ(reasonFor(slightCaseOf(kUnprotectedPawn, "a6", "Qh5", "Nc6")),
              "Qh5 threatens to win the pawn on e5");
}

TEST(Reason, IsNoThreatThatComesAnyhow) {
    EXPECT_EQ(reasonFor(slightCaseOf(kUnprotectedPawn, "a6", "Qh5", "h6")), "");
}

TEST(Reason, IsNoThreatToAPawnIfMoreIsLost) {
    EXPECT_EQ(reasonFor(kUnprotectedPawn, "a6", "Qh5", "Nc6"), "");
}

TEST(Reason, IsNoWeakPawnIfMoreIsLost) {
    // Black gives perpetual check, or wins: that White has an isolated pawn is true but does not matter.
    MoveCase subject =
        slightCaseOf("r3kb2/1pp1p3/1n3q2/8/p2P1NQp/1P2P3/P2B2PP/5R1K w - - 3 27", "Rf3", "axb3", "Kg1");
    goOn(subject, {"Qh5+"});
    subject.surePawns = 0;
    EXPECT_EQ(reasonFor(subject), "After axb3, the pawn on a2 is isolated");
    for (const unsigned pawns : {1U, 5U}) {
        subject.surePawns = pawns;
        EXPECT_EQ(reasonFor(subject), "") << pawns;
    }
}

TEST(Reason, IsNoPieceThatMustMoveIfMoreIsLost) {
    MoveCase subject =
        slightCaseOf("r5k1/5pp1/q3rn1p/8/pQ2pB2/Pn5P/1P3PPN/3R1RK1 w - - 7 26", "Bd6", "Qc6", "Ng4");
    goOn(subject, {"Bg3"});
    EXPECT_EQ(reasonFor(subject), "Qc6 attacks the bishop on d6, which must move again");
    subject.mostPawns = 4;
    subject.surePawns = 3;
    EXPECT_EQ(reasonFor(subject), "");
}

TEST(Reason, IsAGainOfAnySizeIfTheGameIsLost) {
    // Ten pawns and more; that the rook on a8 is lost as well would be the smaller part of it.
    EXPECT_EQ(reasonFor("r7/pQ2kp2/2pp1qp1/r2b4/P2PP2P/8/3bBP2/1R1K3R b - - 0 26", "Ke6", "Bg4+", "Kf8"),
              "Bg4+ wins material, at least as much as 9 pawns");
}

TEST(Reason, IsNoGainWithoutANameForWhichScoresDoNotVouch) {
    MoveCase subject =
        caseOf("rq3bnr/3kp1p1/1p2bpPp/2p5/pn2PP2/1PpPB2P/P1P3B1/Q1K2RNR w - - 4 27", "Ne2", "axb3", "bxa4");
    EXPECT_EQ(reasonFor(subject), "axb3 wins material, at least as much as 3 pawns");
    subject.surePawns = 0;
    EXPECT_EQ(reasonFor(subject), "");
}

TEST(Reason, IsAnAttackThatIsMissed) {
    const char* const fen = "rnbqkb1r/pppppppp/8/8/4n3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    MoveCase subject = slightCaseOf(fen, "a3", "Nf6", "d3");
    subject.better.push_back(*parseSan(subject.before.after(subject.betterMove()), "Nf6"));
    EXPECT_EQ(reasonFor(subject), "It misses a chance: d3 attacks the knight on e4, which must move");
    subject.move = *parseSan(subject.before, "f3");
    EXPECT_EQ(reasonFor(subject), "");
}

TEST(Reason, IsNotInventedForASoundMove) {
    EXPECT_EQ(reasonFor("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a3", "e5", "e4"), "");
}

}  // namespace
}  // namespace roque
