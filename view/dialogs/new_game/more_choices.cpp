#include "view/dialogs/new_game/more_choices.h"

#include <chrono>
#include <cmath>

#include <wx/collpane.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/decimal_comma.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// An unusable plugin and the reason, on lines short enough for a dialog.
wxString wordsOf(const UnusablePlugin& plugin) {
    return wxString::Format(_("%s: %s"), toWx(plugin.path.filename().string()), messageText(plugin.reason));
}

}  // namespace

MoreChoices::MoreChoices(wxWindow* parent, const PluginRegistry& plugins,
                         const std::vector<EngineOffer>& engines, PieceSet& pieces,
                         const NewGameChoice& choice)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "more choices") {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(addStart(pieces, choice), wxSizerFlags().Expand());
    auto* players = new wxBoxSizer(wxHORIZONTAL);
    players->Add(addOpponent(), wxSizerFlags(1).Expand().Border(wxRIGHT));
    players->Add(addStandIn(plugins, engines, choice), wxSizerFlags(1).Expand().Border(wxLEFT));
    column->Add(players, wxSizerFlags().Expand().Border(wxTOP));
    column->Add(addOtherTime(choice), wxSizerFlags().Expand().Border(wxTOP));
    if (wxWindow* unusable = addUnusablePlugins(plugins))
        column->Add(unusable, wxSizerFlags().Expand().Border(wxTOP));
    SetSizer(column);
    start_->onChange = [this] { changed(); };
    standIn_->onChange = [this] { changed(); };
    standIn_->onTuned = [this] { tuned(); };
    pace_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { tuned(); });
    opponentTime_->onChange = [this] { changed(); };
}

wxSizer* MoreChoices::addStart(PieceSet& pieces, const NewGameChoice& choice) {
    wxStaticBoxSizer* box = titledBox(this, _("Start position"));
    start_ = new StartEditor(box->GetStaticBox(), pieces, choice.start);
    box->Add(start_, wxSizerFlags(1).Expand().Border());
    return box;
}

wxSizer* MoreChoices::addOpponent() {
    wxStaticBoxSizer* box = titledBox(this, _("The opponent"));
    opponentPlace_ = new wxPanel(box->GetStaticBox());
    opponentPlace_->SetName("opponent options");
    opponentPlace_->SetSizer(new wxBoxSizer(wxVERTICAL));
    box->Add(opponentPlace_, wxSizerFlags(1).Expand().Border());
    opponentBox_ = box;
    return box;
}

/// An AI player may play for the person, who watches.
wxSizer* MoreChoices::addStandIn(const PluginRegistry& plugins, const std::vector<EngineOffer>& engines,
                                 const NewGameChoice& choice) {
    wxStaticBoxSizer* box = titledBox(this, _("Your side is played by"));
    wxWindow* const parent = box->GetStaticBox();
    standIn_ = new PlayerEditor(parent, plugins, engines, choice.self, "self", PlayerEditor::Name::Elsewhere);
    box->Add(standIn_, wxSizerFlags().Expand().Border());
    paceRow_ = addPace(parent, choice);
    box->Add(paceRow_, wxSizerFlags().Expand().Border());
    return box;
}

wxSizer* MoreChoices::addPace(wxWindow* parent, const NewGameChoice& choice) {
    constexpr double kMaxSeconds = 60.0;
    constexpr double kStep = 0.5;
    pace_ = new wxSpinCtrlDouble(parent, wxID_ANY);
    pace_->SetName("pace");
    pace_->SetRange(0, kMaxSeconds);
    pace_->SetIncrement(kStep);
    pace_->SetDigits(1);
    acceptDecimalComma(*pace_);
    pace_->SetValue(std::chrono::duration<double>(choice.pace).count());
    pace_->SetToolTip(_("Slows down players that answer at once, so that you can follow; 0: no minimum"));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(labelFor(*pace_, _("Minimum seconds per move, to watch:")), wxSizerFlags(1).Centre());
    row->Add(pace_, wxSizerFlags().Centre().Border(wxLEFT));
    return row;
}

