#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "controller/pgn/game_origin.h"
#include "model/game/game.h"
#include "model/game/study.h"
#include "view/game_browser.h"

namespace roque {

/// The games in the window: the one that is played, and at most one study, which is a game out of a file or a
/// copy of the one that is played. One of the two is on the board.
///
/// The game that is played is never changed by looking at it: who tries a move in it, or comments it, works
/// on a study of it. That has all moves of the game, and from then on the game is looked at in it: comments
/// and variations stay in sight while it goes on. Knows no toolkit. [ui-thread]
class GameDesk {
public:
    [[nodiscard]] GameBrowser& browser() noexcept { return browser_; }
    [[nodiscard]] const GameBrowser& browser() const noexcept { return browser_; }

    /// Another game is played, and on the board from now on. It is borrowed until the next is followed. A
    /// study stays, with all moves of the game that was played, but is no longer one of the game that is
    /// played.
    void follow(const Game& game);

    /// The game has gone on, or back.
    void update();

    /// Has the study, if it is one of the game that is played, say what that tells of itself by now.
    void describeGame(const GameTags& tags, GameResult result);

    /// The study, nullptr if there is none.
    [[nodiscard]] Study* study() noexcept { return study_.get(); }
    [[nodiscard]] const Study* study() const noexcept { return study_.get(); }
    [[nodiscard]] bool isStudying() const noexcept { return browser_.isStudying(); }
    /// Whether the study is one of the game that is played.
    [[nodiscard]] bool isStudyOfGame() const noexcept { return study_ != nullptr && isOfGame_; }
    /// Another number for every study, 0 as long as there is none.
    [[nodiscard]] std::uint64_t studyNumber() const noexcept { return studyNumber_; }
    /// Whether the study has been changed and not saved.
    [[nodiscard]] bool hasUnsavedChanges() const noexcept { return study_ != nullptr && study_->isChanged(); }

    /// Another number for every game that is played.
    [[nodiscard]] std::uint64_t gameNumber() const noexcept { return gameNumber_; }

    /// Where the game on the board came from or was saved; nothing if in no file.
    [[nodiscard]] const std::optional<GameOrigin>& origin() const noexcept {
        return isStudying() ? origin_ : gameOrigin_;
    }
    /// The study stands in a file now.
    void setOrigin(GameOrigin origin) { origin_ = std::move(origin); }
    /// The game that is played, of which there is no study, stands in a file now.
    void setGameOrigin(GameOrigin origin) { gameOrigin_ = std::move(origin); }

    /// Puts a game on the board to be studied, in the place of the study before.
    void open(GameRecord game, std::optional<GameOrigin> origin);

    /// Puts a study of the game that is played on the board, at the position that `path` leads to from the
    /// start: the study of it that there is, with the moves made since, or else a new one in the place of the
    /// study before. `record` is the game as it stands now.
    void studyGame(GameRecord record, const std::vector<Move>& path);

    /// Puts the game that is played on the board, where it stands. The study stays.
    void returnToGame();
    /// Puts the study on the board. There is one.
    void returnToStudy();

    /// The moves from the start to the position that is looked at.
    [[nodiscard]] std::vector<Move> movesToShown() const;

    /// Whether the move that led to the position that is looked at can be deleted: in a study, but not if it
    /// stands in the game that is played.
    [[nodiscard]] bool canDelete() const noexcept;
    /// Whether its variation can be moved up. Moves that stand in the game that is played stay before others:
    /// the result is theirs.
    [[nodiscard]] bool canPromote() const noexcept;

    /// The game that is played as it should be written down: with what its study has added. `record` is the
    /// game as it stands now.
    [[nodiscard]] const GameRecord& withStudy(const GameRecord& record);

private:
    const Game* game_ = nullptr;
    std::unique_ptr<Study> study_;
    std::uint64_t studyNumber_ = 0;
    bool isOfGame_ = false;
    std::uint64_t gameNumber_ = 0;
    std::optional<GameOrigin> origin_;      ///< of the study
    std::optional<GameOrigin> gameOrigin_;  ///< of the game that is played
    GameBrowser browser_;
};

}  // namespace roque
