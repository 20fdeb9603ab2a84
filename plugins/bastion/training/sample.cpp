#include "plugins/bastion/training/sample.h"

#include <charconv>

#include "model/notation/fen.h"

namespace roque::bastion::training {

std::string toText(const Sample& sample) {
    const char* const result = sample.result > 0.75 ? "1.0" : sample.result < 0.25 ? "0.0" : "0.5";
    return toFen(sample.position) + ';' + std::to_string(sample.valueForWhite) + ';' + result;
}

std::optional<Sample> parseSample(std::string_view line) {
    const std::size_t first = line.find(';');
    const std::size_t second = line.find(';', first + 1);
    if (first == std::string_view::npos || second == std::string_view::npos) return std::nullopt;
    const auto position = parseFen(line.substr(0, first));
    if (!position) return std::nullopt;
    Sample sample;
    sample.position = *position;
    const std::string_view value = line.substr(first + 1, second - first - 1);
    const std::string_view result = line.substr(second + 1);
    const auto read = [](std::string_view text, auto& into) {
        const auto [stopped, error] = std::from_chars(text.data(), text.data() + text.size(), into);
        return error == std::errc() && stopped == text.data() + text.size();
    };
    if (!read(value, sample.valueForWhite) || !read(result, sample.result)) return std::nullopt;
    return sample;
}

}  // namespace roque::bastion::training
