// The program is killed in the middle of a game and started again: the game continues.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <random>

#include "model/game/captures.h"
#include "model/game/game.h"
#include "model/movegen/legal_moves.h"
#include "tests/gui/program_test.h"
#include "tests/support/board_drawing.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;
using Time = std::chrono::steady_clock::time_point;

/// The minimum and maximum running time of each clock, as far as occasional looks can tell.
class WatchedClocks {
public:
    struct Range {
        std::chrono::steady_clock::duration least{0};
        std::chrono::steady_clock::duration most{0};

        bool operator==(const Range&) const = default;
    };

    /// The clock of this side has run since some moment between these two; nothing: no clock runs.
    void run(std::optional<Color> side, Time earliest, Time latest) {
        if (running_) {
            used_[*running_].least += std::max(Time::duration(0), earliest - latest_);
            used_[*running_].most += latest - earliest_;
        }
        running_ = side;
        earliest_ = earliest;
        latest_ = latest;
    }
    [[nodiscard]] const Range& used(Color color) const { return used_[color]; }

private:
    ByColor<Range> used_;
    std::optional<Color> running_;
    Time earliest_;
    Time latest_;
};

/// A game of a person, using the mouse, against an AI player, both with clocks.
class ProgramKilled : public ProgramTest {
protected:
    static constexpr Color kPerson = Color::White;
    static constexpr std::chrono::minutes kTime{10};
    static constexpr std::chrono::milliseconds kThinks{300};
    static constexpr std::chrono::milliseconds kTolerance{1000};  // of the clocks

    void SetUp() override {
        PluginSpec bastion{"bastion", {}, {}};
        bastion.limits.moveTime = kThinks;
        setup_ = GameSetup{{PersonSpec{"Somebody"}, bastion}};
        setup_.time = {suddenDeath(kTime), suddenDeath(kTime)};
        Settings settings;
        settings.window = {0, 0, 900, 1000, false};
        settings.appearance.animation = AnimationSpeed::Off;
        settings.play.takesTime = settings.play.usesOwnBooks = false;
        settings.newGame = setup_;
        ASSERT_TRUE(keepSettings(settings));
        ASSERT_TRUE(start());
        ASSERT_TRUE(soon([this] { return !buttonsOfQuestion(*screen_).empty(); }));  // "Ready?"
        ASSERT_TRUE(learnPieces());
    }

    /// Whether the current position of the game is on the screen.
    [[nodiscard]] bool isSeen() const { return shows(game_.position()); }

    /// The move that leads from there to the position on the screen.
    [[nodiscard]] std::optional<Move> seenMove() const {
        const auto seen = pieces_->read(*screen_);
        const Position& position = game_.position();
        for (const Move move : legalMoves(position)) {
            if (seen == position.after(move).board()) return move;
        }
        return std::nullopt;
    }
    /// Waits until the position is on the screen. If an AI player is to move in it, its answer may already be
    /// there too.
    void waitForPosition(Time begin) {
        std::optional<Move> answer;
        const bool isThinking = !isPersonsTurn();
        ASSERT_TRUE(soon([&] { return isSeen() || (isThinking && (answer = seenMove())); })) << screenWords();
        const Time now = std::chrono::steady_clock::now();
        clocks_.run(game_.position().sideToMove(), begin, now);
        lastLook_ = now;
        if (answer) follow(*answer, begin, now);
    }
    /// Checks whether the AI player has answered.
    void look() {
        const Time before = std::exchange(lastLook_, std::chrono::steady_clock::now());
        if (isPersonsTurn()) return;
        if (const auto answer = seenMove()) follow(*answer, before, std::chrono::steady_clock::now());
    }
    void follow(Move answer, Time earliest, Time latest) {
        ASSERT_TRUE(game_.play(answer));
        clocks_.run(game_.position().sideToMove(), earliest, latest);
    }
    [[nodiscard]] bool isPersonsTurn() const { return game_.position().sideToMove() == kPerson; }

