#include "view/dialogs/new_game/opponent_editor.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "controller/players/default_opponent.h"
#include "view/panels/dim_text.h"
#include "view/panels/framed_panel.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/text.h"

namespace roque {

wxString tallyWords(const Tally& tally) {
    if (tally == Tally{}) return {};
    return wxString::Format(_("You: %s"),
                            toWx(fmt::format("+{} ={} −{}", tally.won, tally.drawn, tally.lost)));
}

OpponentEditor::OpponentEditor(wxWindow* parent, const PluginRegistry& plugins,
                               std::vector<EngineOffer> engines, PieceSet& pieces, KnownOpponents known,
                               const PlayerSpec& opponent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "opponent"),
      plugins_(plugins),
      engines_(std::move(engines)),
      known_(std::move(known)) {
    keep(opponent);
    auto* column = new wxBoxSizer(wxVERTICAL);
    cards_ = new OpponentCards(this, plugins, engines_, pieces, known_, opponent);
    column->Add(cards_, wxSizerFlags().Expand());
    SetSizer(column);
    addPages(opponent);
    reserveRoom();
    showOpponent();
    cards_->onChange = [this] { change(); };
}

/// What there is to say about each kind of opponent.
void OpponentEditor::addPages(const PlayerSpec& opponent) {
    person_ = new wxPanel(this);
    name_ = new wxTextCtrl(person_, wxID_ANY);
    name_->SetName("name of opponent");
    name_->SetHint(_("optional"));
    if (const auto* const person = std::get_if<PersonSpec>(&opponent)) name_->SetValue(toWx(person->name));
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { tuned(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(labelFor(*name_, _("The other's name:")), wxSizerFlags().Centre().Border(wxRIGHT));
    row->Add(name_, wxSizerFlags(1).Centre());
    person_->SetSizer(row);
    ai_ = new FramedPanel(this, "opponent level");
    ai_->SetSizer(new wxBoxSizer(wxVERTICAL));
    plain_ = new wxStaticText(this, wxID_ANY, _("This player has no levels: its options are under More."),
                              wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END, "player without levels");
    makeDim(*plain_);
    for (wxWindow* page : std::initializer_list<wxWindow*>{person_, ai_, plain_})
        GetSizer()->Add(page, wxSizerFlags().Expand().Border(wxTOP));
}

/// Reserves the room that any opponent needs: what stands below must not move while a person chooses.
void OpponentEditor::reserveRoom() {
    wxSize room = GetSizer()->CalcMin();
    for (const Plugin* plugin : plugins_.plugins()) {
        shown_ = plugin->info().id;
        showOpponent();
        room.IncTo(GetSizer()->CalcMin());
    }
    for (const EngineOffer& engine : engines_) {
        shown_ = aiSettingsOf(engine.spec).id;
        showOpponent();
        room.IncTo(GetSizer()->CalcMin());
    }
    shown_ = cards_->chosen();
    GetSizer()->SetMinSize(room);
}

void OpponentEditor::change() {
    known_.remember(opponent());
    if (onLeave) onLeave();
    shown_ = cards_->chosen();
    showOpponent();
    if (onChange) onChange();
}

void OpponentEditor::tuned() {
    if (onTuned) onTuned();
}

void OpponentEditor::showOpponent() {
    ai_->DestroyChildren();
    level_ = nullptr;
    strength_ = nullptr;
    const Plugin* const chosen = plugin();
    if (chosen != nullptr) addLevel(*chosen);
    if (const EngineOffer* const engine = findOffer(engines_, shown_)) addStrength(*engine);
    const bool hasSlider = level_ != nullptr || strength_ != nullptr;
    person_->Show(shown_.empty());
    ai_->Show(hasSlider);
    plain_->Show(!shown_.empty() && !hasSlider);
    showTally();
    Layout();
}

void OpponentEditor::addLevel(const Plugin& plugin) {
    const PluginOption* const option = levelOption(plugin.options());
    if (option == nullptr) return;
    const auto options = aiSettingsOf(stored()).options;
    const auto set = options.find(option->name);
    level_ = new LevelSlider(ai_, *option, plugin.info().levels,
                             set == options.end() ? option->defaultValue : set->second);
    level_->onChange = [this] {
        showTally();
        tuned();
    };
    ai_->GetSizer()->Add(level_, wxSizerFlags().Expand().Border(wxALL, ai_->inset()));
}

void OpponentEditor::addStrength(const EngineOffer& engine) {
    if (!engine.strength) return;
    strength_ =
        new StrengthSlider(ai_, *engine.strength, engine.strength->in(aiSettingsOf(stored()).options));
    strength_->onChange = [this] { tuned(); };
    ai_->GetSizer()->Add(strength_, wxSizerFlags().Expand().Border(wxALL, ai_->inset()));
}

const Plugin* OpponentEditor::plugin() const {
    return plugins_.find(shown_);
}

/// The selected AI player as it was set last.
PlayerSpec OpponentEditor::stored() const {
    const PlayerSpec* const known = known_.find(shown_);
    if (const EngineOffer* const engine = findOffer(engines_, shown_)) {
        const auto* const before = known == nullptr ? nullptr : std::get_if<EngineSpec>(known);
        return before == nullptr ? engine->spec : renewed(*engine, *before);
    }
    if (known != nullptr) return *known;
    const Plugin* const chosen = plugin();
    return chosen == nullptr ? PlayerSpec() : PlayerSpec(defaultSpec(*chosen));
}

PlayerSpec OpponentEditor::opponent() const {
    if (shown_.empty()) return PersonSpec{toUtf8(name_->GetValue().Strip(wxString::both))};
    PlayerSpec player = stored();
    const EngineOffer* const engine = findOffer(engines_, shown_);
    if (engine != nullptr && strength_ != nullptr)
        engine->strength->set(strength_->value(), std::get<EngineSpec>(player).options);
    auto* const spec = std::get_if<PluginSpec>(&player);
    if (spec == nullptr || level_ == nullptr) return player;
    const PluginOption& option = *levelOption(plugin()->options());
    spec->options.erase(option.name);
    if (level_->value() != option.defaultValue) spec->options[option.name] = level_->value();
    return player;
}

void OpponentEditor::keep(const PlayerSpec& player) {
    known_.remember(player);
}

void OpponentEditor::showTallies(std::map<std::string, Tally, std::less<>> tallies) {
    tallies_ = std::move(tallies);
    showTally();
}

/// In the table of scores, a player with levels is called by its name and its level.
void OpponentEditor::showTally() {
    if (level_ == nullptr) return;
    const auto found = tallies_.find(plugin()->info().name + ' ' + level_->value());
    level_->showTally(found == tallies_.end() ? wxString() : tallyWords(found->second));
}

}  // namespace roque
