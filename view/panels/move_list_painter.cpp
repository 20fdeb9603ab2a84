#include "view/panels/move_list_painter.h"

#include <algorithm>
#include <string>

#include "view/board/desktop_colors.h"
#include "view/text/game_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

wxColour textColour(bool isShown, bool isGrey) {
    const WindowColors& colors = desktopColors();
    if (isShown) return wxColourOf(colors.accent.ink);
    return wxColourOf(isGrey ? colors.dim : colors.text);
}

}  // namespace

bool MoveListState::isUnplayed(const GameNode& node) const {
    std::size_t ply = node.ply();
    for (const GameNode* each = &node; each->parent() != nullptr; each = each->parent()) {
        if (each->parent()->next() != each) ply = each->ply();  // a variation starts here
    }
    return ply > playedPlies;
}

void MoveListPainter::paint(wxDC& dc) const {
    dc.SetBackground(wxColourOf(desktopColors().card));
    dc.Clear();
    const auto& layout = rows_.layout().rows();
    for (std::size_t at = rows_.rowAt(0); at < layout.size(); ++at) {
        const wxRect rect = rows_.rectOfRow(at);
        if (rect.y >= window_.GetClientSize().y) break;
        switch (layout[at].kind) {
            case MoveListRow::Kind::Moves:
                drawMoves(dc, rect, layout[at]);
                break;
            case MoveListRow::Kind::Words:
                drawWords(dc, rect, layout[at]);
                break;
            case MoveListRow::Kind::Result:
                drawResult(dc, rect);
        }
    }
}

void MoveListPainter::drawResult(wxDC& dc, const wxRect& rect) const {
    dc.SetFont(window_.GetFont().Bold());
    dc.SetTextForeground(textColour(false, false));
    dc.DrawLabel(resultWords(state_.result), rect, wxALIGN_CENTRE);
}

void MoveListPainter::drawMark(wxDC& dc, const wxRect& rect) const {
    dc.SetPen(wxColourOf(desktopColors().accent.ground));
    dc.SetBrush(wxColourOf(desktopColors().accent.ground));
    dc.DrawRoundedRectangle(rect, window_.FromDIP(4));
}

/// Draws text in the middle of the height of a rectangle.
void MoveListPainter::drawText(wxDC& dc, const std::string& text, const wxRect& rect, int indent) const {
    dc.DrawText(toWx(text), rect.x + indent, rect.y + (rect.height - rows_.metrics().letterHeight) / 2);
}

void MoveListPainter::drawNumber(wxDC& dc, const wxRect& rect, const MoveListRow& row) const {
    const GameNode* const any =
        row.moves[Color::White] != nullptr ? row.moves[Color::White] : row.moves[Color::Black];
    dc.SetFont(window_.GetFont());
    dc.SetTextForeground(wxColourOf(desktopColors().dim));
    const wxRect number(rect.x, rect.y, rows_.metrics().numberWidth * 4 / 5, rect.height);
    dc.DrawLabel(toWx(std::to_string(any->parent()->position().fullmoveNumber()) + '.'), number,
                 wxALIGN_RIGHT | wxALIGN_CENTRE_VERTICAL);
}

void MoveListPainter::drawMoves(wxDC& dc, const wxRect& rect, const MoveListRow& row) const {
    drawNumber(dc, rect, row);
    for (const Color color : kColors) {
        const GameNode* const node = row.moves[color];
        const wxRect cell = rows_.cellOf(rect, color);
        const bool isShown = node != nullptr && node == state_.shown;
        if (isShown) drawMark(dc, cell);
        const bool isGrey = node != nullptr && state_.isUnplayed(*node);
        dc.SetFont(isGrey ? commentFont_ : isShown ? window_.GetFont().Bold() : window_.GetFont());
        dc.SetTextForeground(textColour(isShown, isGrey));
        const bool isElsewhere = color == Color::White && row.isContinued;
        drawText(dc,
                 node != nullptr ? moveText(*node, state_.letters)
                 : isElsewhere   ? "…"
                                 : "",
                 cell, window_.FromDIP(6));
        if (node != nullptr) drawTime(dc, cell, *node, row.times[color]);
    }
}

/// Draws the time beside a move at the end of its cell, if there is room.
void MoveListPainter::drawTime(wxDC& dc, const wxRect& cell, const GameNode& node,
                               const std::string& time) const {
    if (time.empty()) return;
    const int margin = window_.FromDIP(6);
    const int move = dc.GetTextExtent(toWx(moveText(node, state_.letters))).x;
    dc.SetFont(timeFont_);
    const wxSize size = dc.GetTextExtent(toWx(time));
    if (move + size.x + 3 * margin > cell.width) return;
    if (&node != state_.shown) dc.SetTextForeground(wxColourOf(desktopColors().dim));
    dc.DrawText(toWx(time), cell.GetRight() - margin - size.x, cell.y + (cell.height - size.y) / 2);
}

/// Draws a row of text, with a line beside it for each level of variations.
void MoveListPainter::drawWords(wxDC& dc, const wxRect& rect, const MoveListRow& row) const {
    dc.SetPen(wxColourOf(desktopColors().dim));
    for (unsigned depth = 1; depth <= std::min(row.depth, MoveListLayout::kDeepestIndent); ++depth) {
        const int x = rect.x + rows_.indentOf(depth) - window_.FromDIP(7);
        dc.DrawLine(x, rect.y, x, rect.GetBottom() + 1);
    }
    for (const MoveListToken& word : row.words) {
        const bool isMove = word.kind == MoveListToken::Kind::Move;
        const bool isShown = isMove && word.node == state_.shown;
        const wxRect place = rows_.rectOfWord(rect, row.depth, word);
        if (isShown) drawMark(dc, wxRect(place).Inflate(window_.FromDIP(3), 0));
        dc.SetFont(word.kind == MoveListToken::Kind::Comment ? commentFont_ : window_.GetFont());
        dc.SetTextForeground(textColour(isShown, state_.isUnplayed(*word.node)));
        drawText(dc, word.text, place, 0);
    }
}

}  // namespace roque
