#include "model/pgn/tag_rules.h"

#include <algorithm>
#include <chrono>
#include <optional>

#include "model/pgn/pgn_lexis.h"

namespace roque::pgn {
namespace {

bool isNumber(std::string_view text) noexcept {
    return !text.empty() && std::ranges::all_of(text, isDigit);
}

/// A part of a date, where `unknown` stands for any number; nothing if it is not a number.
std::optional<unsigned> numberIn(std::string_view part, unsigned unknown) noexcept {
    if (std::ranges::all_of(part, [](char letter) { return letter == '?'; })) return unknown;
    if (!isNumber(part)) return std::nullopt;
    constexpr unsigned kBase = 10;
    unsigned number = 0;
    for (const char digit : part) number = number * kBase + static_cast<unsigned>(digit - '0');
    return number;
}

}  // namespace

bool isTagName(std::string_view text) noexcept {
    return !text.empty() && isLetter(text.front()) && std::ranges::all_of(text, [](char letter) {
        return isLetter(letter) || isDigit(letter) || letter == '_';
    });
}

bool isTagDate(std::string_view text) noexcept {
    constexpr std::string_view kForm = "YYYY.MM.DD";
    constexpr std::size_t kMonth = kForm.find('M');
    constexpr std::size_t kDay = kForm.find('D');
    if (text.size() != kForm.size() || text[kMonth - 1] != '.' || text[kDay - 1] != '.') return false;
    constexpr unsigned kLeapYear = 2000;  // in which every day is possible
    const auto year = numberIn(text.substr(0, kMonth - 1), kLeapYear);
    const auto month = numberIn(text.substr(kMonth, 2), 1);
    const auto day = numberIn(text.substr(kDay), 1);
    if (!year || !month || !day) return false;
    using namespace std::chrono;
    return year_month_day(std::chrono::year(static_cast<int>(*year)), std::chrono::month(*month),
                          std::chrono::day(*day))
        .ok();
}

bool isTagRating(std::string_view text) noexcept {
    constexpr std::size_t kMaxDigits = 4;
    return text == "-" || text == "?" || (isNumber(text) && text.size() <= kMaxDigits);
}

}  // namespace roque::pgn
