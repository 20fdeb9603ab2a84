#include "view/board/board_key.h"

namespace roque {

std::optional<BoardKey> boardKeyOf(const wxKeyEvent& event, const BoardState& state) {
    if (event.HasAnyModifiers()) return std::nullopt;
    const bool asks = state.chooser.has_value();
    const auto ifAsked = [asks](BoardKey key) { return asks ? std::optional(key) : std::nullopt; };
    switch (event.GetKeyCode()) {
        case WXK_LEFT:
            return BoardKey::Left;
        case WXK_RIGHT:
            return BoardKey::Right;
        case WXK_UP:
            return BoardKey::Up;
        case WXK_DOWN:
            return BoardKey::Down;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
            return BoardKey::Choose;
        case WXK_ESCAPE:
            return state.selected == Square::None ? std::nullopt : std::optional(BoardKey::Cancel);
        case 'Q':
            return ifAsked(BoardKey::Queen);
        case 'R':
            return ifAsked(BoardKey::Rook);
        case 'B':
            return ifAsked(BoardKey::Bishop);
        case 'N':
            return ifAsked(BoardKey::Knight);
        default:
            return std::nullopt;
    }
}

}  // namespace roque
