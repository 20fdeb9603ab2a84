#pragma once

#include <functional>
#include <optional>

#include "controller/journal/game_journal.h"
#include "controller/scores/score_keeper.h"
#include "controller/scores/score_service.h"
#include "controller/settings/settings.h"
#include "controller/storage/xdg_folders.h"
#include "view/panels/notice_bar.h"
#include "view/unfinished_games.h"

namespace roque {

/// What is written down about the games in the window: the journal, so that none is lost, and the scores.
/// Made before the window subscribes to the controller, so that what is shown has been kept. [ui-thread]
class RecordKeeping {
public:
    /// Where something goes wrong, `notice` says so; `offer` asks whether to go on with a game. All that is
    /// borrowed outlives this object.
    RecordKeeping(UiDispatcher& dispatcher, GameController& controller, const XdgFolders& folders,
                  const ScoreSaving& saving, NoticeBar& notice, NoticeBar& offer);

    /// Offers to go on with games that wait or were cut off.
    void offerUnfinishedGames() { unfinished_.offer(); }

    /// Whether the scores of games that end from now on are saved.
    void setSavesScores(bool saves) noexcept { savesScores_ = saves; }

    /// The table of scores.
    [[nodiscard]] ScoreService& scores() noexcept { return scores_; }

private:
    void onScore(const ScoreEntry& entry, ScoreKeeper::Count count);
    void onStatus(const ScoreStatus& status);

    NoticeBar& notice_;
    bool savesScores_;
    bool hasToldTrouble_ = false;
    GameJournal journal_;
    UnfinishedGames unfinished_;
    ScoreService scores_;
    ScoreKeeper keeper_;
};

}  // namespace roque
