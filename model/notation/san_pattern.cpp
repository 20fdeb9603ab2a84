#include "model/notation/san_pattern.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "model/rules/promotion.h"

namespace roque {
namespace {

using Spelling = std::pair<std::string_view, std::string_view>;

/// Spellings of books and word processors, and the ASCII letter meant. Figurines of both colors stand for
/// either side's piece.
constexpr std::array<Spelling, 17> kSpellings{{
    {"♔", "K"},
    {"♕", "Q"},
    {"♖", "R"},
    {"♗", "B"},
    {"♘", "N"},
    {"♙", "P"},
    {"♚", "K"},
    {"♛", "Q"},
    {"♜", "R"},
    {"♝", "B"},
    {"♞", "N"},
    {"♟", "P"},
    {"×", "x"},
    {"‑", "-"},
    {"–", "-"},
    {"—", "-"},
    {"−", "-"},
}};

/// No move is longer, so longer texts are refused at once.
constexpr std::size_t kLongestSan = 64;

/// The text in ASCII, as far as kSpellings covers it.
std::string toAscii(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const auto* spelling = std::ranges::find_if(
            kSpellings, [text](const Spelling& each) { return text.starts_with(each.first); });
        const bool isKnown = spelling != kSpellings.end();
        const std::string_view taken = text.substr(0, isKnown ? spelling->first.size() : 1);
        result += isKnown ? spelling->second : taken;
        text.remove_prefix(taken.size());
    }
    return result;
}

bool removeSuffix(std::string_view& text, std::string_view suffix) {
    if (!text.ends_with(suffix)) return false;
    text.remove_suffix(suffix.size());
    return true;
}

void trim(std::string_view& text) {
    constexpr std::string_view kSpaces = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(kSpaces), text.size()));
    text.remove_suffix(text.size() - (text.find_last_not_of(kSpaces) + 1));
}

/// Removes what follows the move: check, mate, a NAG symbol, "e.p."; returns whether it included "e.p.".
bool removeRemarks(std::string_view& text) {
    bool isEnPassant = false;
    for (bool isDone = false; !isDone;) {
        trim(text);
        if (removeSuffix(text, "e.p.") || removeSuffix(text, "ep"))
            isEnPassant = true;
        else
            isDone = !(removeSuffix(text, "+") || removeSuffix(text, "#") || removeSuffix(text, "!")
                       || removeSuffix(text, "?"));
    }
    return isEnPassant;
}

/// The wing of O-O and O-O-O, written with the letter, in either case, or with zeros.
std::optional<Wing> castlingOf(std::string_view text) {
    if (text.size() != 3 && text.size() != 5) return std::nullopt;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string_view allowed = at % 2 == 0 ? "Oo0" : "-";
        if (allowed.find(text[at]) == allowed.npos) return std::nullopt;
    }
    return text.size() == 3 ? Wing::KingSide : Wing::QueenSide;
}

/// The piece of an upper-case letter; None for other letters and for P, which the standard form never has.
PieceType pieceTypeOf(char letter) {
    switch (letter) {
        case 'K':
            return PieceType::King;
        case 'Q':
            return PieceType::Queen;
        case 'R':
            return PieceType::Rook;
        case 'B':
            return PieceType::Bishop;
        case 'N':
            return PieceType::Knight;
        default:
            return PieceType::None;
    }
}

/// The piece of a letter in either case. A "b" is a bishop only if `letterB` says so.
PieceType pieceTypeInAnyCase(char letter, SanPattern::LetterB letterB) {
    if (letter == 'P') return PieceType::Pawn;
    if (letter == 'b' && letterB == SanPattern::LetterB::File) return PieceType::None;
    constexpr std::string_view kLowerCase = "kqrbn";
    const bool isLower = kLowerCase.find(letter) != kLowerCase.npos;
    return pieceTypeOf(isLower ? static_cast<char>(letter - 'a' + 'A') : letter);
}

/// Removes a leading piece letter and returns the piece; None if there is no letter.
PieceType removePiece(std::string_view& text, SanPattern::LetterB letterB) {
    if (text.empty()) return PieceType::None;
    const bool isSquare = text.size() > 1 && text[1] >= '1' && text[1] <= '8';  // "b1d3" goes from there
    const PieceType piece = pieceTypeInAnyCase(text[0], isSquare ? SanPattern::LetterB::File : letterB);
    if (piece != PieceType::None) text.remove_prefix(1);
    return piece;
}

