#include "tests/problems/game_finder.h"

#include <algorithm>

#include "model/game/captures.h"
#include "model/movegen/legal_moves.h"

namespace roque::problems {
namespace {

constexpr unsigned kLongestGame = 160;  ///< in plies
constexpr unsigned kForesight = 2;      ///< the players see a mate in this many moves

/// The most that the side to move can capture with its next move.
int mostTaken(const Position& position) {
    int most = 0;
    for (const Move move : legalMoves(position)) {
        if (move.kind() != Move::Kind::Castling)
            most = std::max(most, pawnsWorth(position.board().typeOn(move.to())));
    }
    return most;
}

}  // namespace

Problem GameFinder::next() {
    for (;;) {
        if (const auto problem = problemIn(playGame())) return *problem;
    }
}

std::vector<Position> GameFinder::playGame() {
    std::vector<Position> game{Position::start()};
    while (game.size() < kLongestGame) {
        const Move move = chooseMove(game.back());
        if (move == Move::none()) break;
        game.push_back(game.back().after(move));
    }
    return game;
}

Move GameFinder::chooseMove(const Position& position) {
    if (const auto mate = solver_.solve(position, kForesight, MateDetail::AllKeys))
        return mate->keys[dice_.roll(mate->keys.size())];
    Move best = Move::none();
    int most = 0;
    for (const Move move : legalMoves(position)) {
        const Position next = position.after(move);
        int value = static_cast<int>(dice_.roll(4)) - 2 * mostTaken(next);
        if (move.kind() != Move::Kind::Castling) value += 2 * pawnsWorth(position.board().typeOn(move.to()));
        if (next.isCheck()) ++value;
        if (best != Move::none() && value <= most) continue;
        most = value;
        best = move;
    }
    return best;
}

std::optional<Problem> GameFinder::problemIn(const std::vector<Position>& game) {
    if (!isCheckmate(game.back())) return std::nullopt;
    for (std::size_t back = 2; back <= game.size(); back += 2) {
        const Position& position = game[game.size() - back];
        const auto mate = solver_.solve(position, moves_, MateDetail::FirstKey);
        if (!mate) return std::nullopt;
        if (mate->moves < moves_) continue;
        const auto solution = solver_.solve(position, moves_, MateDetail::AllKeys);
        if (solution && solution->keys.size() == 1) return Problem{position, moves_, solution->keys.front()};
    }
    return std::nullopt;
}

}  // namespace roque::problems
