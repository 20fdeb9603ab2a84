#include "view/dialogs/scores/scores_dialog.h"

#include <array>
#include <chrono>
#include <span>
#include <string_view>
#include <utility>

#include <wx/datetime.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/text/game_text.h"
#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/data_view_helpers.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/save_file_dialog.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// One more than are shown, to know whether there are more.
constexpr unsigned kMaxAskedFor = ScoresDialog::kMaxShown + 1;

/// The local time when a game ended. The desktop's date format would be that of another language where its
/// own has not been set up.
wxString wordsOf(std::chrono::sys_seconds time) {
    const wxDateTime local(static_cast<time_t>(time.time_since_epoch().count()));
    return local.Format("%Y-%m-%d %H:%M");
}

}  // namespace

ScoresDialog::ScoresDialog(wxWindow* parent, PointsService& scores)
    : wxDialog(parent, wxID_ANY, _("Scores"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "scores"),
      scores_(scores) {
    pages_ = new wxNotebook(this, wxID_ANY);
    setAccessibleName(*pages_, _("Scores"));
    pages_->SetName("pages");
    players_ = new PlayerScores(pages_);
    pages_->AddPage(addGames(pages_), _("Games"));
    pages_->AddPage(players_, _("Players"));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(pages_, wxSizerFlags(1).Expand().Border());
    column->Add(new wxStaticText(this, wxID_ANY, pointsRuleWords()), wxSizerFlags().Border(wxLEFT | wxRIGHT));
    column->Add(addButtons(), wxSizerFlags().Expand().Border());
    SetSizerAndFit(column);
    CentreOnParent();
    pages_->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent&) { look(); });
    players_->onChosen = [this](const std::string& name) { showGamesOf(name); };
    look();
}

wxWindow* ScoresDialog::addGames(wxWindow* parent) {
    auto* page = new wxPanel(parent);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(addFilter(page), wxSizerFlags().Expand().Border());
    addList(page);
    column->Add(list_, wxSizerFlags(1).Expand().Border());
    page->SetSizer(column);
    return page;
}

wxSizer* ScoresDialog::addFilter(wxWindow* page) {
    order_ = new wxChoice(page, wxID_ANY);
    order_->SetName("order");
    setAccessibleName(*order_, _("Which games"));
    order_->Append(_("The latest games"));
    order_->Append(_("The best games"));
    order_->SetSelection(0);
    player_ = new wxTextCtrl(page, wxID_ANY);
    player_->SetName("player");
    player_->SetHint(_("all players"));
    player_->SetMinSize(roomFor(*this, wxSize(200, -1)));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(order_, wxSizerFlags().Centre());
    row->Add(labelFor(*player_, _("by player:")), wxSizerFlags().Centre().Border(wxLEFT | wxRIGHT));
    row->Add(player_, wxSizerFlags(1).Centre());
    order_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { look(); });
    player_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        chosenPlayer_.reset();
        look();
    });
    return row;
}

void ScoresDialog::addList(wxWindow* page) {
    list_ = new wxDataViewListCtrl(page, wxID_ANY, wxDefaultPosition, roomFor(*this, wxSize(800, 360)),
                                   wxDV_ROW_LINES | wxDV_SINGLE);
    list_->SetName("games");
    setAccessibleName(*list_, _("Games"));
    const auto addColumn = [this](const wxString& title, int width, wxAlignment align = wxALIGN_LEFT) {
        addTextColumn(*list_, title, width, align);
    };
    addColumn(_("Ended"), 140);
    addColumn(_("White"), 140);
    addColumn(_("Points"), 65, wxALIGN_RIGHT);
    addColumn(_("Black"), 140);
    addColumn(_("Points"), 65, wxALIGN_RIGHT);
    addColumn(_("Result"), 85);
    addColumn(_("How it ended"), 160);
    showWhatIsCutOff(*list_);
    searchByTyping(*list_, *player_);
}

