#include "controller/annotation/done_games.h"

#include <algorithm>

#include "model/pgn/game_builder.h"

namespace roque::annotation {
namespace {

constexpr std::string_view kEmptyLine = "\n\n";

/// How an output goes on.
struct Continuation {
    bool isOurs = false;
    std::size_t bytes = 0;  ///< of the whole game; 0 if it is cut off
};

Continuation keptGame(std::string_view output, const ReadGame& game) {
    const std::string kept = keptText(game);
    if (output.starts_with(kept)) return {true, kept.size()};
    return {kept.starts_with(output), 0};
}

bool haveSamePlayers(const GameRecord& one, const GameRecord& other) {
    const auto nameIn = [](const GameRecord& game, std::string_view tag) {
        const std::string_view name = game.tags.value(tag);
        return name.empty() ? "?" : name;
    };
    return nameIn(one, "White") == nameIn(other, "White") && nameIn(one, "Black") == nameIn(other, "Black");
}

bool haveSameMoves(const GameRecord& one, const GameRecord& other) {
    if (one.root->position() != other.root->position()) return false;
    const GameNode* node = one.root->next();
    const GameNode* another = other.root->next();
    while (node != nullptr && another != nullptr && node->move() == another->move()) {
        node = node->next();
        another = another->next();
    }
    return node == nullptr && another == nullptr;
}

/// A game as it is written with its analysis: its tags, an empty line, its moves, an empty line.
Continuation annotatedGame(std::string_view output, const GameRecord& source, std::string_view annotator) {
    constexpr std::string_view kBegin = "[Event \"";
    const std::size_t common = std::min(kBegin.size(), output.size());
    if (output.substr(0, common) != kBegin.substr(0, common)) return {};
    const std::size_t tags = output.find(kEmptyLine);
    if (tags == output.npos) return {output.find(kBegin, 1) == output.npos, 0};
    const std::size_t moves = output.find(kEmptyLine, tags + kEmptyLine.size());
    const std::size_t bytes = moves == output.npos ? 0 : moves + kEmptyLine.size();
    const auto games = readPgn(output.substr(0, bytes == 0 ? tags + 1 : bytes));
    if (games.size() != 1) return {};
    const GameRecord& game = games.front().record;
    const bool isSame = haveSamePlayers(game, source) && (bytes == 0 || haveSameMoves(game, source));
    return {isSame && game.tags.value("Annotator") == annotator, bytes};
}

}  // namespace

std::string keptText(const ReadGame& game) {
    const auto isPiece = [](const PgnProblem& problem) { return problem.kind == PgnProblem::Kind::TooLong; };
    if (std::ranges::any_of(game.problems, isPiece)) return game.text;
    const std::size_t last = game.text.find_last_not_of(" \t\r\n");
    const std::string tag = game.record.tags.contains("Event") ? "" : "[Event \"?\"]\n";
    return tag + game.text.substr(0, last == std::string::npos ? 0 : last + 1) + std::string(kEmptyLine);
}

std::optional<DoneGames> skipDoneGames(GameSource& source, std::string_view output,
                                       std::string_view annotator, const std::stop_token& stop) {
    DoneGames done;
    while (done.bytes < output.size()) {
        const SourceGame* const game = source.peek();
        if (game == nullptr || stop.stop_requested()) return std::nullopt;
        const std::string_view rest = output.substr(done.bytes);
        Continuation found;
        if (!game->game.hasErrors()) found = annotatedGame(rest, game->game.record, annotator);
        const bool isKept = !found.isOurs;
        if (isKept) found = keptGame(rest, game->game);
        if (!found.isOurs) return std::nullopt;
        if (found.bytes == 0) break;
        done.bytes += found.bytes;
        ++done.games;
        if (isKept) ++done.kept;
        (void)source.next();
    }
    return done;
}

}  // namespace roque::annotation
