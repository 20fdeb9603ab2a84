#include "view/terminal/play/board_text.h"

#include "model/pieces/piece.h"

namespace roque::terminal {

std::string boardText(const Board& board, Color from) {
    const auto seen = [from](std::uint32_t at) { return from == Color::White ? at : 7U - at; };
    std::string text;
    for (std::uint32_t row = 0; row < 8; ++row) {
        const Rank rank{seen(7U - row)};
        text += digitOf(rank);
        text += ' ';
        for (std::uint32_t column = 0; column < 8; ++column) {
            const Piece* piece = board.pieceAt(squareAt(File{seen(column)}, rank));
            text += ' ';
            text += piece == nullptr ? '.' : piece->symbol();
        }
        text += '\n';
    }
    text += "  ";
    for (std::uint32_t column = 0; column < 8; ++column) {
        text += ' ';
        text += letterOf(File{seen(column)});
    }
    return text + '\n';
}

}  // namespace roque::terminal