    /// A move after which the game goes on, whatever the answer, and that gives nothing away. There is none
    /// in a lost game.
    [[nodiscard]] std::optional<Move> someMove() {
        constexpr int kLost = -1000;
        const Position& position = game_.position();
        std::vector<Move> best;
        int most = kLost;
        for (const Move move : legalMoves(position)) {
            if (move.isCastling() || move.isPromotion()) continue;  // these take other clicks
            const Position after = position.after(move);
            if (!hasLegalMove(after)) continue;
            int least = -kLost;
            for (const Move answer : legalMoves(after)) {
                const Position next = after.after(answer);
                least = std::min(least, hasLegalMove(next) ? materialBalance(next.board()) : kLost);
            }
            if (least > most) best.clear();
            most = std::max(most, least);
            if (least == most && least != kLost) best.push_back(move);
        }
        if (best.empty()) return std::nullopt;
        return best[random_() % best.size()];
    }

    /// Plays a move by clicking, and waits until it is on the screen.
    void play(Move move) {
        const SeenBoard board(*screen_);
        const Time before = std::chrono::steady_clock::now();
        screen_->click(board.middleOf(move.from()));
        screen_->click(board.middleOf(move.to()));
        screen_->pointAt(kAside);
        ASSERT_TRUE(game_.play(move));
        waitForPosition(before);
    }
    /// Has the AI player go on if it was thinking when the program was killed: it is not asked by itself.
    void trustPlayer() {
        if (buttonsOfQuestion(*screen_).size() < 3)
            return;  // Go on, Take over myself, Choose a player; perhaps "1 more"
        const std::vector<Pixel> buttons = stillButtons(3);
        ASSERT_FALSE(buttons.empty());
        screen_->click(buttons.front());
        ASSERT_TRUE(soon([&] { return buttonsOfQuestion(*screen_) != buttons; }));
    }
    void waitForAnswer() {
        ASSERT_TRUE(soon([this] {
            trustPlayer();
            look();
            return isPersonsTurn();
        })) << screenWords();
    }
    void lookOn(std::chrono::milliseconds time) {
        const Time end = std::chrono::steady_clock::now() + time;
        while (std::chrono::steady_clock::now() < end) {
            look();
            std::this_thread::sleep_for(1ms);
        }
    }

    /// The one game in the journal, which the program need not know was read: in a copy.
    void readJournal() {
        const TemporaryFolder copy;
        std::filesystem::copy(home_ / "state/roque", copy.path(), std::filesystem::copy_options::recursive);
        const std::vector<SavedGame> games = unfinishedGames(copy.path());
        ASSERT_EQ(games.size(), 1U);
        kept_ = games[0];
    }

    /// The journal has what was seen. An answer that came between the last look and the end was not.
    void expectAllKept() {
        ASSERT_NO_FATAL_FAILURE(readJournal());
        EXPECT_EQ(kept_->setup, setup_);
        std::vector<Move> moves;
        for (const SavedGame::Step& step : kept_->steps)
            moves.push_back(std::get<SavedGame::Played>(step).move);
        if (moves.size() == game_.moves().size() + 1 && !isPersonsTurn()) {
            ASSERT_TRUE(game_.play(moves.back()));
        }
        EXPECT_EQ(moves, game_.moves());
        for (const Color color : kColors) {
            const auto used = left_[color] - kept_->clock.remaining[color].value();
            // The clock of an AI player does not run while it starts, however long that takes.
            const Time::duration least = color == kPerson ? clocks_.used(color).least : Time::duration(0);
            EXPECT_GE(used, least - kTolerance) << nameOf(color);
            EXPECT_LE(used, clocks_.used(color).most + kTolerance) << nameOf(color);
            left_[color] = *kept_->clock.remaining[color];
        }
        clocks_ = {};
    }

    /// Starts the program again and has the game that it offers go on. No clock runs before one is ready.
    void goOn() {
        constexpr std::size_t kChoices = 3;  // Resume, Not now, Discard; perhaps "1 more"
        ASSERT_TRUE(start());
        const std::vector<Pixel> choices = stillButtons(kChoices);
        ASSERT_FALSE(choices.empty());
        screen_->click(choices.front());
        ASSERT_TRUE(soon([this] {
            const std::size_t count = buttonsOfQuestion(*screen_).size();
            return count > 0 && count < kChoices;  // Start
        }));
        ASSERT_TRUE(soon([this] { return isSeen(); })) << screenWords();
        const Time before = std::chrono::steady_clock::now();
        const std::vector<Pixel> ready = stillButtons(1);
        ASSERT_FALSE(ready.empty());
        screen_->click(ready.front());
        ASSERT_TRUE(soon([&] { return buttonsOfQuestion(*screen_) != ready; }));
        waitForPosition(before);
    }

