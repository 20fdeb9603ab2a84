#include "view/dialogs/new_game/new_game_dialog.h"

#include <utility>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/utils.h>

#include "view/board/desktop_colors.h"
#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/main_button.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// The heading of a part of the dialog.
wxStaticText* heading(wxWindow* parent, const wxString& words) {
    auto* text = new wxStaticText(parent, wxID_ANY, words);
    text->SetFont(text->GetFont().Bold());
    return text;
}

}  // namespace

NewGameDialog::NewGameDialog(wxWindow* parent, Environment environment, const NewGameHabits& habits,
                             const GameSetup& setup, std::optional<GameSetup> last)
    : wxDialog(parent, wxID_ANY, _("New game"), wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE,
               "new game"),
      environment_(std::move(environment)),
      habits_(habits),
      last_(std::move(last)) {
    constexpr int kWidth = 701;  // which a row of seven times fills
    NewGameChoice choice = choiceOf(setup, habits.color);
    const KnownOpponents known(habits.opponents);
    restoreMoveTime(choice.self, choice.time, known);
    restoreMoveTime(choice.opponent, choice.opponentTime, known);
    area_ = new DialogArea(this);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->SetMinSize(roomFor(*this, wxSize(kWidth, -1)));
    addOpponent(*column, choice);
    addTime(*column, choice);
    addSelf(*column, choice);
    addMore(*column, choice);
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(column, wxSizerFlags(1).Expand().DoubleBorder());
    area_->SetSizer(inside);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(area_, wxSizerFlags(1).Expand());
    all->Add(addButtons(), wxSizerFlags().Expand().Border());
    SetSizer(all);
    listen();
    showOpponent();
    update();
    fitDialogAround(*more_);
    CentreOnParent();
    lookForGames();
    FindWindow(wxID_OK)->SetFocus();
}

void NewGameDialog::addOpponent(wxSizer& column, const NewGameChoice& choice) {
    column.Add(heading(area_, _("Against")), wxSizerFlags());
    opponent_ = new OpponentEditor(area_, environment_.plugins, environment_.engines, environment_.pieces,
                                   KnownOpponents(habits_.opponents), choice.opponent);
    column.Add(opponent_, wxSizerFlags().Expand().Border(wxTOP));
}

void NewGameDialog::addTime(wxSizer& column, const NewGameChoice& choice) {
    column.Add(heading(area_, _("Time")), wxSizerFlags().DoubleBorder(wxTOP));
    time_ = new TimeChooser(area_, choice.time, habits_.own);
    column.Add(time_, wxSizerFlags().Expand().Border(wxTOP));
}

/// The person: which side is theirs, and their name.
void NewGameDialog::addSelf(wxSizer& column, const NewGameChoice& choice) {
    auto* sides = new wxBoxSizer(wxVERTICAL);
    sides->Add(heading(area_, _("You play")));
    color_ = new ColorChooser(area_, environment_.pieces, choice.color);
    sides->Add(color_, wxSizerFlags(1).Expand().Border(wxTOP));
    auto* named = new wxBoxSizer(wxVERTICAL);
    const auto* const person = std::get_if<PersonSpec>(&choice.self);
    name_ = new wxTextCtrl(area_, wxID_ANY, person == nullptr ? wxGetUserName() : toWx(person->name));
    name_->SetName("name");
    name_->SetHint(_("optional"));
    wxStaticText* const label = labelFor(*name_, _("Your name"));
    label->SetFont(label->GetFont().Bold());
    named->Add(label);
    named->Add(name_, wxSizerFlags(1).Expand().Border(wxTOP));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    constexpr int kSides = 2;  // the sides take twice the room of the name
    row->Add(sides, wxSizerFlags(kSides).Expand());
    row->Add(named, wxSizerFlags(1).Expand().DoubleBorder(wxLEFT));
    column.Add(row, wxSizerFlags().Expand().DoubleBorder(wxTOP));
}

/// Everything else, open at once if the start is no usual one.
void NewGameDialog::addMore(wxSizer& column, const NewGameChoice& choice) {
    morePane_ = new wxCollapsiblePane(
        area_, wxID_ANY, _("More: start position, odds, Chess960, book, options…"), wxDefaultPosition,
        wxDefaultSize, wxCP_NO_TLW_RESIZE, wxDefaultValidator, "more");
    more_ = new MoreChoices(morePane_->GetPane(), environment_.plugins, environment_.engines,
                            environment_.pieces, choice);
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(more_, wxSizerFlags(1).Expand());
    morePane_->GetPane()->SetSizer(inside);
    morePane_->Collapse(choice.start == StartPosition{});
    morePane_->Bind(wxEVT_COLLAPSIBLEPANE_CHANGED,
                    [this](wxCollapsiblePaneEvent&) { fitDialogAround(*morePane_); });
    column.Add(morePane_, wxSizerFlags().Expand().DoubleBorder(wxTOP));
}

