#include "view/panels/move_list_rows.h"

#include <algorithm>

#include "view/text/nag_text.h"
#include "view/toolkit/text.h"

namespace roque {

void MoveListRows::layOut(const GameNode& root, int width, const PieceLetters& letters,
                          std::optional<std::size_t> resultAfter, const WidthOf& widthOf) {
    width_ = width;
    const int margin = indentOf(0);
    layout_.layOut(
        root, {width - 2 * margin, indentOf(1) - margin, metrics_.blankWidth}, letters, widthOf,
        [](Nag nag) { return toUtf8(nagWords(nag)); }, resultAfter);
    tops_.assign(1, 0);
    for (const MoveListRow& row : layout_.rows())
        tops_.push_back(tops_.back()
                        + (row.kind == MoveListRow::Kind::Words ? metrics_.lineHeight : metrics_.rowHeight));
}

void MoveListRows::scrollTo(int offset, int height) {
    if (isLaidOut()) offset_ = std::clamp(offset, 0, std::max(0, tops_.back() - height));
}

std::size_t MoveListRows::rowAt(int y) const {
    const auto end = std::ranges::upper_bound(tops_, y + offset_);
    return static_cast<std::size_t>(end - tops_.begin()) - 1;
}

wxRect MoveListRows::rectOfRow(std::size_t row) const {
    return {0, tops_[row] - offset_, width_, tops_[row + 1] - tops_[row]};
}

wxRect MoveListRows::rectOfMove(const GameNode& node) const {
    const std::size_t* const place = layout_.rowOf(node);
    if (place == nullptr) return {};
    const MoveListRow& row = layout_.rows()[*place];
    const wxRect rect = rectOfRow(*place);
    if (row.kind == MoveListRow::Kind::Moves)
        return cellOf(rect, row.moves[Color::White] == &node ? Color::White : Color::Black);
    for (const MoveListToken& word : row.words) {
        if (word.kind == MoveListToken::Kind::Move && word.node == &node)
            return rectOfWord(rect, row.depth, word);
    }
    return {};
}

const GameNode* MoveListRows::nodeAt(wxPoint point) const {
    const std::size_t place = rowAt(point.y);
    if (place >= layout_.rows().size()) return nullptr;
    const MoveListRow& row = layout_.rows()[place];
    const wxRect rect = rectOfRow(place);
    for (const Color color : kColors) {
        if (row.moves[color] != nullptr && cellOf(rect, color).Contains(point)) return row.moves[color];
    }
    for (const MoveListToken& word : row.words) {
        if (rectOfWord(rect, row.depth, word).Inflate(metrics_.blankWidth / 2, 0).Contains(point))
            return word.node;
    }
    return nullptr;
}

wxRect MoveListRows::cellOf(const wxRect& row, Color color) const {
    const int width = (row.width - metrics_.numberWidth) / 2;
    const int left = row.x + metrics_.numberWidth + (color == Color::White ? 0 : width);
    return {left, row.y, width, row.height};
}

wxRect MoveListRows::rectOfWord(const wxRect& row, unsigned depth, const MoveListToken& word) const {
    return {row.x + indentOf(depth) + word.x, row.y, word.width, row.height};
}

int MoveListRows::indentOf(unsigned depth) const {
    const int level = static_cast<int>(std::min(depth, MoveListLayout::kDeepestIndent));
    return metrics_.margin + level * metrics_.indent;
}

}  // namespace roque
