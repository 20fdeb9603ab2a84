#include "model/game/time_control.h"

#include <array>
#include <charconv>
#include <cmath>

namespace roque {
namespace {

constexpr std::int64_t kPerSecond = 1000;  ///< milliseconds
/// More than any game takes, so that sums of times always fit.
constexpr std::int64_t kMostSeconds = 1'000'000;
constexpr unsigned kMostMoves = 1000;

/// Seconds, with the digits behind the point that they need.
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

/// The clock does not gather what is left, so nothing else is written like this.
std::string textOf(const TimePerMove& control) {
    return "1/" + secondsText(control.time);
}

std::optional<unsigned> parseCount(std::string_view text) {
    unsigned count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc() || end != text.data() + text.size() || count == 0 || count > kMostMoves)
        return std::nullopt;
    return count;
}

std::optional<ClockTime> parseTime(std::string_view text) {
    double seconds = 0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), seconds, std::chars_format::fixed);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    if (!(seconds >= 0 && seconds <= static_cast<double>(kMostSeconds))) return std::nullopt;
    return ClockTime(std::llround(seconds * static_cast<double>(kPerSecond)));
}

std::optional<TimeStage> parseStage(std::string_view text) {
    TimeStage stage;
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
        const auto moves = parseCount(text.substr(0, slash));
        if (!moves) return std::nullopt;
        stage.moves = *moves;
        text.remove_prefix(slash + 1);
    }
    if (const std::size_t sign = text.find_first_of("+bd"); sign != std::string_view::npos) {
        const auto bonus = parseTime(text.substr(sign + 1));
        if (!bonus) return std::nullopt;
        stage.bonus = *bonus;
        if (text[sign] == 'b') stage.kind = MoveBonus::Bronstein;
        if (text[sign] == 'd') stage.kind = MoveBonus::Delay;
        text = text.substr(0, sign);
    }
    const auto time = parseTime(text);
    if (!time || *time + stage.bonus <= ClockTime{0}) return std::nullopt;
    stage.time = *time;
    return stage;
}

std::optional<TimeControl> parseStages(std::string_view text) {
    StagedTime control;
    while (true) {
        const std::size_t end = text.find(':');
        const auto stage = parseStage(text.substr(0, end));
        if (!stage) return std::nullopt;
        control.stages.push_back(*stage);
        if (end == std::string_view::npos) break;
        if (stage->moves == 0) return std::nullopt;  // nothing can follow what is for the whole game
        text.remove_prefix(end + 1);
    }
    const TimeStage& first = control.stages.front();
    const bool canBegin =
        first.time > ClockTime{0} || (first.kind == MoveBonus::Delay && first.bonus > ClockTime{0});
    if (!canBegin) return std::nullopt;
    if (control.stages.size() == 1 && first.moves == 1 && first.bonus == ClockTime{0})
        return TimePerMove{first.time};
    return control;
}

std::optional<TimeControl> parseByoyomi(std::string_view text, std::size_t times) {
    const std::size_t plus = text.find('+');
    if (plus == std::string_view::npos || plus > times) return std::nullopt;
    const auto mainTime = parseTime(text.substr(0, plus));
    const auto periods = parseCount(text.substr(plus + 1, times - plus - 1));
    const auto period = parseTime(text.substr(times + 1));
    if (!mainTime || !periods || !period || *period <= ClockTime{0}) return std::nullopt;
    return Byoyomi{*mainTime, *period, *periods};
}

}  // namespace

std::string toText(const TimeControl& control) {
    return std::visit([](const auto& kind) { return textOf(kind); }, control);
}

std::optional<TimeControl> parseTimeControl(std::string_view text) {
    if (text == "-") return Untimed{};
    if (text.starts_with('*')) {
        const auto time = parseTime(text.substr(1));
        if (!time || *time <= ClockTime{0}) return std::nullopt;
        return Hourglass{*time};
    }
    if (const std::size_t times = text.find('x'); times != std::string_view::npos)
        return parseByoyomi(text, times);
    return parseStages(text);
}

}  // namespace roque
