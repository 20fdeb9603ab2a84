#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "controller/answer_pace.h"
#include "controller/controller_event.h"
#include "controller/deadlines.h"
#include "controller/draw_offer.h"
#include "controller/game_clock.h"
#include "controller/game_setup.h"
#include "controller/game_state.h"
#include "controller/players/ai_player.h"
#include "controller/plugins/plugin_registry.h"
#include "controller/players/search.h"
#include "controller/search/ticket.h"
#include "controller/threads/ui_dispatcher.h"
#include "model/base/publisher.h"
#include "model/base/result.h"
#include "model/game/game.h"

namespace roque {

/// What is said to an offer of a draw.
enum class DrawAnswer : std::uint8_t { Agree, Decline };

/// Why a person's move was not made.
struct MoveRefusal {
    enum class Reason : std::uint8_t { NotAPersonsTurn, Illegal, TimeIsOver };
    Reason reason;
    std::string text;  ///< one English sentence without a full stop
};

/// Referees a game: asks the players for moves, people and AI alike, plays what they answer and tells
/// whoever watches.
///
/// Commands that make no sense in a state do nothing; the `can…` functions tell beforehand. Nothing here ever
/// waits for a player: every answer comes later through the dispatcher and is dropped if it is no longer
/// wanted.
///
/// An AI player that fails never ends the game. It is started again once; if it fails again, or cannot be
/// started, the game is paused and a person chooses: resume() tries again, replacePlayer() has somebody else
/// play on, resign() gives up. One that had to be given up twice, because it did not return, is not started
/// again while the program runs.
///
/// Events are told when the command or answer that caused them is complete, so their handlers may give any
/// command; they must not run an event loop (a modal dialog). [ui-thread]
class GameController {
public:
    /// Borrows dispatcher and registry. The registry outlives the controller; so does the dispatcher.
    GameController(UiDispatcher& dispatcher, const PluginRegistry& registry, const Deadlines& deadlines = {});
    /// Has what still searches stop and leaves it alone. To wait for it first: close().
    ~GameController();

    [[nodiscard]] const GameState& state() const noexcept { return state_; }
    /// The game on the board, nullptr before the first.
    [[nodiscard]] const Game* game() const noexcept { return game_.get(); }
    /// How the game was set up; who plays now is in it, after replacements too.
    [[nodiscard]] const GameSetup& setup() const noexcept { return setup_; }
    /// When the game on the board began, by the calendar of UTC; the epoch before the first.
    [[nodiscard]] std::chrono::sys_seconds began() const noexcept { return began_; }
    /// What a player is called.
    [[nodiscard]] std::string playerName(Color color) const;
    /// The same with the level of a player that has levels, such as "Bastion 3": what it achieves says little
    /// without.
    [[nodiscard]] std::string playerNameAndLevel(Color color) const;
    /// What somebody would be called if he played a side.
    [[nodiscard]] std::string playerName(const PlayerSpec& player, Color color) const;

    /// The clock, which runs while a person may move or an AI player thinks. What is left of the time is set
    /// back with every move that is taken back.
    [[nodiscard]] const GameClock& clock() const noexcept { return clock_; }

    /// Ends what is going on without a result and starts another game. A player that cannot be had fails as
    /// one that fails later: the game then begins paused. With clocks and a person it waits until he is ready
    /// (AwaitingStart).
    void newGame(GameSetup setup);
    /// The same players from the same start.
    void restart();
    /// Ends what is going on without a result and puts a game on the board that was played in an earlier run
    /// of the program, which began then, with what the clock showed at last. Unless it is over, it waits
    /// until a person is ready if there are clocks and a person (AwaitingStart), and else is paused. Who
    /// watches hears of a new game, and of none of its moves.
    void restore(GameSetup setup, std::unique_ptr<Game> game, const ChessClock::State& clock,
                 std::chrono::sys_seconds began);

    /// Whether a person is to move and may. His first move begins a game that waits for that, and takes no
    /// time.
    [[nodiscard]] bool isPersonsTurn() const noexcept;
    /// A person's move.
    Result<void, MoveRefusal> play(Move move);

    /// The side that would resign: the person's, of two people the one whose turn it is; nobody without
    /// people.
    [[nodiscard]] std::optional<Color> sideToResign() const noexcept;
    void resign(Color color);

    /// A person may claim at his own turn (FIDE articles 9.2.2, 9.3.2) and, against an AI player, also
    /// when it is the other's: he claims with the move that he has just made (9.2.1, 9.3.1).
    [[nodiscard]] bool canClaimDraw() const noexcept;
    void claimDraw();

