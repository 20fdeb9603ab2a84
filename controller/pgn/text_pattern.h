#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace roque {

/// A text to look for, ignoring case and the accents of Latin letters up to U+017F. [any-thread]
class TextPattern {
public:
    TextPattern() = default;
    /// `text` is UTF-8. An empty one occurs everywhere.
    explicit TextPattern(std::string_view text);

    [[nodiscard]] bool isEmpty() const noexcept { return folded_.empty(); }
    /// Whether a text (UTF-8) contains the pattern.
    [[nodiscard]] bool occursIn(std::string_view text) const noexcept;

    /// The pattern in lower case and without accents.
    [[nodiscard]] const std::string& folded() const noexcept { return folded_; }

private:
    [[nodiscard]] bool occursAt(std::size_t begin, std::string_view text) const noexcept;

    std::string folded_;
};

/// Compares two texts (UTF-8) as a list is sorted, ignoring case and the same accents: negative if the first
/// comes first, 0 if they are the same. [any-thread]
[[nodiscard]] int compareFolded(std::string_view left, std::string_view right) noexcept;

/// The first eight letters of a text as one number: of two texts with different ones the lower comes first by
/// compareFolded. [any-thread]
[[nodiscard]] std::uint64_t foldedPrefix(std::string_view text) noexcept;

}  // namespace roque
