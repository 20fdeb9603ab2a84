#include "plugins/bastion/training/self_play.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <random>

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
constexpr std::size_t kLongest = 400;  ///< plies; a game with more counts as drawn

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

Outcome outcomeFor(Color color, double result) {
    if (result == 0.5) return Outcome::Drawn;
    return (result > 0.5) == (color == Color::White) ? Outcome::Won : Outcome::Lost;
}

/// Whether an evaluation has to be right by itself: no check, and the best move takes nothing.
bool isQuiet(const Position& position, Move best) {
    const SearchPosition searched(position);
    return !searched.isCheck() && !searched.isNoisy(best);
}

}  // namespace

SelfPlay::SelfPlay(std::uint64_t nodes) : nodes_(nodes) {
    for (Engine& engine : engines_) engine.resizeTable(8);
    setNetwork(nullptr);
}

Position SelfPlay::openingOf(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const std::size_t plies = 7 + random() % 3;
    Position position = Position::start();
    for (std::size_t ply = 0; ply < plies; ++ply) {
        const MoveList moves = legalMoves(position);
        if (moves.empty()) break;
        position = position.after(moves[random() % moves.size()]);
    }
    return position;
}

std::optional<SelfPlay::Game> SelfPlay::playGame(std::uint64_t seed) {
    Game game;
    const auto keep = [&](const Position& position, Move move, Value valueForMover) {
        if (isQuiet(position, move) && std::abs(valueForMover) < kTeachable)
            game.quiet.emplace_back(position, valueForMover);
    };
    const auto result = playOut({openingOf(seed)}, keep);
    if (!result) return std::nullopt;
    game.result = *result;
    for (PackedPosition& each : game.quiet) each.outcome = outcomeFor(each.sideToMove, *result);
    return game;
}

std::optional<double> SelfPlay::playFrom(const Position& position) {
    return playOut({position}, [](const Position&, Move, Value) {});
}

void SelfPlay::newGame() {
    for (Engine& engine : engines_) engine.newGame();
}

std::optional<Value> SelfPlay::valueIfQuiet(const Position& position) {
    const Opinion opinion = ask({position}, {});
    return isQuiet(position, opinion.move) ? std::optional(opinion.valueForMover) : std::nullopt;
}

std::optional<double> SelfPlay::playOut(std::vector<Position> game, const Watch& watch) {
    newGame();
    std::vector<Move> moves;
    unsigned decided = 0;
    std::size_t plies = 0;
    std::optional<double> result = resultOf(game);
    while (!result) {
        const Opinion opinion = ask(game, moves);
        if (plies == 0 && std::abs(opinion.valueForMover) > kPlayable) return std::nullopt;
        watch(game.back(), opinion.move, opinion.valueForMover);
        decided = std::abs(opinion.valueForMover) >= kDecided ? decided + 1 : 0;
        const bool isWhiteAhead = (opinion.valueForMover > 0) == (game.back().sideToMove() == Color::White);
        if (decided >= kPatience) return isWhiteAhead ? 1.0 : 0.0;
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

SelfPlay::Opinion SelfPlay::ask(const std::vector<Position>& game, const std::vector<Move>& moves) {
    const QuietHost host(game, moves, nodes_);
    sdk::SearchJob job(host.request());
    const Move move = engines_[static_cast<std::size_t>(game.back().sideToMove())].search(job);
    const Value value = host.lines().empty() ? 0 : host.lines().front().value;
    return {move, value};
}

}  // namespace roque::bastion::training
