#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "controller/journal/game_journal.h"
#include "view/panels/notice_bar.h"

namespace roque {

/// Offers to resume games that were adjourned or interrupted, the latest first, in a bar that blocks nothing.
/// [ui-thread]
class UnfinishedGames {
public:
    /// All three must outlive this object.
    UnfinishedGames(GameJournal& journal, GameController& controller, NoticeBar& bar)
        : journal_(journal), controller_(controller), bar_(bar) {}

    /// Looks for such games and offers them once they are found; calls `onNone` if there are none.
    void offer(std::function<void()> onNone = {});

private:
    [[nodiscard]] wxString wordsOf(const SavedGame& game) const;
    void offerLatest();
    void offerNext();
    void takeBackOffer();
    void goOn();
    void resume();
    void offerCopy(const SavedGame& game);
    void discard();

    GameJournal& journal_;
    GameController& controller_;
    NoticeBar& bar_;
    std::vector<SavedGame> games_;  ///< the game on offer is the last
    std::optional<NoticeBar::QuestionId> offer_;
};

}  // namespace roque
