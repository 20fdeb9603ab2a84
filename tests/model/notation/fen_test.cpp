#include "model/notation/fen.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "model/movegen/legal_moves.h"
#include "tests/model/notation/reading.h"
#include "tests/support/data_file.h"

namespace roque::test {
namespace {

using namespace std::string_literals;
using testing::ElementsAre;
using testing::HasSubstr;

/// Why a FEN was refused; fails the test if it was not.
FenError errorOf(std::string_view fen) {
    const auto position = parseFen(fen);
    if (position) {
        ADD_FAILURE() << fen << " was read as " << toFen(*position);
        return {};
    }
    return position.error();
}

/// The positions of all problems, as "field@column".
std::vector<std::string> placesOf(const FenError& error) {
    std::vector<std::string> places;
    for (const FenProblem& problem : error.problems)
        places.push_back(english(nameOf(problem.field)) + '@' + std::to_string(problem.column));
    return places;
}

/// The problems of the position, in order.
std::vector<PositionProblem> positionProblemsOf(const FenError& error) {
    std::vector<PositionProblem> problems;
    for (const FenProblem& problem : error.problems) {
        if (problem.position) problems.push_back(*problem.position);
    }
    return problems;
}

/// The outcome of reading a FEN as in fen_cases.json: the FEN of the result, "syntax" or "illegal".
std::string verdictOn(std::string_view fen) {
    const auto position = parseFen(fen);
    if (position) return toFen(*position);
    return position.error().isSyntax() ? "syntax" : "illegal";
}

TEST(Fen, IsJudgedAsTheCasesSay) {
    const auto cases = nlohmann::json::parse(openData("fen_cases.json"));
    ASSERT_EQ(cases.size(), 76U);
    for (const auto& each : cases) {
        EXPECT_EQ(verdictOn(each.at("fen").get<std::string>()), each.at("expected").get<std::string>())
            << each.at("id") << ": " << each.at("why");
    }
}

TEST(Fen, RefusesWithAReasonInItsPlace) {
    const auto cases = nlohmann::json::parse(openData("fen_cases.json"));
    for (const auto& each : cases) {
        const auto fen = each.at("fen").get<std::string>();
        const auto position = parseFen(fen);
        if (position) continue;
        ASSERT_FALSE(position.error().problems.empty()) << each.at("id");
        EXPECT_LT(position.error().problems.size(), 100U) << each.at("id");
        for (const FenProblem& problem : position.error().problems) {
            EXPECT_FALSE(english(problem.what).empty());
            EXPECT_GE(problem.column, 1U);
            EXPECT_LE(problem.column, fen.size() + 1) << each.at("id");
        }
    }
}

TEST(Fen, OfTheStartIsThatOfTheStart) {
    EXPECT_EQ(positionOf(kStart), Position::start());
    EXPECT_EQ(toFen(Position::start()), kStart);
    EXPECT_EQ(toFen(Position::start(), FenStyle::Shredder),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
}

TEST(Fen, NamesEveryMistakeOfTheTextAtOnce) {
    const FenError error =
        errorOf("rnbqxbnr/ppppppp/8/8/9/8/PPPPPPPP/RNBQKBNRR/8 x KX- e9 -1 1.5 what is this");
    EXPECT_THAT(placesOf(error), ElementsAre("pieces@1", "pieces@5", "pieces@10", "pieces@22", "pieces@35",
                                             "side to move@47", "castling@50", "castling@51", "en passant@53",
                                             "halfmove clock@56", "fullmove number@59", "after the FEN@63"));
}

TEST(Fen, NamesEveryProblemOfThePositionAtOnce) {
    using enum PositionProblem;
    const FenError error = errorOf("4k3/4R3/8/8/8/8/PPPPPPPP/P2r4 w Ka e4 0 1");
    EXPECT_THAT(positionProblemsOf(error),
                ElementsAre(NoWhiteKing, PawnOnFirstOrLastRank, TooManyWhitePawns, OpponentInCheck,
                            CastlingRightWithoutRook, EnPassantImpossible));
    EXPECT_THAT(placesOf(error), ElementsAre("pieces@1", "pieces@1", "pieces@1", "side to move@31",
                                             "castling@33", "en passant@36"));
    EXPECT_FALSE(error.isSyntax());
}

TEST(Fen, NamesProblemsOfTheTextAndOfThePositionTogetherInTheirOrder) {
    const FenError error = errorOf("4k3/8/8/8/8/8/8/8 w - - x 1");
    EXPECT_THAT(placesOf(error), ElementsAre("pieces@1", "halfmove clock@25"));
    EXPECT_THAT(positionProblemsOf(error), ElementsAre(PositionProblem::NoWhiteKing));
    EXPECT_TRUE(error.isSyntax());
}

TEST(Fen, DoesNotGuessAboutThePositionWhatTheTextDoesNotSay) {
    EXPECT_THAT(positionProblemsOf(errorOf("4k3/8/8/8/8/8/8/7 w - - 0 1")),
                ElementsAre());  // a king may be missing
    EXPECT_THAT(positionProblemsOf(errorOf("4k3/8/8/8/8/8/4Q3/4K3 x - - 0 1")),
                ElementsAre());  // who is in check?
    EXPECT_THAT(positionProblemsOf(errorOf("4k3/8/8/8/8/8/8/4K2 w KQ - 0 1")),
                ElementsAre());  // a rook may be missing
    EXPECT_THAT(positionProblemsOf(errorOf("4k3/8/8/8/8/8/8/4K3 x - e6 0 1")),
                ElementsAre());  // whose pawn was it?
}

TEST(Fen, SaysWhatIsMissing) {
    EXPECT_EQ(
        english(errorOf("").describe()),
        "column 1, pieces: is missing\ncolumn 1, side to move: is missing\ncolumn 1, castling: is missing\n"
        "column 1, en passant: is missing");
    EXPECT_EQ(english(errorOf("4k3/8/8/8/8/8/8/4K3 w").describe()),
              "column 22, castling: is missing\ncolumn 22, en passant: is missing");
}

TEST(Fen, DescribesItsMistakes) {
    EXPECT_EQ(english(errorOf("4k3/8/8/8/8/8/7/4K2x w - - 0 1").describe()),
              "column 15, pieces: rank 2 has 7 squares instead of 8\n"
              "column 20, pieces: 'x' is neither a piece nor a number from 1 to 8");
    EXPECT_EQ(
        english(errorOf("8/8 W - - 0 1").describe()),
        "column 1, pieces: there are 2 ranks instead of 8\ncolumn 5, side to move: 'W' is neither w nor b");
    EXPECT_EQ(english(errorOf(" good day").describe()), "column 2, pieces: 'good day' is not a FEN");
    EXPECT_THAT(english(errorOf("4k3/8/8/8/8/8/8/4K\xFF w - - 0 1").describe()),
                HasSubstr("'\\xFF' is neither"));
}

TEST(Fen, TakesAWideCharacterForOneMistake) {
    EXPECT_THAT(placesOf(errorOf("4k3/8/8/8/8/8/8/4♔3 w - - 0 1")), ElementsAre("pieces@18"));
}

TEST(Fen, SurvivesHostileText) {
    for (const std::string& hostile :
         {std::string(10'000, '/'), std::string(10'000, ' '), std::string(10'000, 'K'),
          std::string(10'000, '\0'), std::string(10'000, '\xFF'),
          "8/8/8/8/8/8/8/8 " + std::string(10'000, 'w'), "8/8/8/8/8/8/8/8 w " + std::string(10'000, 'K'),
          "8/8/8/8/8/8/8/8 w - " + std::string(10'000, 'a'),
          "8/8/8/8/8/8/8/8 w - - " + std::string(10'000, '9'),
          std::string(kStart) + std::string(10'000, '9') + 'x',
          std::string(kStart) + ' ' + std::string(10'000, '\n') + '\0'}) {
        const FenError error = errorOf(hostile);
        EXPECT_LT(error.problems.size(), 100U);
        EXPECT_LT(english(error.describe()).size(), 10'000U);
    }
}

TEST(Fen, NeverReadsAPositionWithMoreMovesThanAListHolds) {
    EXPECT_EQ(countLegalMoves(positionOf("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1")), 218U);
    EXPECT_EQ(verdictOn("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNNQKB1 w - - 0 1"), "illegal");
}

TEST(Fen, DropsAnEnPassantSquareThatAllowsNoCapture) {
    EXPECT_EQ(verdictOn("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(verdictOn("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
}

TEST(Fen, DropsARightToCastleThatIsStale) {
    EXPECT_EQ(verdictOn("r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1"), "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
    EXPECT_EQ(verdictOn("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1"), "4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    EXPECT_EQ(verdictOn("4k3/8/8/8/8/8/8/K6R w HA - 0 1"), "4k3/8/8/8/8/8/8/K6R w - - 0 1");
}

TEST(Fen, TakesNoMoreLettersThanThereAreRights) {
    EXPECT_EQ(verdictOn("4k3/8/8/8/8/8/8/4K2R w KHKHKHKH - 0 1"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(verdictOn("4k3/8/8/8/8/8/8/4K2R w KHKHKHKHK - 0 1"), "syntax");
}

TEST(Fen, WritesTheFileOfARookThatIsNotTheOutermost) {
    const std::string inner = "4k3/8/8/8/8/8/8/1R1RK1RR w GDq - 0 1";
    const Position position = positionOf(inner);
    EXPECT_EQ(position.castlingRooks(), bit(Square::D1) | bit(Square::G1));
    EXPECT_EQ(toFen(position), "4k3/8/8/8/8/8/8/1R1RK1RR w GD - 0 1");
    EXPECT_EQ(toFen(positionOf("4k3/8/8/8/8/8/8/1R1RK1RR w HB - 0 1")),
              "4k3/8/8/8/8/8/8/1R1RK1RR w KQ - 0 1");
}

TEST(Fen, RefusesTwoRightsOnOneSideOfTheKing) {
    const FenError error = errorOf("4k3/8/8/8/8/8/8/4K1RR w GH - 0 1");
    EXPECT_THAT(positionProblemsOf(error), ElementsAre(PositionProblem::SeveralCastlingRooksOnWing));
    EXPECT_EQ(verdictOn("4k3/8/8/8/8/8/8/4K1RR w HKH - 0 1"), "4k3/8/8/8/8/8/8/4K1RR w K - 0 1");
}

TEST(Fen, KnowsTheStyleItIsWrittenIn) {
    EXPECT_TRUE(usesShredderCastling("4k3/8/8/8/8/8/8/4K1RR w H - 0 1"));
    EXPECT_TRUE(usesShredderCastling("  x\tw  HAha"));
    EXPECT_FALSE(usesShredderCastling(kStart));
    EXPECT_FALSE(usesShredderCastling("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    EXPECT_FALSE(usesShredderCastling("4k3/8/8/8/8/8/8/RR2K3 w KA - 0 1"));
    EXPECT_FALSE(usesShredderCastling(""));
    EXPECT_FALSE(usesShredderCastling("a b"));
}

TEST(FenSetup, IsReadAsItIsWrittenEvenIfItCannotBePlayed) {
    for (const std::string& fen : {"8/8/8/8/8/8/8/8 w - - 0 1"s, "4k3/8/8/8/8/8/8/PPPPPPPP b KQkq e4 7 9"s}) {
        const auto setup = parseFenSetup(fen);
        ASSERT_TRUE(setup) << fen;
        EXPECT_EQ(*parseFenSetup(toFen(*setup)), *setup) << fen;
        EXPECT_EQ(*parseFenSetup(toFen(*setup, FenStyle::Shredder)), *setup) << fen;
    }
}

TEST(FenSetup, KeepsARightThatIsStaleForTheEditorToShow) {
    const auto setup = parseFenSetup("4k3/8/8/8/8/8/8/4K3 w K e6 0 1");
    ASSERT_TRUE(setup);
    EXPECT_EQ(setup->castlingRooks, bit(Square::H1));
    EXPECT_EQ(setup->enPassant, Square::E6);
}

TEST(FenSetup, IsRefusedOnlyForItsText) {
    const auto setup = parseFenSetup("8/8/8/8/8/8/8/8 w - z9 0 1");
    ASSERT_FALSE(setup);
    EXPECT_THAT(placesOf(setup.error()), ElementsAre("en passant@21"));
}

}  // namespace
}  // namespace roque::test
