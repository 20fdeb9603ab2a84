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
    PreviousVariation,  ///< the alternative listed before this move
    NextVariation,
};

/// Tracks which position is shown: one of the game being played, live or any other in its tree, or one of a
/// study. Knows no toolkit. [ui-thread]
class GameBrowser {
public:
    /// Follows this game and shows where it stands. The game is borrowed until another one is followed.
    void follow(const Game& game);
    /// Shows a study instead of the game, until leaveStudy(). The study is borrowed.
    void open(Study& study);
    /// Shows the game within a study of it, which must have all moves of the game whenever update() is
    /// called: where the game stands is then a position of the study.
    void openStudyOfGame(Study& study);
    /// Returns to where the game stands.
    void leaveStudy();

    /// To be called when the game has moved on or back, or the study has changed. If the last position of the
    /// game was shown, the new last one is.
    void update();

    [[nodiscard]] bool isStudying() const noexcept { return study_ != nullptr; }
    /// Whether the played game is shown, by itself or in its study.
    [[nodiscard]] bool isGameShown() const noexcept { return study_ == nullptr || isStudyOfGame_; }
    /// Whether the position occurred in the shown game, rather than being tried out or taken back.
    [[nodiscard]] bool isPlayed(const GameNode& node) const noexcept;
    /// How many moves of the main line were played in the shown game or studied game; the rest were tried out
    /// or taken back. Requires a game.
    [[nodiscard]] std::size_t playedPlies() const noexcept;
    /// Whether that game stands at the node.
    [[nodiscard]] bool isStandingAt(const GameNode& node) const noexcept { return standing_ == &node; }
    /// The positions from the start through the shown one to the end of its line; empty before follow().
    [[nodiscard]] const std::vector<const GameNode*>& line() const noexcept { return line_; }
    /// The index of the shown position in line().
    [[nodiscard]] std::size_t index() const noexcept { return shown_ == nullptr ? 0 : shown_->ply(); }
    /// The shown position; nullptr before follow().
    [[nodiscard]] const GameNode* shown() const noexcept { return shown_; }
    /// Whether the shown position is where the game stands.
    [[nodiscard]] bool isLive() const noexcept { return isGameShown() && shown_ == standing_; }
    /// Changes whenever the tree may have changed.
    [[nodiscard]] std::uint64_t revision() const noexcept { return revision_; }

    [[nodiscard]] bool canGo(BrowseStep step) const noexcept;
    /// Goes as far as possible.
    void go(BrowseStep step);
    /// Shows a position of the line by its index; beyond the end, the last one.
    void goTo(std::size_t index);
    /// Shows any position of the tree.
    void goTo(const GameNode& node);
    /// Shows where the game stands. Requires a game, and no study of another.
    void goToGame() { goTo(*standing_); }

private:
    void findPlayed();
    [[nodiscard]] const GameNode* variation(BrowseStep step) const noexcept;
    void draw();

    const Game* game_ = nullptr;
    Study* study_ = nullptr;  ///< nullptr: the game is shown
    bool isStudyOfGame_ = false;
    const GameNode* shown_ = nullptr;
    const GameNode* standing_ = nullptr;   ///< where the game stands, in the shown tree
    std::vector<const GameNode*> played_;  ///< the game's line up to there; empty in a study of another game
    std::vector<const GameNode*> line_;
    std::uint64_t revision_ = 0;
};

}  // namespace roque
