#include "controller/journal/game_journal.h"

#include <filesystem>

#include <gmock/gmock.h>

#include "controller/diagnostics/log.h"
#include "controller/journal/journal_worker.h"
#include "controller/storage/sqlite_database.h"
#include "model/movegen/legal_moves.h"
#include "tests/controller/game/controller_test.h"
#include "tests/support/limited_user.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;
using std::chrono::seconds;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class GameJournalTest : public ControllerTest {
protected:
    GameJournalTest() { open(); }

    void open() {
        journal_.reset();
        const auto read = [this] { return clock_; };
        const auto troubled = [this](const std::optional<Message>& trouble) {
            troubles_.push_back(trouble ? english(*trouble) : "");
        };
        journal_ = std::make_unique<GameJournal>(dispatcher_, controller_, folder_.path(), read,
                                                 GameJournal::Listener{troubled});
    }

    [[nodiscard]] std::vector<SavedGame> unfinished() {
        std::optional<std::vector<SavedGame>> found;
        journal_->findUnfinished([&](std::vector<SavedGame> games) { found = std::move(games); });
        EXPECT_TRUE(dispatcher_.runUntil([&] { return found.has_value(); }));
        return found.value_or(std::vector<SavedGame>());
    }
    /// Waits until the journal has tried to write everything so far; returns whether it could.
    [[nodiscard]] bool isWritten() {
        static_cast<void>(unfinished());  // the query is queued behind the writes
        return journal_->isAllWritten();
    }
    void startBetweenPeople() { start(PersonSpec{"Ada"}, PersonSpec{"Bob"}); }
    void playSome() {
        for (const char* const move : {"e2e4", "c7c5", "g1f3"}) play(move);
    }

    TemporaryFolder folder_;
    ClockReading clock_;
    std::vector<std::string> troubles_;
    std::unique_ptr<GameJournal> journal_;
};

TEST_F(GameJournalTest, AdjournsTheGameWhenTheProgramIsLeft) {
    startBetweenPeople();
    playSome();
    const Position position = controller_.game()->position();
    clock_.remaining = {seconds(100), seconds(200)};
    open();
    const auto games = unfinished();
    ASSERT_THAT(games, SizeIs(1));
    EXPECT_TRUE(games[0].isAdjourned);
    EXPECT_EQ(games[0].position(), position);
    EXPECT_EQ(games[0].setup.players[Color::White], PlayerSpec(PersonSpec{"Ada"}));
    EXPECT_EQ(games[0].clock, clock_);
    EXPECT_TRUE(troubles_.empty());
}

TEST_F(GameJournalTest, KeepsARecorderThatCannotBeRead) {
    const fs::path recorder = folder_.write("recorder-of-an-earlier-run", std::string(1'000'000, 'x'));
    open();
    EXPECT_THAT(unfinished(), IsEmpty());
    ASSERT_THAT(troubles_, testing::Not(IsEmpty()));
    EXPECT_THAT(troubles_[0], HasSubstr("A game of an earlier run cannot be read from " + recorder.string()));
    EXPECT_EQ(fs::file_size(recorder), 1'000'000U);
}

TEST_F(GameJournalTest, KeepsThePlayersBooks) {
    PluginSpec white{"healthy", {}, {}, "/books/white.bin"};
    const PluginSpec black{"waits_for_stop", {}, {}, "/books/black.bin"};
    start(white, person());
    ASSERT_TRUE(reaches("person's turn"));
    controller_.replacePlayer(Color::Black, black);
    open();
    const auto games = unfinished();
    ASSERT_THAT(games, SizeIs(1));
    EXPECT_EQ(games[0].setup.players[Color::White], PlayerSpec(white));
    EXPECT_EQ(games[0].setup.players[Color::Black], PlayerSpec(black));
}

TEST_F(GameJournalTest, LeavesNoRecorderBehind) {
    startBetweenPeople();
    playSome();
    journal_.reset();
    EXPECT_THAT(FlightRecorder::names(folder_.path()), IsEmpty());
}

TEST_F(GameJournalTest, OffersNoGameThatIsOver) {
    startBetweenPeople();
    playSome();
    controller_.resign(Color::White);
    open();
    EXPECT_THAT(unfinished(), IsEmpty());
}

TEST_F(GameJournalTest, OffersNoGameThatIsOverWhateverIsTriedAfterwards) {
    startBetweenPeople();
    playSome();
    controller_.resign(Color::White);
    controller_.takeBack();
    open();
    EXPECT_THAT(unfinished(), IsEmpty());
}

