#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace roque {

/// How moves name king, queen, rook, bishop and knight, in this order: one or more characters each, in UTF-8.
using PieceLetters = std::array<std::string, 5>;

/// Those of SAN, in which the program itself reads and writes.
inline const PieceLetters kEnglishLetters{"K", "Q", "R", "B", "N"};
/// Those that need no language.
inline const PieceLetters kFigurines{"♔", "♕", "♖", "♗", "♘"};

/// A move in SAN, or several with blanks between, with the pieces named as `letters` says. Castling stays as
/// it is.
[[nodiscard]] std::string withPieces(std::string_view moves, const PieceLetters& letters);

/// What a person may have meant by a move, or the beginning of one, that he typed in `letters`, in English
/// letters: at least one text, the likeliest first. A small letter that can be a file is that rather than a
/// piece, and nothing else before a rank. English letters are understood too, as far as `letters` has no
/// other use for them.
[[nodiscard]] std::vector<std::string> englishReadings(std::string_view typed, const PieceLetters& letters);

/// The English letter of the piece that a key names in `letters`, as small or large as the key; any other key
/// itself.
[[nodiscard]] char englishLetter(char key, const PieceLetters& letters);

}  // namespace roque
