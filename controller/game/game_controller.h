#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "controller/game/ai_seats.h"
#include "controller/game/answer_pace.h"
#include "controller/game/controller_event.h"
#include "controller/game/draw_offer.h"
#include "controller/game/draw_sense.h"
#include "controller/game/game_clock.h"
#include "controller/game/game_state.h"
#include "controller/game/manners.h"
#include "controller/game/move_refusal.h"
#include "controller/players/game_setup.h"
#include "controller/plugins/plugin_registry.h"
#include "controller/search/deadlines.h"
#include "controller/search/search.h"
#include "controller/search/ticket.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/weak_self.h"
#include "model/base/publisher.h"
#include "model/base/result.h"
#include "model/game/game.h"

namespace roque {

/// The answer to a draw offer.
enum class DrawAnswer : std::uint8_t { Agree, Decline };

/// Referees a game: asks the players, people and AI alike, for moves, plays their answers and notifies
/// observers.
///
/// Commands that are impossible in a state do nothing; the `can…` functions tell beforehand. No function
/// waits for a player: answers come later, through the dispatcher, and are dropped if they are no longer
/// needed.
///
/// An AI player that fails never ends the game. It is restarted once. If it fails again, or cannot be
/// started, the game is paused and a person chooses: resume() tries again, replacePlayer() continues with
/// another player, resign() ends the game. A plugin that was given up twice because it did not return is not
/// started again while the program runs.
///
/// Events are sent when the command or answer that caused them is complete, so their handlers may give any
/// command. They must not run an event loop (a modal dialog). [ui-thread]
class GameController {
public:
    /// The dispatcher and the registry outlive the controller.
    GameController(UiDispatcher& dispatcher, const PluginRegistry& registry, const Deadlines& deadlines = {});
    /// Stops running searches and detaches their threads. To wait for them, call close() first.
    ~GameController();

    [[nodiscard]] const GameState& state() const noexcept { return state_; }
    /// The game on the board, nullptr before the first.
    [[nodiscard]] const Game* game() const noexcept { return game_.get(); }
    /// The setup of the game, with the present players.
    [[nodiscard]] const GameSetup& setup() const noexcept { return setup_; }
    /// When the game on the board began, in UTC; the epoch before the first game.
    [[nodiscard]] std::chrono::sys_seconds began() const noexcept { return began_; }
    /// The name of a side's player.
    [[nodiscard]] std::string playerName(Color color) const;
    /// The name with the level, if the player has levels, such as "Bastion 3": its results mean little
    /// without the level.
    [[nodiscard]] std::string playerNameAndLevel(Color color) const;
    /// The name a player would have on a side.
    [[nodiscard]] std::string playerName(const PlayerSpec& player, Color color) const;

    /// The clock, which runs while a person may move or an AI player thinks. Taking a move back restores its
    /// times.
    [[nodiscard]] const GameClock& clock() const noexcept { return clock_; }

    /// Has chess programs watched over from now on. The supervisor outlives the controller.
    void useSupervisor(EngineSupervisor& supervisor) noexcept { seats_.useSupervisor(supervisor); }

    /// How AI players behave from now on.
    void setManners(const Manners& manners) noexcept;

    /// Ends the present game without a result and starts another. If a player cannot be started, the game
    /// begins paused, as after a later failure. With clocks and a person, it waits until the person is ready
    /// (AwaitingStart).
    void newGame(GameSetup setup);
    /// Starts another game with the same setup.
    void restart();
    /// Ends the present game without a result and restores one of an earlier run of the program, with its
    /// beginning and its last clock times. Unless it is over, the game then waits until the person is ready
    /// if there are clocks and a person (AwaitingStart), and is paused otherwise. Observers hear of a new
    /// game, not of its moves.
    void restore(GameSetup setup, std::unique_ptr<Game> game, const ChessClock::State& clock,
                 std::chrono::sys_seconds began);

    /// Whether a person is to move and may do so. The first move starts a game that waits for the person, and
    /// takes no time.
    [[nodiscard]] bool isPersonsTurn() const noexcept;
    /// Plays a person's move.
    Result<void, MoveRefusal> play(Move move);
    /// Whether a person has made a move in this game, even one that was taken back; true of any game that was
    /// restored.
    [[nodiscard]] bool hasPersonMoved() const noexcept { return hasPersonMoved_; }

    /// The side that would resign: the person's; between two people, the side to move; without people, none.
    [[nodiscard]] std::optional<Color> sideToResign() const noexcept;
    /// Ends the game in progress with a win for the opponent.
    void resign(Color color);

    /// How many hints each side's player has taken in this game.
    [[nodiscard]] const ByColor<unsigned>& hints() const noexcept { return hints_; }
    /// The side to move, a person, takes a hint: the game's record says so.
    void noteHint();
    /// The hints of a game that was restored.
    void setHints(const ByColor<unsigned>& hints) noexcept { hints_ = hints; }

    /// Whether a person may claim a draw now: at their turn (FIDE articles 9.2.2, 9.3.2) and, against an AI
    /// player, at the opponent's turn too, with the move they have just made (9.2.1, 9.3.1).
    [[nodiscard]] bool canClaimDraw() const noexcept;
    /// Ends the game as a draw if canClaimDraw().
    void claimDraw();

    /// Whether a person may offer a draw now: at their turn, and against an AI player at any time, but not
    /// before both sides have made a move, nor while an offer is open.
    [[nodiscard]] bool canOfferDraw() const noexcept;
    /// Offers a draw (FIDE article 9.1). An AI player answers at once; DrawOffered asks a person.
    void offerDraw();
    /// The side whose draw offer has not been answered yet.
    [[nodiscard]] std::optional<Color> drawOfferedBy() const noexcept { return drawOffer_.by(); }
    /// Answers the opponent's offer. Making a move declines it, too.
    void answerDraw(DrawAnswer answer);

