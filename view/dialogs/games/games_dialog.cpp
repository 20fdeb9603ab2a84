#include "view/dialogs/games/games_dialog.h"

#include <algorithm>
#include <array>
#include <utility>

#include <wx/app.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/text/game_text.h"
#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/data_view_helpers.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

constexpr int kWholeGauge = 1000;

enum class Column : unsigned { Number, White, Black, Result, Date, Event, Moves, Problem };

/// An event or a date, if known.
wxString known(std::string_view text) {
    return text == "?" || text == "????.??.??" ? wxString() : toWx(text);
}

/// A player, if known.
wxString playerText(std::string_view name) {
    return name == "?" ? wxString() : nameWords(name);
}

}  // namespace

/// The matching games, as a model for the list.
class GamesDialog::Model : public wxDataViewVirtualListModel {
public:
    void show(const PgnFile* file, const GameSearch* search) {
        file_ = file;
        search_ = search;
        const std::size_t count = search == nullptr ? 0 : std::min(search->found().size(), kMaxShown);
        Reset(static_cast<unsigned>(count));
    }
    [[nodiscard]] std::size_t gameAt(unsigned row) const { return search_->found()[row]; }

    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override {
        value = wxString();
        if (search_ == nullptr || row >= search_->found().size()) return;
        const std::size_t at = gameAt(row);
        const GameSummary game = file_->summary(at);
        switch (Column(column)) {
            case Column::Number:
                value = toWx(std::to_string(at + 1));
                break;
            case Column::White:
                value = playerText(game.white);
                break;
            case Column::Black:
                value = playerText(game.black);
                break;
            case Column::Result:
                value = resultWords(game.result);
                break;
            case Column::Date:
                value = known(game.date);
                break;
            case Column::Event:
                value = known(game.event);
                break;
            case Column::Moves:
                value = toWx(std::to_string((game.plies + 1) / 2));
                break;
            case Column::Problem:
                value =
                    game.problem == nullptr ? wxString() : toWx("⚠ ") + messageText(game.problem->describe());
                break;
        }
    }
    bool SetValueByRow(const wxVariant& /*value*/, unsigned /*row*/, unsigned /*column*/) override {
        return false;
    }

private:
    const PgnFile* file_ = nullptr;
    const GameSearch* search_ = nullptr;
};

GamesDialog::GamesDialog(wxWindow* parent)
    : wxDialog(parent, wxID_ANY, _("Games"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "games"),
      model_(new Model) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    addSearch(column);
    addList(column);
    addButtons(column);
    SetSizerAndFit(column);
    CentreOnParent();
    Bind(wxEVT_IDLE, &GamesDialog::onIdle, this);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Hide(); });
}

void GamesDialog::addSearch(wxSizer* column) {
    words_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(260, -1)),
                            wxTE_PROCESS_ENTER, wxDefaultValidator, "search");
    words_->SetHint(_("Player, event or year"));
    result_ = new wxChoice(this, wxID_ANY);
    result_->SetName("result");
    setAccessibleName(*result_, _("Result"));
    for (const wxString& each :
         {wxString(_("Any result")), wxString("1-0"), wxString("0-1"), toWx("½-½"), wxString("*")})
        result_->Append(each);
    result_->SetSelection(0);
    errors_ = new wxCheckBox(this, wxID_ANY, _("Only games with &errors"));
    errors_->SetName("errors");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(labelFor(*words_, _("&Search:")), wxSizerFlags().Centre().Border(wxRIGHT));
    row->Add(words_, wxSizerFlags(1).Centre());
    row->Add(result_, wxSizerFlags().Centre().Border(wxLEFT));
    row->Add(errors_, wxSizerFlags().Centre().Border(wxLEFT));
    column->Add(row, wxSizerFlags().Expand().Border());
    words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { onCriteria(); });
    words_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { openSelected(); });
    result_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { onCriteria(); });
    errors_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { onCriteria(); });
}

void GamesDialog::addList(wxSizer* column) {
    list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(940, 420)),
                               wxDV_ROW_LINES | wxDV_SINGLE, wxDefaultValidator, "list of games");
    setAccessibleName(*list_, _("Games"));
    list_->AssociateModel(model_.get());
    const auto addColumn = [this](const wxString& title, Column which, int width,
                                  wxAlignment align = wxALIGN_LEFT) {
        list_->AppendTextColumn(title, static_cast<unsigned>(which), wxDATAVIEW_CELL_INERT, FromDIP(width),
                                align, wxDATAVIEW_COL_RESIZABLE);
    };
    addColumn(_("No."), Column::Number, 55, wxALIGN_RIGHT);
    addColumn(_("White"), Column::White, 140);
    addColumn(_("Black"), Column::Black, 140);
    addColumn(_("Result"), Column::Result, 75);
    addColumn(_("Date"), Column::Date, 90);
    addColumn(_("Event"), Column::Event, 120);
    addColumn(_("Moves"), Column::Moves, 60, wxALIGN_RIGHT);
    addColumn(_("Error"), Column::Problem, 240);
    showWhatIsCutOff(*list_);
    searchByTyping(*list_, *words_);
    column->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { openSelected(); });
}