    /// Whether a person may offer a draw now: at his own turn, and against an AI player at any time. One that
    /// is offered already need not be offered again.
    [[nodiscard]] bool canOfferDraw() const noexcept;
    /// Offers a draw (FIDE article 9.1). An AI player answers at once; DrawOffered asks a person.
    void offerDraw();
    /// The side whose offer has not been answered.
    [[nodiscard]] std::optional<Color> drawOfferedBy() const noexcept { return drawOffer_.by(); }
    /// The other side's answer. To make a move declines as well.
    void answerDraw(DrawAnswer answer);

    /// Breaks the game off without a result.
    [[nodiscard]] bool canAbort() const noexcept { return isPlaying(); }
    void abort();

    /// Back to where a person chose last, against an AI player also its answer; between AI players one ply,
    /// and the game is then paused. A game that had ended goes on.
    [[nodiscard]] bool canTakeBack() const noexcept;
    void takeBack();
    /// Forward again, in the same steps.
    [[nodiscard]] bool canRedo() const noexcept;
    void redo();

    [[nodiscard]] bool canPause() const noexcept;
    void pause();
    /// Goes on, or begins a game that waits for that. After a failure the player is started again and asked
    /// once more.
    [[nodiscard]] bool canResume() const noexcept;
    void resume();

    /// Whether an AI player thinks at the moment.
    [[nodiscard]] bool isThinking() const noexcept;
    /// Has the AI player that thinks play the best move it has found so far.
    void moveNow();

    /// Lets somebody else play on for a side, also in the middle of its thought; a game paused by that side's
    /// failure goes on.
    void replacePlayer(Color color, PlayerSpec spec);
    /// Lets the players play on with each other's pieces.
    void swapSides();

    /// Stops everything; Closed is told when that is done, at the latest after Deadlines::afterStop.
    void close();

    /// Be told of what happens.
    [[nodiscard]] Subscription subscribe(std::function<void(const ControllerEvent&)> handler);

private:
    [[nodiscard]] bool isPlaying() const noexcept;
    [[nodiscard]] bool isClosing() const noexcept { return std::holds_alternative<Closing>(state_); }
    [[nodiscard]] Color sideToMove() const noexcept { return game_->position().sideToMove(); }
    [[nodiscard]] bool hasPerson() const noexcept;
    [[nodiscard]] unsigned pliesToTakeBack() const noexcept;

    void begin(GameSetup setup, std::unique_ptr<Game> game, std::chrono::sys_seconds began);
    void setState(GameState state);
    [[nodiscard]] bool waitsForPerson() const;
    void goOn();
    void ask(Color color);
    [[nodiscard]] Result<void, AiFault> seat(Color color);
    void onAnswer(Color color, Ticket ticket, const SearchAnswer& answer);
    void playAnswer(Color color, Move move);
    void onBegan(Color color, Ticket ticket);
    void onFlag();
    [[nodiscard]] Result<const GameNode*, MoveError> playInTime(Move move);
    void onThought(Color color, Ticket ticket, const SearchInfo& info);
    void onBookFailed(Color color, const std::string& reason);
    void onFault(Color color, const AiFault& fault);
    void fail(Color color, const AiFault& fault);
    void forgetRequest();
    void retire(Color color);
    void postDropThoseWhoLeft();
    void dropThoseWhoLeft();
    void publishClosedIfDone();

    void tell(ControllerEvent event);
    void tellAll();

    UiDispatcher& dispatcher_;
    const PluginRegistry& registry_;
    Deadlines deadlines_;
    GameState state_;
    GameSetup setup_;
    std::chrono::sys_seconds began_{};
    GameClock clock_;
    AnswerPace pace_;
    DrawOffer drawOffer_;
    std::unique_ptr<Game> game_;
    std::vector<std::unique_ptr<Game>>
        previousGames_;  ///< while an event is told that may refer to their nodes
    Subscription gameEvents_;
    Ticket ticket_;
    ByColor<std::unique_ptr<AiPlayer>>
        players_;                   ///< nullptr: a person, or an AI player that has to be started
    ByColor<bool> wasRestarted_{};  ///< in this game, since somebody last chose
    std::vector<std::unique_ptr<AiPlayer>> leaving_;
    std::map<std::string, unsigned> givenUp_;  ///< how often a plugin had to be, by its identifier
    std::deque<ControllerEvent> events_;       ///< to be told when the step that caused them is complete
    bool isTelling_ = false;
    bool hasToldClosed_ = false;
    Publisher<ControllerEvent> publisher_;
    std::shared_ptr<GameController*> self_;  ///< posted work holds it weakly
};

}  // namespace roque
