#include "view/dialogs/games/games_dialog.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <wx/app.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/data_view_helpers.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/text.h"
#include "view/toolkit/translated.h"
#include "view/toolkit/window_place.h"

namespace roque {
namespace {

constexpr int kWholeGauge = 1000;

/// A column of the list: its title, width in device-independent pixels, and alignment.
struct ColumnLook {
    GameKey key;
    const char* title;  ///< to be translated
    int width;
    wxAlignment align = wxALIGN_LEFT;
};

constexpr std::array<ColumnLook, 13> kColumns{{
    {GameKey::Number, wxTRANSLATE("No."), 70, wxALIGN_RIGHT},
    {GameKey::White, wxTRANSLATE("White"), 130},
    {GameKey::WhiteElo, wxTRANSLATE("White Elo"), 80, wxALIGN_RIGHT},
    {GameKey::Black, wxTRANSLATE("Black"), 130},
    {GameKey::BlackElo, wxTRANSLATE("Black Elo"), 80, wxALIGN_RIGHT},
    {GameKey::Result, wxTRANSLATE("Result"), 75},
    {GameKey::Date, wxTRANSLATE("Date"), 90},
    {GameKey::Event, wxTRANSLATE("Event"), 120},
    {GameKey::Round, wxTRANSLATE("Round"), 70, wxALIGN_RIGHT},
    {GameKey::Eco, wxTRANSLATE("ECO"), 55},
    {GameKey::Opening, wxTRANSLATE("Opening"), 150},
    {GameKey::Moves, wxTRANSLATE("Moves"), 70, wxALIGN_RIGHT},
    {GameKey::Problem, wxTRANSLATE("Error"), 240},
}};

}  // namespace

GamesDialog::GamesDialog(wxWindow* parent, UiDispatcher& dispatcher)
    : wxDialog(parent, wxID_ANY, _("Games"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "games"),
      sorting_(dispatcher, [this] { onSorting(); }),
      model_(new GameListModel) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    addSearch(column);
    addOrder(column);
    const int whole = addList(column);
    addButtons(column);
    SetSizerAndFit(column);
    SetSize(withinScreen(*this, wxSize(std::max(GetSize().x, whole), GetSize().y)));
    CentreOnParent();
    Bind(wxEVT_IDLE, &GamesDialog::onIdle, this);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Hide(); });
}

void GamesDialog::addSearch(wxSizer* column) {
    words_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(260, -1)),
                            wxTE_PROCESS_ENTER, wxDefaultValidator, "search");
    words_->SetHint(_("Player, event, opening or year"));
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

void GamesDialog::addOrder(wxSizer* column) {
    key_ = new wxChoice(this, wxID_ANY);
    key_->SetName("sort by");
    for (const ColumnLook& look : kColumns) key_->Append(translated(look.title));
    key_->SetSelection(0);
    descending_ = new wxCheckBox(this, wxID_ANY, _("&Descending"));
    descending_->SetName("descending");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(labelFor(*key_, _("Sort &by:")), wxSizerFlags().Centre().Border(wxRIGHT));
    row->Add(key_, wxSizerFlags().Centre());
    row->Add(descending_, wxSizerFlags().Centre().Border(wxLEFT));
    column->Add(row, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    const auto onOrder = [this](wxCommandEvent&) {
        const auto chosen = static_cast<std::size_t>(key_->GetSelection());
        sortBy({kColumns[chosen].key, descending_->GetValue()});
    };
    key_->Bind(wxEVT_CHOICE, onOrder);
    descending_->Bind(wxEVT_CHECKBOX, onOrder);
}

/// Returns the width in which all its columns are seen, but for the errors.
int GamesDialog::addList(wxSizer* column) {
    constexpr int kArrow = 18;   // GTK leaves room for it in each title
    constexpr int kBeside = 40;  // of the list: its edges and its scroll bar
    int whole = FromDIP(kBeside);
    list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(940, 420)),
                               wxDV_ROW_LINES | wxDV_MULTIPLE, wxDefaultValidator, "list of games");
    setAccessibleName(*list_, _("Games"));
    list_->AssociateModel(model_.get());
    for (const ColumnLook& look : kColumns) {
        constexpr int kFlags = wxDATAVIEW_COL_RESIZABLE | wxDATAVIEW_COL_SORTABLE;
        const int width = columnWidth(*list_, translated(look.title), look.width) + FromDIP(kArrow);
        list_->AppendTextColumn(translated(look.title), static_cast<unsigned>(look.key),
                                wxDATAVIEW_CELL_INERT, width, look.align, kFlags);
        if (look.key != GameKey::Problem) whole += width;
    }
    showWhatIsCutOff(*list_, [this](const wxDataViewItem& item, unsigned shown) {
        return GameKey(shown) == GameKey::Number ? model_->problemOf(item) : wxString();
    });
    searchByTyping(*list_, *words_);
    column->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) {
        if (event.GetItem().IsOk() && onChosen) onChosen(model_->gameAt(model_->GetRow(event.GetItem())));
    });
    list_->Bind(wxEVT_DATAVIEW_COLUMN_SORTED, [this](wxDataViewEvent&) { onTitleClicked(); });
    return whole;
}

