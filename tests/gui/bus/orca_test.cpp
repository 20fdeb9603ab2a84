// What the screen reader Orca speaks of a game: each of the opponent's moves once, soon, wherever the
// keyboard is.

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <unistd.h>

#include "controller/settings/settings_file.h"
#include "model/notation/move_text.h"
#include "model/notation/uci_move.h"
#include "tests/gui/bus/bus_test.h"
#include "tests/gui/bus/simple_player.h"
#include "tests/gui/bus/speech_service.h"
#include "tests/gui/bus/told_move.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;

/// The move that the list of moves shows by a name such as "3… Nf6"; nothing if it shows no move of this
/// side.
std::optional<Move> shownMove(const Position& before, const std::string& name) {
    const std::string number = std::to_string(before.fullmoveNumber()) + "… ";
    if (!name.starts_with(number)) return std::nullopt;
    const auto move =
        parseMove(before, name.substr(number.size(), name.find(' ', number.size()) - number.size()));
    return move ? std::optional<Move>(*move) : std::nullopt;
}

/// What starts a program among processes of its own: Orca ends itself if it finds another one, on whatever
/// screen.
std::vector<std::string> apart() {
    std::vector<std::string> command{"/usr/bin/unshare", "--pid", "--fork", "--mount-proc", "--kill-child"};
    if (geteuid() != 0) command.insert(command.end(), {"--user", "--map-current-user"});
    return command;
}

/// Not everywhere, such as in containers.
bool canBeApart() {
    return std::system(fmt::format("{} true 2>/dev/null", fmt::join(apart(), " ")).c_str()) == 0;
}

/// Plays ROQUE_ORCA_MOVES moves (10) with the real Orca running.
class Orca : public BusTest {
protected:
    static constexpr const char* kOrca = "/usr/bin/orca";
    static constexpr const char* kManager = "/usr/bin/openbox";
    static constexpr std::chrono::milliseconds kSoon{300};

    [[nodiscard]] std::chrono::seconds limit() const override { return 60s + 5s * moves_; }

    void SetUp() override {
        for (const char* program : {kOrca, kManager}) {
            if (!std::filesystem::exists(program))
                GTEST_SKIP() << program << " is not installed: see scripts/setup --test";
        }
        if (!canBeApart()) GTEST_SKIP() << "this system lets no process be among its own";
        BusTest::SetUp();
        if (IsSkipped()) return;
        Settings settings;
        settings.play.takesTime = false;  // the opponent answers at once
        settings.play.playsSounds = false;
        settings.play.describesBoard = true;
        settings.newGameHabits.isWelcomed = true;
        ASSERT_TRUE(SettingsFile(desktop().home() / "config/roque").save(settings));
        speech_.emplace(desktop().home() / "run");
        manager_.emplace(std::vector<std::string>{kManager, "--sm-disable"},
                         std::map<std::string, std::string>{});
        await("the window manager", [] { return desktop().screen().isManaged(); });
        startOrca();
        startProgram();
        await("silence", [this] { return speech_->isQuietFor(kStill); });
    }
    void TearDown() override {
        orca_.reset();
        manager_.reset();
        BusTest::TearDown();
        speech_.reset();
    }

    /// What has been heard, named and spoken before a move.
    struct Since {
        std::size_t heard;
        std::size_t named;
        std::size_t spoken;
    };

    void startOrca();
    void playWithFocusOn(std::string_view role, std::string_view name);
    [[nodiscard]] SpeechService::Time timeOfMove(const Position& before, std::size_t from);
    void expectSpokenOnce(const Position& before, const Since& since, SpeechService::Time played,
                          const std::string& focus);

    static constexpr std::chrono::milliseconds kStill{500};  ///< nothing more is said after that

    const unsigned long moves_ = [] {
        const char* const wanted = std::getenv("ROQUE_ORCA_MOVES");
        return wanted == nullptr ? 10UL : std::strtoul(wanted, nullptr, 10);
    }();
    std::optional<SpeechService> speech_;
    std::optional<RunningProgram> manager_;
    std::optional<RunningProgram> orca_;
    std::vector<std::chrono::milliseconds> late_;  ///< each move, from the board to the voice
    Game game_;
    SimplePlayer player_{1};
};

