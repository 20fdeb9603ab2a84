#include "view/dialogs/new_game/new_game_dialog.h"

#include <chrono>
#include <cmath>

#include <wx/button.h>
#include <wx/collpane.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/utils.h>

#include "view/text/game_text.h"
#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// Moves the keyboard focus to the first choice; dialogs give it to their default button.
void focusWhenShown(wxDialog& dialog, PlayerEditor& editor) {
    dialog.Bind(wxEVT_INIT_DIALOG, [&dialog, &editor](wxInitDialogEvent& event) {
        event.Skip();
        dialog.CallAfter([&editor] { editor.SetFocus(); });
    });
}

/// An unusable plugin and the reason, on lines short enough for a dialog.
wxString wordsOf(const UnusablePlugin& plugin) {
    return wxString::Format(_("%s: %s"), toWx(plugin.path.filename().string()), messageText(plugin.reason));
}

}  // namespace

NewGameDialog::NewGameDialog(wxWindow* parent, const PluginRegistry& plugins, PieceSet& pieces,
                             const GameSetup& setup)
    : wxDialog(parent, wxID_ANY, _("New game"), wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE,
               "new game") {
    usualName_ = wxGetUserName();
    for (const Color color : kColors) {
        const auto* const person = std::get_if<PersonSpec>(&setup.players[color]);
        if (person != nullptr && !person->name.empty()) usualName_ = toWx(person->name);
    }
    area_ = new DialogArea(this);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(addPlayers(plugins, setup), wxSizerFlags().Expand().Border());
    column->Add(addTimes(setup), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    wxStaticBoxSizer* startBox = titledBox(area_, _("Start position"));
    start_ = new StartEditor(startBox->GetStaticBox(), pieces, {setup.start, setup.variant});
    startBox->Add(start_, wxSizerFlags(1).Expand().Border());
    column->Add(startBox, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));

    if (wxWindow* unusable = addUnusablePlugins(plugins))
        column->Add(unusable, wxSizerFlags().Expand().Border());
    area_->SetSizer(column);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(area_, wxSizerFlags(1).Expand());
    all->Add(addButtons(), wxSizerFlags().Expand().Border());
    start_->onChange = [this] { update(); };
    SetSizer(all);
    fitDialogAround(*start_);
    CentreOnParent();
}

/// The buttons, and beside them the reason why the game cannot start.
wxSizer* NewGameDialog::addButtons() {
    problem_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, "time problem");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(problem_, wxSizerFlags(1).Centre().Border(wxLEFT));
    row->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Centre());
    FindWindow(wxID_OK)->SetLabel(_("&Play"));
    return row;
}

wxSizer* NewGameDialog::addPlayers(const PluginRegistry& plugins, const GameSetup& setup) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (const Color color : kColors) {
        wxStaticBoxSizer* side = titledBox(area_, nameOf(color));
        players_[color] = new PlayerEditor(side->GetStaticBox(), plugins, setup.players[color],
                                           color == Color::White ? "white" : "black");
        players_[color]->onChange = [this, color] {
            offerName(color);
            update();
        };
        side->Add(players_[color], wxSizerFlags(1).Expand().Border());
        row->Add(side, wxSizerFlags(1).Expand().Border(color == Color::White ? wxRIGHT : wxLEFT));
    }
    return row;
}

