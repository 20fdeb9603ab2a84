#include <gmock/gmock.h>
#include <unistd.h>

#include "tests/controller/game/controller_test.h"
#include "tests/support/book_bytes.h"
#include "tests/support/position_of.h"
#include "tests/support/temporary_folder.h"

// Games of AI players with opening books.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class BookGame : public ControllerTest {
protected:
    BookGame() {
        watching_ = controller_.subscribe([this](const ControllerEvent& event) {
            if (const auto* uses = std::get_if<PlayerUsesBook>(&event)) fromBook_.push_back(uses->color);
            if (const auto* unusable = std::get_if<BookUnusable>(&event)) unusable_.push_back(*unusable);
        });
    }
    /// A player with a book of some entries.
    [[nodiscard]] PlayerSpec reader(const char* id, std::vector<PolyglotEntry> entries) const {
        PlayerSpec spec = plugin(id);
        std::get<PluginSpec>(spec).book = folder_.write("book.bin", bookOf(std::move(entries)));
        return spec;
    }
    /// The moves of the game in UCI notation, castling as "king takes rook".
    [[nodiscard]] std::vector<std::string> moves() const {
        std::vector<std::string> texts;
        Position position = controller_.game()->start();
        for (const Move move : controller_.game()->moves()) {
            texts.push_back(toUci(move, position, CastlingNotation::KingTakesRook));
            position = position.after(move);
        }
        return texts;
    }

    TemporaryFolder folder_;
    std::vector<Color> fromBook_;
    std::vector<BookUnusable> unusable_;
    Subscription watching_;
};

TEST_F(BookGame, PlaysFromTheBookWithoutASearch) {
    start(reader("waits_for_stop", {bookEntry(Position::start(), "c2c4")}), person());
    ASSERT_TRUE(reaches("person's turn"));  // though this player would think forever
    EXPECT_THAT(moves(), ElementsAre("c2c4"));
    EXPECT_THAT(fromBook_, ElementsAre(Color::White));
    EXPECT_EQ(thoughts_, 0U);
}

TEST_F(BookGame, IsGoneOnWithByThePlayerWhereTheBookEnds) {
    const Position afterE4 = positionOf("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    start(person(), reader("minimax", {bookEntry(afterE4, "c7c5")}));
    play("e2e4");
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(moves().back(), "c7c5");
    play("g1f3");
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(plies(), 4U);
    EXPECT_THAT(fromBook_, SizeIs(1));
    EXPECT_GT(thoughts_, 0U);
}

TEST_F(BookGame, TellsOfTheBookBeforeTheMove) {
    std::vector<std::string> told;
    const Subscription order = controller_.subscribe([&](const ControllerEvent& event) {
        if (std::holds_alternative<PlayerUsesBook>(event)) told.emplace_back("book");
        if (std::holds_alternative<MovePlayed>(event)) told.emplace_back("move");
    });
    start(reader("healthy", {bookEntry(Position::start(), "c2c4")}), person());
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_THAT(told, ElementsAre("book", "move"));
}

TEST_F(BookGame, IsTheSameBySameSeed) {
    const auto firstMove = [this](const char* seed) {
        PlayerSpec spec = reader(
            "random", {bookEntry(Position::start(), "e2e4", 1), bookEntry(Position::start(), "d2d4", 2),
                       bookEntry(Position::start(), "c2c4", 3)});
        std::get<PluginSpec>(spec).options["Seed"] = seed;
        start(spec, person());
        EXPECT_TRUE(reaches("person's turn"));
        return moves().at(0);
    };
    const std::string first = firstMove("7");
    EXPECT_EQ(firstMove("7"), first);
    bool isOther = false;
    for (const char* const seed : {"1", "2", "3", "4", "5", "6", "8", "9"})
        isOther |= firstMove(seed) != first;
    EXPECT_TRUE(isOther);
}

TEST_F(BookGame, CastlesInChess960) {
    const Position position = positionOf("bnrqkrnb/pppppppp/8/8/8/8/PPPPPPPP/BNR1KR1B w FCfc - 0 1");
    controller_.newGame(
        {{reader("waits_for_stop", {bookEntry(position, "e1f1")}), person()}, position, Variant::Chess960});
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_THAT(moves(), ElementsAre("e1f1"));
    EXPECT_EQ(controller_.game()->position().board().typeOn(Square::G1), PieceType::King);
}

TEST_F(BookGame, LetsABookMoveTakeAsLongAsAnother) {
    PlayerSpec white = reader("waits_for_stop", {bookEntry(Position::start(), "c2c4")});
    GameSetup setup{{std::move(white), plugin("waits_for_stop")}, Position::start(), Variant::Standard};
    setup.pace = 20s;
    controller_.newGame(setup);
    ASSERT_TRUE(dispatcher_.runUntil([this] { return !fromBook_.empty(); }));
    EXPECT_EQ(plies(), 0U);
    const auto began = dispatcher_.now();
    ASSERT_TRUE(dispatcher_.runFastUntil([this] { return plies() == 1; }));
    EXPECT_GE(dispatcher_.now() - began, 19s);
}

TEST_F(BookGame, PlaysNothingFromTheBookWhilePaused) {
    const Subscription pausing = controller_.subscribe([this](const ControllerEvent& event) {
        if (std::holds_alternative<PlayerUsesBook>(event)) controller_.pause();
    });
    PlayerSpec white = reader("waits_for_stop", {bookEntry(Position::start(), "c2c4")});
    GameSetup setup{{std::move(white), plugin("waits_for_stop")}, Position::start(), Variant::Standard};
    setup.pace = 20s;
    controller_.newGame(setup);
    ASSERT_TRUE(reaches("paused"));
    dispatcher_.advance(40s);
    EXPECT_EQ(plies(), 0U);
}

TEST_F(BookGame, GoesOnWithoutABookThatCannotBeUsed) {
    PlayerSpec black = plugin("healthy");
    std::get<PluginSpec>(black).book = folder_ / "gone.bin";
    start(person(), black);
    play("e2e4");
    ASSERT_TRUE(reaches("person's turn"));
    play("d2d4");
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(plies(), 4U);
    EXPECT_THAT(failures_, IsEmpty());
    ASSERT_THAT(unusable_, SizeIs(1));
    EXPECT_EQ(unusable_[0].color, Color::Black);
    EXPECT_THAT(english(unusable_[0].reason), HasSubstr("gone.bin"));
}

TEST_F(BookGame, GoesOnWithoutABookThatIsCutOffMeanwhile) {
    const PlayerSpec white = reader("healthy", {bookEntry(Position::start(), "c2c4")});
    start(white, person());
    ASSERT_TRUE(reaches("person's turn"));
    ASSERT_EQ(::truncate((folder_ / "book.bin").c_str(), 1), 0);
    play("e7e5");
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(plies(), 3U);
    EXPECT_THAT(unusable_, SizeIs(1));
}

TEST_F(BookGame, IsJoinedByAPlayerWithABook) {
    start(person(), plugin("waits_for_stop"));
    play("e2e4");
    const Position afterE4 = controller_.game()->position();
    controller_.replacePlayer(Color::Black, reader("waits_for_stop", {bookEntry(afterE4, "c7c5")}));
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(moves().back(), "c7c5");
}

}  // namespace
}  // namespace roque::test
