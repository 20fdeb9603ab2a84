#include "controller/engines/engine_log.h"

#include <algorithm>
#include <iterator>

#include "controller/search/plugin_text.h"

namespace roque {
namespace {

char lowered(char letter) noexcept {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool contains(std::string_view text, std::string_view part) {
    return !std::ranges::search(text, part, {}, lowered, lowered).empty() || part.empty();
}

}  // namespace

void EngineLog::add(std::chrono::system_clock::time_point time, Speaker speaker, std::string_view text) {
    const bool isReport =
        speaker == Speaker::Engine && text.starts_with("info ") && !text.starts_with("info string");
    std::deque<Line>& lines = isReport ? reports_ : lines_;
    lines.push_back({++last_, time, speaker, shownText(text, kLongestLine)});
    if (lines.size() > (isReport ? kMaxReports : kMaxLines)) lines.pop_front();
}

std::vector<EngineLog::Line> EngineLog::find(std::string_view text) const {
    std::vector<Line> all;
    std::ranges::merge(lines_, reports_, std::back_inserter(all), {}, &Line::number, &Line::number);
    std::erase_if(all, [text](const Line& line) { return !contains(line.text, text); });
    return all;
}

}  // namespace roque
