#include "controller/pgn/text_pattern.h"

namespace roque {
namespace {

/// The letters from U+00C0 to U+017F without their accents.
constexpr std::string_view kPlain =
    "aaaaaaaceeeeiiiidnooooo*ouuuuyts"
    "aaaaaaaceeeeiiiidnooooo*ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjjjkkkllllllllll"
    "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr unsigned kFirst = 0xC0;
static_assert(kPlain.size() == 0x180 - kFirst);

/// A letter in lower case without its accent, and how many bytes of the text it takes.
struct FoldedLetter {
    char letter;
    std::size_t bytes;
};

/// Folds the letter at `at`. Bytes of other scripts are letters of their own.
FoldedLetter foldedLetterAt(std::size_t at, std::string_view text) noexcept {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x80) {
        const bool isCapital = byte >= 'A' && byte <= 'Z';
        return {isCapital ? static_cast<char>(byte - 'A' + 'a') : text[at], 1};
    }
    const bool isLatinLead = byte >= 0xC3 && byte <= 0xC5;
    if (!isLatinLead || at + 1 >= text.size()) return {text[at], 1};
    const auto next = static_cast<unsigned char>(text[at + 1]);
    if ((next & 0xC0U) != 0x80U) return {text[at], 1};
    const unsigned letter = (byte & 0x1FU) << 6U | (next & 0x3FU);
    return {kPlain[letter - kFirst], 2};
}

}  // namespace

TextPattern::TextPattern(std::string_view text) {
    folded_.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const auto [letter, bytes] = foldedLetterAt(at, text);
        folded_ += letter;
        at += bytes;
    }
}

bool TextPattern::occursIn(std::string_view text) const noexcept {
    if (isEmpty()) return true;
    for (std::size_t at = 0; at < text.size();) {
        const auto [letter, bytes] = foldedLetterAt(at, text);
        if (letter == folded_[0] && occursAt(at, text)) return true;
        at += bytes;
    }
    return false;
}

bool TextPattern::occursAt(std::size_t begin, std::string_view text) const noexcept {
    std::size_t at = begin;
    for (const char wanted : folded_) {
        if (at >= text.size()) return false;
        const auto [letter, bytes] = foldedLetterAt(at, text);
        if (letter != wanted) return false;
        at += bytes;
    }
    return true;
}

int compareFolded(std::string_view left, std::string_view right) noexcept {
    std::size_t at = 0;
    std::size_t other = 0;
    while (at < left.size() && other < right.size()) {
        const FoldedLetter one = foldedLetterAt(at, left);
        const FoldedLetter two = foldedLetterAt(other, right);
        if (one.letter != two.letter)
            return static_cast<unsigned char>(one.letter) < static_cast<unsigned char>(two.letter) ? -1 : 1;
        at += one.bytes;
        other += two.bytes;
    }
    if (at < left.size()) return 1;
    return other < right.size() ? -1 : 0;
}

std::uint64_t foldedPrefix(std::string_view text) noexcept {
    constexpr unsigned kLetters = 8;
    std::uint64_t prefix = 0;
    std::size_t at = 0;
    for (unsigned count = 0; count < kLetters; ++count) {
        prefix <<= 8U;
        if (at >= text.size()) continue;
        const FoldedLetter next = foldedLetterAt(at, text);
        prefix |= static_cast<unsigned char>(next.letter);
        at += next.bytes;
    }
    return prefix;
}

}  // namespace roque