/// The buttons, and beside them the reason why the game cannot start.
wxSizer* NewGameDialog::addButtons() {
    problem_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, "time problem");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(problem_, wxSizerFlags(1).Centre().Border(wxLEFT));
    row->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Centre());
    auto& play = dynamic_cast<wxButton&>(*FindWindow(wxID_OK));
    play.SetLabel(_("&Play"));
    const ColorPair& colors = desktopColors().accent;
    makeMainButton(play, wxColourOf(colors.ink), wxColourOf(colors.ground));
    return row;
}

void NewGameDialog::listen() {
    opponent_->onLeave = [this] { opponent_->keep(opponent()); };
    opponent_->onChange = [this] {
        showOpponent();
        update();
        fitDialogAround(*more_);
    };
    time_->onChange = [this] { update(); };
    color_->Bind(wxEVT_RADIOBUTTON, [this](wxCommandEvent&) { update(); });
    more_->onChange = [this] { update(); };
    opponent_->onTuned = [this] { showHint(); };
    more_->onTuned = [this] { showHint(); };
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { showHint(); });
    name_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        lookForGames();
    });
}

/// The results appear when they have been found, if the dialog is still open.
void NewGameDialog::lookForGames() {
    const std::string name = ownName();
    if (!environment_.findGames || name.empty()) return opponent_->showTallies({});
    environment_.findGames(name,
                           self_.bind([name](NewGameDialog& dialog, const std::vector<PointsEntry>& games) {
                               dialog.opponent_->showTallies(talliesOf(games, name));
                           }));
}

std::string NewGameDialog::ownName() const {
    return toUtf8(name_->GetValue().Strip(wxString::both));
}

PlayerSpec NewGameDialog::opponent() const {
    PlayerSpec player = opponent_->opponent();
    more_->applyTo(player);
    return player;
}

NewGameChoice NewGameDialog::choice() const {
    NewGameChoice choice;
    choice.self = more_->standIn().value_or(PersonSpec{ownName()});
    choice.opponent = opponent();
    choice.color = color_->wish();
    if (const auto time = time_->time()) choice.time = *time;
    choice.opponentTime = choice.time;
    if (const auto other = more_->opponentTime(); other && *other) choice.opponentTime = **other;
    choice.start = more_->start().value_or(StartPosition{});
    choice.pace = more_->pace();
    return choice;
}

GameSetup NewGameDialog::setup() const {
    const NewGameChoice chosen = choice();
    return setupOf(chosen, colorFor(chosen.color, environment_.drawn));
}

/// Whether OK plays what was played last. A side that was left to chance is left to it again.
bool NewGameDialog::isAgain() const {
    if (!last_ || !more_->start()) return false;
    const NewGameChoice chosen = choice();
    const auto isLast = [&](Color self) { return setupOf(chosen, self) == *last_; };
    if (chosen.color != ColorWish::Random) return isLast(colorFor(chosen.color, environment_.drawn));
    return habits_.color == ColorWish::Random && (isLast(Color::White) || isLast(Color::Black));
}

NewGameHabits NewGameDialog::habits() const {
    KnownOpponents known = opponent_->known();
    known.meet(opponent());
    return {color_->wish(), known.list(), time_->own(), habits_.isWelcomed};
}

void NewGameDialog::showOpponent() {
    more_->showOpponent(opponent_->plugin(), opponent_->opponent());
}

/// A game can start only if all settings are valid.
void NewGameDialog::update() {
    const auto time = time_->time();
    more_->update(time ? std::optional(*time) : std::nullopt);
    showHint();
    FindWindow(wxID_OK)->Enable(timeProblem().empty() && more_->start().has_value());
}

/// Says what is wrong with the times, or else that Enter plays the same again.
void NewGameDialog::showHint() {
    const wxString problem = timeProblem();
    const wxString again = isAgain() ? _("Enter plays this again.") : wxString();
    const wxString shown = problem.empty() ? again : problem;
    if (shown != problem_->GetLabelText()) {
        problem_->SetLabelText(shown);
        problem_->SetToolTip(problem);
        if (!problem.empty()) announce(*problem_, problem);
    }
}

/// What is wrong with the times; empty if nothing is.
wxString NewGameDialog::timeProblem() const {
    if (const auto time = time_->time(); !time)
        return wxString::Format(_("Time: %s."), messageText(time.error()));
    const auto other = more_->opponentTime();
    if (!other || *other) return {};
    return wxString::Format(_("The opponent's time: %s."), messageText(other->error()));
}

}  // namespace roque
