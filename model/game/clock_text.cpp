#include "model/game/clock_text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace roque {
namespace {

constexpr std::int64_t kInMinute = 60;
constexpr std::int64_t kInSecond = 1000;

/// A number with zeros before it.
std::string padded(std::int64_t number, std::size_t digits) {
    std::string text = std::to_string(number);
    return std::string(digits - std::min(digits, text.size()), '0') + text;
}

/// The digits at the beginning of a text, which are removed from it; nothing if there are none.
std::optional<std::int64_t> takeNumber(std::string_view& text) {
    constexpr std::size_t kMaxDigits = 6;
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    if (digits == 0 || digits > kMaxDigits) return std::nullopt;
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + digits, number);
    text.remove_prefix(digits);
    return number;
}

}  // namespace

std::string clockText(std::chrono::milliseconds time) {
    const std::int64_t left = std::max<std::int64_t>(time.count(), 0);
    const std::int64_t seconds = left / kInSecond;
    std::string text = std::to_string(seconds / kInMinute / kInMinute) + ':'
                       + padded(seconds / kInMinute % kInMinute, 2) + ':' + padded(seconds % kInMinute, 2);
    if (left % kInSecond == 0) return text;
    text += '.' + padded(left % kInSecond, 3);
    text.erase(text.find_last_not_of('0') + 1);
    return text;
}

std::optional<std::chrono::milliseconds> parseClockText(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    std::int64_t seconds = 0;
    constexpr int kMaxParts = 3;
    for (int part = 1;; ++part) {
        const auto number = takeNumber(text);
        if (!number) return std::nullopt;
        seconds = seconds * kInMinute + *number;
        if (part == kMaxParts || !text.starts_with(':')) break;
        text.remove_prefix(1);
    }
    std::int64_t thousandths = 0;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        std::string digits(text.substr(0, text.find_first_not_of("0123456789")));
        text.remove_prefix(digits.size());
        digits.resize(3, '0');
        std::string_view rest = digits;
        thousandths = takeNumber(rest).value_or(0);
    }
    if (!text.empty()) return std::nullopt;
    return std::chrono::milliseconds(seconds * kInSecond + thousandths);
}

}  // namespace roque