wxSizer* NewGameDialog::addTimes(const GameSetup& setup) {
    wxStaticBoxSizer* timeBox = titledBox(area_, _("Time"));
    wxWindow* const parent = timeBox->GetStaticBox();
    for (const Color color : kColors) {
        times_[color] =
            new TimeEditor(parent, setup.time[color], color == Color::White ? "time" : "time of black");
        times_[color]->onChange = [this] { update(); };
    }
    differ_ = new wxCheckBox(parent, wxID_ANY, _("Different time for &Black:"));
    differ_->SetName("black has another time");
    differ_->SetValue(setup.time[Color::White] != setup.time[Color::Black]);
    differ_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
        update();
        fitDialogAround(*differ_);
    });
    times_[Color::Black]->Show(differ_->GetValue());
    timeBox->Add(times_[Color::White], wxSizerFlags().Expand().Border());
    paceRow_ = addPace(parent, setup);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(differ_, wxSizerFlags(1).Centre());
    row->Add(paceRow_, wxSizerFlags().Centre().Border(wxLEFT));
    row->SetMinSize(wxSize(-1, paceRow_->CalcMin().y));
    paceRow_->ShowItems(areBothAi());
    timeBox->Add(row, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    timeBox->Add(times_[Color::Black], wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    return timeBox;
}

wxSizer* NewGameDialog::addPace(wxWindow* parent, const GameSetup& setup) {
    constexpr double kMaxSeconds = 60.0;
    constexpr double kStep = 0.5;
    pace_ = new wxSpinCtrlDouble(parent, wxID_ANY);
    pace_->SetName("pace");
    pace_->SetRange(0, kMaxSeconds);
    pace_->SetIncrement(kStep);
    pace_->SetDigits(1);
    pace_->SetValue(std::chrono::duration<double>(setup.pace).count());
    pace_->SetToolTip(_("Slows down players that answer at once, so that you can follow; 0: no minimum"));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(labelFor(*pace_, _("Minimum seconds per move, to watch:")), wxSizerFlags().Centre());
    row->Add(pace_, wxSizerFlags().Centre().Border(wxLEFT));
    return row;
}

/// A person who changes sides keeps their name.
void NewGameDialog::offerName(Color color) {
    if (!isPerson(players_[~color]->player())) players_[color]->offerName(usualName_);
}

bool NewGameDialog::areBothAi() const {
    return !isPerson(players_[Color::White]->player()) && !isPerson(players_[Color::Black]->player());
}

/// A game can start only if all settings are valid.
void NewGameDialog::update() {
    times_[Color::Black]->Show(differ_->GetValue());
    paceRow_->ShowItems(areBothAi());
    Layout();
    const wxString problem = timeProblem();
    if (problem != problem_->GetLabelText()) {
        problem_->SetLabelText(problem);
        problem_->SetToolTip(problem);
        if (!problem.empty()) announce(*problem_, problem);
    }
    FindWindow(wxID_OK)->Enable(problem.empty() && start_->start().has_value());
}

/// What is wrong with the times; empty if nothing is.
wxString NewGameDialog::timeProblem() const {
    for (const Color color : kColors) {
        if (color == Color::Black && !differ_->GetValue()) continue;
        const auto time = times_[color]->time();
        if (time) continue;
        wxString form = _("Time: %s.");
        if (differ_->GetValue())
            form = color == Color::White ? _("White's time: %s.") : _("Black's time: %s.");
        return wxString::Format(form, messageText(time.error()));
    }
    return {};
}

wxWindow* NewGameDialog::addUnusablePlugins(const PluginRegistry& plugins) {
    const auto unusable = plugins.unusable();
    if (unusable.empty()) return nullptr;
    const auto count = static_cast<unsigned>(unusable.size());
    const wxString title =
        wxString::Format(wxPLURAL("%u plugin cannot be used", "%u plugins cannot be used", count), count);
    auto* pane = new wxCollapsiblePane(area_, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
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

GameSetup NewGameDialog::setup() const {
    const StartPosition start = start_->start().value_or(StartPosition{});
    GameSetup setup{
        {players_[Color::White]->player(), players_[Color::Black]->player()}, start.position, start.variant};
    for (const Color color : kColors) {
        if (const auto time = times_[differ_->GetValue() ? color : Color::White]->time())
            setup.time[color] = *time;
    }
    setup.pace = std::chrono::milliseconds(std::llround(pace_->GetValue() * 1000.0));
    return setup;
}

ReplacePlayerDialog::ReplacePlayerDialog(wxWindow* parent, const PluginRegistry& plugins, Color color,
                                         const PlayerSpec& player)
    : wxDialog(parent, wxID_ANY, color == Color::White ? _("Replace White") : _("Replace Black"),
               wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE, "replace player") {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->SetMinSize(roomFor(*this, wxSize(360, -1)));
    player_ = new PlayerEditor(this, plugins, player, "player");
    column->Add(player_, wxSizerFlags(1).Expand().Border());
    column->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
    SetSizerAndFit(column);
    CentreOnParent();
    focusWhenShown(*this, *player_);
}

}  // namespace roque
