#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "controller/game/game_controller.h"
#include "controller/pgn/game_origin.h"
#include "model/base/publisher.h"
#include "view/game/open_games.h"

namespace roque {

/// What happens in a session.
enum class SessionEvent : std::uint8_t {
    Changed,   ///< the board shows another game or position, or the study has changed
    TriedOut,  ///< moves were added to the study that was on the board, which is as it was otherwise
    Opened,    ///< a game from elsewhere has come on the board; follows Changed
};

/// The game being played and the study beside it, and every change of them: it follows the controller, copies
/// the played game into a study when a person writes into it, and pauses the clocks while they look at
/// another game. Commands call the session and its observers show the result. Knows no toolkit. [ui-thread]
class GameSession {
public:
    /// What the session asks of the program around it.
    struct Environment {
        /// The date at a time, where the program runs.
        std::function<std::chrono::year_month_day(std::chrono::sys_seconds)> localDate;
        /// Adds the opening of a game to its tags.
        std::function<void(const GameNode& root, GameTags& tags)> addOpening;
    };

    /// The controller is borrowed.
    GameSession(GameController& controller, Environment environment);

    [[nodiscard]] OpenGames& games() noexcept { return games_; }
    [[nodiscard]] const OpenGames& games() const noexcept { return games_; }
    [[nodiscard]] GameBrowser& browser() noexcept { return games_.browser(); }
    [[nodiscard]] const GameBrowser& browser() const noexcept { return games_.browser(); }

    /// Observes the session. What the controller reports, its own observers hear of.
    [[nodiscard]] Subscription subscribe(std::function<void(const SessionEvent&)> handler) {
        return observers_.subscribe(std::move(handler));
    }

    /// The played game as it stands now, with all its tags. There is one.
    [[nodiscard]] GameRecord playedGame() const;
    /// The tags of the game on the board. There is one.
    [[nodiscard]] GameTags shownTags() const;
    /// The variant of the game on the board. There is one.
    [[nodiscard]] Variant shownVariant() const noexcept;
    /// The result of the game on the board, as far as it is known.
    [[nodiscard]] GameResult shownResult() const noexcept;
    /// The game on the board as PGN: the study, or the played game with what its study adds. There is a game.
    [[nodiscard]] std::string shownPgn();
    /// Whether a move on the board is tried out rather than played: anywhere but at the end of a game that is
    /// not over, unless that is only looked at.
    [[nodiscard]] bool triesMovesOut() const noexcept;
    /// Whether nothing may be moved because an earlier position of a game is shown while its clock runs: a
    /// person who is not aware of it would lose on time.
    [[nodiscard]] bool isOnlyLookedAt() const noexcept;
    /// Sets whether moves may be tried out in earlier positions while a clock runs.
    void setTriesMovesWhileClockRuns(bool isAllowed) noexcept { triesMovesWhileClockRuns_ = isAllowed; }

    /// Changes the study on the board. If the played game is on the board, a study of it takes its place
    /// first.
    void change(const std::function<void(Study&)>& change) { this->change(change, SessionEvent::Changed); }
    /// Plays a move from the shown position as a variation.
    void tryOut(Move move);
    /// The same for a line of moves, each legal after the one before; can be undone in one step.
    void tryOut(const std::vector<Move>& line);
    /// What a new study holds.
    enum class Content : std::uint8_t {
        Blank,  ///< nothing that would be lost
        Work,   ///< what somebody has set up or a search has found: unsaved from the beginning
    };
    /// Begins a study of a game that is in no file, once the study before may go.
    void begin(GameRecord game, Content content);
    /// Whether arrows and circles drawn now are kept like comments: in a study of another game, and once the
    /// played game is over. While it is played, they only help to think.
    [[nodiscard]] bool keepsDrawings() const noexcept;
    /// Puts a game from elsewhere on the board in place of the study before.
    void open(GameRecord game, std::optional<GameOrigin> origin);
    /// The same for a study with unsaved changes, of which the position after `shown` is shown.
    void openUnsaved(GameRecord game, std::optional<GameOrigin> origin, const std::vector<Move>& shown);
    /// Puts a study of the played game on the board, at its start: to go through the game. There is one.
    void review();
    /// Shows the end of the played game, and lets it go on if it was paused for the study.
    void returnToGame();
    /// Puts the study on the board, if there is one, and pauses the clocks of the played game meanwhile.
    void returnToStudy();
    /// Tells the observers that something is shown differently from now on.
    void notifyChange() { observers_.publish(SessionEvent::Changed); }
    /// From now on the person decides whether the game is paused.
    void forgetPause() noexcept { isPausedForStudy_ = false; }

    /// Goes on when the study may be replaced: at once if nothing would be lost, else as the person answers.
    void whenStudyMayGo(const std::function<void()>& goOn);
    /// Asks whether to save the changes of the study; calls `goOn` once they are saved or given up.
    std::function<void(const std::function<void()>& goOn)> askAboutChanges;
    /// Keeps the unsaved changes of the study elsewhere, so that another may take its place; false if it
    /// cannot. While clocks run, nobody is asked about another game.
    std::function<bool()> setStudyAside;

private:
    void onEvent(const ControllerEvent& event);
    void pauseForStudy();
    void resumeAfterStudy();
    void replaceStudy(const std::function<void()>& goOn);
    void change(const std::function<void(Study&)>& change, SessionEvent event);
    void apply(const std::function<void(Study&)>& change, SessionEvent event);

    GameController& controller_;
    Environment environment_;
    OpenGames games_;
    bool triesMovesWhileClockRuns_ = false;
    bool isPausedForStudy_ = false;  ///< the played game waits, and only for this
    Publisher<SessionEvent> observers_;
    Subscription subscription_;
};

}  // namespace roque
