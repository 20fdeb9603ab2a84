#include "view/dialogs/games/game_details_dialog.h"

#include <algorithm>
#include <array>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/toolkit/accessibility.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"
#include "view/toolkit/translated.h"

namespace roque {
namespace {

constexpr std::size_t kMaxRows = 50;  ///< of other tags; longer lists are edited elsewhere

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
    return _("* (in progress or unknown)");
}

wxString wordsOf(DetailFault fault) {
    switch (fault) {
        case DetailFault::Date:
            return _("Year, month, day: 1858.12.31; ?? for unknown parts");
        case DetailFault::Rating:
            return _("A rating is a number of up to four digits");
        case DetailFault::Result:
            return _("The last move ends the game with a different result");
        case DetailFault::Name:
            return _("A tag name has letters A to Z, digits and _, and starts with a letter");
        case DetailFault::TakenName:
            return _("This tag has its own field above, or follows from the game");
        case DetailFault::RepeatedName:
            break;
    }
    return _("There is already a tag with this name");
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
    addFaults();
    bindEvents();
    SetSizerAndFit(column);
    CentreOnParent();
    fields_.front().text.field().SetFocus();
}

/// Below each row of fields is a row for their faults.
wxSizer* GameDetailsDialog::addFields(ResultChoice choice) {
    constexpr int kNameWidth = 260;
    constexpr int kNumberWidth = 90;
    grid_ = new wxGridBagSizer(FromDIP(2), FromDIP(8));
    addField("White", _("White:"), {0, 0}, kNameWidth);
    setAccessibleName(addField("WhiteElo", _("Rating:"), {0, 2}, kNumberWidth), _("Rating of White"));
    addField("Black", _("Black:"), {2, 0}, kNameWidth);
    setAccessibleName(addField("BlackElo", _("Rating:"), {2, 2}, kNumberWidth), _("Rating of Black"));
    addField("Event", _("Event:"), {4, 0}, kNameWidth);
    addField("Round", _("Round:"), {4, 2}, kNumberWidth);
    addField("Site", _("Site:"), {6, 0}, kNameWidth);
    addField("Date", _("Date:"), {6, 2}, kNumberWidth);
    addResult({8, 0}, choice);
    grid_->AddGrowableCol(1);
    return grid_;
}

wxTextCtrl& GameDetailsDialog::addField(std::string_view tag, const wxString& label,
                                        const wxGBPosition& place, int width) {
    auto* text = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0,
                                wxDefaultValidator, toWx(tag));
    text->SetMinSize(wxSize(roomFor(*this, width), -1));
    grid_->Add(labelFor(*text, label), place, {}, wxALIGN_CENTRE_VERTICAL);
    grid_->Add(text, {place.GetRow(), place.GetCol() + 1}, {}, wxEXPAND);
    fields_.push_back({tag, LosslessTextField(*text, std::string(fieldText(tags_, tag)))});
    return *text;
}

void GameDetailsDialog::addResult(const wxGBPosition& place, ResultChoice choice) {
    result_ = new wxChoice(this, wxID_ANY);
    result_->SetName("Result");
    for (const GameResult each : kResults) result_->Append(wordsOf(each));
    result_->SetSelection(static_cast<int>(std::ranges::find(kResults, shownResult_) - kResults.begin()));
    if (choice == ResultChoice::Fixed) {
        result_->Disable();
        result_->SetToolTip(_("The result is that of the game being played."));
    }
    grid_->Add(labelFor(*result_, _("Result:")), place, {}, wxALIGN_CENTRE_VERTICAL);
    grid_->Add(result_, {place.GetRow(), place.GetCol() + 1});
}

/// Created last in the window: GTK would present a fault as the name of the next field.
void GameDetailsDialog::addFaults() {
    for (Field& field : fields_) {
        const bool canBeWrong = field.tag == "Date" || field.tag.ends_with("Elo");
        if (canBeWrong) field.fault = addFault(&field.text.field(), toWx(field.tag));
    }
    resultFault_ = addFault(result_, "Result");
}

/// The label for a field's fault, in the row below it.
wxStaticText* GameDetailsDialog::addFault(wxWindow* field, const wxString& name) {
    auto* fault =
        new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, "fault " + name);
    fault->SetFont(GetFont().Italic());
    fault->Hide();
    grid_->Add(fault, {grid_->GetItemPosition(field).GetRow() + 1, 1}, {1, 3}, wxALIGN_RIGHT);
    return fault;
}

wxSizer* GameDetailsDialog::addOthers() {
    std::vector<TypedTag> others = otherTags(tags_);
    const auto rows = static_cast<std::ptrdiff_t>(std::min(others.size(), kMaxRows));
    hiddenOthers_.assign(others.begin() + rows, others.end());
    others.resize(static_cast<std::size_t>(rows));
    wxStaticBoxSizer* const box = titledBox(this, _("Other tags"));
    others_ = new OtherTagsEditor(box->GetStaticBox(), others);
    box->Add(others_, wxSizerFlags(1).Expand().Border());
    if (const auto more = static_cast<unsigned>(hiddenOthers_.size()); more > 0)
        box->Add(new wxStaticText(box->GetStaticBox(), wxID_ANY,
                                  wxString::Format(wxPLURAL("%u more tag is kept unchanged.",
                                                            "%u more tags are kept unchanged.", more),
                                                   more)),
                 wxSizerFlags().Border());
    return box;
}

/// Faults are shown when the person closes the dialog with OK, and update with every edit from then on.
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
    const auto fault = showFaults();
    if (!fault) return event.Skip();
    fault->goThere();
    announce(*this, fault->words);
}

/// Shows the faults below the fields and to a screen reader that gets there; returns the first one.
std::optional<GameDetailsDialog::ShownFault> GameDetailsDialog::showFaults() {
    std::optional<ShownFault> first;
    const auto show = [&](wxStaticText& label, std::optional<DetailFault> fault, wxWindow* field) {
        const wxString words = fault ? wordsOf(*fault) : wxString();
        showFault(label, words);
        setAccessibleDescription(*field, words);
        if (fault && !first) first = {[field] { field->SetFocus(); }, words};
    };
    for (const Field& field : fields_) {
        if (field.fault != nullptr)
            show(*field.fault, faultOfField(tags_, typed(field)), &field.text.field());
    }
    const bool isOther = result() != shownResult_;
    show(*resultFault_, isOther ? faultOfResult(resultByRules_, result()) : std::nullopt, result_);
    if (const auto wrong = faultOfOthers(tags_, others_->tags(), hiddenOthers_)) {
        const wxString words = wordsOf(wrong->fault);
        others_->showFault(wrong->at, words);
        if (!first) first = {[this, at = wrong->at] { others_->focusRow(at); }, words};
    } else {
        others_->showFault(std::nullopt, wxString());
    }
    hasFaults_ = first.has_value();
    return first;
}

void GameDetailsDialog::showFault(wxStaticText& label, const wxString& words) {
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
