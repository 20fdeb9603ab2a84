#include "view/move_table.h"

#include <cassert>

namespace roque {

void MoveTable::update(const std::vector<const GameNode*>& line) {
    assert(!line.empty());
    if (const Position& start = line.front()->position(); start != start_) {
        start_ = start;
        entries_.clear();
    }
    std::size_t same = 0;
    while (same < entries_.size() && same + 1 < line.size() && entries_[same].move == line[same + 1]->move())
        ++same;
    entries_.resize(same);
    for (std::size_t index = same + 1; index < line.size(); ++index)
        entries_.push_back({line[index]->move(), line[index]->san()});
}

std::size_t MoveTable::rowCount() const noexcept {
    return entries_.empty() ? 0 : (entries_.size() + offset() + 1) / 2;
}

unsigned MoveTable::number(std::size_t row) const noexcept {
    return start_.fullmoveNumber() + static_cast<unsigned>(row);
}

std::string MoveTable::text(std::size_t row, Color color) const {
    if (const auto index = indexAt(row, color)) return entries_[*index - 1].san;
    const bool isBeforeFirst = row == 0 && color == Color::White && start_.sideToMove() == Color::Black;
    return isBeforeFirst ? "…" : "";
}

std::optional<std::size_t> MoveTable::indexAt(std::size_t row, Color color) const noexcept {
    const std::size_t cell = 2 * row + static_cast<std::size_t>(color);
    if (cell < offset()) return std::nullopt;
    const std::size_t index = cell - offset() + 1;
    return index <= entries_.size() ? std::optional(index) : std::nullopt;
}

std::optional<std::size_t> MoveTable::rowOf(std::size_t index) const noexcept {
    if (index == 0 || index > entries_.size()) return std::nullopt;
    return (index - 1 + offset()) / 2;
}

}  // namespace roque
