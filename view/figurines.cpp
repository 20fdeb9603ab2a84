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

/// Every capital letter of a move in SAN but castling's is a piece.
std::string withPieces(std::string san, PieceLetters letters) {
    if (letters == PieceLetters::English || san.starts_with('O')) return san;
    std::string text;
    for (const char letter : san) {
        const std::string_view figurine = figurineOf(letter);
        if (figurine.empty())
            text += letter;
        else
            text += figurine;
    }
    return text;
}

}  // namespace roque
