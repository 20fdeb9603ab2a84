#include "view/dialogs/game_details_dialog.h"

#include <algorithm>
#include <array>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/accessibility.h"
#include "view/dialogs/arrangement.h"
#include "view/font_room.h"
#include "view/text.h"
#include "view/translated.h"

namespace roque {
namespace {

constexpr std::size_t kMostRows = 50;  ///< of other tags; who has more of them changes them elsewhere

/// In the order of the list.
constexpr std::array kResults{GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw,
                              GameResult::Unknown};

wxString wordsOf(GameResult result) {
    switch (result) {
        case GameResult::WhiteWins:
            return _("1-0 (White won)");
        case GameResult::BlackWins:
            return _("0-1 (Black won)");
        case GameResult::Draw:
            return translated(wxTRANSLATE("½-½ (draw)"));
        case GameResult::Unknown:
            break;
    }
    return _("* (goes on, or not known)");
}

wxString wordsOf(DetailFault fault) {
    switch (fault) {
        case DetailFault::Date:
            return _("Year, month, day: 1858.12.31; ?? for what is not known");
        case DetailFault::Rating:
            return _("A rating is a number of up to four digits");
        case DetailFault::Result:
            return _("The last move ends the game with another result");
        case DetailFault::Name:
            return _("Letters A to Z, digits and _ make the name of a tag, a letter first");
        case DetailFault::TakenName:
            return _("This tag has a place above, or follows from the game");
        case DetailFault::RepeatedName:
            break;
    }
    return _("There is a tag of this name already");
}

}  // namespace

GameDetailsDialog::GameDetailsDialog(wxWindow* parent, const GameRecord& game, ResultChoice choice)
    : wxDialog(parent, wxID_ANY, _("Game details"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "game details"),
      tags_(game.tags),
      shownResult_(game.result),
      resultByRules_(resultByRules(game)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(addFields(choice), wxSizerFlags().Expand().Border());
    column->Add(addOthers(), wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
    column->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
    bindEvents();
    SetSizerAndFit(column);
    CentreOnParent();
    fields_.front().text.field().SetFocus();
}

/// Each row of fields has one below it, for what is wrong with them.
wxSizer* GameDetailsDialog::addFields(ResultChoice choice) {
    constexpr int kNameWidth = 260;
    constexpr int kNumberWidth = 90;
    auto* grid = new wxGridBagSizer(FromDIP(2), FromDIP(8));
    addField(grid, "White", _("White:"), {0, 0}, kNameWidth);
    addField(grid, "WhiteElo", _("Rating:"), {0, 2}, kNumberWidth);
    addField(grid, "Black", _("Black:"), {2, 0}, kNameWidth);
    addField(grid, "BlackElo", _("Rating:"), {2, 2}, kNumberWidth);
    addField(grid, "Event", _("Event:"), {4, 0}, kNameWidth);
    addField(grid, "Round", _("Round:"), {4, 2}, kNumberWidth);
    addField(grid, "Site", _("Site:"), {6, 0}, kNameWidth);
    addField(grid, "Date", _("Date:"), {6, 2}, kNumberWidth);
    addResult(grid, {8, 0}, choice);
    grid->AddGrowableCol(1);
    return grid;
}

void GameDetailsDialog::addField(wxGridBagSizer* grid, std::string_view tag, const wxString& label,
                                 const wxGBPosition& place, int width) {
    grid->Add(new wxStaticText(this, wxID_ANY, label), place, {}, wxALIGN_CENTRE_VERTICAL);
    auto* text = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0,
                                wxDefaultValidator, toWx(tag));
    text->SetMinSize(wxSize(roomFor(*this, width), -1));
    setAccessibleName(*text, label);
    grid->Add(text, {place.GetRow(), place.GetCol() + 1}, {}, wxEXPAND);
    const bool canBeWrong = tag == "Date" || tag.ends_with("Elo");
    const KeptText kept(*text, std::string(fieldText(tags_, tag)));
    fields_.push_back({tag, kept, canBeWrong ? addFault(grid, place.GetRow() + 1, toWx(tag)) : nullptr});
}

void GameDetailsDialog::addResult(wxGridBagSizer* grid, const wxGBPosition& place, ResultChoice choice) {
    grid->Add(new wxStaticText(this, wxID_ANY, _("Result:")), place, {}, wxALIGN_CENTRE_VERTICAL);
    result_ = new wxChoice(this, wxID_ANY);
    result_->SetName("Result");
    setAccessibleName(*result_, _("Result:"));
    for (const GameResult each : kResults) result_->Append(wordsOf(each));
    result_->SetSelection(static_cast<int>(std::ranges::find(kResults, shownResult_) - kResults.begin()));
    if (choice == ResultChoice::Fixed) {
        result_->Disable();
        result_->SetToolTip(_("The result is that of the game that is played."));
    }
    grid->Add(result_, {place.GetRow(), place.GetCol() + 1});
    resultFault_ = addFault(grid, place.GetRow() + 1, "Result");
}

/// The place where it will be said what is wrong with a row.
wxStaticText* GameDetailsDialog::addFault(wxGridBagSizer* grid, int row, const wxString& name) {
    auto* fault =
        new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, "fault " + name);
    fault->SetFont(GetFont().Italic());
    fault->Hide();
    grid->Add(fault, {row, 1}, {1, 3}, wxALIGN_RIGHT);
    return fault;
}

wxSizer* GameDetailsDialog::addOthers() {
    std::vector<TypedTag> others = otherTags(tags_);
    const auto rows = static_cast<std::ptrdiff_t>(std::min(others.size(), kMostRows));
    hiddenOthers_.assign(others.begin() + rows, others.end());
    others.resize(static_cast<std::size_t>(rows));
    wxStaticBoxSizer* const box = titledBox(this, _("Other tags"));
    others_ = new OtherTagsEditor(box->GetStaticBox(), others);
    box->Add(others_, wxSizerFlags(1).Expand().Border());
    if (const auto more = static_cast<unsigned>(hiddenOthers_.size()); more > 0)
        box->Add(new wxStaticText(box->GetStaticBox(), wxID_ANY,
                                  wxString::Format(wxPLURAL("%u more tag stays as it is.",
                                                            "%u more tags stay as they are.", more),
                                                   more)),
                 wxSizerFlags().Border());
    return box;
}

/// What is wrong is told when the dialog is to be closed, and as it is mended from then on.
void GameDetailsDialog::bindEvents() {
    const auto update = [this] {
        if (hasFaults_) (void)showFaults();
    };
    for (const Field& field : fields_)
        field.text.field().Bind(wxEVT_TEXT, [update](wxCommandEvent&) { update(); });
    result_->Bind(wxEVT_CHOICE, [update](wxCommandEvent&) { update(); });
    others_->onChange = update;
    Bind(wxEVT_BUTTON, &GameDetailsDialog::onOk, this, wxID_OK);
}

void GameDetailsDialog::onOk(wxCommandEvent& event) {
    const auto faulty = showFaults();
    if (faulty)
        faulty();
    else
        event.Skip();
}

/// Says what is wrong, and returns how to go to the first of it; nothing if all is right.
std::function<void()> GameDetailsDialog::showFaults() {
    std::function<void()> goThere;
    const auto show = [&](wxStaticText& label, std::optional<DetailFault> fault, wxWindow* field) {
        showFault(label, fault);
        if (fault && !goThere) goThere = [field] { field->SetFocus(); };
    };
    for (const Field& field : fields_) {
        if (field.fault != nullptr)
            show(*field.fault, faultOfField(tags_, typed(field)), &field.text.field());
    }
    const bool isOther = result() != shownResult_;
    show(*resultFault_, isOther ? faultOfResult(resultByRules_, result()) : std::nullopt, result_);
    const auto wrongTag = faultOfOthers(tags_, others_->tags(), hiddenOthers_);
    others_->showFault(wrongTag ? wordsOf(wrongTag->fault) : wxString());
    if (wrongTag && !goThere) goThere = [this, at = wrongTag->at] { others_->focusRow(at); };
    hasFaults_ = goThere != nullptr;
    return goThere;
}

void GameDetailsDialog::showFault(wxStaticText& label, std::optional<DetailFault> fault) {
    const wxString words = fault ? wordsOf(*fault) : wxString();
    if (label.GetLabelText() == words) return;
    label.SetLabelText(words);
    label.Show(!words.empty());
    fitDialogAround(label);
}

TypedTag GameDetailsDialog::typed(const Field& field) {
    return {std::string(field.tag), field.text.text()};
}

TagChanges GameDetailsDialog::changes() const {
    std::vector<TypedTag> fields;
    for (const Field& field : fields_) fields.push_back(typed(field));
    std::vector<TypedTag> others = others_->tags();
    others.insert(others.end(), hiddenOthers_.begin(), hiddenOthers_.end());
    return changesBetween(tags_, withDetails(tags_, fields, others));
}

GameResult GameDetailsDialog::result() const {
    return kResults[static_cast<std::size_t>(result_->GetSelection())];
}

}  // namespace roque
