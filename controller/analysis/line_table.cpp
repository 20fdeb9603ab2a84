#include "controller/analysis/line_table.h"

#include <algorithm>
#include <utility>

#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

bool isBeginningOf(const std::vector<Move>& shorter, const std::vector<Move>& longer) {
    return shorter.size() < longer.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
}

}  // namespace

void LineTable::begin(Ticket question, const Position& searched, unsigned lines) {
    if (searched != position_) entries_.clear();
    for (Entry& entry : entries_) {
        entry.isOfThisQuestion = false;
        entry.row.bound.reset();
    }
    std::erase_if(entries_, [](const Entry& entry) { return !entry.row.score; });
    question_ = question;
    position_ = searched;
    capacity_ = std::min<std::size_t>(lines, countLegalMoves(searched));
    depth_ = 0;
    nodes_ = 0;
    time_ = {};
    areRowsSorted_ = false;
}

bool LineTable::add(Ticket question, const SearchInfo& info) {
    if (question != question_) return false;
    if (!info.line.empty() && !isLegal(position_, info.line.front())) return false;
    nodes_ = info.nodes;
    time_ = info.time;
    const auto score = scoreForWhite(info, position_, curve_);
    if (!score || info.line.empty()) return true;
    Entry& entry = entryOf(info.line.front());
    AnalysisRow& row = entry.row;
    if (score->bound != ScoreBound::Exact) {
        if (row.score && info.depth < row.depth) return true;  // it knows better; its score still ages
        if (!row.score) takeLine(row, info);
        row.bound = score;
    } else {
        takeLine(row, info);
        row.score = score;
        row.bound.reset();
        row.depth = info.depth;
        depth_ = std::max(depth_, info.depth);
    }
    entry.isOfThisQuestion = true;
    areRowsSorted_ = false;
    return true;
}

/// The entry of a move, a new one if it has none.
LineTable::Entry& LineTable::entryOf(Move move) {
    auto entry = std::ranges::find_if(entries_, [&](const Entry& each) { return each.row.move == move; });
    if (entry == entries_.end()) {
        entries_.emplace_back().row.move = move;
        entry = std::prev(entries_.end());
    }
    return *entry;
}

/// Takes a line over, unless it is only the beginning of the one that is known: engines send short ones when
/// they find the position in their table.
void LineTable::takeLine(AnalysisRow& row, const SearchInfo& info) {
    if (isBeginningOf(info.line, row.line)) return;
    row.line = info.line;
    row.lineText = info.lineText;
}

const std::vector<AnalysisRow>& LineTable::rows() const {
    if (!std::exchange(areRowsSorted_, true)) sortRows();
    return rows_;
}

const AnalysisRow* LineTable::best() const {
    return rows().empty() || !rows().front().score ? nullptr : &rows().front();
}

LineTable::Freshness LineTable::freshnessOf(const Entry& entry) const noexcept {
    if (!entry.row.score) return Freshness::OnlyBound;
    if (!entry.isOfThisQuestion || entry.row.depth + 1 < depth_) return Freshness::Ageing;
    return entry.row.depth == depth_ ? Freshness::Deepest : Freshness::PlyBefore;
}

/// While an engine works at a depth, its other lines are a ply behind: they are as fresh as can be. But once
/// it has reported as many moves as wanted, a move that it no longer reports has fallen behind, however good
/// its old score was.
void LineTable::sortRows() const {
    std::vector<Entry> sorted = entries_;
    for (Entry& entry : sorted) entry.freshness = freshnessOf(entry);
    const Color mover = position_.sideToMove();
    const auto isBetter = [mover](const Entry& first, const Entry& second) {
        const auto& said = [](const Entry& entry) -> const std::optional<WhiteScore>& {
            return entry.row.score ? entry.row.score : entry.row.bound;
        };
        return isBetterFor(mover, *said(first), *said(second));
    };
    std::ranges::stable_sort(sorted, [&](const Entry& first, const Entry& second) {
        if (first.freshness != second.freshness) return first.freshness < second.freshness;
        return isBetter(first, second);
    });
    if (sorted.size() > capacity_) sorted.resize(capacity_);
    const auto fresh = std::ranges::find_if(
        sorted, [](const Entry& entry) { return entry.freshness > Freshness::PlyBefore; });
    std::stable_sort(sorted.begin(), fresh, isBetter);
    rows_.clear();
    for (Entry& entry : sorted) {
        entry.row.isAgeing = entry.freshness == Freshness::Ageing;
        rows_.push_back(std::move(entry.row));
    }
}

}  // namespace roque
