#include "view/board/piece_letters.h"

#include <cctype>
#include <cstddef>

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

/// The piece whose name a text begins with; of two the longer name. kEnglish.size() if there is none.
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

/// A text with its names of pieces in English.
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

/// Whether a text is UCI, or begins as it does: "e7e8r", whose letters are English.
bool beginsWithSquares(std::string_view text) {
    return text.size() > 3 && isFile(text[0]) && isRank(text[1]) && isFile(text[2]) && isRank(text[3]);
}

/// Whether a text ends in what a pawn becomes, in a small letter: "e8d", "e8=d".
bool endsInSmallPromotion(std::string_view text, const PieceLetters& letters) {
    return text.size() > 2 && !beginsWithSquares(text) && isSmall(text.back())
           && isName(capital(text.back()), letters)
           && std::string_view("18=/(").find(text[text.size() - 2]) != std::string_view::npos;
}

}  // namespace

/// Every capital letter of a move in SAN but castling's O is a piece.
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
    std::string text(typed);
    if (endsInSmallPromotion(text, letters)) text.back() = capital(text.back());
    const bool beginsSmall = !text.empty() && isSmall(text.front()) && isName(capital(text.front()), letters);
    std::vector<std::string> readings;
    if (!beginsSmall || isFile(text.front())) readings.push_back(translatedPieces(text, letters));
    if (beginsSmall) {
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
    return isSmall(key) ? static_cast<char>(std::tolower(static_cast<unsigned char>(english))) : english;
}

}  // namespace roque
