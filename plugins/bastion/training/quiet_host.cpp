#include "plugins/bastion/training/quiet_host.h"

#include <algorithm>
#include <string_view>

#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

namespace roque::bastion::training {

QuietHost::QuietHost(const std::vector<Position>& game, const std::vector<Move>& moves, std::uint64_t nodes)
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
        static_cast<QuietHost*>(host)->hear(*info);
    };
}

void QuietHost::hear(const roque_player_info& info) {
    if (info.line == nullptr || info.multi_pv == 0) return;
    const std::string_view line = info.line;
    lines_.resize(std::max<std::size_t>(lines_.size(), info.multi_pv));
    const bool isMate = info.score_kind == ROQUE_PLAYER_SCORE_MATE;
    const Value value = isMate ? (info.score > 0 ? kMate : -kMate) : info.score;
    lines_[info.multi_pv - 1] = {std::string(line.substr(0, line.find(' '))), value};
}

}  // namespace roque::bastion::training
