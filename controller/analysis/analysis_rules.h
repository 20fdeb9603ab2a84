#pragma once

#include <chrono>
#include <optional>

namespace roque {

/// What an analysis costs at most.
struct AnalysisRules {
    /// Between two questions to an engine.
    std::chrono::milliseconds betweenQuestions{50};
    /// Between two reports of an engine, except for the first line of a position, which is told at once.
    std::chrono::milliseconds betweenReports{125};
    /// How long engines go on when nobody looks any more.
    std::chrono::seconds unseen{10};
    /// How long engines think about a position, unless they are told to go on.
    std::optional<std::chrono::milliseconds> perPosition = std::chrono::minutes{1};
    /// The same where the computer runs on its battery.
    std::chrono::milliseconds onBattery = std::chrono::seconds{10};
};

}  // namespace roque