TEST_F(GameJournalTest, OffersNoGameWithoutMoves) {
    startBetweenPeople();
    open();
    EXPECT_THAT(unfinished(), IsEmpty());
    startBetweenPeople();
    play("e2e4");
    controller_.takeBack();
    open();
    EXPECT_THAT(unfinished(), SizeIs(1));
}

TEST_F(GameJournalTest, OffersNoGameInWhichOnlyAnAiPlayerHasMoved) {
    start(plugin("healthy"), person());
    ASSERT_TRUE(reaches("person's turn"));
    ASSERT_EQ(plies(), 1U);
    open();
    EXPECT_THAT(unfinished(), IsEmpty());
}

TEST_F(GameJournalTest, KeepsAllMovesOfAGameFromThePersonsFirstMoveOn) {
    start(plugin("healthy"), person());
    ASSERT_TRUE(reaches("person's turn"));
    ASSERT_TRUE(controller_.play(legalMoves(controller_.game()->position())[0]));
    ASSERT_TRUE(reaches("person's turn"));
    const Position position = controller_.game()->position();
    open();
    const auto games = unfinished();
    ASSERT_THAT(games, SizeIs(1));
    EXPECT_EQ(games[0].plies(), 3U);
    EXPECT_EQ(games[0].position(), position);
}

TEST_F(GameJournalTest, KeepsAGameBetweenAiPlayersFromItsFirstMoveOn) {
    start(plugin("healthy"), plugin("waits_for_stop"));
    ASSERT_TRUE(dispatcher_.runUntil([this] { return plies() == 1; }));
    open();
    EXPECT_THAT(unfinished(), SizeIs(1));
}

TEST_F(GameJournalTest, HasTheHintsGoWithPlayersWhoSwap) {
    startBetweenPeople();
    controller_.noteHint();
    play("e2e4");
    controller_.swapSides();
    controller_.noteHint();  // Ada again, with Black now
    ASSERT_EQ(controller_.hints(), ByColor<unsigned>(0, 2));
    open();
    const auto games = unfinished();
    ASSERT_THAT(games, SizeIs(1));
    EXPECT_EQ(games[0].hints, ByColor<unsigned>(0, 2));
}

TEST_F(GameJournalTest, OffersNoGameThatAnotherReplaced) {
    startBetweenPeople();
    playSome();
    startBetweenPeople();
    open();
    EXPECT_THAT(unfinished(), IsEmpty());
}

TEST_F(GameJournalTest, OffersAGameThatWasAdjournedForAnother) {
    startBetweenPeople();
    playSome();
    journal_->adjourn();
    startBetweenPeople();
    play("d2d4");
    const auto games = unfinished();
    ASSERT_THAT(games, SizeIs(1));
    EXPECT_EQ(games[0].plies(), 3U);
}

TEST_F(GameJournalTest, OffersNoGameThatIsBeingPlayedHereOrInAnotherWindow) {
    startBetweenPeople();
    playSome();
    EXPECT_THAT(unfinished(), IsEmpty());
    ASSERT_TRUE(isWritten());
    GameController other(dispatcher_, testPlugins(), testDeadlines());
    GameJournal second(dispatcher_, other, folder_.path(), {}, {});
    std::optional<std::size_t> found;
    second.findUnfinished([&](const auto& games) { found = games.size(); });
    EXPECT_TRUE(dispatcher_.runUntil([&] { return found.has_value(); }));
    EXPECT_EQ(found, 0U);
}

TEST_F(GameJournalTest, IsPlayedOnInOneWindowAndInAnotherAsACopy) {
    startBetweenPeople();
    playSome();
    open();
    const SavedGame game = unfinished().at(0);
    GameController other(dispatcher_, testPlugins(), testDeadlines());
    auto second = std::make_unique<GameJournal>(dispatcher_, other, folder_.path(), GameJournal::ReadClocks{},
                                                GameJournal::Listener{});
    const auto claims = [&](GameJournal& journal) {
        std::optional<bool> isClaimed;
        journal.claim(game, [&](bool isOurs) { isClaimed = isOurs; });
        EXPECT_TRUE(dispatcher_.runUntil([&] { return isClaimed.has_value(); }));
        return isClaimed.value_or(false);
    };
    ASSERT_TRUE(claims(*journal_));
    EXPECT_TRUE(claims(*journal_)) << "it is ours";
    EXPECT_FALSE(claims(*second));

    journal_->restore(game);
    controller_.resume();
    play("d7d6");
    second->restoreCopy(game);
    other.resume();
    ASSERT_TRUE(other.play(*parseUciMove(other.game()->position(), "g8f6")));
    second.reset();
    open();
    const auto games = unfinished();
    ASSERT_THAT(games, SizeIs(2));
    EXPECT_NE(games[0].id, games[1].id);
    EXPECT_NE(games[0].position(), games[1].position());
    for (const SavedGame& each : games) EXPECT_EQ(each.plies(), 4U);
}