    /// Whether abort() does anything now.
    [[nodiscard]] bool canAbort() const noexcept { return isPlaying(); }
    /// Ends the game without a result.
    void abort();

    /// Whether takeBack() does anything now: nothing is taken back once the game is over.
    [[nodiscard]] bool canTakeBack() const noexcept;
    /// Takes back the last move of a person, together with the AI player's answer; between AI players, one
    /// ply, and pauses the game.
    void takeBack();
    /// Whether redo() does anything now: like takeBack(), not once the game is over.
    [[nodiscard]] bool canRedo() const noexcept;
    /// Redoes moves in the same steps.
    void redo();

    /// Whether pause() does anything now.
    [[nodiscard]] bool canPause() const noexcept;
    /// Stops the clocks and the search until resume().
    void pause();
    /// Whether resume() does anything now.
    [[nodiscard]] bool canResume() const noexcept;
    /// Continues a paused game, or starts one that waits for the person. After a failure, restarts the player
    /// and asks it again.
    void resume();

    /// Whether an AI player is thinking.
    [[nodiscard]] bool isThinking() const noexcept;
    /// Makes the AI player that is thinking play the best move it has found so far.
    void moveNow();

    /// Whether replacePlayer() and swapSides() do anything now: not once the game is over, whose record says
    /// who played it.
    [[nodiscard]] bool canReplacePlayers() const noexcept { return isPlaying(); }
    /// Replaces a side's player, even while it thinks. If the game is paused because that player failed,
    /// resumes it.
    void replacePlayer(Color color, PlayerSpec spec);
    /// Swaps the players' sides; the game goes on.
    void swapSides();

    /// Holds back the AI player with this identifier (AiSettings::id), because it may have ended the program.
    /// When it is to move, in any game, the game is paused with a failure of the kind HeldBack and this
    /// reason, a sentence without a full stop. resume() then trusts the player again.
    void holdBack(const std::string& id, Message reason);

    /// Stops everything. Closed follows when that is done, at the latest after Deadlines::afterStop.
    void close();

    /// Subscribes to the events.
    [[nodiscard]] Subscription subscribe(std::function<void(const ControllerEvent&)> handler);

private:
    // game_controller_commands.cpp: what people do
    void begin(GameSetup setup, std::unique_ptr<Game> game, std::chrono::sys_seconds began);
    [[nodiscard]] bool waitsForPerson() const;

    // game_controller.cpp: queries
    [[nodiscard]] bool isPlaying() const noexcept;
    [[nodiscard]] bool isClosing() const noexcept { return std::holds_alternative<Closing>(state_); }
    [[nodiscard]] Color sideToMove() const noexcept { return game_->position().sideToMove(); }
    [[nodiscard]] bool hasPerson() const noexcept;
    [[nodiscard]] bool haveBothMoved() const noexcept;
    [[nodiscard]] unsigned pliesToTakeBack() const noexcept;

    // game_controller.cpp: states and requests
    void setState(GameState state);
    void goOn();
    void ask(Color color);
    void renew(Color color);
    [[nodiscard]] bool fallBack(Color color, const AiFault& fault);
    [[nodiscard]] AiPlayer::Listener listenerFor(Color color);
    void forgetRequest();
    [[nodiscard]] Result<const GameNode*, MoveError> playAndPressClock(Move move);
    void noteTime(Color mover);

    // game_controller.cpp: events from players and the clock
    void onBegan(Color color, Ticket ticket);
    void onSearchInfo(Color color, Ticket ticket, const SearchInfo& info);
    void onAnswer(Color color, Ticket ticket, const SearchAnswer& answer);
    [[nodiscard]] std::chrono::milliseconds thinkTimeOf(Color color, const SearchAnswer& answer) const;
    void finishThinking(Color color, Move move);
    [[nodiscard]] bool endsGame(Color color);
    void playAnswer(Color color, Move move);
    void settleDraws(Color color);
    void onFlag();
    void onBookFailed(Color color, const Message& reason);
    void onEndingsFailed(Color color, const Message& reason);
    void onFault(Color color, const AiFault& fault);
    void fail(Color color, const AiFault& fault);
    void publishClosedIfDone();

    // game_controller.cpp: notification
    void enqueue(ControllerEvent event);
    void sendEvents();

    UiDispatcher& dispatcher_;
    const PluginRegistry& registry_;
    GameState state_;
    GameSetup setup_;
    std::chrono::sys_seconds began_{};
    GameClock clock_;
    AnswerPace pace_;
    DrawOffer drawOffer_;
    DrawSense drawSense_;
    Manners manners_;
    SearchLimits timeAtStart_;    ///< of the clock, when the player that thinks was asked
    std::uint64_t paceSeed_ = 0;  ///< for players without a seed of their own
    ByColor<unsigned> hints_{};
    bool hasPersonMoved_ = false;
    std::unique_ptr<Game> game_;
    std::vector<std::unique_ptr<Game>>
        previousGames_;  ///< kept while an event that may refer to their nodes is sent
    Subscription gameEvents_;
    Ticket ticket_;
    AiSeats seats_;
    std::deque<ControllerEvent> events_;  ///< sent when the step that caused them is complete
    bool mustAsk_ = false;                ///< the AI player to move, when the events have been sent
    bool isSending_ = false;
    bool hasSentClosed_ = false;
    Publisher<ControllerEvent> publisher_;
    WeakSelf<GameController> self_{this};
};

}  // namespace roque
