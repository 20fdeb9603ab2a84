#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace roque {

/// The names of openings in another language, part by part: of "French Defence: Exchange Variation", both
/// parts stand for themselves. A part that nobody has translated, such as the name of a person, stays.
class OpeningTranslation {
public:
    /// Translates nothing.
    OpeningTranslation() = default;

    /// Reads lines of an English part, a tab, and the same in another language. A star stands for any words
    /// on both sides ("* Variation"); ":" is the sign between an opening and what belongs to it. Other lines
    /// are left out.
    [[nodiscard]] static OpeningTranslation parse(std::string_view text);

    /// A name in the other language. It begins with a capital letter, whatever its first part begins with.
    [[nodiscard]] std::string translate(std::string_view name) const;

private:
    /// A part with a star, cut in two there.
    struct Pattern {
        std::string before;
        std::string after;
        std::string newBefore;
        std::string newAfter;
    };

    void add(std::string_view part, std::string_view translation);
    [[nodiscard]] std::string partOf(std::string_view part) const;

    std::map<std::string, std::string, std::less<>> parts_;
    std::vector<Pattern> patterns_;
};

}  // namespace roque
