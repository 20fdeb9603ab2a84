#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/game_controller.h"
#include "controller/journal/clock_reading.h"
#include "controller/journal/flight_recorder.h"
#include "controller/journal/journal_event.h"
#include "controller/journal/saved_game.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"

namespace roque {

class JournalWorker;

/// Writes down every game while it is played, so that nothing can ruin it: after a crash, a power cut or kill
/// -9 the same position, clocks and players are there again.
///
/// It watches the controller. A ply is in the flight recorder before the handlers that subscribed later hear
/// of it, and on the disk some milliseconds after; nobody waits for that. When the program is left, a game
/// that is not over is adjourned. [ui-thread]
class GameJournal {
public:
    /// What the clocks show now; may be empty where there are none.
    using ReadClocks = std::function<ClockReading()>;
    struct Listener {
        /// Something a person should know, in English without a full stop; nothing: all is well again. The
        /// game goes on in either case.
        std::function<void(const std::optional<std::string>&)> troubled;
    };

    /// How often the clocks are noted while one runs.
    static constexpr std::chrono::milliseconds kPulse{250};

    /// Keeps the journal in a folder; without one, none is kept, and that is told. Dispatcher and controller
    /// outlive the journal. Subscribe it before the view.
    GameJournal(UiDispatcher& dispatcher, GameController& controller,
                const std::optional<std::filesystem::path>& folder, ReadClocks readClocks, Listener listener);
    GameJournal(const GameJournal&) = delete;
    GameJournal& operator=(const GameJournal&) = delete;
    /// Waits until all is on the disk, but not for a disk that does not answer.
    ~GameJournal();

    /// Looks for games that can go on: those adjourned, and those that were cut off, the latest first. The
    /// answer comes later.
    void findUnfinished(std::function<void(std::vector<SavedGame>)> onFound);

    /// Puts a game on the board as it was, paused: GameController::resume() lets it go on. Not to be called
    /// by a handler of the controller's events.
    void restore(const SavedGame& game);

    /// Forgets a game that was found.
    void discard(const SavedGame& game);

    /// Has the game on the board wait for another time: whoever calls this lets another one begin, or closes.
    void adjourn();

    /// Whether a game that is left is there again: not without a folder, nor while the last that was tried
    /// could not be written.
    [[nodiscard]] bool isKeeping() const noexcept { return worker_ != nullptr && !isTroubled_; }

    /// Whether everything that has happened is on the disk.
    [[nodiscard]] bool isAllWritten() const;

private:
    using Kind = JournalEvent::Kind;

    /// The game on the board, as the journal knows it.
    struct CurrentGame {
        std::string id;
        std::string begin;         ///< what the journal says of the beginning, once there is more to say
        std::uint64_t events = 0;  ///< that the journal has
        bool isOpen = true;        ///< neither over nor adjourned
    };

    void onEvent(const ControllerEvent& event);
    void on(const GameStarted& event);
    void on(const MovePlayed& event);
    void on(const MoveTakenBack& event);
    void on(const GameEnded& event);
    void on(const PlayerReplaced& event);
    void on(const StateChanged& event);
    template <typename Other>
    void on(const Other& /*event*/) {}

    void leaveGame(Kind kind);
    void note(Kind kind, std::string detail);
    void write(Kind kind, std::string detail);
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
    std::shared_ptr<GameJournal*> self_;  ///< posted work holds it weakly
    std::shared_ptr<UiLink> link_;
    std::optional<FlightRecorder> recorder_;
    std::shared_ptr<JournalWorker> worker_;  ///< nullptr: there is no folder
    SerialWorker thread_;
    Subscription subscription_;
};

}  // namespace roque
