#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "controller/pgn/game_origin.h"
#include "model/game/game.h"
#include "model/game/study.h"
#include "view/game/game_browser.h"

namespace roque {

/// The open games: the one being played, and at most one study, which is a game from a file or a copy of the
/// played one. One of the two is on the board.
///
/// Looking at the played game never changes it: trying a move or writing a comment works on a study of it.
/// The study contains all moves of the game and is shown in its place from then on: comments and variations
/// stay visible while the game goes on. Knows no toolkit. [ui-thread]
class OpenGames {
public:
    [[nodiscard]] GameBrowser& browser() noexcept { return browser_; }
    [[nodiscard]] const GameBrowser& browser() const noexcept { return browser_; }

    /// Puts another played game on the board. It is borrowed until the next one is followed. A study stays,
    /// with all moves of the previous game, but is no longer a study of the played game.
    void follow(const Game& game);

    /// To be called when the game has moved on or back.
    void update();

    /// Updates the tags and the result of the study, if it is one of the played game.
    void describeGame(const GameTags& tags, GameResult result);

    /// The study; nullptr if there is none.
    [[nodiscard]] Study* study() noexcept { return study_.get(); }
    [[nodiscard]] const Study* study() const noexcept { return study_.get(); }
    [[nodiscard]] bool isStudying() const noexcept { return browser_.isStudying(); }
    /// Whether the study is one of the played game.
    [[nodiscard]] bool isStudyOfGame() const noexcept { return study_ != nullptr && isOfGame_; }
    /// Whether the played game is on the board, by itself or in its study.
    [[nodiscard]] bool isGameShown() const noexcept { return browser_.isGameShown(); }
    /// A new number for every study; 0 while there is none.
    [[nodiscard]] std::uint64_t studyNumber() const noexcept { return studyNumber_; }
    /// Whether the study has unsaved changes.
    [[nodiscard]] bool hasUnsavedChanges() const noexcept { return study_ != nullptr && study_->isChanged(); }

    /// A new number for every played game.
    [[nodiscard]] std::uint64_t gameNumber() const noexcept { return gameNumber_; }

    /// The file that the game on the board came from or was saved to; nothing if there is none.
    [[nodiscard]] const std::optional<GameOrigin>& origin() const noexcept {
        return isStudying() ? origin_ : gameOrigin_;
    }
    /// The file that the study came from or was saved to.
    [[nodiscard]] const std::optional<GameOrigin>& studyOrigin() const noexcept { return origin_; }
    /// Records the file that now contains the study.
    void setOrigin(GameOrigin origin) { origin_ = std::move(origin); }
    /// Records the file that now contains the played game, which has no study.
    void setGameOrigin(GameOrigin origin) { gameOrigin_ = std::move(origin); }

    /// Puts a game on the board to study, in place of the previous study.
    void open(GameRecord game, std::optional<GameOrigin> origin);

    /// Puts a study of the played game on the board, at the position that `path` leads to from the start: the
    /// existing study with the moves made since, or else a new one in place of the previous study. `record`
    /// is the game as it stands now.
    void studyGame(GameRecord record, const std::vector<Move>& path);

    /// Puts the played game on the board, where it stands. The study stays.
    void returnToGame();
    /// Puts the study on the board. Requires one.
    void returnToStudy();

    /// The moves from the start to the shown position.
    [[nodiscard]] std::vector<Move> movesToShown() const;

    /// Whether the last move of the shown position can be deleted: in a study, unless it belongs to the
    /// played game.
    [[nodiscard]] bool canDelete() const noexcept;
    /// Whether its variation can be moved up. Moves of the played game stay first: the result belongs to
    /// them.
    [[nodiscard]] bool canPromote() const noexcept;

    /// The played game as it should be saved: with the additions of its study. `record` is the game as it
    /// stands now.
    [[nodiscard]] const GameRecord& withStudy(const GameRecord& record);

private:
    const Game* game_ = nullptr;
    std::unique_ptr<Study> study_;
    std::uint64_t studyNumber_ = 0;
    bool isOfGame_ = false;
    std::uint64_t gameNumber_ = 0;
    std::optional<GameOrigin> origin_;      ///< of the study
    std::optional<GameOrigin> gameOrigin_;  ///< of the played game
    GameBrowser browser_;
};

}  // namespace roque
