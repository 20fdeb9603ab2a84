#include "view/terminal/command/line_errors.h"

#include <algorithm>

#include <fmt/ostream.h>

#include "model/notation/byte_order_mark.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {

void LineErrors::tell(std::size_t number, std::string_view text) {
    constexpr std::size_t kMostTold = 5;
    if (++count_ > kMostTold && !hasGoodLine_) {
        ++untold_;
        return;
    }
    while (text.ends_with('\n')) text.remove_suffix(1);
    fmt::print(streams_.error, "{}:{}: {}\n", name_, number, text);
}

void LineErrors::tell(std::size_t number, const Message& message) {
    tell(number, terminalText(message));
}

void LineErrors::noteGoodLine() {
    finish();
    hasGoodLine_ = true;
}

void LineErrors::finish() {
    if (untold_ > 0)
        say(streams_.error, ROQUE_MESSAGES("{1}: {0} more line is like these",
                                           "{1}: {0} more lines are like these", untold_, name_));
    untold_ = 0;
}

bool isPgnTag(std::string_view line) noexcept {
    constexpr std::string_view kBlanks = " \t\r";
    const auto isNameLetter = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    };
    line = withoutByteOrderMark(line);
    line.remove_prefix(std::min(line.size(), line.find_first_not_of(kBlanks)));
    if (!line.starts_with('[')) return false;
    const auto* const name = line.begin() + 1;
    const auto* const end = std::find_if_not(name, line.end(), isNameLetter);
    const std::string_view rest(end, line.end());
    const auto value = rest.find_first_not_of(kBlanks);
    return name != end && value != 0 && value != std::string_view::npos && rest[value] == '"';
}

}  // namespace roque::terminal
