#include "view/commands/nag_menu.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include <wx/intl.h>

#include "model/game/nag.h"
#include "view/text/nag_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// The NAG of an entry: the common ones, then the others.
Nag nagAt(std::size_t at) {
    const std::size_t common = commonNags().size();
    return at < common ? commonNags()[at] : otherNags()[at - common];
}

std::size_t entryCount() {
    return commonNags().size() + otherNags().size();
}

/// The identifiers of the entries, which no other menu uses.
wxWindowID firstId() {
    static const wxWindowID id = wxWindow::NewControlId(static_cast<int>(entryCount()));
    return id;
}

/// The text of an entry: the sign and its meaning.
wxString labelOf(Nag nag) {
    return toWx(symbolOf(nag)) + "   " + nagWords(nag);
}

/// The key of an entry; empty if it has none.
wxString keyOf(std::size_t at) {
    if (roque::kindOf(nagAt(at)) != NagKind::Move) return {};
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
        onChosen(nagAt(static_cast<std::size_t>(event.GetId() - firstId())));
    };
    frame.Bind(wxEVT_MENU, onMenu, idOf(0), idOf(entryCount() - 1));
}

void NagMenu::appendTo(wxMenu& menu) const {
    menu.AppendSeparator();
    auto* const position = new wxMenu;
    auto* const others = new wxMenu;
    for (std::size_t at = 0; at < entryCount(); ++at) {
        const bool isCommon = at < commonNags().size();
        const bool isOfMove = roque::kindOf(nagAt(at)) == NagKind::Move;
        appendEntry(!isCommon ? *others : isOfMove ? menu : *position, at);
    }
    menu.AppendSubMenu(position, _("Signs of the pos&ition"));
    menu.AppendSubMenu(others, _("More &signs"));
}

void NagMenu::appendEntry(wxMenu& menu, std::size_t at) const {
    const Nag nag = nagAt(at);
    const wxString key = keyOf(at);
    menu.AppendCheckItem(idOf(at), key.empty() ? labelOf(nag) : labelOf(nag) + '\t' + key);
    menu.Enable(idOf(at), isPossible_);
    menu.Check(idOf(at), std::ranges::find(nags_, nag) != nags_.end());
}

void NagMenu::show(bool isPossible, const std::vector<Nag>& nags) {
    isPossible_ = isPossible;
    nags_ = nags;
    for (std::size_t at = 0; at < entryCount(); ++at) {
        menu_.Enable(idOf(at), isPossible);
        menu_.Check(idOf(at), std::ranges::find(nags, nagAt(at)) != nags.end());
    }
}

}  // namespace roque
