#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "controller/analysis/calibration.h"
#include "controller/engines/engines.h"
#include "controller/search/search_thread.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// When and how engines are measured in the background.
struct BackgroundRules {
    /// How long nothing else has computed before an engine is measured by itself.
    std::chrono::seconds quiet{30};
    SearchLimits limits = calibrationLimits();
    /// Where an engine comes from; empty: from the supervisor, at a lower priority than the window.
    std::function<EngineSource(const StoredEngine&)> source{};
};

/// Measures what the scores of the person's engines are worth, one engine after the other, while nothing else
/// computes: each once for every version of its program. Those that tell their chances themselves are
/// measured only when a person wants it.
///
/// It gives way at once, and goes on later where it was. [ui-thread]
class BackgroundCalibration {
public:
    /// May anything be measured now? `Never` holds only for what begins by itself.
    enum class Permission : std::uint8_t {
        Given,
        Never,    ///< a setting or a battery forbids it; a person may still ask for it
        Refused,  ///< something else computes, or nobody is there
    };

    /// How it stands with an engine.
    struct Progress {
        std::size_t done = 0;
        std::size_t all = 0;
        bool isWaiting = false;  ///< until nothing else computes
    };

    /// Dispatcher and engines outlive the object.
    BackgroundCalibration(UiDispatcher& dispatcher, Engines& engines, const BackgroundRules& rules = {});

    /// Called when there is something new to show.
    std::function<void()> onChanged;
    /// Called when hasLeft() may have become true.
    std::function<void()> onLeft;

    /// Sets whether anything may be measured.
    void allow(Permission permission);
    /// A person wants an engine to be measured, again if it has been: before those that are measured by
    /// themselves, after those that were wanted before.
    void start(const std::string& engine);
    /// A person does not want it: it is not measured by itself until the program starts anew.
    void cancel(const std::string& engine);
    /// Ends for good.
    void leave();

    /// Nothing if the engine is not being measured.
    [[nodiscard]] std::optional<Progress> progress(const std::string& engine) const;
    /// Why an engine could not be measured, in this run of the program.
    [[nodiscard]] std::optional<Message> failure(const std::string& engine) const;

    /// Whether all its threads have ended.
    [[nodiscard]] bool hasLeft() const noexcept { return !thread_ && leaving_.empty(); }

private:
    /// What is known of an engine that is being measured.
    struct Measuring {
        std::string engine;
        EngineCommand command;
        bool isWanted = false;  ///< by a person
        std::size_t done = 0;
        std::vector<Calibrated> answers{};
        EngineCalibration version{};  ///< of the program that has answered; no stretch yet
    };

    [[nodiscard]] std::vector<Measuring>::iterator find(const std::string& engine);
    void proceed();
    void plan();
    void chooseNext();
    [[nodiscard]] bool mayRun() const noexcept;
    [[nodiscard]] bool isNeeded(const StoredEngine& engine) const;
    void begin();
    void lookAtProgram();
    [[nodiscard]] EngineSource sourceOf(const StoredEngine& engine) const;
    void ask();
    void pause();
    void finish();
    void onFailed(const EngineError& error);
    void keep(const EngineCalibration& calibration);
    void sweepSoon();
    void onEngines();
    void tell() const;

    UiDispatcher& dispatcher_;
    Engines& engines_;
    BackgroundRules rules_;
    Permission permission_ = Permission::Refused;
    std::uint64_t changes_ = 0;  ///< how often the permission has changed
    bool isPlanned_ = false;
    bool isOver_ = false;
    /// The first is measured. Those that a person wants come before one that was begun by itself.
    std::vector<Measuring> queue_;
    std::set<std::string> declined_;           ///< the engines that are not measured by themselves
    std::map<std::string, Message> failures_;  ///< by the engines' ids
    std::unique_ptr<SearchThread> thread_;
    std::vector<std::unique_ptr<SearchThread>> leaving_;
    Ticket ticket_;
    std::shared_ptr<const std::optional<Calibrated>> asked_;  ///< the answer to the question in progress
    Subscription stores_;
    WeakSelf<BackgroundCalibration> self_{this};
};

}  // namespace roque
