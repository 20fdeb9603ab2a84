#include "controller/engines/uci_progress.h"

#include <algorithm>

#include "controller/search/search_line.h"
#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

ScoreBound boundOf(uci::EngineInfo::Bound bound) noexcept {
    switch (bound) {
        case uci::EngineInfo::Bound::Lower:
            return ScoreBound::Lower;
        case uci::EngineInfo::Bound::Upper:
            return ScoreBound::Upper;
        default:
            return ScoreBound::Exact;
    }
}

}  // namespace

void UciProgress::note(const uci::EngineInfo& told) {
    if (told.depth) counts_.depth = *told.depth;
    if (told.nodes) counts_.nodes = *told.nodes;
    if (told.milliseconds) {
        constexpr std::uint64_t kMax = 1'000'000'000'000;
        counts_.time = std::chrono::milliseconds(std::min(*told.milliseconds, kMax));
    }
    if (told.hashFull) counts_.tablePermille = std::min(*told.hashFull, 1000U);
    if (told.multiPv.value_or(1) != 1) return;
    last_.nodes = counts_.nodes;
    last_.time = counts_.time;
    last_.tablePermille = counts_.tablePermille;
    if (!told.score) return;
    last_.scoreForMover = told.score;
    last_.bound = boundOf(told.bound);
    if (told.depth) last_.depth = *told.depth;
    if (told.selectiveDepth) last_.selectiveDepth = *told.selectiveDepth;
}

std::optional<SearchInfo> UciProgress::lineOf(const uci::EngineInfo& told) {
    const bool hasCounts = told.nodes || told.milliseconds || told.hashFull;
    if (!told.score && !told.line) {
        if (!hasCounts || !best_) return std::nullopt;
        best_ = counted(std::move(*best_));
        return best_;
    }
    SearchInfo info = counted({});
    info.multiPv = std::max(told.multiPv.value_or(1), 1U);
    if (info.multiPv > MoveList::kCapacity) return std::nullopt;  // more than there can be moves
    info.depth = counts_.depth;
    info.selectiveDepth = told.selectiveDepth.value_or(0);
    info.scoreForMover = told.score;
    info.bound = boundOf(told.bound);
    if (told.chances) info.chances = Chances{told.chances->win, told.chances->draw, told.chances->loss};
    if (told.line) {
        SearchLine line(position_, info);
        for (const std::string& move : *told.line) {
            if (!line.add(move)) break;
        }
    }
    if (info.multiPv == 1) best_ = info;
    return info;
}

SearchInfo UciProgress::counted(SearchInfo info) const {
    info.nodes = counts_.nodes;
    info.time = counts_.time;
    info.tablePermille = counts_.tablePermille;
    return info;
}

}  // namespace roque
