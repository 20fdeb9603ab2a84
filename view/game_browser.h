#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/game/game.h"
#include "model/game/study.h"

namespace roque {

/// A step from one position of a game to another.
enum class BrowseStep : std::uint8_t {
    First,
    Previous,
    Next,
    Last,
    PreviousVariation,  ///< the move that stands before this one among those of the same position
    NextVariation,
};

/// Which position is looked at: one of the game that is being played, where it stands or any other of its
/// tree, or one of a study. Knows no toolkit. [ui-thread]
class GameBrowser {
public:
    /// Looks at where a game stands, from now on at this one. It is borrowed until another is followed.
    void follow(const Game& game);
    /// Looks at a study instead of the game, until it is left. It is borrowed.
    void open(Study& study);
    /// Looks at the game in a study of it, which has all moves of the game whenever update() is called: where
    /// the game stands is a position of the study.
    void openStudyOfGame(Study& study);
    /// Looks at where the game stands again.
    void leaveStudy();

    /// The game has gone on, or back, or the study has been changed. Who looked at the last position of the
    /// game does so again.
    void update();

    [[nodiscard]] bool isStudying() const noexcept { return study_ != nullptr; }
    /// Whether a position was on the board of the game that is looked at, and its moves were not only tried
    /// out or taken back.
    [[nodiscard]] bool isPlayed(const GameNode& node) const noexcept;
    /// How many moves of the main line were played in the game that is looked at, or that is studied: those
    /// behind them were tried out or taken back. There is a game.
    [[nodiscard]] std::size_t playedPlies() const noexcept;
    /// Whether that game stands at a position.
    [[nodiscard]] bool isStandingAt(const GameNode& node) const noexcept { return standing_ == &node; }
    /// The positions from the start over the one that is looked at to the end of its line; empty before
    /// follow().
    [[nodiscard]] const std::vector<const GameNode*>& line() const noexcept { return line_; }
    /// The number of the position that is looked at, an index of line().
    [[nodiscard]] std::size_t index() const noexcept { return shown_ == nullptr ? 0 : shown_->ply(); }
    /// The position that is looked at, nullptr before follow().
    [[nodiscard]] const GameNode* shown() const noexcept { return shown_; }
    /// Whether that is where the game stands.
    [[nodiscard]] bool isLive() const noexcept { return isGameShown() && shown_ == standing_; }
    /// Another number whenever the moves that there are may be others.
    [[nodiscard]] std::uint64_t revision() const noexcept { return revision_; }

    [[nodiscard]] bool canGo(BrowseStep step) const noexcept;
    /// Goes as far as it can.
    void go(BrowseStep step);
    /// Looks at a position of the line by its index; beyond the end, at the last.
    void goTo(std::size_t index);
    /// Looks at any position of the tree.
    void goTo(const GameNode& node);
    /// Looks at where the game stands. There is a game, and no study of another.
    void goToGame() { goTo(*standing_); }

private:
    [[nodiscard]] bool isGameShown() const noexcept { return study_ == nullptr || isStudyOfGame_; }
    void findPlayed();
    [[nodiscard]] const GameNode* variation(BrowseStep step) const noexcept;
    void draw();

    const Game* game_ = nullptr;
    Study* study_ = nullptr;  ///< nullptr: the game is looked at
    bool isStudyOfGame_ = false;
    const GameNode* shown_ = nullptr;
    const GameNode* standing_ = nullptr;   ///< where the game stands, in the tree that is looked at
    std::vector<const GameNode*> played_;  ///< the line of the game to there; empty in a study of another
    std::vector<const GameNode*> line_;
    std::uint64_t revision_ = 0;
};

}  // namespace roque
