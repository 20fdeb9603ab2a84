#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/game/game_controller.h"
#include "controller/journal/clock_reading.h"
#include "controller/journal/flight_recorder.h"
#include "controller/journal/journal_event.h"
#include "controller/journal/saved_game.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"
#include "model/base/message.h"

namespace roque {

class JournalWorker;

/// Records every game while it is played: after a crash, a power cut or kill -9, the same position, clocks
/// and players can be restored.
///
/// It watches the controller. A ply is in the flight recorder before handlers that subscribed later are
/// called, and on the disk some milliseconds later, without making anyone wait. At exit, an unfinished game
/// is adjourned.
///
/// A game that a person plays is not kept before they have made a move: nothing of theirs would be lost.
/// [ui-thread]
class GameJournal {
public:
    /// Reads the clocks; may be empty if there are none.
    using ReadClocks = std::function<ClockReading()>;
    struct Listener {
        /// Reports a problem, a sentence without a full stop; nothing when the problem is over. The game goes
        /// on in either case.
        std::function<void(const std::optional<Message>&)> troubled;
    };

    /// How often the clock times are recorded while a clock runs.
    static constexpr std::chrono::milliseconds kPulse{250};

    /// Keeps the journal in a folder; without a folder, keeps none and reports that. The dispatcher and the
    /// controller outlive the journal. Construct it before the view subscribes to the controller.
    GameJournal(UiDispatcher& dispatcher, GameController& controller,
                const std::optional<std::filesystem::path>& folder, ReadClocks readClocks, Listener listener);
    GameJournal(const GameJournal&) = delete;
    GameJournal& operator=(const GameJournal&) = delete;
    /// Waits until everything is on the disk, but not for a disk that does not respond.
    ~GameJournal();

    /// Finds games that can be continued, adjourned or interrupted, the latest first. Calls `onFound` later.
    void findUnfinished(std::function<void(std::vector<SavedGame>)> onFound);

    /// Makes this window the one that plays a game that was found. Later calls `onClaimed`, with false if
    /// another window plays it meanwhile.
    void claim(const SavedGame& game, std::function<void(bool isOurs)> onClaimed);

    /// Restores a game to the board, paused: GameController::resume() continues it. One that is cut off goes
    /// on as another game, and the journal keeps the damaged one. Do not call this in a handler of the
    /// controller's events.
    void restore(const SavedGame& game);

    /// Restores a copy, which is another game from now on.
    void restoreCopy(SavedGame game);

    /// Marks a game that was found as abandoned, so that it is not found again.
    void discard(const SavedGame& game);

    /// Adjourns the game on the board. The caller then starts another game or closes the program.
    void adjourn();

    /// Whether games are kept: not without a folder, nor after a failed write.
    [[nodiscard]] bool isKeeping() const noexcept { return worker_ != nullptr && !isTroubled_; }

    /// Whether all events are on the disk.
    [[nodiscard]] bool isAllWritten() const;

private:
    using Kind = JournalEvent::Kind;

    /// What is said of an event of the game on the board.
    struct Entry {
        Kind kind;
        std::string detail;
        ClockReading clock;
    };

    /// The journal's view of the game on the board.
    struct CurrentGame {
        std::string id;
        std::string begin;             ///< the entry for the beginning, written with the first event
        std::uint64_t events = 0;      ///< recorded so far
        bool isOpen = true;            ///< not over and not adjourned
        std::vector<Entry> waiting{};  ///< until the game is worth keeping
    };

    void onEvent(const ControllerEvent& event);
    void on(const GameStarted& event);
    void on(const MovePlayed& event);
    void on(const MoveTakenBack& event);
    void on(const GameEnded& event);
    void on(const PlayerReplaced& event);
    void on(const HintTaken& event);
    void on(const StateChanged& event);
    template <typename Other>
    void on(const Other& /*event*/) {}

    void onTrouble(const std::optional<Message>& trouble);
    void leaveGame(Kind kind);
    void note(Kind kind, std::string detail);
    [[nodiscard]] bool isWorthKeeping() const;
    void write(Entry entry);
    [[nodiscard]] ClockReading readClock() const;
    void pulse();
    void pulseLater();

    UiDispatcher& dispatcher_;
    GameController& controller_;
    ReadClocks readClocks_;
    Listener listener_;
    std::optional<CurrentGame> game_;
    bool isPulsePosted_ = false;
    bool isTroubled_ = false;
    WeakSelf<GameJournal> self_{this};
    std::shared_ptr<UiLink> link_;
    std::optional<FlightRecorder> recorder_;
    std::shared_ptr<JournalWorker> worker_;  ///< nullptr without a folder
    SerialWorker thread_;
    Subscription subscription_;
};

}  // namespace roque
