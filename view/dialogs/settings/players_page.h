#pragma once

#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/panel.h>
#include <wx/stattext.h>

#include "controller/plugins/guest_decisions.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// The decisions about players that the program did not bring: each can be changed, or forgotten, so that it
/// is asked about again. Nothing changes before keep(). [ui-thread]
class PlayersPage : public wxPanel {
public:
    /// `decisions` outlives the page.
    PlayersPage(wxWindow* parent, GuestDecisions& decisions);

    /// Applies the changes.
    void keep();

private:
    void addParts();
    void show(std::vector<GuestConsent> consents);
    void showRows();
    void showSelected();
    void decide(GuestConsent::Decision decision);
    void forget();
    [[nodiscard]] GuestConsent* selected();

    GuestDecisions& decisions_;
    wxDataViewListCtrl* list_;
    wxChoice* decision_;
    wxButton* forget_;
    wxStaticText* hint_;
    std::vector<GuestConsent> kept_;   ///< as they hold
    std::vector<GuestConsent> shown_;  ///< as they will
    WeakSelf<PlayersPage> self_{this};
};

}  // namespace roque