void GamesDialog::addButtons(wxSizer* column) {
    status_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, "games status");
    gauge_ = new wxGauge(this, wxID_ANY, kWholeGauge, wxDefaultPosition, FromDIP(wxSize(160, -1)));
    stop_ = new wxButton(this, wxID_STOP, _("S&top reading"));
    stop_->SetName("stop");
    annotate_ = new wxButton(this, wxID_ANY, _("&Annotate…"), wxDefaultPosition, wxDefaultSize, 0,
                             wxDefaultValidator, "annotate games");
    open_ = new wxButton(this, wxID_OPEN, _("&Open"));
    open_->SetDefault();
    auto* close = new wxButton(this, wxID_CANCEL, _("Close"));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(status_, wxSizerFlags(1).Centre());
    row->Add(gauge_, wxSizerFlags().Centre().Border(wxLEFT));
    row->Add(stop_, wxSizerFlags().Centre().Border(wxLEFT));
    row->Add(annotate_, wxSizerFlags().Centre().Border(wxLEFT));
    row->Add(open_, wxSizerFlags().Centre().Border(wxLEFT));
    row->Add(close, wxSizerFlags().Centre().Border(wxLEFT));
    annotation_ = new AnnotationBar(this, _("Stop annotating; the games that are done are kept"));
    annotation_->Hide();
    column->Add(annotation_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
    column->Add(row, wxSizerFlags().Expand().Border());
    annotation_->onCancel = [this] {
        if (onCancelAnnotation) onCancelAnnotation();
    };
    annotate_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (onAnnotate) onAnnotate();
    });
    stop_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (onStop) onStop();
    });
    open_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { openSelected(); });
    close->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Hide(); });
}

void GamesDialog::show(const PgnFile* file) {
    model_->show(nullptr, nullptr);
    sorting_.cancel();
    file_ = file;
    if (hasTrouble_) showOpenEnd();  // it was about the file before
    if (file != nullptr) {
        SetTitle(wxString::Format(_("Games of %s"), toWx(file->path().filename().string())));
        if (std::exchange(path_, file->path()) != file->path()) forgetSearch();
    }
    search(criteria_);
}

/// What was looked for in another file says nothing about this one.
void GamesDialog::forgetSearch() {
    words_->ChangeValue(wxString());
    result_->SetSelection(0);
    errors_->SetValue(false);
    criteria_ = {};
}

void GamesDialog::present() {
    Show();
    Raise();
    // Centred late: at program start the window has only just found its position.
    if (!std::exchange(wasPresented_, true)) CallAfter([this] { CentreOnParent(); });
    list_->SetFocus();
}

void GamesDialog::select(std::size_t game) {
    const auto before = selectedGames();
    if (std::ranges::find(before, game) != before.end()) return;
    selected_ = {static_cast<std::uint32_t>(game)};  // if it is yet to be found
    const wxDataViewItem item = model_->itemOf(game);
    if (!item.IsOk()) return;
    wxDataViewItemArray items;
    items.Add(item);
    list_->SetSelections(items);
    list_->EnsureVisible(item);
}

void GamesDialog::search(const GameCriteria& criteria) {
    criteria_ = criteria;
    selected_.clear();  // the first match is wanted
    auto search = std::make_unique<GameSearch>(criteria);
    model_->show(file_, &search->found());
    sorting_.cancel();
    search_ = std::move(search);
    update();
}

