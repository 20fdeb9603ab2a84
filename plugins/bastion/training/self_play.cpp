#include "plugins/bastion/training/self_play.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "model/draws/dead_position.h"
#include "model/movegen/legal_moves.h"
#include "plugins/bastion/search/search_position.h"
#include "plugins/bastion/training/quiet_host.h"

namespace roque::bastion::training {
namespace {

constexpr Value kDecided = 2000;    ///< a value this large kPatience times in a row ends a game
constexpr Value kTeachable = 1200;  ///< the largest value of a position that is kept
constexpr Value kPlayable = 250;    ///< the largest value of an opening
constexpr unsigned kPatience = 4;
constexpr std::size_t kLongest = 400;  ///< plies after which a game counts as drawn

bool isRepeated(const std::vector<Position>& game) {
    const Position& now = game.back();
    return std::count_if(game.begin(), game.end(), [&](const Position& each) { return each.isSameAs(now); })
           >= 3;
}

/// The result of a game by the rules; nothing if it goes on.
std::optional<double> resultOf(const std::vector<Position>& game) {
    const Position& now = game.back();
    if (!hasLegalMove(now)) {
        if (!now.isCheck()) return 0.5;
        return now.sideToMove() == Color::White ? 0.0 : 1.0;
    }
    if (now.halfmoveClock() >= 100 || isRepeated(game) || isDeadPosition(now)) return 0.5;
    return std::nullopt;
}

}  // namespace

SelfPlay::SelfPlay(std::uint64_t seed, std::uint64_t nodes) : random_(seed), nodes_(nodes) {
    for (Engine& engine : engines_) engine.resizeTable(8);
}

std::vector<Sample> SelfPlay::playGame() {
    std::vector<Sample> samples;
    const auto result = playOut(opening(), [&](const Position& position, Move move, Value valueForWhite) {
        const SearchPosition searched(position);
        const bool isQuiet = !searched.isCheck() && !searched.isNoisy(move);
        if (isQuiet && std::abs(valueForWhite) < kTeachable)
            samples.push_back({.position = position, .valueForWhite = valueForWhite});
    });
    if (!result) return {};
    for (Sample& sample : samples) sample.result = *result;
    return samples;
}

std::optional<double> SelfPlay::playFrom(const Position& position) {
    return playOut({position}, [](const Position&, Move, Value) {});
}

std::optional<double> SelfPlay::playOut(std::vector<Position> game, const Watch& watch) {
    for (Engine& engine : engines_) engine.newGame();
    std::vector<Move> moves;
    unsigned decided = 0;
    std::size_t plies = 0;
    std::optional<double> result = resultOf(game);
    while (!result) {
        const Opinion opinion = ask(game, moves);
        if (plies == 0 && std::abs(opinion.valueForWhite) > kPlayable) return std::nullopt;
        watch(game.back(), opinion.move, opinion.valueForWhite);
        decided = std::abs(opinion.valueForWhite) >= kDecided ? decided + 1 : 0;
        if (decided >= kPatience) return opinion.valueForWhite > 0 ? 1.0 : 0.0;
        const Position next = game.back().after(opinion.move);
        moves.push_back(opinion.move);
        game.push_back(next);
        if (next.halfmoveClock() == 0) {  // no earlier position can be repeated
            game = {next};
            moves.clear();
        }
        if (++plies > kLongest) return 0.5;
        result = resultOf(game);
    }
    return result;
}

std::vector<Position> SelfPlay::opening() {
    const std::size_t plies = 7 + random_() % 3;
    Position position = Position::start();
    for (std::size_t ply = 0; ply < plies; ++ply) {
        const MoveList moves = legalMoves(position);
        if (moves.empty()) break;
        position = position.after(moves[random_() % moves.size()]);
    }
    return {position};
}

SelfPlay::Opinion SelfPlay::ask(const std::vector<Position>& game, const std::vector<Move>& moves) {
    const QuietHost host(game, moves, nodes_);
    sdk::SearchJob job(host.request());
    const Move move = engines_[static_cast<std::size_t>(game.back().sideToMove())].search(job);
    const Value value = host.lines().empty() ? 0 : host.lines().front().value;
    return {move, game.back().sideToMove() == Color::White ? value : -value};
}

}  // namespace roque::bastion::training