    [[nodiscard]] std::string screenWords() const {
        const auto board = pieces_->read(*screen_);
        return "on the screen:" + (board ? draw(*board) : "nothing")
               + "in the game:" + draw(game_.position().board());
    }
    [[nodiscard]] static const char* nameOf(Color color) { return color == Color::White ? "White" : "Black"; }

    GameSetup setup_;
    Game game_;  ///< as far as it was seen
    WatchedClocks clocks_;
    Time lastLook_;
    ByColor<std::chrono::milliseconds> left_{kTime, kTime};  ///< when the game went on last
    std::optional<SavedGame> kept_;
    std::mt19937 random_;
};

TEST_F(ProgramKilled, GoesOnWithTheGameWhereItWas) {
    constexpr int kRounds = 6;
    constexpr int kLongest = 700;  // milliseconds: the answer comes in the middle
    const unsigned seed = std::random_device()();
    std::cout << "seed " << seed << std::endl;
    random_.seed(seed);
    for (int round = 0; round < kRounds && !HasFailure(); ++round) {
        SCOPED_TRACE(testing::Message() << "round " << round);
        const auto move = someMove();
        if (!move) break;
        ASSERT_NO_FATAL_FAILURE(play(*move));
        lookOn(std::chrono::milliseconds(random_() % kLongest));
        kill();
        clocks_.run(std::nullopt, lastLook_, std::chrono::steady_clock::now());
        ASSERT_NO_FATAL_FAILURE(expectAllKept());
        EXPECT_FALSE(kept_->isAdjourned);
        ASSERT_NO_FATAL_FAILURE(goOn());
        if (const auto next = isPersonsTurn() ? someMove() : std::nullopt) {
            ASSERT_NO_FATAL_FAILURE(play(*next));
        }
        ASSERT_NO_FATAL_FAILURE(waitForAnswer());
    }
    const Time before = std::chrono::steady_clock::now();
    ASSERT_TRUE(quit());
    clocks_.run(std::nullopt, before, std::chrono::steady_clock::now());
    expectAllKept();
    EXPECT_TRUE(kept_->isAdjourned);
}

/// A game that an AI player begins, and thinks about for long.
class ProgramKilledAtFirstMove : public ProgramTest {
protected:
    static constexpr std::size_t kChoices = 3;  // Go on, Take over myself, Choose a player; perhaps "1 more"

    void SetUp() override {
        PluginSpec bastion{"bastion", {}, {}};
        bastion.limits.moveTime = 10min;
        Settings settings;
        settings.window = {0, 0, 900, 1000, false};
        settings.appearance.animation = AnimationSpeed::Off;
        settings.play.takesTime = settings.play.usesOwnBooks = false;
        settings.newGame = GameSetup{{bastion, bastion}};  // a person who plays alone would begin
        ASSERT_TRUE(keepSettings(settings));
    }
    /// Whether the program has soon noted that Bastion is thinking.
    [[nodiscard]] bool isThinking() const {
        const auto isNoted = [](const std::filesystem::path& file) {
            const std::string notes = readText(file);
            return file.filename().string().starts_with("doing-") && notes.size() > kSubject
                   && notes[kState] != 0 && notes.compare(kSubject, 7, "bastion") == 0;
        };
        const auto folder = home_ / "state/roque";
        return soon(
            [&] { return std::ranges::any_of(std::filesystem::directory_iterator(folder), isNoted); });
    }
    static constexpr std::size_t kState = 64;  ///< of the first note in the file
    static constexpr std::size_t kSubject = 68;
};

TEST_F(ProgramKilledAtFirstMove, AsksBeforeItsPlayerThinksAgain) {
    ASSERT_TRUE(start());
    ASSERT_TRUE(isThinking());
    EXPECT_TRUE(buttonsOfQuestion(*screen_).empty());
    kill();
    ASSERT_TRUE(start());
    const std::vector<Pixel> choices = stillButtons(kChoices);
    ASSERT_FALSE(choices.empty());
    screen_->click(choices.front());
    EXPECT_TRUE(soon([&] { return buttonsOfQuestion(*screen_) != choices; }));
    EXPECT_TRUE(isThinking());
    ASSERT_TRUE(quit());
    ASSERT_TRUE(start());
    ASSERT_TRUE(isThinking());  // it has ended as it should
    EXPECT_TRUE(buttonsOfQuestion(*screen_).empty());
}

}  // namespace
}  // namespace roque::test
