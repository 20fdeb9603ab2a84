#include "view/board/board_key.h"

#include "view/text/language_letters.h"

namespace roque {
namespace {

/// The key's code; for a piece letter of the person's language, the English letter.
int namedKeyOf(const wxKeyEvent& event) {
    const int code = event.GetKeyCode();
    const bool isLetter = code >= 'A' && code <= 'Z';
    return isLetter ? englishLetter(static_cast<char>(code), languageLetters()) : code;
}

}  // namespace

std::optional<BrowseStep> browseStepOf(int key) noexcept {
    switch (key) {
        case WXK_LEFT:
            return BrowseStep::Previous;
        case WXK_RIGHT:
            return BrowseStep::Next;
        case WXK_HOME:
            return BrowseStep::First;
        case WXK_END:
            return BrowseStep::Last;
        case WXK_UP:
            return BrowseStep::PreviousVariation;
        case WXK_DOWN:
            return BrowseStep::NextVariation;
        default:
            return std::nullopt;
    }
}

std::optional<BoardKey> boardKeyOf(const wxKeyEvent& event, const BoardState& state) {
    const int code = event.GetKeyCode();
    const bool isEnter = code == WXK_RETURN || code == WXK_NUMPAD_ENTER;
    const bool asksAnyway = isEnter && event.GetModifiers() == wxMOD_SHIFT;  // what a pawn becomes
    if (event.HasAnyModifiers() && !asksAnyway) return std::nullopt;
    const bool asks = state.chooser.has_value();
    const auto ifAsked = [asks](BoardKey key) { return asks ? std::optional(key) : std::nullopt; };
    switch (namedKeyOf(event)) {
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
            return state.selected == Square::None && state.cursor == Square::None
                       ? std::nullopt
                       : std::optional(BoardKey::Cancel);
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