void Orca::startOrca() {
    stand("Orca starts");
    std::vector<std::string> command = apart();
    command.insert(command.end(), {kOrca, "--disable", "braille"});
    orca_.emplace(command, std::map<std::string, std::string>{}, (desktop().home() / "orca-errors").string());
    await(
        "Orca's first words",
        [this] {
            return std::ranges::any_of(speech_->spoken(), [](const SpeechService::Spoken& each) {
                return each.words.find("creen reader on") != std::string::npos;
            });
        },
        30s);
}

/// When the program showed the opponent's move: the list of moves has its name then.
SpeechService::Time Orca::timeOfMove(const Position& before, std::size_t from) {
    SpeechService::Time time;
    await(
        "the opponent's move",
        [&] {
            const auto& names = ears_->names();
            const auto found = std::find_if(
                names.begin() + static_cast<std::ptrdiff_t>(from), names.end(),
                [&](const BusEars::Heard& each) { return shownMove(before, each.words).has_value(); });
            if (found == names.end()) return false;
            time = found->at;
            EXPECT_TRUE(game_.play(*shownMove(before, found->words)));
            return true;
        },
        30s);
    return time;
}

/// Waits until it is spoken, and long enough to hear it a second time.
void Orca::expectSpokenOnce(const Position& before, const Since& since, SpeechService::Time played,
                            const std::string& focus) {
    const auto told = [&](const std::string& words) { return toldMove(before, words).has_value(); };
    const auto announced = awaitWords(since.heard, told, "the announcement", 10s);
    const auto isSpoken = [&](const SpeechService::Spoken& each) { return told(each.words); };
    std::vector<SpeechService::Spoken> spoken;
    await(
        "Orca's words",
        [&] {
            spoken = speech_->spoken();
            spoken.erase(spoken.begin(), spoken.begin() + static_cast<std::ptrdiff_t>(since.spoken));
            std::erase_if(spoken, std::not_fn(isSpoken));
            return !spoken.empty() && spoken.front().isOver && speech_->isQuietFor(kStill);
        },
        10s);
    EXPECT_EQ(spoken.size(), 1U) << focus;
    EXPECT_FALSE(spoken.front().isCut) << focus;
    const auto milliseconds = [](auto time) {
        return std::chrono::duration_cast<std::chrono::milliseconds>(time);
    };
    late_.push_back(milliseconds(spoken.front().at - played));
    fmt::print("{:5} ms, {:4} of them Orca's  {:32} {}\n", late_.back().count(),
               milliseconds(spoken.front().at - announced.at).count(), focus, spoken.front().words);
}

void Orca::playWithFocusOn(std::string_view role, std::string_view name) {
    const std::size_t before = speech_->spoken().size();
    const BusPart focused = part(role, name);
    await("the focus", [&] { return focused.focus() && focused.is(BusState::Focused); });
    await("Orca's words about the focus", [&] { return speech_->spoken().size() > before; });
    await("silence", [this] { return speech_->isQuietFor(kStill); });
    const Since since{ears_->heard().size(), ears_->names().size(), speech_->spoken().size()};
    const Move move = player_.choose(game_.position());
    const BusPart field = part("text", "Type a move");
    ASSERT_TRUE(field.write(toUci(move, game_.position())));
    ASSERT_TRUE(field.act("activate"));
    ASSERT_TRUE(game_.play(move));
    if (game_.outcome()) return;
    const Position position = game_.position();
    const auto played = timeOfMove(position, since.named);
    expectSpokenOnce(position, since, played, fmt::format("{} \"{}\"", role, name));
}

TEST_F(Orca, SpeaksEachMoveOfTheOpponentOnceAndSoon) {
    constexpr std::array<std::pair<const char*, const char*>, 5> kPlaces{
        {{"button", "Flip"},
         {"panel", "Chessboard"},
         {"text", "Type a move"},
         {"text", "Board in words"},
         {"button", "Bastion, 3 · Learner: change the level or the player"}}};
    for (unsigned long at = 0; at < moves_ && !game_.outcome(); ++at) {
        const auto& [role, name] = kPlaces.at(at % kPlaces.size());
        playWithFocusOn(role, name);
        if (HasFatalFailure()) return;
    }
    endProgram();
    ASSERT_FALSE(late_.empty()) << "no move was played";
    std::ranges::sort(late_);
    fmt::print("{} moves: half of them within {} ms, all within {} ms\n", late_.size(),
               late_[late_.size() / 2].count(), late_.back().count());
    EXPECT_LE(late_[late_.size() / 2], kSoon);  // a machine that has other work to do may be late
}

}  // namespace
}  // namespace roque::test
