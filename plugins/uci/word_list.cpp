#include "plugins/uci/word_list.h"

namespace roque::uci {

std::string_view trimmed(std::string_view text) noexcept {
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

WordList::WordList(std::string_view line) {
    for (std::size_t at = line.find_first_not_of(kBlanks); at != std::string_view::npos;) {
        const std::size_t end = line.find_first_of(kBlanks, at);
        words_.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(kBlanks, end);
    }
}

std::string_view WordList::between(std::size_t first, std::size_t end) const {
    if (first >= end || first >= words_.size()) return {};
    const std::string_view last = words_[end - 1];
    const char* const begin = words_[first].data();
    return {begin, static_cast<std::size_t>(last.data() + last.size() - begin)};
}

}  // namespace roque::uci
