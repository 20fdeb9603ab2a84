#include "view/game/premove_list.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "model/rules/promotion.h"
#include "tests/support/position_of.h"
#include "view/game/move_completion.h"

namespace roque {
namespace {

using test::positionOf;
using testing::ElementsAre;

class Premoves : public testing::Test {
protected:
    void at(const char* fen, Color side, const std::vector<Move>& waiting = {}) {
        premoves_ = possiblePremoves(positionOf(fen), waiting, side);
    }
    [[nodiscard]] MoveCompletion typed(std::string_view text,
                                       const PieceLetters& letters = kEnglishLetters) const {
        return completePremove(premoves_, text, letters);
    }

    std::vector<PremoveText> premoves_ = possiblePremoves(Position::start(), {}, Color::Black);
};

TEST_F(Premoves, AreCompletedWhileThereIsOneWay) {
    EXPECT_EQ(typed("Nf").rest, "6");
    EXPECT_THAT(typed("Nf").candidates, ElementsAre("Nf6"));
    EXPECT_EQ(typed("Nf6").move, Move(Square::G8, Square::F6));
    EXPECT_EQ(typed("").rest, "");
}

TEST_F(Premoves, AreWrittenInSanOrUci) {
    EXPECT_EQ(typed("e5").move, Move(Square::E7, Square::E5));
    EXPECT_EQ(typed("e7e5").move, Move(Square::E7, Square::E5));
    EXPECT_EQ(typed("nf6").move, Move(Square::G8, Square::F6));
    EXPECT_EQ(typed("Ng8f6").move, Move(Square::G8, Square::F6));
    EXPECT_THAT(typed("g8").candidates, ElementsAre("g8e7", "g8f6", "g8h6"));
}

TEST_F(Premoves, GoWhereTheyCouldOnAnEmptyBoard) {
    EXPECT_EQ(typed("Qd5").move, Move(Square::D8, Square::D5));
    EXPECT_EQ(typed("exd6").move, Move(Square::E7, Square::D6));
    EXPECT_EQ(typed("Qxd7").move, Move(Square::D8, Square::D7));
}

TEST_F(Premoves, TakePieceNamesOfOtherLanguages) {
    const PieceLetters french{"R", "D", "T", "F", "C"};
    EXPECT_THAT(typed("Cf", french).candidates, ElementsAre("Cf6"));
    EXPECT_EQ(typed("Cf6", french).move, Move(Square::G8, Square::F6));
}

TEST_F(Premoves, TellWhatIsWrong) {
    const auto nowhere = typed("Ng5");
    EXPECT_FALSE(nowhere.move);
    ASSERT_TRUE(nowhere.problem);
    EXPECT_EQ(nowhere.problem->kind, MoveError::Kind::Illegal);
    at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Color::White);
    const auto both = typed("Rd1");
    EXPECT_FALSE(both.move);
    ASSERT_TRUE(both.problem);
    EXPECT_EQ(both.problem->kind, MoveError::Kind::Ambiguous);
    EXPECT_EQ(typed("Rad1").move, Move(Square::A1, Square::D1));
}

TEST_F(Premoves, NameAsMuchOfTheOriginAsIsNeeded) {
    at("4k3/8/8/8/Q6Q/8/8/4K2Q b - - 0 1", Color::White);
    const auto san = [this](Square from, Square to) {
        const auto found = std::ranges::find(premoves_, Move(from, to), &PremoveText::move);
        return found == premoves_.end() ? std::string() : found->san;
    };
    EXPECT_EQ(san(Square::H4, Square::E1), "Q4e1");
    EXPECT_EQ(san(Square::A4, Square::E4), "Qae4");
    EXPECT_EQ(san(Square::H1, Square::E4), "Q1e4");
    EXPECT_EQ(san(Square::H4, Square::E4), "Qh4e4");
}

TEST_F(Premoves, CastleAndPromote) {
    at("r3k2r/6P1/8/8/8/8/8/R3K2R b KQkq - 0 1", Color::White);
    const Move castling(Square::E1, Square::H1, Move::Kind::Castling);
    for (const char* const text : {"O-O", "0-0", "e1g1", "e1h1"})
        EXPECT_EQ(typed(text).move, castling) << text;
    EXPECT_EQ(typed("O-O-O").move, Move(Square::E1, Square::A1, Move::Kind::Castling));
    const Move promotion(Square::G7, Square::G8, Promotion::kind(PieceType::Queen));
    for (const char* const text : {"g8=Q", "g8Q", "g8q", "g7g8q"})
        EXPECT_EQ(typed(text).move, promotion) << text;
    EXPECT_FALSE(typed("g8").move);
}

TEST_F(Premoves, FollowThoseThatWait) {
    premoves_ = possiblePremoves(Position::start(), {Move(Square::G8, Square::F6)}, Color::Black);
    EXPECT_FALSE(typed("Nf6").move);
    EXPECT_EQ(typed("Ne4").move, Move(Square::F6, Square::E4));
}

TEST_F(Premoves, AreAllReadAsTheyAreWritten) {
    for (const char* const fen : {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                                  "4k3/PP6/8/8/Q6Q/8/N3N3/4K2Q b - - 0 1", "4k3/8/8/8/8/8/8/6KR b H - 0 1",
                                  "4k3/8/8/8/8/8/8/R4KR1 b GA - 0 1"}) {
        for (const Color side : kColors) {
            at(fen, side);
            for (const PremoveText& each : premoves_) {
                EXPECT_EQ(typed(each.san).move, each.move) << each.san;
                EXPECT_EQ(typed(each.uci).move, each.move) << each.uci;
            }
        }
    }
}

}  // namespace
}  // namespace roque
