#include "view/text/game_text.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>
#include <wx/intl.h>

#include "model/game/game_points.h"
#include "view/text/language_letters.h"
#include "view/text/message_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

constexpr double kCentipawnsInPawn = 100.0;
constexpr double kThousand = 1e3;
constexpr double kMillion = 1e6;

/// A distance to mate; `winner` is the side that mates.
wxString mateWords(int moves, Color winner) {
    const bool isWhite = winner == Color::White;
    if (moves == 0) return isWhite ? _("White has mated") : _("Black has mated");
    const wxString distance = toWx(fmt::format("{}", std::abs(std::int64_t{moves})));
    return wxString::Format(isWhite ? _("White mates in %s") : _("Black mates in %s"), distance);
}

/// Seconds with one decimal, such as "9.8".
std::string tenths(ClockTime time) {
    return fmt::format("{}.{}", time.count() / 1000, time.count() % 1000 / 100);
}

/// The initial amount of the time that is running now.
ClockTime firstTime(const TimeControl& control, const SideTime& time) noexcept {
    if (const auto* staged = std::get_if<StagedTime>(&control)) return staged->stage(time.stage).time;
    if (const auto* hourglass = std::get_if<Hourglass>(&control)) return hourglass->time;
    if (const auto* perMove = std::get_if<TimePerMove>(&control)) return perMove->time;
    const auto* byoyomi = std::get_if<Byoyomi>(&control);
    if (byoyomi == nullptr) return ClockTime{0};
    return time.isOvertime ? byoyomi->period : byoyomi->mainTime;
}

}  // namespace

wxString nameOf(Color color) {
    return color == Color::White ? _("White") : _("Black");
}

wxString nameWords(std::string_view name) {
    if (name == "White") return nameOf(Color::White);
    return name == "Black" ? nameOf(Color::Black) : toWx(name);
}

std::string nameOfWords(const wxString& words) {
    if (words.IsSameAs(nameOf(Color::White), false)) return "White";
    return words.IsSameAs(nameOf(Color::Black), false) ? "Black" : toUtf8(words);
}

wxString playerWords(const GameController& controller, Color color) {
    return nameWords(controller.playerName(color));
}

wxString failureWords(const PlayerFailure& failure) {
    return wxString::Format(_("%s (%s): %s."), toWx(failure.playerName), nameOf(failure.color),
                            messageText(failure.reason));
}

wxString crashWords(const CrashReport& crash) {
    const wxString file = toWx(crash.file.string());
    if (crash.file.empty()) {
        if (crash.risks.empty()) return {};
        const Risk& risk = crash.risks.front();
        const wxString form =
            risk.kind == Risk::Kind::Loading
                ? _("Roque ended unexpectedly last time, while loading %s.")
                : _("Roque ended unexpectedly last time, while the player \"%s\" was thinking.");
        return wxString::Format(form, toWx(risk.subject));
    }
    if (crash.subject.empty())
        return wxString::Format(_("Roque crashed last time. The details are in %s."), file);
    return wxString::Format(_("Roque crashed last time, in the player \"%s\". The details are in %s."),
                            toWx(crash.subject), file);
}

bool isShort(const TimeControl& control, const SideTime& time) noexcept {
    constexpr ClockTime kShort = std::chrono::seconds(20);
    if (time.isOvertime && time.periods > 1) return false;
    return time.left < std::min(kShort, firstTime(control, time) / 4);
}

wxString clockWords(const SideTime& time) {
    const auto left = std::max(ClockTime{0}, time.left);
    constexpr ClockTime kTenthsBelow = std::chrono::seconds(10);
    std::string words;
    if (left < kTenthsBelow) {
        words = "0:0" + tenths(left);
    } else {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
        const auto minutes = seconds / 60;
        words = minutes < 60 ? fmt::format("{}:{:02}", minutes, seconds % 60)
                             : fmt::format("{}:{:02}:{:02}", minutes / 60, minutes % 60, seconds % 60);
    }
    if (time.isOvertime) words += fmt::format(" ({})", time.periods);
    return toWx(words);
}

double timeShare(const TimeControl& control, const SideTime& time) {
    const ClockTime first = firstTime(control, time);
    if (first <= ClockTime{0}) return 0;
    return std::clamp(static_cast<double>(time.left.count()) / static_cast<double>(first.count()), 0.0, 1.0);
}

wxString spokenTimeWords(const SideTime& time) {
    constexpr unsigned kMinute = 60;
    constexpr unsigned kHour = 60 * kMinute;
    const auto left = std::chrono::ceil<std::chrono::seconds>(std::max(ClockTime{0}, time.left));
    const auto seconds = static_cast<unsigned>(left.count());
    if (seconds >= kHour)
        return wxString::Format(_("%u h %u min"), seconds / kHour, seconds % kHour / kMinute);
    if (seconds >= kMinute) return wxString::Format(_("%u min %u s"), seconds / kMinute, seconds % kMinute);
    return wxString::Format(_("%u s"), seconds);
}

