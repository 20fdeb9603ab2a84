#include "view/engines/engines_panel.h"

#include <algorithm>
#include <thread>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "controller/engines/engine_search.h"
#include "view/engines/add_engine_dialog.h"
#include "view/engines/engine_text.h"
#include "view/panels/dim_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/data_view_helpers.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/line_breaks.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

enum Column : unsigned { NameColumn, StateColumn };

}  // namespace

EnginesPanel::EnginesPanel(wxWindow* parent, Parts parts)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "engines"),
      parts_(std::move(parts)),
      engines_(parts_.engines),
      probe_(parts_.dispatcher) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(addList(), wxSizerFlags(2).Expand());
    details_ = new EngineDetails(this, engines_, parts_.dispatcher, parts_.calibration);
    details_->onPlay = parts_.onPlay;
    details_->onChecking = parts_.onChecking;
    row->Add(details_, wxSizerFlags(3).Expand().DoubleBorder(wxLEFT));
    SetSizer(row);
    fill();
    changes_ = engines_.store.subscribe([this](const EnginesChanged&) { fill(); });
    parts_.calibration.onChanged = [this] {
        if (IsShownOnScreen()) refresh();
    };
    constexpr int kEvery = 500;
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (IsShownOnScreen()) refresh();
    });
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        event.Skip();
        if (event.IsShown())
            timer_.Start(kEvery);
        else
            timer_.Stop();
    });
}

wxSizer* EnginesPanel::addList() {
    constexpr int kNameWidth = 190;
    constexpr int kStateWidth = 160;
    auto* title = new wxStaticText(this, wxID_ANY, _("Engines"));
    title->SetFont(title->GetFont().Bold().Larger());
    add_ = new wxButton(this, wxID_ANY, _("A&dd…"), wxDefaultPosition, wxDefaultSize, 0, wxDefaultValidator,
                        "add engine button");
    add_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { addEngine(); });
    head_ = new wxBoxSizer(wxHORIZONTAL);
    head_->Add(title, wxSizerFlags(1).Centre());
    head_->Add(add_, wxSizerFlags().Centre());
    list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                   wxDV_ROW_LINES | wxDV_SINGLE);
    list_->SetName("engine list");
    setAccessibleName(*list_, _("Engines"));
    addTextColumn(*list_, _("Name"), kNameWidth, wxALIGN_LEFT);
    addTextColumn(*list_, _("State"), kStateWidth, wxALIGN_LEFT);
    showWhatIsCutOff(*list_);
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { showSelected(); });
    use_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END,
                            "engines use");
    makeDim(*use_);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(head_, wxSizerFlags().Expand());
    column->Add(list_, wxSizerFlags(1).Expand().Border(wxTOP));
    column->Add(addPlaceholder(), wxSizerFlags(1).Expand());
    column->Add(addMeasuring(), wxSizerFlags().Border(wxTOP));
    column->Add(use_, wxSizerFlags().Expand().Border(wxTOP));
    return column;
}

wxWindow* EnginesPanel::addMeasuring() {
    measures_ = new wxCheckBox(this, wxID_ANY, _("Calibrate in the backgro&und"));
    measures_->SetName("measures engines");
    measures_->SetToolTip(
        _("While nothing else computes, find out what the scores of each engine are worth: once for every "
          "version of it"));
    measures_->SetValue(parts_.settings.settings().analysis.measuresEngines);
    measures_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) {
        parts_.settings.edit(
            [&](Settings& settings) { settings.analysis.measuresEngines = event.IsChecked(); });
        if (parts_.onMeasuring) parts_.onMeasuring();
    });
    return measures_;
}

/// What the page is for, in the middle of where the list will be.
wxSizer* EnginesPanel::addPlaceholder() {
    constexpr int kWidth = 360;
    auto* title = new wxStaticText(this, wxID_ANY, _("No engine yet"));
    title->SetFont(title->GetFont().Bold().Larger());
    auto* hint = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                  wxALIGN_CENTRE_HORIZONTAL, "engines hint");
    showInLines(*hint,
                _("Add a chess program that speaks UCI, such as Stockfish: it can then play against you and "
                  "analyse."),
                roomFor(*this, kWidth));
    placeholder_ = new wxBoxSizer(wxVERTICAL);
    placeholder_->AddStretchSpacer(2);
    placeholder_->Add(title, wxSizerFlags().CentreHorizontal());
    placeholder_->Add(hint, wxSizerFlags().CentreHorizontal().Border(wxTOP));
    placeholder_->AddStretchSpacer(3);
    return placeholder_;
}

