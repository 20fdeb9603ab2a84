#include "plugins/bastion/training/self_play.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "model/rules/dead_position.h"
#include "plugins/bastion/search/place.h"

namespace roque::bastion::training {
namespace {

constexpr Value kDecided = 2000;    ///< a game is given up after this has been said kPatience times
constexpr Value kTeachable = 1200;  ///< positions beyond teach nothing
constexpr Value kBalanced = 250;    ///< what an opening may be worth at most
constexpr unsigned kPatience = 4;
constexpr std::size_t kLongest = 400;  ///< plies of a game, drawn afterwards

bool isRepeated(const std::vector<Position>& game) {
    const Position& now = game.back();
    return std::count_if(game.begin(), game.end(), [&](const Position& each) { return each.isSameAs(now); })
           >= 3;
}

/// How a game has ended by the rules; nothing if it goes on.
std::optional<double> resultOf(const std::vector<Position>& game) {
    const Position& now = game.back();
    if (!hasLegalMove(now)) {
        if (!now.isCheck()) return 0.5;
        return now.sideToMove() == Color::White ? 0.0 : 1.0;
    }
    if (now.halfmoveClock() >= 100 || isRepeated(game) || isDeadPosition(now)) return 0.5;
    return std::nullopt;
}

/// What the request says of a search that nobody waits for.
class QuietHost {
public:
    QuietHost(const std::vector<Position>& game, const std::vector<Move>& moves, std::uint64_t nodes)
        : start_(toFen(game.front())) {
        texts_.reserve(moves.size());
        for (std::size_t ply = 0; ply < moves.size(); ++ply) {
            texts_.push_back(toUci(moves[ply], game[ply]));
            pointers_.push_back(texts_.back().c_str());
        }
        request_.size = sizeof request_;
        request_.start_fen = start_.c_str();
        request_.moves = pointers_.data();
        request_.move_count = pointers_.size();
        request_.limits.nodes = nodes;
        request_.limits.move_time_ms = -1;
        request_.limits.time_left_ms[0] = -1;
        request_.limits.time_left_ms[1] = -1;
        request_.host = this;
        request_.is_stop_requested = [](void*) { return 0; };
        request_.report = [](void* host, const roque_player_info* info) {
            auto& self = *static_cast<QuietHost*>(host);
            const bool isMate = info->score_kind == ROQUE_PLAYER_SCORE_MATE;
            self.value_ = isMate ? (info->score > 0 ? kMate : -kMate) : info->score;
        };
    }
    QuietHost(const QuietHost&) = delete;
    QuietHost& operator=(const QuietHost&) = delete;

    [[nodiscard]] const roque_player_request& request() const noexcept { return request_; }
    [[nodiscard]] Value value() const noexcept { return value_; }

private:
    std::string start_;
    std::vector<std::string> texts_;
    std::vector<const char*> pointers_;
    roque_player_request request_{};
    Value value_ = 0;
};

}  // namespace

SelfPlay::SelfPlay(std::uint64_t seed, std::uint64_t nodes) : random_(seed), nodes_(nodes) {
    for (Engine& engine : engines_) engine.resizeTable(8);
}

std::vector<Sample> SelfPlay::playGame() {
    for (Engine& engine : engines_) engine.newGame();
    std::vector<Position> game = opening();
    std::vector<Move> moves;
    std::vector<Sample> samples;
    unsigned decided = 0;
    std::size_t plies = 0;
    std::optional<double> result = resultOf(game);
    while (!result) {
        const Opinion opinion = ask(game, moves);
        if (plies == 0 && std::abs(opinion.valueForWhite) > kBalanced) return {};
        const Place place(game.back());
        const bool isQuiet = !place.isCheck() && !place.isNoisy(opinion.move);
        if (isQuiet && std::abs(opinion.valueForWhite) < kTeachable)
            samples.push_back({.position = game.back(), .valueForWhite = opinion.valueForWhite});
        decided = std::abs(opinion.valueForWhite) >= kDecided ? decided + 1 : 0;
        if (decided >= kPatience) {
            result = opinion.valueForWhite > 0 ? 1.0 : 0.0;
            break;
        }
        const Position next = game.back().after(opinion.move);
        moves.push_back(opinion.move);
        game.push_back(next);
        if (next.halfmoveClock() == 0) {  // what was before cannot come again
            game = {next};
            moves.clear();
        }
        if (++plies > kLongest) result = 0.5;
        if (!result) result = resultOf(game);
    }
    for (Sample& sample : samples) sample.result = *result;
    return samples;
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
    return {move, game.back().sideToMove() == Color::White ? host.value() : -host.value()};
}

}  // namespace roque::bastion::training
