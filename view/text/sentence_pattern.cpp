#include "view/text/sentence_pattern.h"

namespace roque {
namespace {

constexpr std::string_view kPlace = "{}";

/// Takes what stands before the next place off a pattern; the rest begins behind the place.
std::string_view takePiece(std::string_view& pattern, bool& hasPlace) noexcept {
    const std::size_t end = pattern.find(kPlace);
    hasPlace = end != pattern.npos;
    const std::string_view piece = pattern.substr(0, end);
    pattern.remove_prefix(hasPlace ? end + kPlace.size() : pattern.size());
    return piece;
}

}  // namespace

std::optional<std::vector<std::string_view>> argumentsOf(std::string_view pattern,
                                                         std::string_view sentence) {
    bool hasPlace = false;
    const std::string_view beginning = takePiece(pattern, hasPlace);
    if (!sentence.starts_with(beginning)) return std::nullopt;
    sentence.remove_prefix(beginning.size());
    std::vector<std::string_view> arguments;
    while (hasPlace) {
        const std::string_view piece = takePiece(pattern, hasPlace);
        if (!hasPlace) {
            if (!sentence.ends_with(piece)) return std::nullopt;
            sentence.remove_suffix(piece.size());
            arguments.push_back(sentence);
            return arguments;
        }
        const std::size_t end = sentence.find(piece);
        if (end == sentence.npos) return std::nullopt;
        arguments.push_back(sentence.substr(0, end));
        sentence.remove_prefix(end + piece.size());
    }
    return sentence.empty() ? std::optional(arguments) : std::nullopt;
}

std::string filled(std::string_view pattern, std::span<const std::string> arguments) {
    std::string sentence;
    bool hasPlace = true;
    for (std::size_t number = 0; hasPlace; ++number) {
        sentence += takePiece(pattern, hasPlace);
        if (hasPlace && number < arguments.size()) sentence += arguments[number];
    }
    return sentence;
}

std::size_t fixedLength(std::string_view pattern) noexcept {
    std::size_t length = 0;
    bool hasPlace = true;
    while (hasPlace) length += takePiece(pattern, hasPlace).size();
    return length;
}

}  // namespace roque
