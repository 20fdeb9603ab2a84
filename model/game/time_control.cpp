#include "model/game/time_control.h"

#include <array>
#include <charconv>
#include <cmath>

#include "model/notation/in_quotes.h"

namespace roque {
namespace {

constexpr std::int64_t kPerSecond = 1000;  ///< milliseconds
/// More than any game takes; keeps sums of times in range.
constexpr std::int64_t kMaxSeconds = 1'000'000;
constexpr unsigned kMaxCount = 1000;

/// Seconds, with as many decimals as needed.
std::string secondsText(ClockTime time) {
    std::string text = std::to_string(time.count() / kPerSecond);
    if (const std::int64_t rest = time.count() % kPerSecond; rest != 0) {
        std::string digits = std::to_string(kPerSecond + rest).substr(1);
        digits.erase(digits.find_last_not_of('0') + 1);
        text += '.' + digits;
    }
    return text;
}

char letterOf(MoveBonus kind) {
    constexpr std::array kLetters{'+', 'b', 'd'};
    return kLetters.at(static_cast<std::size_t>(kind));
}

std::string stageText(const TimeStage& stage) {
    std::string text = stage.moves == 0 ? "" : std::to_string(stage.moves) + '/';
    text += secondsText(stage.time);
    if (stage.bonus.count() > 0) text += letterOf(stage.kind) + secondsText(stage.bonus);
    return text;
}

std::string textOf(const Untimed& /*control*/) {
    return "-";
}

std::string textOf(const StagedTime& control) {
    std::string text;
    for (const TimeStage& stage : control.stages) text += (text.empty() ? "" : ":") + stageText(stage);
    return text;
}

std::string textOf(const Hourglass& control) {
    return '*' + secondsText(control.time);
}

std::string textOf(const Byoyomi& control) {
    return secondsText(control.mainTime) + '+' + std::to_string(control.periods) + 'x'
           + secondsText(control.period);
}

/// Unused time does not carry over; no other time control is written like this.
std::string textOf(const TimePerMove& control) {
    return "1/" + secondsText(control.time);
}

/// A parsed part of a text, or what is wrong with it.
template <typename T>
using Read = Result<T, Message>;

constexpr auto kNoTime = ROQUE_PATTERN("it gives no time to move");

Read<unsigned> parseCount(std::string_view text) {
    unsigned count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc() || end != text.data() + text.size() || count == 0 || count > kMaxCount)
        return failure<unsigned>(
            ROQUE_MESSAGE("{0} is not a number from 1 to {1}", inQuotes(text), kMaxCount));
    return count;
}

Read<ClockTime> parseTime(std::string_view text) {
    double seconds = 0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), seconds, std::chars_format::fixed);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    if (text.empty()) return failure<ClockTime>(ROQUE_MESSAGE("a number of seconds is missing"));
    if (!isNumber || !(seconds >= 0))
        return failure<ClockTime>(ROQUE_MESSAGE("{0} is not a number of seconds", inQuotes(text)));
    if (seconds > static_cast<double>(kMaxSeconds))
        return failure<ClockTime>(ROQUE_MESSAGE("{0} is more than {1} seconds", inQuotes(text), kMaxSeconds));
    return ClockTime(std::llround(seconds * static_cast<double>(kPerSecond)));
}

/// Where the sign before a bonus stands: behind a number, so no letter of a word is taken for one.
std::size_t signBeforeBonus(std::string_view text) {
    const std::size_t sign = text.find_first_not_of("0123456789.");
    if (sign == text.npos || std::string_view("+bd").find(text[sign]) == text.npos) return text.npos;
    return sign > 0 || text[sign] == '+' ? sign : text.npos;
}

Read<TimeStage> parseStage(std::string_view text) {
    TimeStage stage;
    if (const std::size_t slash = text.find('/'); slash != text.npos) {
        const auto moves = parseCount(text.substr(0, slash));
        if (!moves) return moves.error();
        stage.moves = *moves;
        text.remove_prefix(slash + 1);
    }
    if (const std::size_t sign = signBeforeBonus(text); sign != text.npos) {
        const auto bonus = parseTime(text.substr(sign + 1));
        if (!bonus) return bonus.error();
        stage.bonus = *bonus;
        if (text[sign] == 'b') stage.kind = MoveBonus::Bronstein;
        if (text[sign] == 'd') stage.kind = MoveBonus::Delay;
        text = text.substr(0, sign);
    }
    const auto time = parseTime(text);
    if (!time) return time.error();
    if (*time + stage.bonus <= ClockTime{0}) return failure<TimeStage>(kNoTime);
    stage.time = *time;
    return stage;
}

Read<TimeControl> parseStages(std::string_view text) {
    StagedTime control;
    while (true) {
        const std::size_t end = text.find(':');
        const std::string_view part = text.substr(0, end);
        const auto stage = parseStage(part);
        if (!stage) return stage.error();
        control.stages.push_back(*stage);
        if (end == text.npos) break;
        if (stage->moves == 0)
            return failure<TimeControl>(
                ROQUE_MESSAGE("nothing can follow {0}, which is for the whole game", inQuotes(part)));
        text.remove_prefix(end + 1);
    }
    const TimeStage& first = control.stages.front();
    const bool canBegin =
        first.time > ClockTime{0} || (first.kind == MoveBonus::Delay && first.bonus > ClockTime{0});
    if (!canBegin) return failure<TimeControl>(ROQUE_MESSAGE("it gives no time for the first move"));
    if (control.stages.size() == 1 && first.moves == 1 && first.bonus == ClockTime{0})
        return TimePerMove{first.time};
    return control;
}

Read<TimeControl> parseHourglass(std::string_view text) {
    const auto time = parseTime(text);
    if (!time) return time.error();
    if (*time <= ClockTime{0}) return failure<TimeControl>(kNoTime);
    return Hourglass{*time};
}

/// `times` is the position of the "x" between the number of periods and their length.
Read<TimeControl> parseByoyomi(std::string_view text, std::size_t times) {
    const std::size_t plus = text.find('+');
    if (plus == text.npos || plus > times)
        return failure<TimeControl>(ROQUE_MESSAGE("{0} has no main time, as 600+3x30 has", inQuotes(text)));
    const auto mainTime = parseTime(text.substr(0, plus));
    if (!mainTime) return mainTime.error();
    const auto periods = parseCount(text.substr(plus + 1, times - plus - 1));
    if (!periods) return periods.error();
    const auto period = parseTime(text.substr(times + 1));
    if (!period) return period.error();
    if (*period <= ClockTime{0}) return failure<TimeControl>(kNoTime);
    return Byoyomi{*mainTime, *period, *periods};
}

}  // namespace

std::string toText(const TimeControl& control) {
    return std::visit([](const auto& kind) { return textOf(kind); }, control);
}

Result<TimeControl, Message> parseTimeControl(std::string_view text) {
    if (text == "-") return Untimed{};
    if (text.starts_with('*')) return parseHourglass(text.substr(1));
    if (const std::size_t times = text.find('x'); times != text.npos) return parseByoyomi(text, times);
    return parseStages(text);
}

}  // namespace roque
