#include "view/figurines.h"

#include <string_view>

namespace roque {
namespace {

std::string_view figurineOf(char letter) {
    switch (letter) {
        case 'K':
            return "♔";
        case 'Q':
            return "♕";
        case 'R':
            return "♖";
        case 'B':
            return "♗";
        case 'N':
            return "♘";
        default:
            return {};
    }
}

}  // namespace

/// Every capital letter of a move in SAN but castling's O is a piece.
std::string withPieces(std::string moves, PieceLetters letters) {
    if (letters == PieceLetters::English) return moves;
    std::string text;
    for (const char letter : moves) {
        const std::string_view figurine = figurineOf(letter);
        if (figurine.empty())
            text += letter;
        else
            text += figurine;
    }
    return text;
}

}  // namespace roque
