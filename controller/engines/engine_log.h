#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "controller/engines/engine_talk.h"

namespace roque {

/// What was said between the program and an engine: the latest lines, however much it says. Reports of a
/// search (info) are counted by themselves: they cannot push out what was set and asked.
class EngineLog {
public:
    static constexpr std::size_t kMaxLines = 1000;
    static constexpr std::size_t kMaxReports = 300;
    static constexpr std::size_t kLongestLine = 400;  ///< bytes; the rest is cut off

    struct Line {
        std::uint64_t number = 0;  ///< from 1, in the order in which they were said
        std::chrono::system_clock::time_point time{};
        Speaker speaker = Speaker::Note;
        std::string text;  ///< UTF-8, one line

        bool operator==(const Line&) const = default;
    };

    void add(std::chrono::system_clock::time_point time, Speaker speaker, std::string_view text);

    /// The lines that have a text in them, whatever its case, in their order; all if it is empty.
    [[nodiscard]] std::vector<Line> find(std::string_view text) const;
    /// The number of the last line; 0: nothing was said.
    [[nodiscard]] std::uint64_t last() const noexcept { return last_; }

private:
    std::deque<Line> lines_;
    std::deque<Line> reports_;
    std::uint64_t last_ = 0;
};

}  // namespace roque
