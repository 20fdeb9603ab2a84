#include "view/terminal/play/board_text.h"

#include <functional>
#include <string_view>

#include <fmt/format.h>

#include "model/pieces/piece.h"

namespace roque::terminal {
namespace {

/// Writes what stands on a square.
using SquareText = std::function<std::string(Square)>;

/// A board whose squares are written by a function, and are as wide as the letters of the files.
std::string textOf(Color from, const SquareText& squareText, std::string_view blank) {
    const auto seen = [from](std::uint32_t at) { return from == Color::White ? at : 7U - at; };
    std::string text;
    for (std::uint32_t row = 0; row < 8; ++row) {
        const Rank rank{seen(7U - row)};
        text += digitOf(rank);
        text += ' ';
        for (std::uint32_t column = 0; column < 8; ++column)
            text += squareText(squareAt(File{seen(column)}, rank));
        text += '\n';
    }
    text += "  ";
    for (std::uint32_t column = 0; column < 8; ++column) {
        text += ' ';
        text += letterOf(File{seen(column)});
        text += blank;
    }
    return text + '\n';
}

}  // namespace

std::string boardText(const Board& board, Color from) {
    const auto plain = [&board](Square square) {
        const Piece* const piece = board.pieceAt(square);
        return std::string{' ', piece == nullptr ? '.' : piece->symbol()};
    };
    return textOf(from, plain, "");
}

std::string coloredBoardText(const Board& board, Color from, Bitboard lastMove) {
    // Of the 256 colours that terminals have: neither too light for white letters nor too dark for black
    // ones.
    constexpr int kLight = 101;
    constexpr int kDark = 65;
    constexpr int kLightLast = 136;
    constexpr int kDarkLast = 94;
    constexpr int kWhitePiece = 231;
    constexpr int kBlackPiece = 16;
    const auto colored = [&](Square square) {
        const Piece* const piece = board.pieceAt(square);
        const bool isDark = contains(kDarkSquares, square);
        const int ground =
            contains(lastMove, square) ? (isDark ? kDarkLast : kLightLast) : (isDark ? kDark : kLight);
        const int ink = piece != nullptr && piece->color() == Color::White ? kWhitePiece : kBlackPiece;
        return fmt::format("\033[1;48;5;{};38;5;{}m {} \033[0m", ground, ink,
                           piece == nullptr ? ' ' : piece->symbol());
    };
    return textOf(from, colored, " ");
}

}  // namespace roque::terminal