wxString clockNoteWords(const TimeControl& control, const SideTime& time) {
    if (const auto* byoyomi = std::get_if<Byoyomi>(&control)) {
        if (time.isOvertime) return {};
        return wxString::Format(
            _("then %s"), toWx(fmt::format("{} × {} s", byoyomi->periods, byoyomi->period.count() / 1000)));
    }
    if (time.delay > ClockTime{0}) return wxString::Format(_("delay %s s"), toWx(tenths(time.delay)));
    const auto* staged = std::get_if<StagedTime>(&control);
    const unsigned moves = staged == nullptr ? 0 : staged->stage(time.stage).moves;
    if (moves <= time.moves) return {};
    const unsigned toGo = moves - time.moves;
    return wxString::Format(wxPLURAL("%u move to go", "%u moves to go", toGo), toGo);
}

wxString terminationWords(Termination termination) {
    switch (termination) {
        case Termination::Checkmate:
            return _("checkmate");
        case Termination::Stalemate:
            return _("stalemate");
        case Termination::DeadPosition:
            return _("dead position");
        case Termination::ThreefoldRepetition:
            return _("threefold repetition");
        case Termination::FivefoldRepetition:
            return _("fivefold repetition");
        case Termination::FiftyMoves:
            return _("fifty-move rule");
        case Termination::SeventyFiveMoves:
            return _("seventy-five-move rule");
        case Termination::Agreement:
            return _("agreement");
        case Termination::Resignation:
            return _("resignation");
        case Termination::FlagFall:
            return _("time");
        case Termination::Forfeit:
            return _("forfeit");
        case Termination::Aborted:
            return _("aborted");
    }
    return {};
}

wxString pointsWords(const Game& game) {
    if (!game.outcome() || game.outcome()->termination == Termination::Aborted) return {};
    const ByColor<GamePoints> scores = gamePointsOf(game.start(), game.moves(), game.outcome());
    return '\n'
           + wxString::Format(_("%d : %d points"), scores[Color::White].points(),
                              scores[Color::Black].points());
}

wxString pointsRuleWords() {
    return wxString::Format(
        _("Points: %d to start with; %d for each move played, %+d for each piece captured, %+d for each "
          "promotion,\n%+d for winning. Winning quickly and capturing much scores most."),
        GamePoints::kAtStart, GamePoints::kForAMove, GamePoints::kForACapture, GamePoints::kForAPromotion,
        GamePoints::kForWinning);
}

wxString turnWords(const Position& position) {
    const bool isWhite = position.sideToMove() == Color::White;
    if (position.isCheck()) return isWhite ? _("Check! White to move") : _("Check! Black to move");
    return isWhite ? _("White to move") : _("Black to move");
}

wxString outcomeWords(const Outcome& outcome) {
    const wxString sentence = messageText(describe(outcome));
    return sentence + toWx(" · ") + toWx(outcome.score());
}

wxString resultWords(GameResult result) {
    return result == GameResult::Draw ? toWx("½-½") : toWx(toString(result));
}

wxString moveWords(const GameNode& node) {
    if (node.parent() == nullptr) return _("the start");
    const Position& before = node.parent()->position();
    const char* point = before.sideToMove() == Color::White ? "." : "…";
    return toWx(
        fmt::format("{}{} {}", before.fullmoveNumber(), point, withPieces(node.san(), languageLetters())));
}

wxString depthWords(const SearchInfo& info) {
    return info.depth > 0 ? wxString::Format(_("Depth %u"), info.depth) : wxString();
}

wxString whiteScoreWords(const SearchInfo& info, Color mover) {
    if (!info.scoreForMover) return {};
    const Score& score = *info.scoreForMover;
    // The distance is 0 for a player that is already mated.
    if (score.kind == Score::Kind::Mate) return mateWords(score.value, score.value > 0 ? mover : ~mover);
    const double pawns = (mover == Color::White ? score.value : -score.value) / kCentipawnsInPawn;
    return wxString::Format(_("White %s"), toWx(fmt::format("{:+.2f}", pawns)));
}

wxString speedWords(const SearchInfo& info) {
    constexpr std::chrono::milliseconds kShortest{20};  // shorter times are too inexact
    if (info.nodes == 0 || info.time < kShortest) return {};
    const double speed = static_cast<double>(info.nodes) / std::chrono::duration<double>(info.time).count();
    if (speed >= kMillion)
        return wxString::Format(_("%s M/s"), toWx(fmt::format("{:.1f}", speed / kMillion)));
    if (speed >= kThousand)
        return wxString::Format(_("%s k/s"), toWx(fmt::format("{:.0f}", speed / kThousand)));
    return wxString::Format(_("%s /s"), toWx(fmt::format("{:.0f}", speed)));
}

wxString thinkTimeWords(const SearchInfo& info) {
    constexpr std::chrono::milliseconds kMinutesFrom = std::chrono::seconds(100);
    if (info.time.count() <= 0) return {};
    if (info.time < kMinutesFrom)
        return wxString::Format(
            _("%s s"), toWx(fmt::format("{:.1f}", std::chrono::duration<double>(info.time).count())));
    const auto seconds = std::chrono::floor<std::chrono::seconds>(info.time).count();
    return toWx(fmt::format("{}:{:02}", seconds / 60, seconds % 60));
}

}  // namespace roque