TEST_F(GameJournalTest, ForgetsAGameThatNobodyWants) {
    startBetweenPeople();
    playSome();
    open();
    const auto games = unfinished();
    ASSERT_THAT(games, SizeIs(1));
    journal_->discard(games[0]);
    EXPECT_THAT(unfinished(), IsEmpty());
}

TEST_F(GameJournalTest, RestoresTheWholeTreeAndThePlayers) {
    start(PersonSpec{"Ada"}, plugin("minimax"));
    play("e2e4");
    ASSERT_TRUE(reaches("person's turn"));
    controller_.takeBack();
    play("d2d4");
    ASSERT_TRUE(reaches("person's turn"));
    const Position position = controller_.game()->position();
    open();
    startBetweenPeople();
    const auto games = unfinished();
    ASSERT_THAT(games, SizeIs(1));
    journal_->restore(games[0]);
    EXPECT_EQ(controller_.game()->position(), position);
    EXPECT_EQ(controller_.game()->root().childCount(), 2U);
    EXPECT_EQ(nameOf(controller_), "paused");
    EXPECT_EQ(controller_.setup().players[Color::White], PlayerSpec(PersonSpec{"Ada"}));
    EXPECT_EQ(controller_.setup().players[Color::Black], plugin("minimax"));
    controller_.resume();
    EXPECT_EQ(nameOf(controller_), "person's turn");
}

TEST_F(GameJournalTest, GoesOnWithAGameThatWasRestored) {
    startBetweenPeople();
    playSome();
    open();
    journal_->restore(unfinished().at(0));
    controller_.resume();
    play("d7d6");
    open();
    const auto games = unfinished();
    ASSERT_THAT(games, SizeIs(1));
    EXPECT_EQ(games[0].plies(), 4U);
    controller_.resign(Color::White);
    journal_->restore(games[0]);
    controller_.resign(Color::White);
    open();
    EXPECT_THAT(unfinished(), IsEmpty());
}

TEST_F(GameJournalTest, DoesNotOfferAGameAgainThatWasCutOffAtItsLastMove) {
    startBetweenPeople();
    for (const char* const move : {"f2f3", "e7e5", "g2g4"}) play(move);
    open();
    SavedGame game = unfinished().at(0);
    game.steps.emplace_back(SavedGame::Played{*parseUciMove(game.position(), "d8h4")});
    journal_->restore(game);
    open();
    EXPECT_THAT(unfinished(), IsEmpty());
}

TEST_F(GameJournalTest, RemembersWhoWasReplaced) {
    startBetweenPeople();
    playSome();
    controller_.pause();
    controller_.replacePlayer(Color::Black, plugin("minimax"));
    open();
    EXPECT_EQ(unfinished().at(0).setup.players[Color::Black], plugin("minimax"));
}

TEST_F(GameJournalTest, AdjournsWhenTheControllerCloses) {
    startBetweenPeople();
    playSome();
    controller_.close();
    EXPECT_TRUE(reaches("closing"));
    open();
    EXPECT_TRUE(unfinished().at(0).isAdjourned);
}

TEST_F(GameJournalTest, GoesOnInMemoryOnAFullDiskAndWritesLater) {
    startBetweenPeople();
    play("e2e4");
    ASSERT_TRUE(isWritten());
    {
        const FullDisk full(0);
        play("c7c5");
        EXPECT_TRUE(dispatcher_.runUntil([this] { return !troubles_.empty(); }));
        EXPECT_FALSE(journal_->isAllWritten());
        EXPECT_THAT(troubles_.back(), HasSubstr("cannot be written"));
    }
    play("g1f3");
    EXPECT_TRUE(isWritten());
    EXPECT_TRUE(dispatcher_.runUntil([this] { return troubles_.back().empty(); }));
    open();
    EXPECT_EQ(unfinished().at(0).plies(), 3U);
}

