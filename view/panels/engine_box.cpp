#include "view/panels/engine_box.h"

#include <algorithm>
#include <utility>

#include <wx/arrstr.h>
#include <wx/intl.h>

#include "controller/analysis/analysis_engine.h"
#include "view/panels/dim_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/focus_on_click.h"
#include "view/toolkit/small_button.h"
#include "view/toolkit/text.h"
#include "view/toolkit/truncated_choice.h"

namespace roque {
namespace {

// Distances between the rows and parts, in logical pixels.
constexpr int kRoundHead = 6;
constexpr int kBelowState = 8;
constexpr int kBeforeCount = 6;
constexpr int kBelowLines = 3;

}  // namespace

EngineBox::EngineBox(wxWindow* parent, Kind kind)
    : FramedPanel(parent, "engine box"),
      kind_(kind),
      switch_(new wxCheckBox(this, wxID_ANY, _("Engine"))),
      player_(new wxChoice(this, wxID_ANY)),
      aside_(new wxButton(this, wxID_ANY, toWx(kind == Kind::First ? "+" : "×"), wxDefaultPosition,
                          wxDefaultSize, wxBORDER_NONE | wxBU_EXACTFIT)),
      count_(new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 1,
                            AnalysisEngine::kMaxLines, 1)),
      state_(new WrappedText(this, "engine state")),
      goOn_(new SmallButton(this, _("Go on"), "engine go on")),
      lines_(new LineList(this)) {
    leaveFocusOnClick(*switch_);
    leaveFocusOnClick(*aside_);
    leaveFocusOnClick(*goOn_);
    switch_->SetToolTip(_("Let an engine look at the position shown"));
    count_->SetToolTip(_("How many lines it shows"));
    useDimColour(*state_);
    player_->SetMinSize(wxSize(1, -1));
    truncateChoice(*player_);
    goOn_->Hide();
    setNumber(0);
    arrange();
    bindControls();
}

void EngineBox::arrange() {
    head_ = new wxBoxSizer(wxHORIZONTAL);
    head_->Add(switch_, wxSizerFlags().Centre());
    head_->Add(player_, wxSizerFlags(1).Centre().Border(wxLEFT, FromDIP(6)));
    head_->Add(aside_, wxSizerFlags().Centre().Border(wxLEFT, FromDIP(3)));
    auto* const below = new wxBoxSizer(wxHORIZONTAL);
    below->Add(state_, wxSizerFlags(1).Centre());
    below->Add(goOn_, wxSizerFlags().Centre());
    below->Add(count_, wxSizerFlags().Centre().Border(wxLEFT, FromDIP(kBeforeCount)));
    auto* const rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head_, wxSizerFlags().Expand().Border(wxALL, FromDIP(kRoundHead)));
    rows->Add(below, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(kBelowState)));
    rows->Add(lines_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(kBelowLines)));
    SetSizer(rows);
}

void EngineBox::bindControls() {
    switch_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) {
        if (onSwitched) onSwitched(event.IsChecked());
    });
    player_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        if (onPlayer) onPlayer(static_cast<std::size_t>(event.GetSelection()));
    });
    count_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) {
        if (onLines) onLines(static_cast<unsigned>(event.GetPosition()));
    });
    goOn_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (onGoOn) onGoOn();
    });
    aside_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (onAside) onAside();
    });
    state_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { onStateHeight(); });  // the boxes are being laid out
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fitHiddenState(); });
    });
}

/// The first has its names whether it is alone or not; a number tells the others from it.
void EngineBox::setNumber(unsigned number) {
    const wxString suffix = number > 1 ? wxString::Format(" %u", number) : wxString();
    SetName("engine box" + suffix);
    switch_->SetName("engine switch" + suffix);
    player_->SetName("engine player" + suffix);
    count_->SetName("engine lines" + suffix);
    state_->SetName("engine state" + suffix);
    goOn_->SetName("engine go on" + suffix);
    lines_->SetName("engine line list" + suffix);
    aside_->SetName((kind_ == Kind::First ? "engine add" : "engine remove") + suffix);
    const bool isAlone = number == 0;
    const wxString label = isAlone ? _("Engine") : wxString::Format(_("Engine %u"), number);
    const wxString aside = kind_ == Kind::First ? _("Add another engine beside it")
                                                : wxString::Format(_("Remove engine %u"), number);
    switch_->SetLabel(label);
    aside_->SetToolTip(aside);
    setAccessibleName(*aside_, aside);
    setAccessibleName(*player_,
                      isAlone ? _("Which engine") : wxString::Format(_("Which one is engine %u"), number));
    setAccessibleName(*count_, isAlone ? _("Lines") : wxString::Format(_("Lines of engine %u"), number));
    lines_->setWhose(isAlone ? wxString() : label);
    Layout();
}

