#include "plugins/bastion/training/opening_maker.h"

#include <algorithm>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "plugins/bastion/training/quiet_host.h"

namespace roque::bastion::training {
namespace {

constexpr unsigned kPlies = 8;
constexpr unsigned kChoice = 8;            ///< best moves compared at each ply
constexpr Value kGoodEnough = 30;          ///< the most a move may lose against the best one
constexpr Value kBalanced = 60;            ///< the largest value of an opening
constexpr std::uint64_t kGlance = 20'000;  ///< nodes to choose a move
constexpr std::uint64_t kLook = 100'000;   ///< nodes to judge the opening

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
    const QuietHost host({position}, {}, nodes);
    sdk::SearchJob job(host.request());
    engine_.setLines(lines);
    static_cast<void>(engine_.search(job));
    std::vector<Line> found;
    for (const auto& [text, value] : host.lines()) {
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
