// Measures the cost of the window, from outside, beside the smallest window that wxWidgets can open.
//
//     window_bench [ROUNDS]      at least five rounds
//
// docs/benchmarks.md explains the results.

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

#include "controller/settings/settings_file.h"
#include "tests/bench/rounds.h"
#include "tests/support/running_program.h"
#include "tests/support/seen_board.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/virtual_screen.h"

namespace roque::bench {
namespace {

using test::Pixel;
using test::PixelArea;
using test::RunningProgram;
using test::ScreenColor;
using test::SeenBoard;
using test::VirtualScreen;

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr std::size_t kGames = 3;
constexpr std::size_t kMoves = 100;              // per game
constexpr ScreenColor kMinimalColor = 0x0ac81e;  // of minimal_window.cpp
constexpr std::chrono::microseconds kLook{250};
constexpr std::chrono::seconds kLongest{20};

/// Waits until a condition holds on the screen, checking often; throws if it never does.
void waitFor(const std::function<bool()>& isThere, std::string_view what) {
    const auto end = Clock::now() + kLongest;
    while (!isThere()) {
        if (Clock::now() > end) throw std::runtime_error(fmt::format("{} is not painted", what));
        std::this_thread::sleep_for(kLook);
    }
}

/// A fresh home folder in which no program has run.
std::map<std::string, std::string> environmentIn(const test::TemporaryFolder& home,
                                                 const VirtualScreen& screen) {
    return {{"DISPLAY", screen.display()},
            {"HOME", home.path().string()},
            {"XDG_CONFIG_HOME", (home / "config").string()},
            {"XDG_DATA_HOME", (home / "data").string()},
            {"XDG_STATE_HOME", (home / "state").string()},
            {"XDG_CACHE_HOME", (home / "cache").string()},
            {"GDK_BACKEND", "x11"},
            {"GTK_THEME", "Adwaita"},
            {"NO_AT_BRIDGE", "1"},
            {"LC_ALL", "C.UTF-8"}};
}

/// The costs of a program's start.
struct Start {
    Milliseconds toPicture{};
    double megabytes = 0;  ///< in use some seconds later
};

/// Whether a program has painted its window.
using Painted = std::function<bool(const VirtualScreen&)>;

bool isMinimalWindowPainted(const VirtualScreen& screen) {
    constexpr int kStep = 16;
    constexpr unsigned kEnough = 500;
    return screen.find(kMinimalColor, kStep).count > kEnough;
}

Start startOnce(const std::string& program, const Painted& isPainted) {
    constexpr std::chrono::seconds kSettling{2};
    VirtualScreen screen;
    const test::TemporaryFolder home;
    const auto begin = Clock::now();
    const RunningProgram running({program}, environmentIn(home, screen));
    waitFor([&] { return isPainted(screen); }, program);
    const Milliseconds toPicture = Clock::now() - begin;
    std::this_thread::sleep_for(kSettling);
    constexpr double kMegabyte = 1e6;
    return {toPicture, static_cast<double>(running.residentBytes()) / kMegabyte};
}

double medianOf(const std::vector<Start>& starts, const std::function<double(const Start&)>& value) {
    std::vector<double> values;
    for (const Start& start : starts) values.push_back(value(start));
    return median(std::move(values));
}

void measureStarts(unsigned rounds) {
    std::vector<Start> minimal;
    std::vector<Start> ours;
    for (unsigned round = 0; round < rounds; ++round) {
        minimal.push_back(startOnce(ROQUE_MINIMAL_WINDOW, isMinimalWindowPainted));
        ours.push_back(startOnce(ROQUE_PROGRAM, SeenBoard::isOn));
    }
    const auto print = [&](std::string_view what, const std::function<double(const Start&)>& value) {
        const double least = medianOf(minimal, value);
        const double own = medianOf(ours, value);
        fmt::print("{:<44}{:>10.1f}{:>10.1f}{:>8.2f}\n", what, least, own, own / least);
    };
    fmt::print("{:<44}{:>10}{:>10}{:>8}\n", "", "minimal", "roque", "ratio");
    print("start to first painted board, ms (median)",
          [](const Start& start) { return start.toPicture.count(); });
    print("resident memory, MB (median)", [](const Start& start) { return start.megabytes; });
}

constexpr std::string_view kRooks = "k7/4r3/pppppppp/8/8/PPPPPPPP/R7/7K w - - 0 1";

/// The program's own AI player, which thinks about its first move on every core for longer than the
/// measurement.
PlayerSpec thinker() {
    PluginSpec bastion{"bastion", {{"Threads", std::to_string(std::thread::hardware_concurrency())}}, {}};
    bastion.limits.moveTime = std::chrono::hours(1);
    return bastion;
}

/// Has the desktop's theme show changes at once, instead of over a fifth of a second.
void turnMotionOff(const test::TemporaryFolder& home) {
    const auto folder = home / "config/gtk-3.0";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "settings.ini") << "[Settings]\ngtk-enable-animations=0\n";
}

/// Where moves are made.
enum class Place { Game, Study };

/// The window with a position in which two rooks can move for long without meeting pawns. Two people play
/// from it; or it is studied, while the players of the game in progress think if they are AI players.
class WalkingRooks {
public:
    explicit WalkingRooks(Place place = Place::Game, const PlayerSpec& players = PersonSpec{},
                          AnimationSpeed animation = AnimationSpeed::Off) {
        if (animation == AnimationSpeed::Off) turnMotionOff(home_);
        Settings settings;
        settings.appearance.animation = animation;
        settings.newGame = GameSetup{{players, players}};
        if (!SettingsFile(home_ / "config/roque").save(settings))
            throw std::runtime_error("settings cannot be saved");
        program_.emplace(
            std::vector<std::string>{ROQUE_PROGRAM, place == Place::Game ? std::string(kRooks) : studyFile()},
            environmentIn(home_, screen_));
        waitFor([this] { return SeenBoard::isOn(screen_); }, "the board");
        std::this_thread::sleep_for(std::chrono::seconds(2));
        board_.emplace(screen_);
    }