void GamesDialog::addButtons(wxSizer* column) {
    status_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, "games status");
    gauge_ = new wxGauge(this, wxID_ANY, kWholeGauge, wxDefaultPosition, FromDIP(wxSize(160, -1)));
    stop_ = new wxButton(this, wxID_STOP, _("S&top reading"));
    stop_->SetName("stop");
    open_ = new wxButton(this, wxID_OPEN, _("&Open"));
    open_->SetDefault();
    auto* close = new wxButton(this, wxID_CANCEL, _("Close"));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(status_, wxSizerFlags(1).Centre());
    row->Add(gauge_, wxSizerFlags().Centre().Border(wxLEFT));
    row->Add(stop_, wxSizerFlags().Centre().Border(wxLEFT));
    row->Add(open_, wxSizerFlags().Centre().Border(wxLEFT));
    row->Add(close, wxSizerFlags().Centre().Border(wxLEFT));
    column->Add(row, wxSizerFlags().Expand().Border());
    stop_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (onStop) onStop();
    });
    open_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { openSelected(); });
    close->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Hide(); });
}

void GamesDialog::show(const PgnFile* file) {
    model_->show(nullptr, nullptr);
    file_ = file;
    if (file != nullptr) SetTitle(wxString::Format(_("Games of %s"), toWx(file->path().filename().string())));
    search(criteria_);
}

void GamesDialog::present() {
    Show();
    Raise();
    // Centred late: at program start the window has only just found its position.
    if (!std::exchange(wasPresented_, true)) CallAfter([this] { CentreOnParent(); });
    list_->SetFocus();
}

void GamesDialog::search(const GameCriteria& criteria) {
    criteria_ = criteria;
    auto search = std::make_unique<GameSearch>(criteria);
    model_->show(file_, search.get());
    search_ = std::move(search);
    update();
}

void GamesDialog::onCriteria() {
    constexpr std::array kResults{GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw,
                                  GameResult::Unknown};
    GameCriteria criteria;
    criteria.words = toUtf8(words_->GetValue());
    if (const int chosen = result_->GetSelection(); chosen > 0)
        criteria.results = {kResults[static_cast<std::size_t>(chosen - 1)]};
    criteria.onlyWithErrors = errors_->GetValue();
    search(criteria);
}

void GamesDialog::update() {
    isComplete_ = false;
    const bool isReading = file_ != nullptr && file_->isReading();
    gauge_->Show(isReading);
    stop_->Show(isReading);
    if (isReading) gauge_->SetValue(static_cast<int>(file_->progress() * kWholeGauge));
    Layout();
    status_->SetLabelText(statusWords());
    wxTheApp->WakeUpIdle();
}

/// Searches some more games whenever the program is idle.
void GamesDialog::onIdle(wxIdleEvent& event) {
    if (isComplete_ || file_ == nullptr) return;
    constexpr int kPartsAtOnce = 4;
    bool hasMore = true;
    for (int part = 0; part < kPartsAtOnce && hasMore; ++part) hasMore = search_->searchNextPart(*file_);
    // The first matches appear at once, the others when the search is complete: a long list takes time to
    // show.
    const bool showsSome = model_->GetCount() < kPartsAtOnce * 1000 && !search_->found().empty();
    if (!hasMore || showsSome) showFound();
    isComplete_ = !hasMore;
    if (hasMore) event.RequestMore();
}

void GamesDialog::showFound() {
    const std::size_t shown = std::min(search_->found().size(), kMaxShown);
    if (model_->GetCount() != shown) {
        const wxDataViewItem selected = list_->GetSelection();
        model_->show(file_, search_.get());
        if (selected.IsOk()) list_->Select(selected);
    }
    if (!list_->GetSelection().IsOk() && shown > 0) list_->Select(model_->GetItem(0));
    open_->Enable(shown > 0);
    status_->SetLabelText(statusWords());
}

void GamesDialog::openSelected() {
    const wxDataViewItem item = list_->GetSelection();
    if (!item.IsOk() || !onChosen) return;
    onChosen(model_->gameAt(model_->GetRow(item)));
}

wxString GamesDialog::statusWords() const {
    if (file_ == nullptr) return {};
    const auto all = static_cast<unsigned>(file_->size());
    const auto found = static_cast<unsigned>(search_->found().size());
    wxString words = wxString::Format(wxPLURAL("%u game", "%u games", all), all);
    if (criteria_ != GameCriteria()) words = wxString::Format(_("%u of %s"), found, words);
    if (found > kMaxShown)
        words = wxString::Format(_("%s; the first %u are listed"), words, static_cast<unsigned>(kMaxShown));
    if (const auto errors = static_cast<unsigned>(file_->gamesWithErrors()); errors > 0)
        words = wxString::Format(wxPLURAL("%s, %u with errors", "%s, %u with errors", errors), words, errors);
    if (file_->problem()) words += toWx(" · ") + messageText(*file_->problem());
    return words;
}

}  // namespace roque
