#include "model/game/game_record.h"

#include <algorithm>
#include <vector>

namespace roque {
namespace {

/// A node and its copy; the children are still to be copied.
struct Pair {
    const GameNode* from;
    GameNode* to;
};

void copyChild(const GameNode& child, const Pair& parent, std::vector<Pair>& rest) {
    GameNode& copy = parent.to->play(child.move());
    if (!child.notes().empty()) copy.annotate(child.notes());
    rest.push_back({&child, &copy});
}

}  // namespace

GameResult resultOf(const Outcome& outcome) noexcept {
    if (outcome.termination == Termination::Aborted) return GameResult::Unknown;
    if (!outcome.winner) return GameResult::Draw;
    return *outcome.winner == Color::White ? GameResult::WhiteWins : GameResult::BlackWins;
}

const GameNode& GameRecord::lastPlayed() const noexcept {
    const GameNode* last = root.get();
    bool isPlayed = playedMoves.has_value();
    for (const GameNode* next = last->next(); next != nullptr; next = next->next()) {
        if (isPlayed && last->ply() == playedMoves->size()) break;
        isPlayed = isPlayed && next->move() == (*playedMoves)[last->ply()];
        last = next;
    }
    return *last;
}

GameRecord recordOf(const Game& game) {
    GameRecord record(game.start(), game.variant());
    if (game.outcome()) record.result = resultOf(*game.outcome());
    const std::vector<const GameNode*> line = game.line();
    record.playedMoves = game.moves();
    const auto isOnBoard = [&](const GameNode& node) {
        return node.ply() < line.size() && line[node.ply()] == &node;
    };
    std::vector<Pair> rest{{&game.root(), record.root.get()}};
    while (!rest.empty()) {
        const Pair pair = rest.back();
        rest.pop_back();
        for (const bool wanted : {true, false}) {
            for (std::size_t at = 0; at < pair.from->childCount(); ++at) {
                const GameNode& child = pair.from->child(at);
                if (isOnBoard(child) == wanted) copyChild(child, pair, rest);
            }
        }
    }
    return record;
}

GameRecord copyOf(const GameRecord& game) {
    GameRecord copy(game.root->position(), game.variant);
    copy.tags = game.tags;
    copy.result = game.result;
    copy.playedMoves = game.playedMoves;
    if (!game.root->notes().empty()) copy.root->annotate(game.root->notes());
    std::vector<Pair> rest{{game.root.get(), copy.root.get()}};
    while (!rest.empty()) {
        const Pair pair = rest.back();
        rest.pop_back();
        for (std::size_t at = 0; at < pair.from->childCount(); ++at)
            copyChild(pair.from->child(at), pair, rest);
    }
    return copy;
}

std::optional<GameResult> resultByRules(const GameRecord& game) {
    const auto outcome = outcomeOf(game.lastPlayed().position());
    return outcome ? std::optional(resultOf(*outcome)) : std::nullopt;
}

}  // namespace roque
