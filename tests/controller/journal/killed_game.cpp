#include "tests/controller/journal/killed_game.h"

#include <algorithm>
#include <csignal>
#include <random>
#include <sstream>
#include <stdexcept>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include "controller/journal/game_clock_reading.h"
#include "controller/journal/game_journal.h"
#include "controller/storage/file_descriptor.h"
#include "controller/threads/event_queue.h"
#include "model/movegen/legal_moves.h"
#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::duration_cast;
using std::chrono::milliseconds;

constexpr std::chrono::minutes kTime{5};
constexpr std::chrono::seconds kIncrement{30};

/// The state of the board in one line.
void show(int pipe, const Game& game, const ClockReading& clock) {
    std::ostringstream line;
    line << duration_cast<milliseconds>(Clock::now().time_since_epoch()).count();
    for (const Color color : kColors) line << ' ' << clock.remaining[color]->count();
    line << ' ' << (clock.running ? (*clock.running == Color::White ? 'w' : 'b') : '-');
    Position position = game.start();
    for (const Move move : game.moves()) {
        line << ' ' << toUci(move, position);
        position = position.after(move);
    }
    line << '\n';
    const std::string text = line.str();
    if (::write(pipe, text.data(), text.size()) < 0) ::_exit(1);
}

/// Plays until the process ends: a person who moves at random, and sometimes takes back, against a plugin.
class EndlessGame {
public:
    EndlessGame(const std::filesystem::path& folder, unsigned seed, int pipe)
        : random_(seed),
          pipe_(pipe),
          journal_(queue_, controller_, folder, [this] { return readClocks(controller_); }, {}) {
        subscription_ = controller_.subscribe([this](const ControllerEvent& event) { onEvent(event); });
    }

    /// Ends by itself after a time, if one is given.
    [[noreturn]] void run(std::optional<milliseconds> time) {
        if (time) queue_.postAfter(*time, [] { ::_exit(1); });
        controller_.newGame(KilledGame::setup());
        queue_.runUntil([] { return false; });
        ::_exit(1);
    }

private:
    void onEvent(const ControllerEvent& event) {
        if (std::holds_alternative<MovePlayed>(event) || std::holds_alternative<MoveTakenBack>(event))
            show(pipe_, *controller_.game(), readClocks(controller_));
        if (std::holds_alternative<StateChanged>(event)) queue_.post([this] { goOn(); });
    }

    void goOn() {
        if (std::holds_alternative<Ended>(controller_.state())) controller_.restart();
        if (std::holds_alternative<AwaitingStart>(controller_.state())) controller_.resume();
        if (!controller_.isPersonsTurn() || isWaiting_) return;
        isWaiting_ = true;
        queue_.postAfter(milliseconds(random_() % 40), [this] {
            isWaiting_ = false;
            move();
        });
    }

    void move() {
        if (!controller_.isPersonsTurn()) return;
        if (random_() % 8 == 0 && controller_.canTakeBack()) {
            controller_.takeBack();
            return;
        }
        const MoveList moves = legalMoves(controller_.game()->position());
        static_cast<void>(controller_.play(moves[random_() % moves.size()]).has_value());
    }

    std::mt19937 random_;
    int pipe_;
    EventQueue queue_;
    GameController controller_{queue_, testPlugins(), testDeadlines()};
    GameJournal journal_;
    Subscription subscription_;
    bool isWaiting_ = false;
};

KilledGame::Shown parse(const std::string& line) {
    std::istringstream words(line);
    long long when = 0;
    long long white = 0;
    long long black = 0;
    char running = '-';
    words >> when >> white >> black >> running;
    KilledGame::Shown shown;
    shown.when = KilledGame::Time(milliseconds(when));
    shown.clock.remaining = {milliseconds(white), milliseconds(black)};
    if (running != '-') shown.clock.running = running == 'w' ? Color::White : Color::Black;
    for (std::string move; words >> move;) shown.moves.push_back(move);
    return shown;
}

}  // namespace

GameSetup KilledGame::setup() {
    PluginSpec plugin{"minimax", {}, {}, "/no/such/book.bin"};
    plugin.limits.depth = 1;
    const TimeControl time = suddenDeath(kTime, kIncrement);
    return {{PersonSpec{"Ada"}, plugin}, Position::start(), Variant::Standard, {time, time}};
}

KilledGame::KilledGame(const std::filesystem::path& journal, unsigned seed, milliseconds time, End end) {
    static_cast<void>(testPlugins());  // loaded here, or every child process would load them
    int ends[2];
    if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
    const FileDescriptor out(ends[0]);
    FileDescriptor in(ends[1]);
    const pid_t child = ::fork();
    if (child == 0)
        EndlessGame(journal, seed, in.number())
            .run(end == End::DisplayLost ? std::optional(time) : std::nullopt);
    in = FileDescriptor();
    std::thread killer;
    if (end == End::Killed) {
        killer = std::thread([&] {
            std::this_thread::sleep_for(time);
            ended_ = Clock::now();
            ::kill(child, SIGKILL);
        });
    }
    const std::string text = readAll(out.number());
    if (killer.joinable())
        killer.join();
    else
        ended_ = Clock::now();
    ::waitpid(child, nullptr, 0);
    const std::size_t last = text.rfind('\n');
    if (last == std::string::npos) return;
    const std::size_t before = last == 0 ? std::string::npos : text.rfind('\n', last - 1);
    last_ = parse(text.substr(before == std::string::npos ? 0 : before + 1, last));
}

/// Reads what is shown until the process has ended.
std::string KilledGame::readAll(int pipe) {
    std::string text;
    std::string block(4096, '\0');
    while (true) {
        const ssize_t count = ::read(pipe, block.data(), block.size());
        if (count <= 0) return text;
        text.append(block, 0, static_cast<std::size_t>(count));
    }
}

ClockReading KilledGame::clockAtTheEnd() const {
    ClockReading clock = last_.clock;
    if (clock.running) *clock.remaining[*clock.running] -= duration_cast<milliseconds>(ended_ - last_.when);
    return clock;
}

}  // namespace roque::test
