#include "view/game/opening_translation.h"

#include <algorithm>
#include <array>
#include <utility>

#include <glib.h>

#include "model/base/utf8.h"

namespace roque {
namespace {

constexpr char kStar = '*';
constexpr std::string_view kColon = ":";

/// A text that begins with a capital letter, if its first letter has one.
std::string capitalised(std::string text) {
    const std::size_t length = utf8Length(text);
    if (length == 0) return text;
    std::array<char, 6> letter{};
    const int written = g_unichar_to_utf8(g_unichar_totitle(g_utf8_get_char(text.c_str())), letter.data());
    return text.replace(0, length, letter.data(), static_cast<std::size_t>(written));
}

}  // namespace

OpeningTranslation OpeningTranslation::parse(std::string_view text) {
    OpeningTranslation read;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::size_t tab = line.find('\t');
        if (tab != std::string_view::npos) read.add(line.substr(0, tab), line.substr(tab + 1));
    }
    return read;
}

void OpeningTranslation::add(std::string_view part, std::string_view translation) {
    const std::size_t star = part.find(kStar);
    const std::size_t newStar = translation.find(kStar);
    if (star == std::string_view::npos) {
        parts_.emplace(part, translation);
    } else if (newStar != std::string_view::npos) {
        patterns_.push_back({std::string(part.substr(0, star)), std::string(part.substr(star + 1)),
                             std::string(translation.substr(0, newStar)),
                             std::string(translation.substr(newStar + 1))});
    }
}

std::string OpeningTranslation::translate(std::string_view name) const {
    std::string all;
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t end = std::min(name.find_first_of(":,", at), name.size());
        all += partOf(name.substr(at, end - at));
        at = end;
        if (at == name.size()) break;
        all += name[at] == ':' ? partOf(kColon) : std::string(1, name[at]);
        const std::size_t next = std::min(name.find_first_not_of(' ', at + 1), name.size());
        all += name.substr(at + 1, next - at - 1);
        at = next;
    }
    return capitalised(std::move(all));
}

std::string OpeningTranslation::partOf(std::string_view part) const {
    if (const auto found = parts_.find(part); found != parts_.end()) return found->second;
    for (const Pattern& pattern : patterns_) {
        const std::size_t fixed = pattern.before.size() + pattern.after.size();
        if (part.size() <= fixed || !part.starts_with(pattern.before) || !part.ends_with(pattern.after))
            continue;
        const std::string_view words = part.substr(pattern.before.size(), part.size() - fixed);
        return pattern.newBefore + std::string(words) + pattern.newAfter;
    }
    return std::string(part);
}

}  // namespace roque
