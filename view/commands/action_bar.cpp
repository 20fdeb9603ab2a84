#include "view/commands/action_bar.h"

#include <algorithm>
#include <array>

#include <wx/intl.h>
#include <wx/menu.h>

#include "view/toolkit/current_input.h"
#include "view/toolkit/translated.h"

namespace roque {
namespace {

wxItemKind kindOf(const ActionLook& look) {
    switch (look.kind) {
        case ActionLook::Kind::Check:
            return wxITEM_CHECK;
        case ActionLook::Kind::Radio:
            return wxITEM_RADIO;
        default:
            return wxITEM_NORMAL;
    }
}

wxAcceleratorEntry acceleratorOf(const char* shortcut) {
    wxAcceleratorEntry entry;
    entry.FromString(shortcut);
    return entry;
}

}  // namespace

wxString shortcutText(Action action) {
    constexpr std::array kKeys{wxTRANSLATE("Left"), wxTRANSLATE("Right"), wxTRANSLATE("Home"),
                               wxTRANSLATE("End")};
    const wxString shortcut = lookOf(action).shortcut;
    const wxString key = shortcut.AfterLast('+');
    if (std::ranges::none_of(kKeys, [&](const char* each) { return key == each; })) return shortcut;
    return shortcut.Left(shortcut.length() - key.length()) + wxGetTranslation(key);
}

ActionBar::ActionBar(wxFrame& frame, ActionRegistry& actions) : frame_(frame), actions_(actions) {
    addMenus();
    const auto onMenu = [this](wxCommandEvent& event) {
        const auto action = Action(event.GetId() - idOf(Action{}));
        if (followsFromInput()) return actions_.perform(action);
        frame_.CallAfter([this, action] { actions_.perform(action); });
    };
    frame.Bind(wxEVT_MENU, onMenu, idOf(Action{}), idOf(Action{}) + static_cast<int>(kActionCount) - 1);
}

int ActionBar::idOf(Action action) noexcept {
    return wxID_HIGHEST + 1 + static_cast<int>(index(action));
}

bool ActionBar::performShortcut(const wxKeyEvent& key) {
    const int modifiers = (key.ControlDown() ? wxACCEL_CTRL : 0) | (key.AltDown() ? wxACCEL_ALT : 0)
                          | (key.ShiftDown() ? wxACCEL_SHIFT : 0);
    const wxAcceleratorEntry pressed(modifiers, key.GetKeyCode());
    for (std::size_t at = 0; at < kActionCount; ++at) {
        const ActionLook& look = lookOf(Action(at));
        const bool isOther = look.otherShortcut != nullptr && pressed == acceleratorOf(look.otherShortcut);
        if (!isOther && pressed != acceleratorOf(look.shortcut)) continue;
        if (frame_.GetMenuBar()->IsEnabled(idOf(Action(at)))) actions_.perform(Action(at));
        return true;
    }
    return false;
}

wxMenu* ActionBar::menuOf(Action action) const {
    wxMenu* menu = nullptr;
    frame_.GetMenuBar()->FindItem(idOf(action), &menu);
    return menu;
}

void ActionBar::addMenus() {
    auto* bar = new wxMenuBar;
    for (const MenuLook& menuLook : menuLooks()) {
        auto* menu = new wxMenu;
        for (const auto& group : menuLook.groups) {
            if (menu->GetMenuItemCount() > 0) menu->AppendSeparator();
            for (const Action action : group) {
                const ActionLook& look = lookOf(action);
                wxMenuItem* const item =
                    menu->Append(idOf(action), translated(look.label) + '\t' + look.shortcut,
                                 translated(look.help), kindOf(look));
                if (look.otherShortcut != nullptr) item->AddExtraAccel(acceleratorOf(look.otherShortcut));
            }
        }
        bar->Append(menu, translated(menuLook.title));
    }
    frame_.SetMenuBar(bar);
}

void ActionBar::show() {
    const ActionStates states = actions_.states();
    if (shown_ != states.possible) showPossible(states.possible);
    shown_ = states.possible;
    showTicked(states.ticked);
}

void ActionBar::showPossible(const std::bitset<kActionCount>& possible) {
    for (std::size_t at = 0; at < kActionCount; ++at)
        frame_.GetMenuBar()->Enable(idOf(Action(at)), possible[at]);
}

/// Every time: the toolkit ticks a clicked entry by itself, whatever the click leads to.
void ActionBar::showTicked(const std::bitset<kActionCount>& ticked) {
    for (std::size_t at = 0; at < kActionCount; ++at) {
        if (lookOf(Action(at)).kind != ActionLook::Kind::Plain)
            frame_.GetMenuBar()->Check(idOf(Action(at)), ticked[at]);
    }
}

}  // namespace roque