void GamesDialog::sortBy(const GameOrder& order) {
    order_ = order;
    const auto isShown = [&](const ColumnLook& look) { return look.key == order.key; };
    const auto at = static_cast<int>(std::ranges::find_if(kColumns, isShown) - kColumns.begin());
    key_->SetSelection(at);
    descending_->SetValue(order.isDescending);
    showArrow(static_cast<unsigned>(at));
    sort();
}

/// An arrow in the title of the column that the list is sorted by, and in no other.
void GamesDialog::showArrow(unsigned column) {
    for (unsigned each = 0; each < list_->GetColumnCount(); ++each) {
        if (each != column && list_->GetColumn(each)->IsSortKey()) list_->GetColumn(each)->UnsetAsSortKey();
    }
    list_->GetColumn(column)->SetSortOrder(!order_.isDescending);
}

void GamesDialog::onTitleClicked() {
    const wxDataViewColumn* const column = list_->GetSortingColumn();
    if (column != nullptr) sortBy({GameKey(column->GetModelColumn()), !column->IsSortOrderAscending()});
}

/// Sorts what has been found, unless the order is that in which it was found.
void GamesDialog::sort() {
    if (file_ == nullptr) return;
    noteSelected();
    if (order_ != GameOrder()) return sorting_.start(file_->parts(), search_->found(), order_);
    showGames(search_->found());
    sorting_.cancel();
    update();
}

void GamesDialog::onSorting() {
    if (!sorting_.isRunning()) showGames(sorting_.sorted());
    showProgress();
}

/// Before the games that are shown change, after which rows are other games.
void GamesDialog::noteSelected() {
    if (model_->size() == 0) return;  // select() may have noted one that is yet to be found
    selected_.clear();
    for (const std::size_t game : selectedGames()) selected_.push_back(static_cast<std::uint32_t>(game));
}

std::vector<std::size_t> GamesDialog::selectedGames() const {
    wxDataViewItemArray items;
    list_->GetSelections(items);
    std::vector<std::size_t> games;
    for (const wxDataViewItem& item : items) games.push_back(model_->gameAt(model_->GetRow(item)));
    std::ranges::sort(games);
    return games;
}

std::vector<std::size_t> GamesDialog::shownGames() const {
    std::vector<std::size_t> games;
    for (unsigned row = 0; row < model_->size(); ++row) games.push_back(model_->gameAt(row));
    std::ranges::sort(games);
    return games;
}

void GamesDialog::showAnnotation(const std::optional<std::pair<std::size_t, std::size_t>>& doneOfAll) {
    isAnnotating_ = doneOfAll.has_value();
    end_.reset();
    hasTrouble_ = false;
    if (doneOfAll) annotation_->showGames(doneOfAll->first, doneOfAll->second);
    showBar(isAnnotating_);
    enableAnnotating();
}

void GamesDialog::showAnnotationEnd(const wxString& words, std::vector<AnnotationBar::Step> steps) {
    for (auto& step : steps) {
        step.perform = [this, perform = std::move(step.perform)] {
            end_.reset();
            showBar(false);
            perform();
        };
    }
    end_ = AnnotationEnd{words, std::move(steps)};
    showOpenEnd();
}

void GamesDialog::showAnnotationTrouble(const wxString& words) {
    hasTrouble_ = true;
    annotation_->showEnd(words, {{_("Close"), [this] { showOpenEnd(); }}});
    showBar(true);
}

void GamesDialog::showOpenEnd() {
    hasTrouble_ = false;
    if (end_) annotation_->showEnd(end_->words, end_->steps);
    showBar(end_.has_value());
}

/// The keyboard goes on with the list when the button that it was on is gone.
void GamesDialog::showBar(bool isShown) {
    const bool hadKeyboard = annotation_->IsDescendant(wxWindow::FindFocus());
    if (annotation_->Show(isShown)) Layout();
    if (hadKeyboard && !isShown) list_->SetFocus();
}

/// Once all games of the list are known: it may be all of them that are meant.
void GamesDialog::enableAnnotating() {
    const bool isKnown = file_ != nullptr && !file_->isReading() && isComplete();
    annotate_->Enable(isKnown && model_->size() > 0 && !isAnnotating_);
}

