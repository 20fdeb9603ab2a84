#include "view/game/piece_letters.h"

#include <cctype>
#include <cstddef>

#include <boost/algorithm/string/trim.hpp>

namespace roque {
namespace {

constexpr std::string_view kEnglish = "KQRBN";

bool isSmall(char letter) {
    return letter >= 'a' && letter <= 'z';
}

bool isFile(char letter) {
    return letter >= 'a' && letter <= 'h';
}

bool isRank(char digit) {
    return digit >= '1' && digit <= '8';
}

char capital(char letter) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
}

char small(char letter) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

/// The piece whose name starts a text; of two matches the longer. kEnglish.size() if there is none.
std::size_t pieceAt(std::string_view text, const PieceLetters& letters) {
    std::size_t found = kEnglish.size();
    for (std::size_t piece = 0; piece < letters.size(); ++piece) {
        const bool isLonger = found == kEnglish.size() || letters[piece].size() > letters[found].size();
        if (!letters[piece].empty() && isLonger && text.starts_with(letters[piece])) found = piece;
    }
    return found;
}

bool isName(char letter, const PieceLetters& letters) {
    return pieceAt(std::string_view(&letter, 1), letters) < kEnglish.size();
}

/// A text with its piece names in English.
std::string translatedPieces(std::string_view text, const PieceLetters& letters) {
    std::string english;
    while (!text.empty()) {
        const std::size_t piece = pieceAt(text, letters);
        const bool isPiece = piece < kEnglish.size();
        english += isPiece ? kEnglish[piece] : text.front();
        text.remove_prefix(isPiece ? letters[piece].size() : 1);
    }
    return english;
}

bool beginsWithSquare(std::string_view text) {
    return text.size() > 1 && isFile(text[0]) && isRank(text[1]);
}

/// Whether a text is UCI or starts like it: "e7e8r".
bool beginsWithSquares(std::string_view text) {
    return text.size() > 3 && beginsWithSquare(text) && beginsWithSquare(text.substr(2));
}

/// Such a text in English. A letter that is a piece in UCI stays one: "e7e8r" is a rook in every language.
std::string englishSquares(std::string_view text, const PieceLetters& letters) {
    constexpr std::size_t kSquares = 4;
    std::string english(text.substr(0, kSquares));
    for (const char letter : text.substr(kSquares)) {
        const char own = small(letter);
        const bool isUci = std::string_view("qrbn").find(own) != std::string_view::npos;
        english += isUci ? own : englishLetter(own, letters);
    }
    return english;
}

/// The position of a pawn's lower-case promotion letter, as in "e8d" or "e8=d+"; npos if there is none.
std::size_t smallPromotion(std::string_view text, const PieceLetters& letters) {
    constexpr std::string_view kBefore = "18=/(";
    const std::size_t at = text.find_last_not_of(" +#!?)");
    if (at >= text.size() || at < 2 || !isFile(text.front())) return std::string_view::npos;
    const bool isPiece = isSmall(text[at]) && isName(capital(text[at]), letters);
    return isPiece && kBefore.find(text[at - 1]) != std::string_view::npos ? at : std::string_view::npos;
}

}  // namespace

/// Every upper-case letter of a SAN move except castling's O is a piece.
std::string withPieces(std::string_view moves, const PieceLetters& letters) {
    std::string text;
    for (const char letter : moves) {
        const std::size_t piece = kEnglish.find(letter);
        if (piece == std::string_view::npos)
            text += letter;
        else
            text += letters[piece];
    }
    return text;
}

std::vector<std::string> englishReadings(std::string_view typed, const PieceLetters& letters) {
    std::string text = boost::trim_copy(std::string(typed));
    if (beginsWithSquares(text)) return {englishSquares(text, letters)};
    if (const std::size_t at = smallPromotion(text, letters); at < text.size()) text[at] = capital(text[at]);
    const bool beginsSmall = !text.empty() && isSmall(text.front()) && isName(capital(text.front()), letters);
    std::vector<std::string> readings;
    if (!beginsSmall || isFile(text.front())) readings.push_back(translatedPieces(text, letters));
    if (beginsSmall && !beginsWithSquare(text)) {
        text.front() = capital(text.front());
        readings.push_back(translatedPieces(text, letters));
    }
    return readings;
}

char englishLetter(char key, const PieceLetters& letters) {
    const char name = capital(key);
    const std::size_t piece = pieceAt(std::string_view(&name, 1), letters);
    if (piece == kEnglish.size()) return key;
    const char english = kEnglish[piece];
    return isSmall(key) ? small(english) : english;
}

}  // namespace roque