wxSizer* ScoresDialog::addButtons() {
    status_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, "scores status");
    export_ = new wxButton(this, wxID_SAVEAS, _("&Export as CSV…"));
    auto* close = new wxButton(this, wxID_CANCEL, _("Close"));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(status_, wxSizerFlags(1).Centre());
    row->Add(export_, wxSizerFlags().Centre());
    row->Add(close, wxSizerFlags().Centre().Border(wxLEFT));
    export_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { askForFile(); });
    return row;
}

PointsQuery ScoresDialog::query(unsigned most) const {
    PointsQuery query;
    query.order = order_->GetSelection() == 1 ? PointsQuery::Order::Best : PointsQuery::Order::Latest;
    query.player = chosenPlayer_.value_or(nameOfWords(player_->GetValue().Strip(wxString::both)));
    query.match = chosenPlayer_ ? PointsQuery::Match::Whole : PointsQuery::Match::Part;
    query.most = most;
    return query;
}

auto ScoresDialog::answer() {
    return self_.bind([asked = ++asked_](ScoresDialog& dialog, const auto& found) {
        if (asked != dialog.asked_) return;
        if (found)
            dialog.show(*found);
        else
            dialog.status_->SetLabelText(messageText(found.error().text) + ".");
    });
}

void ScoresDialog::look() {
    status_->SetLabelText(_("Loading…"));
    if (showsPlayers())
        scores_.players(kMaxAskedFor, answer());
    else
        scores_.find(query(kMaxAskedFor), answer());
}

void ScoresDialog::showGamesOf(const std::string& player) {
    chosenPlayer_ = player;
    player_->ChangeValue(nameWords(player));
    pages_->SetSelection(0);
    list_->SetFocus();
}

void ScoresDialog::show(const std::vector<PointsEntry>& games) {
    const bool hasMore = games.size() > kMaxShown;
    list_->Freeze();
    list_->DeleteAllItems();
    for (const PointsEntry& game : std::span(games).first(hasMore ? kMaxShown : games.size())) {
        wxVector<wxVariant> row(1, wordsOf(game.ended));
        for (const Color color : kColors) {
            row.push_back(nameWords(game.names[color]));
            row.push_back(wxString::Format("%d", game.points[color]));
        }
        row.push_back(resultWords(game.result));
        row.push_back(terminationWords(game.termination));
        list_->AppendItem(row);
    }
    list_->Thaw();
    const auto count = static_cast<unsigned>(games.size());
    wxString words = wxString::Format(wxPLURAL("%u game", "%u games", count), count);
    if (count == 0) words = player_->IsEmpty() ? _("No games yet.") : _("No games by this player.");
    if (hasMore) words = wxString::Format(_("The first %u games"), kMaxShown);
    status_->SetLabelText(words);
}

void ScoresDialog::show(const std::vector<PlayerSummary>& players) {
    const bool hasMore = players.size() > kMaxShown;
    players_->show(std::span(players).first(hasMore ? kMaxShown : players.size()));
    const auto count = static_cast<unsigned>(players.size());
    wxString words = wxString::Format(wxPLURAL("%u player", "%u players", count), count);
    if (count == 0) words = _("No games yet.");
    if (hasMore) words = wxString::Format(_("The first %u players"), kMaxShown);
    status_->SetLabelText(words);
}

void ScoresDialog::askForFile() {
    static constexpr std::array<std::string_view, 1> kExtensions{".csv"};
    const auto place =
        askForSavingPlace(this, _("Export the scores"), showsPlayers() ? "players.csv" : "scores.csv",
                          _("Tables (*.csv)|*.csv"), kExtensions);
    if (place) exportTo(*place);
}

void ScoresDialog::exportTo(const std::filesystem::path& file) {
    const auto tell = self_.bind([file](ScoresDialog& dialog, const auto& done) {
        dialog.status_->SetLabelText(done ? wxString::Format(_("Exported to %s"), toWx(file.string()))
                                          : messageText(done.error().text) + ".");
    });
    if (showsPlayers())
        scores_.exportPlayers(file, tell);
    else
        scores_.exportCsv(query(PointsQuery::kAll), file, tell);
}

}  // namespace roque