/// The list, or the placeholder. The only button is where one looks.
void EnginesPanel::showList(bool isShown) {
    constexpr std::size_t kBelowHint = 3;
    const bool hadKeyboard = IsDescendant(FindFocus());
    head_->Detach(add_);
    placeholder_->Detach(add_);
    if (isShown)
        head_->Add(add_, wxSizerFlags().Centre());
    else
        placeholder_->Insert(kBelowHint, add_, wxSizerFlags().CentreHorizontal().DoubleBorder(wxTOP));
    list_->Show(isShown);
    measures_->Show(isShown);
    placeholder_->ShowItems(!isShown);
    add_->Show();
    if (hadKeyboard) SetFocus();
}

void EnginesPanel::SetFocus() {
    if (list_->IsShown())
        list_->SetFocus();
    else
        add_->SetFocus();
}

/// Those that are in the list already are not offered again.
void EnginesPanel::addEngine() {
    std::vector<std::filesystem::path> found = findEngines();
    std::erase_if(found, [this](const std::filesystem::path& file) {
        return std::ranges::any_of(engines_.store.engines(), [&](const StoredEngine& engine) {
            return engine.command.program == file;
        });
    });
    AddEngineDialog dialog(this, probe_, std::move(found));
    if (dialog.ShowModal() != wxID_OK) return;
    select(engines_.store.add(dialog.engine()));
}

/// Fills the list anew if other engines are in it, and keeps the selected one.
void EnginesPanel::fill() {
    std::vector<std::string> ids;
    for (const StoredEngine& engine : engines_.store.engines()) ids.push_back(engine.id);
    const bool isEmpty = ids.empty();
    if (!std::exchange(isFilled_, true) || ids != shown_) {
        shown_ = ids;
        list_->DeleteAllItems();
        for (const StoredEngine& engine : engines_.store.engines()) {
            wxVector<wxVariant> row;
            row.push_back(toWx(engine.name));
            row.push_back(wxString());
            list_->AppendItem(row);
        }
        const bool isThere = std::ranges::find(shown_, selected_) != shown_.end();
        showList(!isEmpty);
        select(isThere || isEmpty ? selected_ : shown_.front());
        Layout();
    }
    refresh();
}

void EnginesPanel::select(const std::string& engine) {
    selected_ = engine;
    const auto at = std::ranges::find(shown_, engine) - shown_.begin();
    if (static_cast<std::size_t>(at) < shown_.size()) list_->SelectRow(static_cast<unsigned>(at));
    details_->show(engine);
    Layout();
}

void EnginesPanel::showSelected() {
    const int row = list_->GetSelectedRow();
    if (row == wxNOT_FOUND) return;
    const std::string& chosen = shown_.at(static_cast<std::size_t>(row));
    if (chosen == selected_ && details_->IsShown()) return;
    selected_ = chosen;
    details_->show(selected_);
    Layout();
}

void EnginesPanel::refresh() {
    for (std::size_t row = 0; row < shown_.size(); ++row) {
        const StoredEngine* const engine = engines_.store.find(shown_[row]);
        if (engine == nullptr) continue;
        const EngineCondition condition = engines_.supervisor.condition(engine->id);
        const bool isOff = !engine->isEnabled && condition.kind == EngineCondition::Kind::Off;
        const wxString measuring = measuringWords(parts_.calibration.progress(engine->id));
        wxString words = isOff ? _("Off") : conditionWords(condition);
        if (!measuring.empty()) words = measuring;
        const auto at = static_cast<unsigned>(row);
        if (list_->GetTextValue(at, StateColumn) != words) list_->SetTextValue(words, at, StateColumn);
    }
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    const unsigned threads = engines_.supervisor.threads();
    wxString use;
    if (threads > 0)
        use = wxString::Format(wxPLURAL("%u of %u thread in use", "%u of %u threads in use", cores), threads,
                               cores);
    if (threads > cores) use << ". " << _("That is more than this computer has: all get slower.");
    if (use != use_->GetLabelText()) use_->SetLabelText(use);
    details_->refresh();
    tellFailures();
}

/// Has a screen reader say once of each engine that has failed what those who see read in the list.
void EnginesPanel::tellFailures() {
    using Kind = EngineCondition::Kind;
    for (const StoredEngine& engine : engines_.store.engines()) {
        const EngineCondition condition = engines_.supervisor.condition(engine.id);
        if (condition.kind != Kind::Died && condition.kind != Kind::Resting)
            failed_.erase(engine.id);
        else if (failed_.insert(engine.id).second)
            announce(*this, wxString::Format(_("%s: %s"), toWx(engine.name), conditionWords(condition)));
    }
}

}  // namespace roque
