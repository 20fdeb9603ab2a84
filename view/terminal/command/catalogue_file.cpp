#include "view/terminal/command/catalogue_file.h"

#include <utility>

#include "view/terminal/command/plural_rule.h"

namespace roque::terminal {
namespace {

constexpr std::size_t kMagic = 0x950412de;  // msgfmt writes the lower bytes first
constexpr std::size_t kNumber = 4;          // bytes

/// One of the parts of a text, with a zero between two.
std::string_view partOf(std::string_view text, std::size_t index) {
    for (; index > 0; --index) {
        const std::size_t end = text.find('\0');
        if (end == std::string_view::npos) return {};
        text.remove_prefix(end + 1);
    }
    return text.substr(0, text.find('\0'));
}

/// The rule in what the catalogue says of itself.
std::string_view pluralRuleIn(std::string_view about) {
    constexpr std::string_view kBefore = "plural=";
    const std::size_t begin = about.find(kBefore);
    if (begin == std::string_view::npos) return {};
    about.remove_prefix(begin + kBefore.size());
    return about.substr(0, about.find_first_of(";\n"));
}

}  // namespace

CatalogueFile::CatalogueFile(std::string content) : content_(std::move(content)) {
    constexpr std::size_t kEntry = 2 * kNumber;
    if (numberAt(0) != kMagic) return;
    const std::size_t english = numberAt(3 * kNumber);
    const std::size_t translated = numberAt(4 * kNumber);
    for (std::size_t left = numberAt(2 * kNumber), at = 0; left > 0; --left, at += kEntry) {
        if (english + at >= content_.size() || translated + at >= content_.size()) return;
        texts_.emplace(partOf(textAt(english + at), 0), textAt(translated + at));
    }
    if (const auto about = texts_.find(""); about != texts_.end()) {
        pluralRule_ = pluralRuleIn(about->second);
        texts_.erase(about);
    }
}

std::size_t CatalogueFile::numberAt(std::size_t place) const noexcept {
    if (place > content_.size() || content_.size() - place < kNumber) return 0;
    std::size_t number = 0;
    for (std::size_t at = kNumber; at > 0; --at)
        number = (number << 8U) | static_cast<unsigned char>(content_[place + at - 1]);
    return number;
}

std::string_view CatalogueFile::textAt(std::size_t entry) const noexcept {
    const std::size_t length = numberAt(entry);
    const std::size_t begin = numberAt(entry + kNumber);
    if (begin > content_.size() || content_.size() - begin < length) return {};
    return std::string_view(content_).substr(begin, length);
}

std::string CatalogueFile::translate(const char* text) const {
    const auto found = texts_.find(text);
    const std::string_view translation = found == texts_.end() ? "" : partOf(found->second, 0);
    return translation.empty() ? text : std::string(translation);
}

std::string CatalogueFile::translatePlural(const char* one, const char* many, std::int64_t count) const {
    const auto number = static_cast<unsigned long>(count < 0 ? -count : count);
    const auto found = texts_.find(one);
    const std::string_view translation =
        found == texts_.end() ? "" : partOf(found->second, pluralForm(pluralRule_, number));
    if (!translation.empty()) return std::string(translation);
    return number == 1 ? one : many;
}

}  // namespace roque::terminal