TEST_F(GameJournalTest, GoesOnWithoutAnyFolder) {
    journal_ = std::make_unique<GameJournal>(dispatcher_, controller_, std::nullopt, nullptr,
                                             GameJournal::Listener{[this](const auto& trouble) {
                                                 troubles_.push_back(trouble ? english(*trouble) : "");
                                             }});
    startBetweenPeople();
    playSome();
    EXPECT_THAT(unfinished(), IsEmpty());
    EXPECT_THAT(troubles_, testing::ElementsAre(HasSubstr("no home folder")));
}

TEST_F(GameJournalTest, GoesOnInAFolderThatIsReadOnly) {
    journal_.reset();
    const TemporaryFolder state;
    openLog(state.path());
    fs::permissions(folder_.path(), fs::perms(0555));
    {
        const LimitedUser user;
        open();
        startBetweenPeople();
        playSome();
        EXPECT_TRUE(dispatcher_.runUntil([this] { return !troubles_.empty(); }));
        EXPECT_EQ(controller_.game()->moves().size(), 3U);
    }
    closeLog();
    EXPECT_THAT(state.read("roque.log"), HasSubstr(" E journal: "));
}

TEST_F(GameJournalTest, KeepsADamagedJournalAndBeginsAnew) {
    journal_.reset();
    writeText(folder_ / "journal.sqlite", std::string(5000, 'x'));
    open();
    startBetweenPeople();
    playSome();
    ASSERT_TRUE(isWritten());
    EXPECT_EQ(readText(folder_ / "journal.sqlite.bad"), std::string(5000, 'x'));
    EXPECT_TRUE(dispatcher_.runUntil([this] { return !troubles_.empty(); }));
    EXPECT_THAT(troubles_[0], HasSubstr("journal.sqlite.bad"));
    open();
    EXPECT_EQ(unfinished().at(0).plies(), 3U);
}

TEST_F(GameJournalTest, KeepsAJournalOfANewerVersion) {
    journal_.reset();
    SqliteDatabase(folder_ / "journal.sqlite").execute("PRAGMA user_version = 99");
    open();
    startBetweenPeople();
    playSome();
    ASSERT_TRUE(isWritten());
    EXPECT_TRUE(fs::exists(folder_ / "journal.sqlite.bad"));
}

TEST_F(GameJournalTest, LosesNothingOfTheGameWhenItsJournalIsDamaged) {
    startBetweenPeople();
    playSome();
    ASSERT_TRUE(isWritten());
    SqliteDatabase(folder_ / "journal.sqlite").execute("DROP TABLE event; DROP TABLE game");
    play("d7d6");
    ASSERT_TRUE(isWritten());
    EXPECT_TRUE(fs::exists(folder_ / "journal.sqlite.bad"));
    EXPECT_FALSE(troubles_.empty());
    open();
    ASSERT_THAT(unfinished(), SizeIs(1));
    EXPECT_EQ(unfinished()[0].plies(), 4U);
}

/// Damages rows of the event table, as a disk does.
class DamagedRow : public GameJournalTest {
protected:
    /// Leaves a game of three moves, and changes its rows behind the journal's back.
    void damage(const char* sql) {
        startBetweenPeople();
        playSome();
        open();
        SqliteDatabase(folder_ / "journal.sqlite").execute(sql);
        troubles_.clear();
    }
};

TEST_F(DamagedRow, LeavesTheGameUpToTheDamageAndIsTold) {
    for (const char* const sql : {"UPDATE event SET kind = 'x' WHERE detail = 'g1f3'",
                                  "UPDATE event SET clock = '{' WHERE detail = 'g1f3'",
                                  "UPDATE event SET detail = 'e2e4' WHERE detail = 'g1f3'",
                                  "DELETE FROM event WHERE detail = 'g1f3'"}) {
        damage(sql);
        const auto games = unfinished();
        ASSERT_THAT(games, SizeIs(1)) << sql;
        EXPECT_TRUE(games[0].isCutOff) << sql;
        EXPECT_EQ(games[0].plies(), 2U) << sql;
        journal_->discard(games[0]);
    }
}

TEST_F(DamagedRow, LetsTheGameGoOnAsAnotherAndIsKept) {
    damage("UPDATE event SET kind = 'x' WHERE detail = 'c7c5'");
    journal_->restore(unfinished().at(0));
    controller_.resume();
    for (const char* const move : {"e7e5", "g1f3", "b8c6"}) play(move);
    open();
    const auto games = unfinished();
    ASSERT_THAT(games, SizeIs(1));
    EXPECT_FALSE(games[0].isCutOff);
    EXPECT_EQ(games[0].plies(), 4U) << "what was played since is not lost to the damage";
    SqliteDatabase database(folder_ / "journal.sqlite");
    SqliteStatement kept = database.prepare("SELECT count(*) FROM event WHERE detail = 'g1f3'");
    ASSERT_TRUE(kept.next());
    EXPECT_EQ(kept.integer(0), 2) << "the damaged game is there, too";
}

