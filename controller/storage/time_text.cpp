#include "controller/storage/time_text.h"

#include <algorithm>
#include <charconv>
#include <string_view>

#include <fmt/chrono.h>

namespace roque {
namespace {

/// The number at a place of a text; the text has digits there.
unsigned numberAt(const std::string& text, std::size_t at, std::size_t size) noexcept {
    unsigned number = 0;
    std::from_chars(text.data() + at, text.data() + at + size, number);
    return number;
}

}  // namespace

std::string toText(std::chrono::sys_seconds time) {
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::chrono::system_clock::to_time_t(time)));
}

std::chrono::sys_seconds parseTime(const std::string& text) noexcept {
    using namespace std::chrono;
    constexpr std::string_view kForm = "dddd-dd-ddTdd:dd:ddZ";
    const auto fits = [](char letter, char form) {
        return form == 'd' ? letter >= '0' && letter <= '9' : letter == form;
    };
    if (!std::ranges::equal(text, kForm, fits)) return {};
    const year_month_day date(year(static_cast<int>(numberAt(text, 0, 4))), month(numberAt(text, 5, 2)),
                              day(numberAt(text, 8, 2)));
    if (!date.ok()) return {};
    return sys_days(date) + hours(numberAt(text, 11, 2)) + minutes(numberAt(text, 14, 2))
           + seconds(numberAt(text, 17, 2));
}

}  // namespace roque
