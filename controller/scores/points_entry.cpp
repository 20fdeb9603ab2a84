#include "controller/scores/points_entry.h"

#include <algorithm>
#include <array>
#include <utility>

#include "controller/storage/unique_id.h"
#include "model/game/game_points.h"
#include "model/game/game_record.h"

namespace roque {
namespace {

constexpr std::array<std::pair<Termination, std::string_view>, 12> kTerminations{{
    {Termination::Checkmate, "checkmate"},
    {Termination::Stalemate, "stalemate"},
    {Termination::DeadPosition, "dead position"},
    {Termination::ThreefoldRepetition, "threefold repetition"},
    {Termination::FivefoldRepetition, "fivefold repetition"},
    {Termination::FiftyMoves, "fifty moves"},
    {Termination::SeventyFiveMoves, "seventy-five moves"},
    {Termination::Agreement, "agreement"},
    {Termination::Resignation, "resignation"},
    {Termination::FlagFall, "time"},
    {Termination::Forfeit, "forfeit"},
    {Termination::Aborted, "aborted"},
}};

/// A name without control characters, cut between characters to at most kLongestName bytes.
std::string tidy(std::string name) {
    std::erase_if(name,
                  [](char letter) { return static_cast<unsigned char>(letter) < ' ' || letter == 127; });
    if (name.size() <= PointsEntry::kLongestName) return name;
    std::size_t size = PointsEntry::kLongestName;
    while ((static_cast<unsigned char>(name[size]) & 0xc0U) == 0x80U) --size;
    name.resize(size);
    return name;
}

}  // namespace

PointsEntry scoreEntryOf(const Game& game, const ByColor<std::string>& names,
                         std::chrono::sys_seconds ended) {
    const auto moves = game.moves();
    const auto scores = gamePointsOf(game.start(), moves, game.outcome());
    const Outcome outcome = game.outcome().value_or(Outcome{});
    PointsEntry entry;
    entry.id = uniqueId();
    entry.ended = ended;
    for (const Color color : kColors) {
        entry.names[color] = tidy(names[color]);
        entry.points[color] = scores[color].points();
    }
    entry.result = resultOf(outcome);
    entry.termination = outcome.termination;
    entry.variant = game.variant();
    entry.plies = static_cast<unsigned>(moves.size());
    return entry;
}

std::string_view toText(Termination termination) noexcept {
    return kTerminations[static_cast<std::size_t>(termination)].second;
}

Termination parseTermination(std::string_view text) noexcept {
    for (const auto& [termination, word] : kTerminations) {
        if (word == text) return termination;
    }
    return Termination::Aborted;
}

std::string_view toText(Variant variant) noexcept {
    return variant == Variant::Chess960 ? "chess960" : "standard";
}

Variant parseVariant(std::string_view text) noexcept {
    return text == toText(Variant::Chess960) ? Variant::Chess960 : Variant::Standard;
}

}  // namespace roque
