#pragma once

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

}  // namespace roque
