#include "view/commands/nag_menu.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include <wx/intl.h>

#include "model/game/nag.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// The meaning of a sign.
wxString wordsOf(Nag nag) {
    switch (nag) {
        case 1:
            return _("Good move");
        case 2:
            return _("Mistake");
        case 3:
            return _("Brilliant move");
        case 4:
            return _("Blunder");
        case 5:
            return _("Interesting move");
        case 6:
            return _("Dubious move");
        case 10:
            return _("Equal position");
        case 13:
            return _("Unclear position");
        case 14:
            return _("White is slightly better");
        case 15:
            return _("Black is slightly better");
        case 16:
            return _("White is better");
        case 17:
            return _("Black is better");
        case 18:
            return _("White is winning");
        case 19:
            return _("Black is winning");
        default:
            return {};
    }
}

/// The identifiers of the entries, which no other menu uses.
wxWindowID firstId() {
    static const wxWindowID id = wxWindow::NewControlId(static_cast<int>(commonNags().size()));
    return id;
}

/// The text of an entry: the sign and its meaning.
wxString labelOf(Nag nag) {
    return toWx(symbolOf(nag)) + "   " + wordsOf(nag);
}

/// The key of an entry; empty if it has none.
wxString keyOf(std::size_t at) {
    if (roque::kindOf(commonNags()[at]) != NagKind::Move) return {};
    return wxString::Format("Ctrl+Alt+%u", static_cast<unsigned>(at + 1));
}

}  // namespace

std::vector<NagKey> nagKeys() {
    std::vector<NagKey> keys;
    for (std::size_t at = 0; at < commonNags().size(); ++at) {
        if (const wxString key = keyOf(at); !key.empty()) keys.push_back({key, labelOf(commonNags()[at])});
    }
    return keys;
}

int NagMenu::idOf(std::size_t at) {
    return firstId() + static_cast<int>(at);
}

NagMenu::NagMenu(wxFrame& frame, wxMenu& menu, std::function<void(Nag)> onChosen) : menu_(menu) {
    appendTo(menu);
    const auto onMenu = [onChosen = std::move(onChosen)](wxCommandEvent& event) {
        onChosen(commonNags()[static_cast<std::size_t>(event.GetId() - firstId())]);
    };
    frame.Bind(wxEVT_MENU, onMenu, idOf(0), idOf(commonNags().size() - 1));
}

void NagMenu::appendTo(wxMenu& menu) const {
    NagKind kind = NagKind::Other;
    for (std::size_t at = 0; at < commonNags().size(); ++at) {
        const Nag nag = commonNags()[at];
        if (std::exchange(kind, kindOf(nag)) != kindOf(nag)) menu.AppendSeparator();
        const wxString key = keyOf(at);
        menu.AppendCheckItem(idOf(at), key.empty() ? labelOf(nag) : labelOf(nag) + '\t' + key);
        menu.Enable(idOf(at), isPossible_);
        menu.Check(idOf(at), std::ranges::find(nags_, nag) != nags_.end());
    }
}

void NagMenu::show(bool isPossible, const std::vector<Nag>& nags) {
    isPossible_ = isPossible;
    nags_ = nags;
    for (std::size_t at = 0; at < commonNags().size(); ++at) {
        menu_.Enable(idOf(at), isPossible);
        menu_.Check(idOf(at), std::ranges::find(nags, commonNags()[at]) != nags.end());
    }
}

}  // namespace roque
