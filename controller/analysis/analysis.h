#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "controller/analysis/analysis_engine.h"

namespace roque {

/// Live analysis: engines that all look at the position a person looks at, as long as they look. [ui-thread]
class Analysis {
public:
    /// The dispatcher outlives the analysis.
    explicit Analysis(UiDispatcher& dispatcher, const AnalysisRules& rules = {});

    /// Called when an engine has something new to show.
    std::function<void(const AnalysisEngine&)> onChanged;

    /// Adds an engine, which is off.
    AnalysisEngine& add(AnalysisPlayer player);
    /// The engines, in the order in which they were added.
    [[nodiscard]] const std::vector<std::unique_ptr<AnalysisEngine>>& engines() const noexcept {
        return engines_;
    }
    /// The engine of a player; nullptr if it has not been added.
    [[nodiscard]] AnalysisEngine* find(std::string_view player) const;
    /// Shares the processors out among the engines that are on.
    void shareThreads(unsigned processors);
    /// The threads of all engines that are searching.
    [[nodiscard]] unsigned threads() const noexcept;
    /// Has all engines end.
    void leave();

    /// The position to look at; nothing if there is none, or none that may be analysed.
    void show(std::optional<AnalysisSubject> shown);
    /// Whether the engines stay with the position that they look at now, whatever is shown later.
    void lock(bool isLocked);
    [[nodiscard]] bool isLocked() const noexcept { return isLocked_; }
    /// Whether they look at what the opponent threatens.
    void seekThreat(bool isSought);
    [[nodiscard]] bool seeksThreat() const noexcept { return seeksThreat_; }

    /// Whether a person can see the analysis. When they no longer can, the engines stop after some time; when
    /// they can again, the engines go on at once.
    void setSeen(bool isSeen);
    /// Whether the computer runs on its battery, where the engines think about a position for less time.
    void setOnBattery(bool isOnBattery);

    /// What the engines look at.
    [[nodiscard]] const std::optional<AnalysisSubject>& subject() const noexcept { return subject_; }
    /// Whether they look at the position that is shown, or at the threat in it.
    [[nodiscard]] bool isAboutShown() const noexcept { return !isLocked_ || locked_ == shown_; }

private:
    void update();
    void setQuiet(bool isQuiet);

    UiDispatcher& dispatcher_;
    AnalysisRules rules_;
    std::vector<std::unique_ptr<AnalysisEngine>> engines_;
    std::optional<AnalysisSubject> shown_;
    std::optional<AnalysisSubject> locked_;
    std::optional<AnalysisSubject> subject_;
    bool isLocked_ = false;
    bool seeksThreat_ = false;
    bool isSeen_ = true;
    bool isQuiet_ = false;
    bool isOnBattery_ = false;
    std::uint64_t looks_ = 0;  ///< how often it has changed whether they are seen
    WeakSelf<Analysis> self_{this};
};

}  // namespace roque