/// Removes a trailing "=Q", "Q", "(Q)" or "/Q" and returns the piece; None if there is no promotion.
PieceType removePromotion(std::string_view& text) {
    std::string_view rest = text;
    const bool isInBrackets = removeSuffix(rest, ")");
    for (const PieceType choice : Promotion::kChoices) {
        const char lower = letterOf(choice);
        const char upper = static_cast<char>(lower - 'a' + 'A');
        if (!removeSuffix(rest, {&lower, 1}) && !removeSuffix(rest, {&upper, 1})) continue;
        if (isInBrackets) {
            if (!removeSuffix(rest, "(")) return PieceType::None;
        } else if (!removeSuffix(rest, "=")) {
            removeSuffix(rest, "/");
        }
        text = rest;
        return choice;
    }
    return PieceType::None;
}

/// Removes the origin of the piece: a file, a rank, both or nothing.
void removeOrigin(std::string_view& text, SanPattern& pattern) {
    if (!text.empty()) pattern.file = fileFromLetter(text[0]);
    if (pattern.file) text.remove_prefix(1);
    if (!text.empty()) pattern.rank = rankFromDigit(text[0]);
    if (pattern.rank) text.remove_prefix(1);
}

/// Reads the origin of the piece, followed by x, or by - if it is a whole square.
bool readOrigin(std::string_view text, SanPattern& pattern) {
    removeOrigin(text, pattern);
    const bool isCapture = removeSuffix(text, "x");
    if (!isCapture && pattern.file && pattern.rank) removeSuffix(text, "-");
    if (!text.empty()) return false;
    if (pattern.piece != PieceType::None && pattern.piece != PieceType::Pawn) return true;
    if (pattern.file && pattern.rank) return true;
    // A pawn move names no rank unless it names the whole square, and a capture names its file.
    if (pattern.rank || (isCapture && !pattern.file)) return false;
    pattern.piece = PieceType::Pawn;
    if (!pattern.file) pattern.file = fileOf(pattern.to);
    return true;
}

/// Parses a text of the standard form, such as "e4", "exd6", "Nbxd7+" and "e8=Q#": nearly all that occurs in
/// files. Nothing for any other form, which takes the slow path.
std::optional<SanPattern> parseStandardForm(std::string_view text) {
    if (!text.empty() && (text.back() == '+' || text.back() == '#')) text.remove_suffix(1);
    if (text.size() < 2) return std::nullopt;
    SanPattern pattern;
    pattern.piece = pieceTypeOf(text[0]);
    const bool isPawn = pattern.piece == PieceType::None;
    if (!isPawn) text.remove_prefix(1);
    if (isPawn && text[text.size() - 2] == '=') {
        pattern.promotion = pieceTypeOf(text.back());
        if (pattern.promotion == PieceType::None || pattern.promotion == PieceType::King) return std::nullopt;
        text.remove_suffix(2);
    }
    if (text.size() < 2) return std::nullopt;
    const auto to = parseSquare(text.substr(text.size() - 2));
    if (!to) return std::nullopt;
    pattern.to = *to;
    text.remove_suffix(2);
    const bool isCapture = removeSuffix(text, "x");
    if (isPawn) {
        pattern.piece = PieceType::Pawn;
        pattern.file = isCapture && text.size() == 1 ? fileFromLetter(text[0]) : fileOf(*to);
        return text.size() == (isCapture ? 1U : 0U) && pattern.file ? std::optional(pattern) : std::nullopt;
    }
    removeOrigin(text, pattern);
    return text.empty() ? std::optional(pattern) : std::nullopt;
}

}  // namespace

std::optional<SanPattern> SanPattern::parse(std::string_view text, LetterB letterB) {
    if (letterB == LetterB::File || !text.starts_with('b')) {
        if (const auto standard = parseStandardForm(text)) return standard;
    }
    if (text.size() > kLongestSan) return std::nullopt;
    const bool isAscii = std::ranges::none_of(
        text, [](char letter) { return (static_cast<unsigned char>(letter) & 0x80U) != 0; });
    const std::string translated = isAscii ? std::string() : toAscii(text);
    std::string_view rest = isAscii ? text : translated;
    SanPattern pattern;
    pattern.isEnPassant = removeRemarks(rest);
    pattern.castling = castlingOf(rest);
    if (pattern.castling) return pattern;
    pattern.piece = removePiece(rest, letterB);
    pattern.promotion = removePromotion(rest);
    if (rest.size() < 2) return std::nullopt;
    const auto to = parseSquare(rest.substr(rest.size() - 2));
    if (!to) return std::nullopt;
    pattern.to = *to;
    rest.remove_suffix(2);
    if (!readOrigin(rest, pattern)) return std::nullopt;
    return pattern;
}

}  // namespace roque