/// Shows games with the noted ones selected, or the first.
void GamesDialog::showGames(const std::vector<std::uint32_t>& games) {
    const auto selected = selected_;
    model_->show(file_, &games);
    wxDataViewItemArray items;
    for (const std::uint32_t game : selected) {
        if (const wxDataViewItem item = model_->itemOf(game); item.IsOk()) items.Add(item);
    }
    if (items.empty() && !games.empty()) items.Add(model_->GetItem(0));
    list_->SetSelections(items);
    if (!items.empty() && !selected.empty()) list_->EnsureVisible(items.front());
    open_->Enable(!games.empty());
    enableAnnotating();
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
    isSearched_ = false;
    showProgress();
    wxTheApp->WakeUpIdle();
}

void GamesDialog::showProgress() {
    const bool isReading = file_ != nullptr && file_->isReading();
    const bool isBusy = isReading || sorting_.isRunning();
    if (isBusy) {
        const double share = isReading ? file_->progress() : sorting_.progress();
        gauge_->SetValue(static_cast<int>(share * kWholeGauge));
    }
    if (gauge_->IsShown() != isBusy || stop_->IsShown() != isReading) {
        gauge_->Show(isBusy);
        stop_->Show(isReading);
        Layout();
    }
    const bool hasErrors = file_ != nullptr && file_->gamesWithErrors() > 0;
    wxDataViewColumn& problems = *list_->GetColumn(static_cast<unsigned>(kColumns.size()) - 1);
    if (problems.IsHidden() == hasErrors) problems.SetHidden(!hasErrors);
    status_->SetLabelText(statusWords());
    enableAnnotating();
}

/// Searches some more games whenever the program is idle.
void GamesDialog::onIdle(wxIdleEvent& event) {
    if (isSearched_ || file_ == nullptr) return;
    constexpr int kPartsAtOnce = 4;
    bool hasMore = true;
    for (int part = 0; part < kPartsAtOnce && hasMore; ++part) hasMore = search_->searchNextPart(*file_);
    isSearched_ = !hasMore;
    showFound();
    if (hasMore) event.RequestMore();
}

/// Shows the first matches at once, the others when all are found: a long list takes time to show. While the
/// file is still being read, the list grows by half each time.
void GamesDialog::showFound() {
    constexpr std::size_t kFirst = 4000;
    const std::size_t found = search_->found().size();
    const bool isAll = isSearched_ && !file_->isReading();
    noteSelected();
    if (order_ != GameOrder() && isAll) {
        sorting_.start(file_->parts(), search_->found(), order_);
    } else if (order_ == GameOrder() || sorting_.sorted().empty()) {
        const std::size_t shown = model_->size();
        const bool isMuchMore = shown < kFirst || (isSearched_ && found > shown + shown / 2);
        if (found != shown && (isAll || isMuchMore)) showGames(search_->found());
    }
    open_->Enable(model_->size() > 0);
    enableAnnotating();
    status_->SetLabelText(statusWords());
}

void GamesDialog::openSelected() {
    const auto selected = selectedGames();
    if (!selected.empty() && onChosen) onChosen(selected.front());
}

wxString GamesDialog::statusWords() const {
    if (file_ == nullptr) return {};
    const auto all = static_cast<unsigned>(file_->size());
    const auto found = static_cast<unsigned>(search_->found().size());
    wxString words = wxString::Format(wxPLURAL("%u game", "%u games", all), all);
    if (criteria_ != GameCriteria()) words = wxString::Format(_("%u of %s"), found, words);
    if (const auto errors = static_cast<unsigned>(file_->gamesWithErrors()); errors > 0)
        words = wxString::Format(wxPLURAL("%s, %u with errors", "%s, %u with errors", errors), words, errors);
    if (sorting_.isRunning()) words = wxString::Format(_("%s, being sorted"), words);
    if (file_->letters().hasOthers)
        words +=
            toWx(" · ") + (file_->letters().isMixed() ? _("partly Windows-1252") : wxString("Windows-1252"));
    if (file_->problem()) words += toWx(" · ") + messageText(*file_->problem());
    return words;
}

}  // namespace roque
