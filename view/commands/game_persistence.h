#pragma once

#include <functional>
#include <optional>
#include <utility>

#include "controller/journal/game_journal.h"
#include "controller/scores/points_access.h"
#include "controller/scores/points_keeper.h"
#include "controller/scores/points_service.h"
#include "controller/settings/settings.h"
#include "controller/storage/xdg_folders.h"
#include "view/commands/unfinished_games.h"
#include "view/panels/notice_bar.h"
#include "view/panels/password_bar.h"

namespace roque {

/// Stores the games in the window: the journal, so that none is lost, and the scores. Created before the
/// window subscribes to the controller, so that everything shown has been stored. [ui-thread]
class GamePersistence {
public:
    /// The bars for notices and questions.
    struct Bars {
        NoticeBar& notice;      ///< problems
        NoticeBar& offer;       ///< whether to resume a game
        PasswordBar& password;  ///< for the score database
    };

    /// Everything borrowed must outlive this object.
    GamePersistence(UiDispatcher& dispatcher, GameController& controller, const XdgFolders& folders,
                    const PointsSaving& saving, const Bars& bars,
                    PointsPasswords::OpenStore passwordStore = desktopPasswordStore);

    /// Opens the database in which scores are listed and saved.
    void open(const PointsDatabase& database);
    /// Offers to resume games that were adjourned or interrupted.
    void offerUnfinishedGames() { unfinished_.offer(); }
    /// The same at a person's request; calls `onNone` if there are none.
    void showUnfinishedGames(std::function<void()> onNone) { unfinished_.offer(std::move(onNone)); }
    /// Whether a game that is left can be resumed another time.
    [[nodiscard]] bool keepsGames() const noexcept { return journal_.isKeeping(); }
    /// Adjourns the game on the board, so that another one can start.
    void adjourn() { journal_.adjourn(); }

    /// Sets how scores are saved, with the password of the database, if one was typed.
    void setSaving(const PointsSaving& saving, const std::optional<TypedPassword>& password);

    /// The table of scores.
    [[nodiscard]] PointsService& scores() noexcept { return scores_; }
    /// The access to its database.
    [[nodiscard]] PointsAccess& scoreAccess() noexcept { return access_; }

private:
    void onScore(const PointsEntry& entry);
    void onStatus(const PointsStatus& status);
    void tellTrouble(const wxString& sentence);

    PointsAccess::Listener accessListener();

    Bars bars_;
    bool savesScores_;
    wxString scoreTrouble_;  ///< why a score is not saved yet, once that is told
    GameJournal journal_;
    UnfinishedGames unfinished_;
    PointsService scores_;
    PointsAccess access_;
    PointsKeeper keeper_;
};

}  // namespace roque
