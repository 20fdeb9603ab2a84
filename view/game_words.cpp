#include "view/game_words.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include <cstdlib>

#include <wx/intl.h>

#include "model/game/game_score.h"
#include "view/text.h"

namespace roque {
namespace {

constexpr double kCentipawnsInPawn = 100.0;
constexpr double kThousand = 1e3;
constexpr double kMillion = 1e6;
constexpr double kBillion = 1e9;

wxString countWords(std::uint64_t count) {
    const auto number = static_cast<double>(count);
    const auto scaled = [number](double unit) { return toWx(fmt::format("{:.1f}", number / unit)); };
    if (number >= kBillion) return wxString::Format(_("%s billion positions"), scaled(kBillion));
    if (number >= kMillion) return wxString::Format(_("%s million positions"), scaled(kMillion));
    if (number >= kThousand) return wxString::Format(_("%s thousand positions"), scaled(kThousand));
    return wxString::Format(wxPLURAL("%u position", "%u positions", static_cast<unsigned>(count)),
                            static_cast<unsigned>(count));
}

wxString mateWords(int moves) {
    if (moves == 0) return _("mated");
    const wxString distance = toWx(fmt::format("{}", std::abs(std::int64_t{moves})));
    return moves > 0 ? wxString::Format(_("mate in %s"), distance)
                     : wxString::Format(_("mated in %s"), distance);
}

}  // namespace

wxString nameOf(Color color) {
    return color == Color::White ? _("White") : _("Black");
}

wxString failureWords(const PlayerFailure& failure) {
    return toWx(failure.playerName) + " (" + nameOf(failure.color) + "): " + toWx(failure.reason) + ".";
}

wxString crashWords(const CrashReport& crash) {
    const wxString file = toWx(crash.file.string());
    if (crash.subject.empty())
        return wxString::Format(_("Roque crashed the last time. What happened is in %s."), file);
    return wxString::Format(_("Roque crashed the last time, in the player \"%s\". What happened is in %s."),
                            toWx(crash.subject), file);
}

wxString capturesWords(const PieceCounts& captures, Color by, int advantage) {
    // Pawn to queen, as they are drawn when the other side's are captured.
    constexpr std::array<const char*, 5> kOfBlack{"♟", "♞", "♝", "♜", "♛"};
    constexpr std::array<const char*, 5> kOfWhite{"♙", "♘", "♗", "♖", "♕"};
    std::string words;
    for (std::size_t kind = kOfBlack.size(); kind-- > 0;) {
        const unsigned number = captures[index(kPieceTypes[kind])];
        if (number == 0) continue;
        words += by == Color::White ? kOfBlack[kind] : kOfWhite[kind];
        if (number > 1) words += fmt::format("×{}", number);
        words += ' ';
    }
    if (advantage > 0) words += fmt::format("+{}", advantage);
    return toWx(words);
}

bool isShort(const SideTime& time) noexcept {
    constexpr ClockTime kShort = std::chrono::seconds(20);
    return time.left < kShort && (!time.isOvertime || time.periods <= 1);
}

wxString clockWords(const SideTime& time) {
    const auto left = std::max(ClockTime{0}, time.left);
    constexpr ClockTime kTenthsBelow = std::chrono::seconds(10);
    std::string words;
    if (left < kTenthsBelow) {
        words = fmt::format("{}.{}", left.count() / 1000, left.count() % 1000 / 100);
    } else {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
        const auto minutes = seconds / 60;
        words = minutes < 60 ? fmt::format("{}:{:02}", minutes, seconds % 60)
                             : fmt::format("{}:{:02}:{:02}", minutes / 60, minutes % 60, seconds % 60);
    }
    if (time.isOvertime) words += fmt::format(" ({})", time.periods);
    return toWx((isShort(time) ? "⚠ " : "") + words);
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
            return _("broken off");
    }
    return {};
}

wxString pointsWords(const Game& game) {
    if (!game.outcome() || game.outcome()->termination == Termination::Aborted) return {};
    const ByColor<GameScore> scores = scoresOf(game.start(), game.moves(), game.outcome());
    return toWx(" · ")
           + wxString::Format(_("%d : %d points"), scores[Color::White].points(),
                              scores[Color::Black].points());
}

wxString turnWords(const Position& position) {
    const bool isWhite = position.sideToMove() == Color::White;
    if (position.isCheck()) return isWhite ? _("Check! White to move") : _("Check! Black to move");
    return isWhite ? _("White to move") : _("Black to move");
}

wxString outcomeWords(const Outcome& outcome) {
    const wxString sentence = wxGetTranslation(toWx(describe(outcome)));
    return sentence + toWx(" · ") + toWx(outcome.score());
}

wxString moveWords(const GameNode& node) {
    if (node.parent() == nullptr) return _("the start");
    const Position& before = node.parent()->position();
    const char* point = before.sideToMove() == Color::White ? "." : "…";
    return toWx(fmt::format("{}{} {}", before.fullmoveNumber(), point, node.san()));
}

wxString scoreWords(const Score& score) {
    if (score.kind == Score::Kind::Mate) return mateWords(score.value);
    return toWx(fmt::format("{:+.2f}", score.value / kCentipawnsInPawn));
}

wxString progressWords(const SearchInfo& info) {
    const wxString separator = toWx(" · ");
    wxString words;
    const auto add = [&](const wxString& part) { words += words.empty() ? part : separator + part; };
    if (info.depth > 0) add(wxString::Format(_("Depth %u"), info.depth));
    if (info.scoreForMover) add(scoreWords(*info.scoreForMover));
    if (info.nodes > 0) add(countWords(info.nodes));
    return words;
}

}  // namespace roque
