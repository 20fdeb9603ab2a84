#pragma once

#include <functional>
#include <memory>

#include <wx/weakref.h>
#include <wx/window.h>

#include "controller/plugins/guest_decisions.h"
#include "controller/plugins/guest_review.h"
#include "view/dialogs/players/guest_dialog.h"
#include "view/panels/notice_bar.h"
#include "view/toolkit/defer_until_no_modal.h"

namespace roque {

/// Asks about the guests that nobody has decided about, one after the other, beside the game, which goes on.
/// [ui-thread]
class GuestQuestions {
public:
    /// What the questions work with. All of it outlives them.
    struct Parts {
        wxWindow& frame;
        wxWindow& board;  ///< the questions stand beside it
        UiDispatcher& dispatcher;
        const PluginRegistry& registry;
        GuestDecisions& decisions;
        NoticeBar& notice;  ///< for decisions that cannot be kept or heeded
    };

    /// `onPlayersChanged` is called when the registry has heeded a decision.
    GuestQuestions(const Parts& parts, std::function<void()> onPlayersChanged);

    /// Asks about the guests of the last scan.
    void ask();

private:
    void askNext();
    void withdraw();
    void onAnswer(GuestDialog::Answer answer);
    void onHeeded();
    void tellUnusable();

    Parts parts_;
    std::function<void()> onPlayersChanged_;
    DeferUntilNoModal modal_;
    GuestReview review_;
    wxWeakRef<GuestDialog> dialog_;
    UndecidedGuest asked_;                     ///< the dialog's
    std::set<std::filesystem::path> allowed_;  ///< files that were allowed to play
};

}  // namespace roque
