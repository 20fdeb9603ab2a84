#include "view/dialogs/new_game/opponent_cards.h"

#include <algorithm>

#include <fmt/format.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "controller/players/default_opponent.h"
#include "view/dialogs/new_game/piece_plate.h"
#include "view/panels/dim_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

// In device-independent pixels.
constexpr int kPictureSide = 30;
constexpr int kCardWidth = 176;

/// An AI player in a line: how many levels it has.
wxString wordsOf(const Plugin& plugin) {
    const PluginOption* const level = levelOption(plugin.options());
    const auto count = level == nullptr ? 1U : static_cast<unsigned>(level->maximum - level->minimum + 1);
    return wxString::Format(wxPLURAL("%u level", "%u levels", count), count);
}

/// A chess program in a line: how strong it can be made to play.
wxString wordsOf(const EngineOffer& engine) {
    if (!engine.strength || engine.strength->switchedBy.empty()) return _("chess program");
    const PluginOption& elo = engine.strength->option;
    return wxString::Format(_("Elo %s to %s"), toWx(fmt::format("{}", elo.minimum)),
                            toWx(fmt::format("{}", elo.maximum)));
}

/// The name of a program, which is that of its file if it has no other.
wxString programName(const EngineSpec& engine) {
    return toWx(engine.name.empty() ? engine.command.program.filename().string() : engine.name);
}

}  // namespace

OpponentCards::OpponentCards(wxWindow* parent, const PluginRegistry& plugins,
                             const std::vector<EngineOffer>& engines, PieceSet& pieces,
                             const KnownOpponents& known, const PlayerSpec& chosen)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "opponents") {
    addOffers(plugins, engines, known, chosen);
    if (const auto usual = defaultOpponent(plugins)) usual_ = usual->pluginId;
    const std::string wanted = aiSettingsOf(chosen).id;
    const auto isWanted = [&](const Offer& each) { return each.id == wanted; };
    if (std::ranges::any_of(offers_, isWanted)) chosen_ = wanted;  // else a person stands in
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    SetSizer(row);
    if (!usual_.empty()) addCard(usual_, pieces, Piece::of(Color::Black, PieceType::Rook));
    addCard({}, pieces, Piece::of(Color::White, PieceType::Pawn));
    if (const std::string other = otherOpponent(known); !other.empty())
        addCard(other, pieces, Piece::of(Color::Black, PieceType::Knight));
    addList();
    show();
}

void OpponentCards::addOffers(const PluginRegistry& plugins, const std::vector<EngineOffer>& engines,
                              const KnownOpponents& known, const PlayerSpec& chosen) {
    offers_.push_back({{}, _("A person"), _("at this screen")});
    for (const Plugin* plugin : plugins.plugins())
        offers_.push_back({plugin->info().id, toWx(plugin->info().name), wordsOf(*plugin)});
    for (const EngineOffer& engine : engines)
        offers_.push_back({aiSettingsOf(engine.spec).id, toWx(engine.spec.name), wordsOf(engine)});
    std::vector<PlayerSpec> players = known.list();
    players.push_back(chosen);
    for (const PlayerSpec& each : players) {
        const auto* const engine = std::get_if<EngineSpec>(&each);
        if (engine == nullptr || !engine->engineId.empty()) continue;  // no longer in the list
        const std::string id = aiSettingsOf(each).id;
        const auto isSame = [&](const Offer& offer) { return offer.id == id; };
        if (std::ranges::none_of(offers_, isSame))
            offers_.push_back({id, programName(*engine), _("chess program")});
    }
}

/// The opponent on the third card: the selected one, the one met last, or the first in the list.
std::string OpponentCards::otherOpponent(const KnownOpponents& known) const {
    const auto isOther = [this](const std::string& id) {
        const auto isIt = [&](const Offer& each) { return each.id == id; };
        return !id.empty() && id != usual_ && std::ranges::any_of(offers_, isIt);
    };
    if (isOther(chosen_)) return chosen_;
    for (const PlayerSpec& each : known.list()) {
        if (isOther(aiSettingsOf(each).id)) return aiSettingsOf(each).id;
    }
    const auto first = std::ranges::find_if(offers_, [&](const Offer& each) { return isOther(each.id); });
    return first == offers_.end() ? std::string() : first->id;
}

void OpponentCards::addCard(const std::string& id, PieceSet& pieces, const Piece& piece) {
    using Row = ChoiceButton::Row;
    constexpr std::array<const char*, 3> kNames{"first opponent", "second opponent", "third opponent"};
    auto* button = new ChoiceButton(this, kNames.at(cards_.size()), nameOf(id), detailOf(id),
                                    cards_.empty() ? Row::New : Row::Same);
    const double scale = FromDIP(1) * GetContentScaleFactor();
    const int pixels = static_cast<int>(kPictureSide * scale);
    if (const wxBitmap* const picture = pieces.picture(piece, pixels))
        button->setPicture(onPlate(*picture, scale));
    button->shorten(roomFor(*this, kCardWidth));
    GetSizer()->Add(button, wxSizerFlags(1).Expand().Border(wxRIGHT));
    const std::size_t at = cards_.size();
    cards_.push_back({id, button});
    button->Bind(wxEVT_RADIOBUTTON, [this, at](wxCommandEvent&) { choose(cards_[at].id); });
}

/// All players as a list, which takes little room however many there are.
void OpponentCards::addList() {
    auto* label = new wxStaticText(this, wxID_ANY, _("All players"));
    makeDim(*label);
    all_ = new wxChoice(this, wxID_ANY);
    all_->SetName("kind of player");
    setAccessibleName(*all_, _("All players"));
    for (const Offer& each : offers_) all_->Append(each.name);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(label);
    column->Add(all_, wxSizerFlags().Expand());
    GetSizer()->Add(column, wxSizerFlags(1).Centre());
    all_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        choose(offers_[static_cast<std::size_t>(all_->GetSelection())].id);
    });
}

wxString OpponentCards::nameOf(const std::string& id) const {
    return std::ranges::find(offers_, id, &Offer::id)->name;
}

wxString OpponentCards::detailOf(const std::string& id) const {
    return std::ranges::find(offers_, id, &Offer::id)->detail;
}

void OpponentCards::choose(const std::string& id) {
    if (id == chosen_) return;
    chosen_ = id;
    show();
    if (onChange) onChange();
}

/// A player that is on no card takes the place of the one on the last.
void OpponentCards::show() {
    const auto isChosen = [this](const Card& card) { return card.id == chosen_; };
    auto card = std::ranges::find_if(cards_, isChosen);
    if (card == cards_.end()) {
        card = cards_.end() - 1;
        card->id = chosen_;
        card->button->setWords(nameOf(chosen_), detailOf(chosen_));
        Layout();
    }
    card->button->SetValue(true);
    all_->SetSelection(static_cast<int>(std::ranges::find(offers_, chosen_, &Offer::id) - offers_.begin()));
}

}  // namespace roque