void EngineBox::setPlayers(const std::vector<wxString>& names, std::size_t chosen) {
    wxArrayString all;
    for (const wxString& name : names) all.Add(name);
    if (all != player_->GetStrings()) player_->Set(all);
    if (chosen < names.size()) player_->SetSelection(static_cast<int>(chosen));
    tellWholeChoice(*player_);
}

void EngineBox::setOn(bool isOn, bool isPossible) {
    switch_->SetValue(isOn);
    switch_->Enable(isPossible);
    isOn_ = isOn;
    if (showParts() && onParts) onParts();
}

void EngineBox::setCanAdd(bool canAdd) {
    if (kind_ == Kind::First) aside_->Enable(canAdd);
}

void EngineBox::showState(const wxString& words, bool canGoOn) {
    state_->show(words);
    canGoOn_ = canGoOn;
    if (showParts() && onParts) onParts();
    onStateHeight();
}

/// Other words, or another width, may take more lines.
void EngineBox::onStateHeight() {
    if (std::exchange(stateHeight_, state_->GetBestSize().y) != stateHeight_ && onParts) onParts();
}

/// Breaks the lines of a state that is hidden, which no sizer gives a width, as it is shown beside the
/// number.
void EngineBox::fitHiddenState() {
    if (state_->IsShown()) return;
    const int beside = FromDIP(kBeforeCount) + count_->GetEffectiveMinSize().x;
    state_->fitTo(std::max(1, GetClientSize().x - 2 * FromDIP(kBelowState) - beside));
    onStateHeight();
}

void EngineBox::take(Form form) {
    if (std::exchange(form_, form) == form) return;
    showParts();
}

/// One that offers to go on says why.
bool EngineBox::hasState(Form form) const {
    return isTelling_ || (isOn_ && (form == Form::Whole || canGoOn_));
}

/// Beside the state there is room for the number; and it does not vanish while a person types it.
bool EngineBox::hasCount(Form form) const {
    return isOn_ && (hasState(form) || count_->HasFocus());
}

/// The keyboard goes to the switch, where the arrow keys choose nothing, unless that is disabled.
void EngineBox::focusOnHead() {
    if (switch_->IsEnabled())
        switch_->SetFocus();
    else
        player_->SetFocus();
}

/// Returns whether other parts are shown.
bool EngineBox::showParts() {
    if (!isOn_ && (lines_->HasFocus() || count_->HasFocus() || goOn_->HasFocus()))
        focusOnHead();
    else if (!canGoOn_ && goOn_->HasFocus())
        lines_->SetFocus();  // a second press of a key does nothing there
    bool hasChanged = state_->Show(hasState(form_));
    hasChanged = count_->Show(hasCount(form_)) || hasChanged;
    hasChanged = goOn_->Show(canGoOn_) || hasChanged;
    hasChanged = lines_->Show(isOn_) || hasChanged;
    lines_->setEmptyWords(state_->IsShown() ? wxString() : state_->words());  // they are said once
    if (hasChanged) Layout();
    return hasChanged;
}

int EngineBox::heightFor(Form form, std::size_t lines) const {
    int state = 0;
    if (hasState(form)) state = state_->GetBestSize().y;
    if (hasCount(form)) state = std::max(state, count_->GetBestSize().y);
    if (canGoOn_) state = std::max(state, goOn_->GetBestSize().y);
    if (state > 0) state += FromDIP(kBelowState);
    const int list = isOn_ ? lines_->heightFor(lines) + FromDIP(kBelowLines) : 0;
    return head_->CalcMin().y + 2 * FromDIP(kRoundHead) + state + list;
}

}  // namespace roque
