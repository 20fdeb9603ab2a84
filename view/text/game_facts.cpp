#include "view/text/game_facts.h"

#include <chrono>
#include <ctime>
#include <utility>
#include <variant>

#include <wx/datetime.h>
#include <wx/intl.h>

#include "model/game/side_tags.h"
#include "view/text/game_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

/// A whole number of minutes or, if it is none, of seconds.
wxString lengthWords(ClockTime time) {
    const bool isWhole = time >= minutes(1) && time % minutes(1) == ClockTime{0};
    return isWhole ? wxString::Format(_("%lld min"), static_cast<long long>(time / minutes(1)))
                   : wxString::Format(_("%lld s"), static_cast<long long>(time / seconds(1)));
}

/// Both sides' time controls, or the one that they share.
wxString timeWords(const ByColor<TimeControl>& time) {
    const wxString white = timeControlWords(time[Color::White]);
    return time[Color::White] == time[Color::Black] ? white
                                                    : white + " / " + timeControlWords(time[Color::Black]);
}

/// The time of day if a game began today; else empty.
wxString beganWords(std::chrono::sys_seconds began) {
    const wxDateTime there(static_cast<std::time_t>(began.time_since_epoch().count()));
    return there.IsSameDate(wxDateTime::Now()) ? there.Format("%H:%M") : wxString();
}

wxString startWords(const GameSetup& setup) {
    if (setup.variant == Variant::Chess960) return "Chess960";
    return setup.start == Position::start() ? _("standard") : _("set up");
}

/// How many hints each side took; empty if none.
wxString hintWords(const ByColor<unsigned>& hints) {
    wxString words;
    const auto add = [&](Color color, const wxString& side) {
        if (hints[color] == 0) return;
        if (!words.empty()) words += ", ";
        words += wxString::Format("%s %u", side, hints[color]);
    };
    add(Color::White, _("White"));
    add(Color::Black, _("Black"));
    return words;
}

std::vector<GameFact> factsInProgress(const GameController& controller) {
    if (controller.game() == nullptr) return {};
    return {{_("Time"), timeWords(controller.setup().time)},
            {_("Began"), beganWords(controller.began())},
            {_("Position"), startWords(controller.setup())},
            {_("Hints"), hintWords(controller.hints())}};
}

/// What a tag says; empty if it says that it is not known.
wxString tagWords(const GameTags& tags, const char* name) {
    const std::string_view value = tags.value(name);
    const bool isKnown = value != "?" && value != "-" && value != "????.??.??";
    return isKnown ? toWx(value) : wxString();
}

wxString tagTimeWords(const GameTags& tags) {
    const auto time = timeControlsOf(tags);
    const auto& white = time[Color::White];
    const auto& black = time[Color::Black];
    return white && black ? timeWords({*white, *black}) : tagWords(tags, "TimeControl");
}

std::vector<GameFact> factsOfTags(const GameTags& tags) {
    return {{_("Event"), tagWords(tags, "Event")}, {_("Site"), tagWords(tags, "Site")},
            {_("Date"), tagWords(tags, "Date")},   {_("Round"), tagWords(tags, "Round")},
            {_("Time"), tagTimeWords(tags)},       {_("Annotator"), tagWords(tags, "Annotator")}};
}

}  // namespace

std::vector<GameFact> gameFacts(const GameController& controller, const GameSession& session) {
    const OpenGames& games = session.games();
    std::vector<GameFact> facts =
        games.isGameShown() ? factsInProgress(controller) : factsOfTags(games.study()->record().tags);
    std::erase_if(facts, [](const GameFact& fact) { return fact.words.empty(); });
    return facts;
}

std::vector<GameFact> recordFacts(const std::vector<PointsEntry>& games, std::string_view person,
                                  std::string_view opponent) {
    constexpr std::size_t kMaxFacts = 5;
    std::vector<GameFact> facts;
    for (const PointsEntry& game : games) {
        const bool isBetween =
            (game.names[Color::White] == person && game.names[Color::Black] == opponent)
            || (game.names[Color::Black] == person && game.names[Color::White] == opponent);
        if (!isBetween || person == opponent || game.result == GameResult::Unknown) continue;
        const auto ended = static_cast<std::time_t>(game.ended.time_since_epoch().count());
        facts.push_back({resultWords(game.result),
                         terminationWords(game.termination) + ", " + wxDateTime(ended).FormatDate()});
        if (facts.size() == kMaxFacts) break;
    }
    return facts;
}

wxString timeControlWords(const TimeControl& control) {
    if (!isTimed(control)) return _("No clock");
    const auto* const staged = std::get_if<StagedTime>(&control);
    const bool isUsual = staged != nullptr && staged->stages.size() == 1 && staged->stages.front().moves == 0
                         && staged->stages.front().kind == MoveBonus::Increment;
    if (!isUsual) return toWx(toText(control));
    const TimeStage& stage = staged->stages.front();
    const wxString time = lengthWords(stage.time);
    return stage.bonus == ClockTime{0} ? time : time + " + " + lengthWords(stage.bonus);
}

}  // namespace roque
