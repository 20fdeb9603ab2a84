#include "controller/analysis/background_calibration.h"

#include <algorithm>
#include <utility>

namespace roque {

BackgroundCalibration::BackgroundCalibration(UiDispatcher& dispatcher, Engines& engines,
                                             const BackgroundRules& rules)
    : dispatcher_(dispatcher), engines_(engines), rules_(rules) {
    stores_ = engines.store.subscribe([this](const EnginesChanged&) { onEngines(); });
}

// What it is told.

void BackgroundCalibration::allow(Permission permission) {
    if (std::exchange(permission_, permission) == permission) return;
    ++changes_;
    isPlanned_ = false;
    proceed();
    tell();
}

void BackgroundCalibration::start(const std::string& engine) {
    const StoredEngine* const found = engines_.store.find(engine);
    if (isOver_ || found == nullptr) return;
    declined_.erase(engine);
    failures_.erase(engine);
    if (find(engine) == queue_.end()) queue_.push_back({engine, found->command});
    find(engine)->isWanted = true;
    const std::string before = queue_.front().engine;
    std::ranges::stable_partition(queue_, &Measuring::isWanted);
    if (queue_.front().engine != before) pause();
    engines_.supervisor.wake(engine);
    proceed();
    tell();
}

void BackgroundCalibration::cancel(const std::string& engine) {
    declined_.insert(engine);
    const auto begun = find(engine);
    if (begun == queue_.end()) return;
    if (begun == queue_.begin()) pause();
    queue_.erase(begun);
    proceed();
    tell();
}

void BackgroundCalibration::leave() {
    isOver_ = true;
    pause();
    queue_.clear();
}

/// An engine that is gone, or has become another program, is measured no further.
void BackgroundCalibration::onEngines() {
    const auto isGone = [this](const Measuring& each) {
        const StoredEngine* const engine = engines_.store.find(each.engine);
        return engine == nullptr || engine->command != each.command;
    };
    if (!queue_.empty() && isGone(queue_.front())) pause();
    std::erase_if(queue_, isGone);
    proceed();
}

// What it does.

std::vector<BackgroundCalibration::Measuring>::iterator BackgroundCalibration::find(
    const std::string& engine) {
    return std::ranges::find(queue_, engine, &Measuring::engine);
}

bool BackgroundCalibration::mayRun() const noexcept {
    const bool isWanted = !queue_.empty() && queue_.front().isWanted;
    return !isOver_ && (permission_ == Permission::Given || (isWanted && permission_ == Permission::Never));
}

/// Goes on, or gives way, or looks for an engine to measure.
void BackgroundCalibration::proceed() {
    if (!mayRun()) return pause();
    if (queue_.empty() || !queue_.front().isWanted) return plan();
    begin();
}

/// Begins after some time in which nothing else has computed.
void BackgroundCalibration::plan() {
    if (!mayRun() || thread_ || std::exchange(isPlanned_, true)) return;
    dispatcher_.postAfter(rules_.quiet, self_.bind([change = changes_](BackgroundCalibration& self) {
        if (self.changes_ != change) return;
        self.isPlanned_ = false;
        // Another process may have measured one meanwhile.
        self.engines_.store.readCalibrations(self.self_.bind(&BackgroundCalibration::chooseNext));
    }));
}

bool BackgroundCalibration::isNeeded(const StoredEngine& engine) const {
    return engine.isEnabled && !tellsChances(engine) && !declined_.contains(engine.id)
           && !failures_.contains(engine.id) && !isMeasured(engine);
}

void BackgroundCalibration::chooseNext() {
    if (!mayRun() || thread_) return;
    if (queue_.empty()) {
        const auto& engines = engines_.store.engines();
        const auto next =
            std::ranges::find_if(engines, [this](const StoredEngine& engine) { return isNeeded(engine); });
        if (next == engines.end()) return;
        queue_.push_back({next->id, next->command});
    }
    begin();
}

/// With one thread, as `roque-cli calibrate` has it.
EngineSource BackgroundCalibration::sourceOf(const StoredEngine& engine) const {
    if (rules_.source) return rules_.source(engine);
    EngineProfile profile = engine.profiles.front();
    profile.options.insert_or_assign("Threads", "1");
    return engines_.supervisor.source(engine, profile, EngineUse::Analysis);
}

/// What another version of its program has answered says nothing about this one.
void BackgroundCalibration::lookAtProgram() {
    const EngineCalibration version = calibrationOf(queue_.front().command, 0);
    if (std::exchange(queue_.front().version, version) == version) return;
    queue_.front().done = 0;
    queue_.front().answers.clear();
}

void BackgroundCalibration::begin() {
    if (thread_) return;
    lookAtProgram();
    SearchThread::Listener listener;
    listener.started = [this](const auto&, const auto&) { ask(); };
    listener.done = [this](Ticket) {
        if (*asked_) queue_.front().answers.push_back(**asked_);
        if (++queue_.front().done < calibrationPositions().size())
            ask();
        else
            finish();
        tell();
    };
    listener.failed = [this](auto, const EngineError& error) { onFailed(error); };
    listener.closed = [this] { sweepSoon(); };
    thread_ = std::make_unique<SearchThread>(
        dispatcher_, sourceOf(*engines_.store.find(queue_.front().engine)), std::move(listener));
    tell();
}

/// Asks about the next position. Its answer is kept when this thread hears that it has come.
void BackgroundCalibration::ask() {
    ticket_ = ticket_.next();
    const KnownPosition& known = calibrationPositions()[queue_.front().done];
    auto answer = std::make_shared<std::optional<Calibrated>>();
    thread_->perform(
        [known, limits = rules_.limits, answer](SearchEngine& engine,
                                                const std::stop_token& stop) -> Result<void, EngineError> {
            auto said = askAbout(engine, known, limits, stop);
            if (!said) return std::move(said).error();
            *answer = *said;
            return {};
        },
        ticket_);
    asked_ = answer;
}

/// Ends the engine without waiting.
void BackgroundCalibration::pause() {
    if (!thread_) return;
    thread_->close();
    leaving_.push_back(std::move(thread_));
    sweepSoon();
}

void BackgroundCalibration::sweepSoon() {
    dispatcher_.post(self_.bind([](BackgroundCalibration& self) {
        std::erase_if(self.leaving_, [](const auto& thread) { return thread->hasClosed(); });
        if (self.leaving_.empty() && self.onLeft) self.onLeft();
    }));
}

void BackgroundCalibration::finish() {
    pause();
    lookAtProgram();
    if (queue_.front().done == 0) return begin();
    const auto stretch = stretchOfAll(queue_.front().answers);
    if (!stretch) failures_.insert_or_assign(queue_.front().engine, stretch.error().text);
    keep(queue_.front().version.with(stretch ? *stretch : 0));  // so that it is not asked again
}

void BackgroundCalibration::keep(const EngineCalibration& calibration) {
    const std::string engine = queue_.front().engine;
    queue_.erase(queue_.begin());
    engines_.store.edit(engine, [&](StoredEngine& edited) { edited.calibration = calibration; });
    proceed();
}

/// One that fails is not tried again by itself in this run of the program.
void BackgroundCalibration::onFailed(const EngineError& error) {
    pause();
    failures_.insert_or_assign(queue_.front().engine, error.text);
    queue_.erase(queue_.begin());
    proceed();
    tell();
}

// What it tells.

std::optional<BackgroundCalibration::Progress> BackgroundCalibration::progress(
    const std::string& engine) const {
    const auto begun = std::ranges::find(queue_, engine, &Measuring::engine);
    if (begun == queue_.end()) return std::nullopt;
    if (permission_ == Permission::Never && !begun->isWanted) return std::nullopt;  // it may never go on
    const bool isWaiting = !thread_ || begun != queue_.begin();
    return Progress{begun->done, calibrationPositions().size(), isWaiting};
}

std::optional<Message> BackgroundCalibration::failure(const std::string& engine) const {
    const auto found = failures_.find(engine);
    return found == failures_.end() ? std::nullopt : std::optional(found->second);
}

void BackgroundCalibration::tell() const {
    if (onChanged) onChanged();
}

}  // namespace roque