    /// Moves a piece by two clicks; the time from the second click to the move on the screen.
    Milliseconds move(Square from, Square to) {
        constexpr std::chrono::milliseconds kHand{60};
        screen_.click(board_->middleOf(from));
        std::this_thread::sleep_for(kHand);
        const ScreenColor before = screen_.at(board_->edgeOf(to));
        const auto begin = Clock::now();
        screen_.click(board_->middleOf(to));
        while (screen_.at(board_->edgeOf(to)) == before) {
            if (Clock::now() - begin > kLongest) throw std::runtime_error("a move is not painted");
            std::this_thread::sleep_for(kLook);  // polling all the time would take a core from the program
        }
        const Milliseconds taken = Clock::now() - begin;
        std::this_thread::sleep_for(kHand);
        return taken;
    }

    /// Moves a piece by two clicks and watches it slide: when there was another picture of it.
    std::vector<Clock::time_point> slide(Square from, Square to, Clock::duration longest) {
        constexpr std::chrono::milliseconds kHand{60};
        screen_.click(board_->middleOf(from));
        std::this_thread::sleep_for(kHand);
        const Pixel begin = board_->middleOf(from);
        const Pixel end = board_->middleOf(to);
        screen_.click(end);
        return changesWithin(longest,
                             {{std::min(begin.x, end.x), begin.y}, {std::max(begin.x, end.x), end.y}});
    }

    /// Strikes keys and watches the window: when it looked otherwise.
    std::vector<Clock::time_point> strike(const std::vector<const char*>& keys, Clock::duration longest) {
        screen_.pointAt({1, 1});  // keys go to the window under the pointer where nobody manages windows
        screen_.strike(keys);
        return changesWithin(longest, {{0, 0}, {screen_.width() - 1, screen_.height() - 1}});
    }

    [[nodiscard]] const RunningProgram& program() const { return *program_; }

private:
    /// Looks at some lines of pixels again and again.
    [[nodiscard]] std::vector<Clock::time_point> changesWithin(Clock::duration time,
                                                               const PixelArea& area) const {
        constexpr int kLines = 24;
        const int step = std::max(1, (area.last.y - area.first.y) / kLines);
        const auto look = [&] {
            std::vector<ScreenColor> seen;
            for (int y = area.first.y; y <= area.last.y; y += step) {
                for (int x = area.first.x; x <= area.last.x; x += 2) seen.push_back(screen_.at({x, y}));
            }
            return seen;
        };
        std::vector<Clock::time_point> changes;
        std::vector<ScreenColor> before = look();
        for (const auto end = Clock::now() + time; Clock::now() < end;) {
            std::this_thread::sleep_for(kLook);
            std::vector<ScreenColor> now = look();
            if (now == before) continue;
            changes.push_back(Clock::now());
            before = std::move(now);
        }
        return changes;
    }

    [[nodiscard]] std::string studyFile() const {
        const auto path = home_ / "rooks.pgn";
        std::ofstream(path) << fmt::format("[SetUp \"1\"]\n[FEN \"{}\"]\n\n*\n", kRooks);
        return path.string();
    }

