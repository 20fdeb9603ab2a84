#include "plugins/bastion/training/opening_maker.h"

#include <algorithm>
#include <string_view>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

namespace roque::bastion::training {
namespace {

constexpr unsigned kPlies = 8;
constexpr unsigned kChoice = 8;            ///< moves that are compared at each ply
constexpr Value kGoodEnough = 30;          ///< what a move may be worse than the best one
constexpr Value kBalanced = 60;            ///< what the position may be worth at most
constexpr std::uint64_t kGlance = 20'000;  ///< positions looked at to choose a move
constexpr std::uint64_t kLook = 100'000;   ///< positions looked at to judge what has come of it

/// What a search reports to somebody who does not wait for it: of each line the last.
class Listener {
public:
    struct Report {
        std::string move;
        Value value;
    };

    Listener(const Position& position, std::uint64_t nodes) : fen_(toFen(position)) {
        request_.size = sizeof request_;
        request_.start_fen = fen_.c_str();
        request_.limits.nodes = nodes;
        request_.limits.move_time_ms = -1;
        request_.limits.time_left_ms[0] = -1;
        request_.limits.time_left_ms[1] = -1;
        request_.host = this;
        request_.is_stop_requested = [](void*) { return 0; };
        request_.report = [](void* host, const roque_player_info* info) {
            static_cast<Listener*>(host)->hear(*info);
        };
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    [[nodiscard]] const roque_player_request& request() const noexcept { return request_; }
    [[nodiscard]] const std::vector<Report>& lines() const noexcept { return lines_; }

private:
    void hear(const roque_player_info& info) {
        if (info.line == nullptr || info.multi_pv == 0) return;
        const std::string_view line = info.line;
        lines_.resize(std::max<std::size_t>(lines_.size(), info.multi_pv));
        const bool isMate = info.score_kind == ROQUE_PLAYER_SCORE_MATE;
        const Value value = isMate ? (info.score > 0 ? kMate : -kMate) : info.score;
        lines_[info.multi_pv - 1] = {std::string(line.substr(0, line.find(' '))), value};
    }

    std::string fen_;
    roque_player_request request_{};
    std::vector<Report> lines_;
};

}  // namespace

std::optional<OpeningMaker::Opening> OpeningMaker::make() {
    engine_.newGame();
    Position position = Position::start();
    for (unsigned ply = 0; ply < kPlies; ++ply) {
        std::vector<Line> lines = look(position, kChoice, kGlance);
        if (lines.empty()) return std::nullopt;
        const auto best = std::ranges::max(lines, {}, &Line::value);
        std::erase_if(lines, [&](const Line& line) { return line.value < best.value - kGoodEnough; });
        position = position.after(lines[random_() % lines.size()].move);
    }
    if (position.isCheck() || !hasLegalMove(position)) return std::nullopt;
    const std::vector<Line> lines = look(position, 1, kLook);
    if (lines.empty() || std::abs(lines.front().value) > kBalanced) return std::nullopt;
    return Opening{position, lines.front().value};
}

std::vector<OpeningMaker::Line> OpeningMaker::look(const Position& position, unsigned lines,
                                                   std::uint64_t nodes) {
    if (!hasLegalMove(position)) return {};
    const Listener listener(position, nodes);
    sdk::SearchJob job(listener.request());
    engine_.wantLines(lines);
    static_cast<void>(engine_.search(job));
    std::vector<Line> found;
    for (const auto& [text, value] : listener.lines()) {
        if (const auto move = parseUciMove(position, text)) found.push_back({*move, value});
    }
    return found;
}

std::string toEpd(const OpeningMaker::Opening& opening) {
    const std::string fen = toFen(opening.position);
    const std::string fields = fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1));
    return fields + " hmvc " + std::to_string(opening.position.halfmoveClock()) + "; fmvn "
           + std::to_string(opening.position.fullmoveNumber()) + "; ce " + std::to_string(opening.value)
           + ";";
}

}  // namespace roque::bastion::training
