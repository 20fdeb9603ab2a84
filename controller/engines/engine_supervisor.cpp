#include "controller/engines/engine_supervisor.h"

#include <utility>

#include <fmt/chrono.h>

#include "controller/engines/managed_options.h"
#include "controller/engines/supervised_engine.h"
#include "controller/engines/uci_engine.h"
#include "controller/engines/uci_source.h"
#include "controller/threads/thread_priority.h"

namespace roque {
namespace {

EngineError resting(std::chrono::steady_clock::duration left) {
    const auto until = std::chrono::system_clock::now()
                       + std::chrono::duration_cast<std::chrono::system_clock::duration>(left);
    const std::time_t time = std::chrono::system_clock::to_time_t(until);
    return {EngineError::Kind::CannotStart,
            ROQUE_MESSAGE("It has failed {0} times within {1} minutes and rests until {2}",
                          RestartPolicy::kMaxStarts, RestartPolicy::kWindow.count(),
                          fmt::format("{:%H:%M}", fmt::localtime(time)))};
}

/// At its low priority, beside programs that keep the processors busy, an engine gets a fraction of its time.
EngineDeadlines atLowPriority(EngineDeadlines deadlines) {
    constexpr int kSlower = 6;
    deadlines.start *= kSlower;
    return deadlines;
}

void leaveOutUnknown(const SearchEngine& engine, EngineProfile::Values& values, SupervisedRun& run) {
    std::erase_if(values, [&](const auto& value) {
        const PluginOption* const option = findOption(engine.options(), value.first);
        if (option != nullptr && accept(*option, value.second)) return false;
        run.log(Speaker::Note, "not set: " + value.first + " = " + value.second);
        return true;
    });
}

/// What has to be known to start an engine.
struct Launch {
    std::string key;
    EngineCommand command;
    EngineUse use;
    EngineProfile::Values values;
    EngineDeadlines deadlines;
};

using Made = Result<std::unique_ptr<SearchEngine>, EngineError>;

Made startSupervised(const std::shared_ptr<EngineRecords>& records, const Launch& launch,
                     const std::stop_token& closing) {
    const auto now = records->now();
    const auto rest =
        records->with(launch.key, [&](EngineRecord& record) { return record.life.restsUntil(now); });
    if (rest) return resting(*rest - now);
    lowerThreadPriority();  // which the program inherits
    auto run = std::make_shared<SupervisedRun>(records, launch.key);
    auto program =
        UciEngine::start(launch.command, launch.deadlines, closing,
                         [run](Speaker speaker, std::string_view line) { run->log(speaker, line); });
    if (!program) {
        run->note(program.error());
        return std::move(program).error();
    }
    run->tell([&](EngineLife& life, EngineLife::Run number) { life.introduced(number, run->now()); });
    auto engine = std::make_unique<SupervisedEngine>(std::move(*program), run);
    EngineProfile::Values values = launch.values;
    leaveOutUnknown(*engine, values, *run);
    setManagedOptions(*engine, launch.use);
    setKnownOptions(*engine, values);
    return Made(std::move(engine));
}

}  // namespace

EngineSupervisor::EngineSupervisor(Clock clock)
    : records_(std::make_shared<EngineRecords>(std::move(clock))) {}

EngineSupervisor::~EngineSupervisor() = default;

EngineSource EngineSupervisor::source(const std::string& key, const EngineCommand& command, EngineUse use,
                                      EngineProfile::Values values, const EngineDeadlines& usual) {
    const EngineDeadlines deadlines = atLowPriority(usual);
    EngineSource source = uciSource(command, deadlines);  // how long it may take
    source.make = [records = records_, launch = Launch{key, command, use, std::move(values), deadlines}](
                      const std::stop_token& closing) { return startSupervised(records, launch, closing); };
    return source;
}

void EngineSupervisor::wake(const std::string& key) {
    records_->with(key, [](EngineRecord& record) { record.life.wake(); });
}

void EngineSupervisor::press(const std::string& key, std::string button) {
    const auto now = records_->now();
    records_->with(key, [&](EngineRecord& record) {
        using Kind = EngineCondition::Kind;
        const Kind kind = record.life.condition(now).kind;
        const bool runs = kind != Kind::Off && kind != Kind::Died && kind != Kind::Resting;
        if (runs) record.pressed.push_back(std::move(button));
    });
}

EngineCondition EngineSupervisor::condition(const std::string& key) const {
    return records_->with(
        key, [now = records_->now()](EngineRecord& record) { return record.life.condition(now); });
}

std::vector<EngineLog::Line> EngineSupervisor::log(const std::string& key, std::string_view text) const {
    return records_->with(key, [text](EngineRecord& record) { return record.log.find(text); });
}

std::uint64_t EngineSupervisor::lastLine(const std::string& key) const {
    return records_->with(key, [](EngineRecord& record) { return record.log.last(); });
}

unsigned EngineSupervisor::threads() const {
    unsigned sum = 0;
    records_->forEach([&](const EngineRecord& record) { sum += record.life.threads(); });
    return sum;
}

}  // namespace roque
