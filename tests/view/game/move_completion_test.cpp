#include "view/game/move_completion.h"

#include <cctype>
#include <string>

#include <gmock/gmock.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/san.h"
#include "model/notation/uci_move.h"
#include "tests/support/position_of.h"

namespace roque {
namespace {

using test::positionOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr const char* kBusy = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

[[nodiscard]] MoveCompletion atStart(std::string_view typed) {
    return completeMove(Position::start(), typed, kEnglishLetters);
}
[[nodiscard]] MoveCompletion busy(std::string_view typed) {
    return completeMove(positionOf(kBusy), typed, kEnglishLetters);
}

const PieceLetters kFrench{"R", "D", "T", "F", "C"};

[[nodiscard]] MoveCompletion inFrench(std::string_view typed) {
    return completeMove(positionOf(kBusy), typed, kFrench);
}

TEST(MoveCompletion, OfNothingIsEveryMove) {
    EXPECT_THAT(atStart("").candidates, SizeIs(20));
    EXPECT_EQ(atStart("").rest, "");
    EXPECT_FALSE(atStart("").problem);
}

TEST(MoveCompletion, NamesTheMovesThatBeginSo) {
    EXPECT_THAT(atStart("N").candidates, ElementsAre("Na3", "Nc3", "Nf3", "Nh3"));
    EXPECT_THAT(atStart("e").candidates, ElementsAre("e3", "e4"));
    EXPECT_FALSE(atStart("e").move);
    EXPECT_FALSE(atStart("e").problem);
}

TEST(MoveCompletion, GoesOnAsFarAsThereIsOneWay) {
    EXPECT_EQ(atStart("Nf").rest, "3");
    EXPECT_EQ(atStart("N").rest, "");
    EXPECT_EQ(atStart("e2").rest, "e");
    EXPECT_EQ(busy("O").rest, "-O");
    EXPECT_EQ(busy("Qxf").rest, "6");
}

TEST(MoveCompletion, TakesUciWhereNoSanBeginsSo) {
    EXPECT_THAT(atStart("g1").candidates, ElementsAre("g1f3", "g1h3"));
    EXPECT_EQ(atStart("g1f3").move, Move(Square::G1, Square::F3));
}

TEST(MoveCompletion, KnowsTheMoveWhenItIsThere) {
    EXPECT_EQ(atStart("e4").move, Move(Square::E2, Square::E4, Move::Kind::DoublePush));
    EXPECT_EQ(busy("O-O").move, Move(Square::E1, Square::H1, Move::Kind::Castling));
    EXPECT_THAT(busy("O-O").candidates, ElementsAre("O-O", "O-O-O"));
}

TEST(MoveCompletion, DoesNotTellAMateInAdvance) {
    const Position position = positionOf("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    EXPECT_THAT(completeMove(position, "Ra8", kEnglishLetters).candidates, ElementsAre("Ra8"));
    EXPECT_EQ(completeMove(position, "Ra8", kEnglishLetters).rest, "");
    EXPECT_THAT(completeMove(position, "Ra8#", kEnglishLetters).candidates, ElementsAre("Ra8"));
    EXPECT_TRUE(completeMove(position, "Ra8#", kEnglishLetters).move);
}

TEST(MoveCompletion, TellsWhyAMoveIsIllegal) {
    const auto reason = [](std::string_view fen, std::string_view typed) {
        const auto told = completeMove(positionOf(fen), typed, kEnglishLetters).reason;
        return told ? english(*told) : "";
    };
    constexpr std::string_view kBlocked = "4r1k1/8/8/8/8/8/4B3/4K2R w K - 0 1";
    EXPECT_EQ(reason(kBlocked, "Bd3"), "The bishop is pinned to the king");
    EXPECT_EQ(reason(kBlocked, "e2d3"), "The bishop is pinned to the king");
    EXPECT_EQ(reason(kBlocked, "Qd3"), "") << "there is no queen";
    EXPECT_EQ(reason("4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", "O-O"),
              "Castling: there is no right to castle on this side");
    EXPECT_EQ(reason("5rk1/8/8/8/8/8/8/4K2R w K - 0 1", "O-O"),
              "Castling: the king would pass through an attacked square");
}

TEST(MoveCompletion, ForgivesWhatTheReaderOfMovesForgives) {
    EXPECT_THAT(atStart("nf").candidates, ElementsAre("Nf3"));
    EXPECT_EQ(atStart("nf").rest, "");  // typed text stays as typed
    EXPECT_THAT(busy("de").candidates, ElementsAre("dxe6"));
    EXPECT_THAT(busy("0-0-").candidates, ElementsAre("O-O", "O-O-O"));
}

TEST(MoveCompletion, TellsWhatIsWrong) {
    ASSERT_TRUE(atStart("Ke2").problem);
    EXPECT_EQ(atStart("Ke2").problem->kind, MoveError::Kind::Illegal);
    ASSERT_TRUE(atStart("hello").problem);
    EXPECT_EQ(atStart("hello").problem->kind, MoveError::Kind::Syntax);
    EXPECT_THAT(atStart("hello").candidates, IsEmpty());
    for (const char* castling : {"O-O", "oo", "0-0", "ooo"}) {
        ASSERT_TRUE(atStart(castling).problem) << castling;
        EXPECT_EQ(atStart(castling).problem->kind, MoveError::Kind::Illegal) << castling;
    }
}

TEST(MoveCompletion, NamesPiecesInTheLanguageTheyAreTypedIn) {
    EXPECT_THAT(inFrench("Cx").candidates, ElementsAre("Cxd7", "Cxf7", "Cxg6"));
    EXPECT_EQ(inFrench("Dxf").rest, "6");
    EXPECT_EQ(inFrench("Cxd7").move, Move(Square::E5, Square::D7));
    EXPECT_EQ(inFrench("Rd1").move, Move(Square::E1, Square::D1));  // the king, not a rook
    EXPECT_EQ(inFrench("Td1").move, Move(Square::A1, Square::D1));
    ASSERT_TRUE(inFrench("Ra2").problem);
    EXPECT_EQ(inFrench("Ra2").problem->text, "Ra2");
}

TEST(MoveCompletion, UnderstandsEnglishLettersBesides) {
    EXPECT_EQ(inFrench("Nxd7").move, Move(Square::E5, Square::D7));
    EXPECT_THAT(inFrench("Nxf").candidates, ElementsAre("Cxf7"));
    EXPECT_EQ(inFrench("qxf6").move, Move(Square::F3, Square::F6));
}

TEST(MoveCompletion, TakesASmallLetterForAFileRatherThanAPiece) {
    EXPECT_THAT(inFrench("d").candidates, ElementsAre("d6", "dxe6"));
    EXPECT_THAT(inFrench("cxf").candidates, ElementsAre("Cxf7"));
    EXPECT_EQ(inFrench("cxg6").move, Move(Square::E5, Square::G6));
    EXPECT_EQ(inFrench("td1").move, Move(Square::A1, Square::D1));
    const Position both = positionOf("4k3/8/8/3p4/2P5/5N2/8/4K3 w - - 0 1");
    EXPECT_EQ(completeMove(both, "cd5", kFrench).move, Move(Square::C4, Square::D5));
}

TEST(MoveCompletion, TakesASmallLetterBeforeARankForNothingButAFile) {
    const Position blocked = positionOf("4k3/8/8/8/8/8/3P4/2B1KN2 w - - 0 1");
    EXPECT_FALSE(completeMove(blocked, "c1e3", kFrench).move);  // Cf1-e3 does not start from c1
    EXPECT_TRUE(completeMove(blocked, "c1e3", kFrench).problem);
    const Position bishops = positionOf("4k3/8/8/8/8/8/3P4/2B1KB2 w - - 0 1");
    for (const char* text : {"b1d3", "b1a3"}) {  // b1 is empty
        EXPECT_FALSE(completeMove(bishops, text, kEnglishLetters).move) << text;
        EXPECT_FALSE(completeMove(bishops, text, kFrench).move) << text;
    }
    const Position both = positionOf("4k3/8/8/8/8/8/2P5/3NK3 w - - 0 1");
    EXPECT_THAT(completeMove(both, "c3", kFrench).candidates, ElementsAre("c3"));
}

TEST(MoveCompletion, TellsWhatIsWrongWithTheReadingThatComesNearest) {
    const Position position = positionOf("4k3/8/8/3p4/8/2N1N3/8/4K3 w - - 0 1");
    const auto problem = completeMove(position, "cxd5", kFrench).problem;
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->kind, MoveError::Kind::Ambiguous);  // for the knights, though no pawn can
    EXPECT_EQ(problem->text, "cxd5");
}

TEST(MoveCompletion, NamesWhatAPawnBecomes) {
    const Position position = positionOf("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    for (const char* text : {"a8=D", "a8D", "a8=d", "a8d", "a8=d+", "a8=Q", "a8q", "a7a8q", "a7a8d", "a7a8D"})
        EXPECT_EQ(completeMove(position, text, kFrench).move,
                  Move(Square::A7, Square::A8, Move::Kind::PromoteQueen))
            << text;
}

constexpr std::size_t kNever = 100;

/// Types a move letter by letter, and expects the full move to be offered from some length on, without the
/// sign of check or mate.
void typeInFull(const Position& position, const std::string& text, const PieceLetters& letters, Move move,
                std::size_t offeredFrom) {
    const std::string plain = text.substr(0, text.find_first_of("+#"));
    for (std::size_t length = 1; length <= text.size(); ++length) {
        const std::string beginning = text.substr(0, length);
        const MoveCompletion completion = completeMove(position, beginning, letters);
        EXPECT_FALSE(completion.problem) << beginning;
        if (length >= offeredFrom) {
            EXPECT_THAT(completion.candidates, Contains(plain)) << beginning;
        }
    }
    EXPECT_EQ(completeMove(position, text, letters).move, move) << text;
}

TEST(MoveCompletion, IsTheSameForEveryBeginningOfEveryMove) {
    constexpr std::size_t kAfterSan = 3;  // one square may also start a SAN move
    for (const char* fen : {kBusy, "1n2k3/P7/8/8/8/8/p7/1N2K3 w - - 0 1", "4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1",
                            "4k3/3R4/8/8/8/8/8/3R2K1 w - - 0 1"}) {
        for (const PieceLetters& letters : {kEnglishLetters, kFrench}) {
            const Position position = positionOf(fen);
            for (const Move move : legalMoves(position)) {
                typeInFull(position, withPieces(toSan(position, move), letters), letters, move, 1);
                std::string small = withPieces(toSan(position, move), letters);
                small.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(small.front())));
                const bool isFile = small.front() >= 'a' && small.front() <= 'h';
                if (!isFile) typeInFull(position, small, letters, move, kNever);
                typeInFull(position, toUci(move, position), letters, move, kAfterSan);
            }
        }
    }
}

}  // namespace
}  // namespace roque
