#include "view/window/action_buttons.h"

#include <algorithm>
#include <utility>

#include "view/board/desktop_colors.h"
#include "view/commands/action_bar.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/focus_on_click.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/translated.h"

namespace roque {
namespace {

constexpr int kButtonGap = 6;

}  // namespace

ActionButtons::ActionButtons(wxWindow* parent, const wxString& name, ActionRegistry& actions, LineIcons icons,
                             std::vector<Slot> slots, Words words)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, name),
      actions_(actions),
      icons_(std::move(icons)),
      slots_(std::move(slots)),
      words_(words) {
    for (const Slot& slot : slots_) shown_.push_back(slot.action);
    build();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        arrange();
        event.Skip();
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        CallAfter([this] {  // the icons have the colour of the text
            for (std::size_t slot = 0; slot < slots_.size(); ++slot) label(slot);
        });
        event.Skip();
    });
}

void ActionButtons::build() {
    wxWindow* const focus = wxWindow::FindFocus();
    const auto focused = std::ranges::find(buttons_, focus);
    const auto slotInUse = focused - buttons_.begin();
    const bool hadKeyboard = focus != nullptr && focused != buttons_.end();
    DestroyChildren();
    buttons_.clear();
    grid_ = new wxGridSizer(static_cast<int>(slots_.size()), FromDIP(wxSize(kButtonGap, kButtonGap)));
    const bool hasWords = words_ == Words::Beside;
    for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
        const wxString words = hasWords ? translated(lookOf(shown_[slot]).caption) : wxString();
        auto* const button = new wxButton(this, wxID_ANY, words, wxDefaultPosition, wxDefaultSize,
                                          wxBU_EXACTFIT | (hasWords ? 0 : wxBORDER_NONE));
        button->Bind(wxEVT_BUTTON, [this, slot](wxCommandEvent&) {
            CallAfter([this, action = shown_[slot]] { actions_.perform(action); });
        });
        leaveFocusOnClick(*button);
        buttons_.push_back(button);
        grid_->Add(button, wxSizerFlags().Expand());
        label(slot);
    }
    SetSizer(grid_);
    arrange();
    Layout();
    if (hadKeyboard) buttons_[static_cast<std::size_t>(slotInUse)]->SetFocus();
}

void ActionButtons::label(std::size_t slot) {
    const ActionLook& look = lookOf(shown_[slot]);
    wxButton& button = *buttons_[slot];
    const wxString words = look.caption != nullptr ? translated(look.caption) : wxString();
    if (words_ == Words::Beside && button.GetLabel() != words) button.SetLabel(words);
    button.SetBitmap(icons_.icon(look.icon, wxColourOf(desktopColors().text), LineIcons::kSmall));
    button.SetName(wxString("button ") + look.icon);
    button.SetToolTip(translated(look.help) + " (" + shortcutText(shown_[slot]) + ')');
    setAccessibleName(button, words.empty() ? wxControl::RemoveMnemonics(translated(look.label)) : words,
                      translated(look.help));
}

void ActionButtons::show(const ActionStates& states) {
    for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
        const Action wanted = actionOf(slots_[slot], states);
        if (std::exchange(shown_[slot], wanted) != wanted) label(slot);
        const bool isPossible = states.possible[index(wanted)];
        if (buttons_[slot]->IsEnabled() != isPossible) buttons_[slot]->Enable(isPossible);
    }
}

Action ActionButtons::actionOf(const Slot& slot, const ActionStates& states) {
    if (!slot.instead || !states.possible[index(*slot.instead)]) return slot.action;
    return !slot.isWanted || slot.isWanted() ? *slot.instead : slot.action;
}

void ActionButtons::setWords(Words words) {
    if (std::exchange(words_, words) == words) return;
    build();
    show(actions_.states());
}

/// One row if all words fit, else two.
void ActionButtons::arrange() {
    int widest = 0;
    for (const wxButton* const button : buttons_) widest = std::max(widest, button->GetBestSize().x);
    const int count = static_cast<int>(buttons_.size());
    const int width = GetClientSize().x;
    const bool fits = width <= 1 || widest * count + FromDIP(kButtonGap) * (count - 1) <= width;
    const int columns = fits || words_ == Words::None ? count : (count + 1) / 2;
    if (grid_->GetCols() == columns) return;
    grid_->SetCols(columns);
    CallAfter([this] { layOutAround(*this); });
}

}  // namespace roque