    VirtualScreen screen_;
    test::TemporaryFolder home_;
    std::optional<RunningProgram> program_;
    std::optional<SeenBoard> board_;
};

Square on(int file, Square first) {
    return static_cast<Square>(static_cast<int>(first) + file);
}

/// White's rook tours seven squares and Black's five, so that no position repeats within 70 plies.
void play(WalkingRooks& rooks, std::vector<Milliseconds>& times) {
    for (std::size_t ply = 0; ply < kMoves; ++ply) {
        const int number = static_cast<int>(ply / 2);
        if (ply % 2 == 0)
            times.push_back(rooks.move(on(number % 7, Square::A2), on((number + 1) % 7, Square::A2)));
        else
            times.push_back(rooks.move(on(4 - number % 5, Square::A7), on(4 - (number + 1) % 5, Square::A7)));
    }
}

/// Plays games, each in its own window.
void measureMoves(std::string_view when, Place place = Place::Game,
                  const PlayerSpec& players = PersonSpec{}) {
    std::vector<Milliseconds> times;
    for (std::size_t game = 0; game < kGames; ++game) {
        WalkingRooks rooks(place, players);
        play(rooks, times);
    }
    std::ranges::sort(times);
    fmt::print("click to painted move, ms, {:<22} median {:.1f}, 99th percentile {:.1f}, longest {:.1f}\n",
               when, times[times.size() / 2].count(), times[times.size() * 99 / 100].count(),
               times.back().count());
}

/// Lets rooks slide while an AI player thinks. Each frame of a slide has a picture of its own; one that lasts
/// for longer than a frame has cost those that should have followed.
void measureSlides() {
    constexpr Milliseconds kFrame{1000.0 / 60};
    constexpr std::chrono::milliseconds kSlide{700};
    constexpr Milliseconds kPause{150};  // a slide has ended
    WalkingRooks rooks(Place::Study, thinker(), AnimationSpeed::Slow);
    std::size_t frames = 0;
    long dropped = 0;
    Milliseconds longest{};
    for (int ply = 0; ply < 40; ++ply) {
        const Square first = ply % 2 == 0 ? Square::A2 : Square::A7;
        const int number = ply / 2;
        const auto times =
            ply % 2 == 0 ? rooks.slide(on(number % 2 * 7, first), on((number + 1) % 2 * 7, first), kSlide)
                         : rooks.slide(on(4 - number % 5, first), on(4 - (number + 1) % 5, first), kSlide);
        for (std::size_t at = 1; at < times.size(); ++at) {
            const Milliseconds gap = times[at] - times[at - 1];
            if (gap > kPause) continue;
            ++frames;
            dropped += std::max(0L, std::lround(gap / kFrame) - 1);
            longest = std::max(longest, gap);
        }
    }
    fmt::print("slides while an AI thinks on every core: {} frames, {} dropped, longest {:.1f} ms\n", frames,
               dropped, longest.count());
}

/// Goes from page to page; the first time, a page is made.
void measurePages() {
    constexpr std::chrono::milliseconds kSettling{500};
    WalkingRooks rooks;
    std::vector<double> times;
    double first = 0;
    for (int turn = 0; turn < 20; ++turn) {
        const auto begin = Clock::now();
        const auto changes = rooks.strike({"Alt_L", turn % 2 == 0 ? "2" : "1"}, kSettling);
        if (changes.empty()) throw std::runtime_error("a page is not painted");
        const Milliseconds taken = changes.back() - begin;
        if (turn == 0)
            first = taken.count();
        else
            times.push_back(taken.count());
    }
    fmt::print("page switch, ms: first {:.1f}, median {:.1f}, longest {:.1f}\n", first, median(times),
               *std::ranges::max_element(times));
}

void measureRest() {
    const WalkingRooks rooks;
    constexpr std::chrono::seconds kRest{10};
    const auto before = rooks.program().processorTime();
    std::this_thread::sleep_for(kRest);
    const Milliseconds used = rooks.program().processorTime() - before;
    fmt::print("processor time at rest: {:.2f} %\n", used / Milliseconds(kRest) * 100);
}

void measureClicks() {
    measureMoves("nothing else runs");
    measureMoves("the same in a study", Place::Study);
    measureMoves("an AI on every core", Place::Study, thinker());
    const RunningProgram engine({ROQUE_UCI}, {});
    engine.tell(fmt::format("setoption name Threads value {}\nposition startpos\ngo infinite\n",
                            std::thread::hardware_concurrency()));
    measureMoves("one of another program");
}

}  // namespace
}  // namespace roque::bench

int main(int argc, char** argv) {
    try {
        const unsigned rounds = roque::bench::roundsOf("window_bench", {argv + 1, argv + argc});
        roque::bench::measureStarts(rounds);
        roque::bench::measureRest();
        roque::bench::measureClicks();
        roque::bench::measureSlides();
        roque::bench::measurePages();
        return EXIT_SUCCESS;
    } catch (const std::exception& error) {
        fmt::print(stderr, "window_bench: {}\n", error.what());
        return EXIT_FAILURE;
    }
}