TEST_F(DamagedRow, IsToldWhereNothingOfItsGameCanBeRead) {
    damage("UPDATE event SET detail = '{' WHERE kind = 'begin'");
    EXPECT_THAT(unfinished(), IsEmpty());
    ASSERT_FALSE(troubles_.empty());
    EXPECT_THAT(troubles_[0], HasSubstr("damaged"));
    EXPECT_TRUE(journal_->isKeeping()) << "of the other games";
    troubles_.clear();
    EXPECT_THAT(unfinished(), IsEmpty());
    EXPECT_THAT(troubles_, IsEmpty()) << "it is told once";
}

TEST_F(GameJournalTest, WaitsForNobodyWhoHoldsTheJournal) {
    startBetweenPeople();
    play("e2e4");
    ASSERT_TRUE(isWritten());
    SqliteDatabase other(folder_ / "journal.sqlite");
    auto lock = std::make_unique<SqliteTransaction>(other);
    const auto begin = std::chrono::steady_clock::now();
    play("c7c5");
    EXPECT_LT(std::chrono::steady_clock::now() - begin, seconds(1));
    EXPECT_FALSE(journal_->isAllWritten());
    lock.reset();
    EXPECT_TRUE(isWritten());
    EXPECT_TRUE(troubles_.empty());
}

TEST_F(GameJournalTest, NotesTheClocksWhileOneRuns) {
    startBetweenPeople();
    clock_.remaining[Color::White] = seconds(100);
    clock_.running = Color::White;
    play("e2e4");
    clock_.remaining[Color::White] = seconds(90);
    dispatcher_.advance(GameJournal::kPulse);
    ASSERT_TRUE(isWritten());
    // The remains of a killed process.
    const TemporaryFolder copy;
    fs::copy(folder_.path(), copy.path(), fs::copy_options::recursive);
    JournalWorker worker(copy.path(), "another", [](const auto&) {});
    const auto games = worker.recover();
    ASSERT_THAT(games, SizeIs(1));
    EXPECT_EQ(games[0].clock.remaining[Color::White], seconds(90));
    EXPECT_THAT(games[0].steps, ElementsAre(SavedGame::Played{
                                    Move(Square::E2, Square::E4, Move::Kind::DoublePush), seconds(100)}));
    EXPECT_FALSE(games[0].isAdjourned);
}

TEST_F(GameJournalTest, PrefersTheClockOfALaterPlyToThatOfAnEarlierMoment) {
    startBetweenPeople();
    clock_.remaining[Color::White] = seconds(100);
    clock_.running = Color::White;
    play("e2e4");
    dispatcher_.advance(GameJournal::kPulse);
    clock_.remaining[Color::White] = seconds(130);  // thirty seconds added for the move
    clock_.running.reset();
    play("e7e5");
    ASSERT_TRUE(isWritten());
    const TemporaryFolder copy;
    fs::copy(folder_.path(), copy.path(), fs::copy_options::recursive);
    JournalWorker worker(copy.path(), "another", [](const auto&) {});
    EXPECT_EQ(worker.recover().at(0).clock.remaining[Color::White], seconds(130));
}

TEST_F(GameJournalTest, KeepsTheLatestHundredGamesThatAreOver) {
    const TemporaryFolder folder;
    JournalDatabase database(folder / "journal", [](const auto&, const auto&) {});
    using Kind = JournalEvent::Kind;
    for (int number = 0; number < 130; ++number) {
        const std::string id = std::to_string(number);
        database.append({{id, 0, Kind::Begin, "{}", {}}, {id, 1, Kind::End, "", {}}}, "session");
    }
    database.prune();
    SqliteDatabase file(folder / "journal");
    SqliteStatement rows =
        file.prepare("SELECT count(*), min(number), (SELECT count(*) FROM event) FROM game");
    ASSERT_TRUE(rows.next());
    EXPECT_EQ(rows.integer(0), 100);
    EXPECT_EQ(rows.integer(1), 31);
    EXPECT_EQ(rows.integer(2), 200);
}

}  // namespace
}  // namespace roque::test
