#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace roque {

/// The names of king, queen, rook, bishop and knight in moves, in this order: one or more UTF-8 characters
/// each.
using PieceLetters = std::array<std::string, 5>;

/// The letters of SAN, which the program itself reads and writes.
inline const PieceLetters kEnglishLetters{"K", "Q", "R", "B", "N"};
/// Figurines, which need no language.
inline const PieceLetters kFigurines{"♔", "♕", "♖", "♗", "♘"};

/// One or more SAN moves, separated by blanks, with pieces named by `letters`. Castling stays unchanged.
[[nodiscard]] std::string withPieces(std::string_view moves, const PieceLetters& letters);

/// The possible meanings, in English letters, of a move or its beginning typed in `letters`: at least one
/// text, the likeliest first. A lower-case letter that can be a file is preferred as a file over a piece, and
/// before a rank it is always a file. English letters are also understood unless `letters` uses them
/// otherwise.
[[nodiscard]] std::vector<std::string> englishReadings(std::string_view typed, const PieceLetters& letters);

/// The English letter of the piece that a key names in `letters`, in the key's case; any other key is
/// returned unchanged.
[[nodiscard]] char englishLetter(char key, const PieceLetters& letters);

}  // namespace roque
