#include <gmock/gmock.h>

#include "model/game/game.h"
#include "model/notation/move_text.h"
#include "tests/support/position_of.h"
#include "view/commands/action.h"
#include "view/commands/key_help.h"
#include "view/text/game_narrator.h"
#include "view/text/spoken_moves.h"
#include "view/toolkit/text.h"

// The game in words.
namespace roque {
namespace {

using test::positionOf;
using testing::HasSubstr;
using testing::Not;

constexpr const char* kBusy = "r3k2r/P7/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1";

[[nodiscard]] std::string sentence(const char* fen, const char* move) {
    GameNode root(positionOf(fen));
    return toUtf8(moveSentences(root.play(*parseMove(root.position(), move))));
}

TEST(MoveSentences, AreSpelledOut) {
    EXPECT_EQ(sentence(kBusy, "Rb1"), "White rook from a1 to b1.");
    EXPECT_EQ(sentence(kBusy, "O-O"), "White castles kingside.");
    EXPECT_EQ(sentence(kBusy, "O-O-O"), "White castles queenside.");
    EXPECT_EQ(sentence(kBusy, "exd6"), "White pawn from e5 takes en passant on d6.");
    EXPECT_EQ(sentence(kBusy, "Rxh8+"), "White rook from h1 takes black rook on h8. Check.");
}

TEST(MoveSentences, TellWhatAPawnBecomes) {
    constexpr const char* kPromotion = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    EXPECT_EQ(sentence(kPromotion, "a8=N"), "White pawn from a7 to a8 becomes a knight.");
    EXPECT_EQ(sentence(kPromotion, "axb8=Q+"),
              "White pawn from a7 takes black knight on b8 and becomes a queen. Check.");
}

TEST(MoveSentences, TellOfCheckmate) {
    EXPECT_EQ(sentence("k7/8/1K6/8/8/8/8/7R w - - 0 1", "Rh8#"), "White rook from h1 to h8. Checkmate.");
}

TEST(MoveSentences, TellThatASidePasses) {
    GameNode root(Position::start());
    EXPECT_EQ(toUtf8(moveSentences(root.play(Move::null()))), "White passes.");
}

TEST(MoveSentences, TellThatThereWasNoMove) {
    EXPECT_EQ(toUtf8(moveSentences(GameNode(Position::start()))), "No move has been made.");
}

TEST(PositionSentences, NameEveryPiece) {
    EXPECT_EQ(toUtf8(positionSentences(positionOf("4k3/8/8/8/8/8/P7/R3K3 w Q - 0 1").board())),
              "White: king e1, rook a1, pawn a2.\nBlack: king e8.");
}

TEST(TargetSentence, TellsMovesAndCaptures) {
    const Position position = positionOf("4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1");
    EXPECT_EQ(toUtf8(targetSentence(position, Square::E2)),
              "White pawn on e2 can go to e3, e4, d3 taking black pawn, f3 taking black pawn.");
    EXPECT_EQ(toUtf8(targetSentence(position, Square::E5)), "e5 is empty.");
    EXPECT_EQ(toUtf8(targetSentence(position, Square::E8)), "Black king on e8: it is the opponent's turn.");
}

TEST(TargetSentence, NamesASquareOnceThoughAPawnPromotesInFourWays) {
    EXPECT_EQ(toUtf8(targetSentence(positionOf("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), Square::A7)),
              "White pawn on a7 can go to a8.");
}

TEST(TargetSentence, SaysIfThereIsNoMove) {
    EXPECT_EQ(toUtf8(targetSentence(Position::start(), Square::A1)), "White rook on a1 has no legal move.");
}

TEST(AttackerSentence, NamesThePiecesOfBothSides) {
    const Board board = positionOf("4k3/8/8/3p4/8/5N2/8/4K3 w - - 0 1").board();
    EXPECT_EQ(toUtf8(attackerSentence(board, Square::E4)), "e4 is attacked by black pawn d5.");
    EXPECT_EQ(toUtf8(attackerSentence(board, Square::A8)), "Nothing attacks a8.");
}

TEST(CaptureSentences, NameWhatIsGoneAndWhoIsAhead) {
    ByColor<PieceCounts> captures{};
    captures[Color::White][index(PieceType::Knight)] = 2;
    captures[Color::White][index(PieceType::Queen)] = 1;
    EXPECT_EQ(toUtf8(captureSentences(captures, 15)),
              "White has captured: queen, knight, knight.\nBlack has captured: nothing.\n"
              "White is 15 pawns ahead.");
    EXPECT_THAT(toUtf8(captureSentences({}, -1)), HasSubstr("Black is 1 pawn ahead."));
    EXPECT_THAT(toUtf8(captureSentences({}, 0)), Not(HasSubstr("ahead")));
}

TEST(BoardQuestions, AreAskedByLetters) {
    EXPECT_EQ(questionOf('L'), BoardQuestion::LastMove);
    EXPECT_EQ(questionOf('H'), BoardQuestion::Help);
    EXPECT_EQ(questionOf('Z'), std::nullopt);
}

/// The whole help text, a line for each key.
[[nodiscard]] std::string helpText() {
    std::string all;
    for (const KeyHelpSection& section : keyHelp()) {
        EXPECT_FALSE(section.title.empty());
        for (const KeyHelp& row : section.rows) all += toUtf8(row.keys + '\t' + row.meaning + '\n');
    }
    return all;
}

TEST(KeyHelp, TellsEveryKeyOfTheMenusAndEveryQuestion) {
    const std::string all = helpText();
    for (std::size_t at = 0; at < kActionCount; ++at) {
        const ActionLook& look = lookOf(Action(at));
        const std::string other = look.otherShortcut == nullptr ? "" : std::string(", ") + look.otherShortcut;
        EXPECT_THAT(all, HasSubstr(look.shortcut + other + '\t' + look.help));
    }
    for (const QuestionLook& look : questionLooks())
        EXPECT_THAT(all, HasSubstr(std::string(1, look.letter) + '\t' + look.meaning));
}

TEST(KeyHelp, TellsTheKeysOfJudgementsAndOfTheListOfMoves) {
    const std::string all = helpText();
    EXPECT_THAT(all, HasSubstr("Alt+1\t!!   Brilliant move\n"));
    EXPECT_THAT(all, HasSubstr("Alt+6\t??   Blunder\n"));
    EXPECT_THAT(all, HasSubstr("Home, End\tGo to the start, to the end of the line\n"));
}

}  // namespace
}  // namespace roque
