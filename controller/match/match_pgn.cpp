#include "controller/match/match_pgn.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "model/game/side_tags.h"
#include "model/pgn/pgn_writer.h"

namespace roque::match {
namespace {

constexpr std::string_view kIdentity = "MatchId";
constexpr std::string_view kFault = "Fault";

/// As PGN's tag Termination has it (section 9.8.1).
struct EndText {
    GameEnd end;
    std::string_view text;
};
constexpr std::array kEnds{
    EndText{GameEnd::Rules, "normal"},           EndText{GameEnd::Adjudication, "adjudication"},
    EndText{GameEnd::TimeLoss, "time forfeit"},  EndText{GameEnd::IllegalMove, "rules infraction"},
    EndText{GameEnd::EngineFailed, "emergency"}, EndText{GameEnd::Interrupted, "unterminated"},
};

/// A player's limits of depth and nodes for a move, such as "depth 8 nodes 1000".
std::string limitsText(const MoveLimits& limits) {
    std::string text;
    if (limits.depth) text = fmt::format("depth {}", *limits.depth);
    if (limits.nodes) text += fmt::format("{}nodes {}", text.empty() ? "" : " ", *limits.nodes);
    return text;
}

unsigned pliesOf(const GameRecord& record) {
    const GameNode* node = record.root.get();
    while (node->next() != nullptr) node = node->next();
    return node->ply();
}

std::optional<std::size_t> playerNamed(std::string_view name, const std::vector<MatchPlayer>& players) {
    const auto found =
        std::ranges::find_if(players, [&](const MatchPlayer& player) { return player.name == name; });
    if (found == players.end()) return std::nullopt;
    return static_cast<std::size_t>(found - players.begin());
}

/// "12.2": the second game of the twelfth pair.
std::optional<std::pair<std::size_t, unsigned>> parseRound(std::string_view text) {
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos) return std::nullopt;
    std::size_t pair = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + point, pair);
    const std::string_view game = text.substr(point + 1);
    if (error != std::errc() || end != text.data() + point || pair == 0) return std::nullopt;
    if (game != "1" && game != "2") return std::nullopt;
    return std::pair(pair - 1, game == "1" ? 0U : 1U);
}

}  // namespace

std::string toPgn(PlayedGame game, const ScoredGame& score, const MatchSettings& settings,
                  const MatchHeader& header, std::chrono::year_month_day today) {
    const MatchPlayer& white = settings.players[score.white];
    const MatchPlayer& black = settings.players[score.black];
    GameTags& tags = game.record.tags;
    tags.set("Event", header.event);
    tags.set("Date", fmt::format("{:04}.{:02}.{:02}", static_cast<int>(today.year()),
                                 static_cast<unsigned>(today.month()), static_cast<unsigned>(today.day())));
    tags.set("Round", fmt::format("{}.{}", score.pair + 1, score.game + 1));
    tags.set("White", white.name);
    tags.set("Black", black.name);
    setTimeControls(tags, {white.limits.time, black.limits.time});
    setForSides(tags, "SearchLimits", {limitsText(white.limits), limitsText(black.limits)});
    tags.set("PlyCount", fmt::to_string(pliesOf(game.record)));
    const auto* const end = std::ranges::find(kEnds, game.end, &EndText::end);
    tags.set("Termination", end->text);
    if (game.culprit) tags.set(kFault, *game.culprit == Color::White ? "White" : "Black");
    tags.set(kIdentity, header.identity);
    return roque::toPgn(game.record);
}

std::optional<ScoredGame> scoredGameOf(const GameTags& tags, GameResult result,
                                       const std::vector<MatchPlayer>& players, std::string_view identity) {
    const auto white = playerNamed(tags.value("White"), players);
    const auto black = playerNamed(tags.value("Black"), players);
    const auto round = parseRound(tags.value("Round"));
    const auto* const end = std::ranges::find(kEnds, tags.value("Termination"), &EndText::text);
    if (tags.value(kIdentity) != identity || !white || !black || !round || end == kEnds.end())
        return std::nullopt;
    ScoredGame game{round->first, round->second, *white, *black, result, end->end, std::nullopt};
    if (const std::string_view fault = tags.value(kFault); !fault.empty())
        game.culprit = fault == "White" ? Color::White : Color::Black;
    return game;
}

}  // namespace roque::match
