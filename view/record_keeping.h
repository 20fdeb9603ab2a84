#pragma once

#include <functional>
#include <optional>
#include <utility>

#include "controller/journal/game_journal.h"
#include "controller/scores/score_access.h"
#include "controller/scores/score_keeper.h"
#include "controller/scores/score_service.h"
#include "controller/settings/settings.h"
#include "controller/storage/xdg_folders.h"
#include "view/panels/notice_bar.h"
#include "view/panels/password_bar.h"
#include "view/commands/unfinished_games.h"

namespace roque {

/// What is written down about the games in the window: the journal, so that none is lost, and the scores.
/// Made before the window subscribes to the controller, so that what is shown has been kept. [ui-thread]
class RecordKeeping {
public:
    /// Where it says and asks something.
    struct Bars {
        NoticeBar& notice;      ///< what goes wrong
        NoticeBar& offer;       ///< whether to go on with a game
        PasswordBar& password;  ///< that of the database of scores
    };

    /// All that is borrowed outlives this object.
    RecordKeeping(UiDispatcher& dispatcher, GameController& controller, const XdgFolders& folders,
                  const ScoreSaving& saving, const Bars& bars,
                  ScorePasswords::OpenStore passwordStore = desktopPasswordStore);

    /// Opens the database in which scores are listed and saved.
    void open(const ScoreDatabase& database);
    /// Offers to go on with games that wait or were cut off.
    void offerUnfinishedGames() { unfinished_.offer(); }
    /// The same, because somebody asks for them; calls `onNone` if there are none.
    void showUnfinishedGames(std::function<void()> onNone) { unfinished_.offer(std::move(onNone)); }
    /// Whether a game that is left can be gone on with another time.
    [[nodiscard]] bool keepsGames() const noexcept { return journal_.isKeeping(); }
    /// Has the game on the board wait for another time: whoever calls this lets another one begin.
    void adjourn() { journal_.adjourn(); }

    /// Saves scores from now on as these settings say; with the password of the database, if one was typed.
    void setSaving(const ScoreSaving& saving, const std::optional<TypedPassword>& password);

    /// The table of scores.
    [[nodiscard]] ScoreService& scores() noexcept { return scores_; }
    /// The way to its database.
    [[nodiscard]] ScoreAccess& scoreAccess() noexcept { return access_; }

private:
    void onScore(const ScoreEntry& entry, ScoreKeeper::Count count);
    void onStatus(const ScoreStatus& status);

    ScoreAccess::Listener accessListener();

    Bars bars_;
    bool savesScores_;
    bool hasToldTrouble_ = false;
    GameJournal journal_;
    UnfinishedGames unfinished_;
    ScoreService scores_;
    ScoreAccess access_;
    ScoreKeeper keeper_;
};

}  // namespace roque