wxSizer* MoreChoices::addOtherTime(const NewGameChoice& choice) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    differ_ = new wxCheckBox(this, wxID_ANY, _("Different time for the oppo&nent:"));
    differ_->SetName("opponent has another time");
    differ_->SetValue(choice.time != choice.opponentTime);
    opponentTime_ = new TimeEditor(this, choice.opponentTime, "time of opponent");
    differ_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { changed(); });
    column->Add(differ_);
    column->Add(opponentTime_, wxSizerFlags().Expand().Border(wxTOP));
    return column;
}

wxWindow* MoreChoices::addUnusablePlugins(const PluginRegistry& plugins) {
    const auto unusable = plugins.unusable();
    if (unusable.empty()) return nullptr;
    const auto count = static_cast<unsigned>(unusable.size());
    const wxString title =
        wxString::Format(wxPLURAL("%u plugin cannot be used", "%u plugins cannot be used", count), count);
    auto* pane = new wxCollapsiblePane(this, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
                                       wxCP_NO_TLW_RESIZE, wxDefaultValidator, "unusable plugins");
    wxString text;
    for (const UnusablePlugin& plugin : unusable) text += wordsOf(plugin) + "\n";
    auto* list = new wxTextCtrl(pane->GetPane(), wxID_ANY, text, wxDefaultPosition,
                                roomFor(*this, wxSize(-1, 96)), wxTE_MULTILINE | wxTE_READONLY);
    setAccessibleName(*list, title);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(list, wxSizerFlags(1).Expand());
    pane->GetPane()->SetSizer(sizer);
    pane->Bind(wxEVT_COLLAPSIBLEPANE_CHANGED, [pane](wxCollapsiblePaneEvent&) { fitDialogAround(*pane); });
    return pane;
}

std::optional<PlayerSpec> MoreChoices::standIn() const {
    return standIn_->isPersonChosen() ? std::nullopt : std::optional(standIn_->player());
}

std::optional<Result<TimeControl, Message>> MoreChoices::opponentTime() const {
    return differ_->GetValue() ? std::optional(opponentTime_->time()) : std::nullopt;
}

std::chrono::milliseconds MoreChoices::pace() const {
    return std::chrono::milliseconds(std::llround(pace_->GetValue() * 1000.0));
}

void MoreChoices::showOpponent(const Plugin* plugin, const PlayerSpec& opponent) {
    opponentPlace_->DestroyChildren();
    opponent_ = nullptr;
    if (!isPerson(opponent)) {
        opponent_ = new AiEditor(opponentPlace_, plugin, opponent);
        opponent_->onChange = [this] { tuned(); };
        opponentPlace_->GetSizer()->Add(opponent_, wxSizerFlags().Expand());
    }
    opponentBox_->ShowItems(opponent_ != nullptr);
}

void MoreChoices::applyTo(PlayerSpec& opponent) const {
    if (opponent_ != nullptr) opponent_->applyTo(opponent);
}

void MoreChoices::update(const std::optional<TimeControl>& time) {
    const auto other = opponentTime();
    const bool isSelfTimed = time && isTimed(*time);
    const bool isOpponentTimed = other ? other->has_value() && isTimed(**other) : isSelfTimed;
    if (opponent_ != nullptr) opponent_->setTimedByClock(isOpponentTimed);
    standIn_->setTimedByClock(isSelfTimed);
    const bool isWatched = opponent_ != nullptr && !standIn_->isPersonChosen();
    const bool isSame = opponentTime_->IsShown() == differ_->GetValue() && pace_->IsShown() == isWatched;
    if (isSame) return;
    opponentTime_->Show(differ_->GetValue());
    paceRow_->ShowItems(isWatched);
    fitDialogAround(*this);
}

void MoreChoices::changed() {
    if (onChange) onChange();
}

void MoreChoices::tuned() {
    if (onTuned) onTuned();
}

}  // namespace roque
