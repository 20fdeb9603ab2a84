#include "controller/engines/supervised_engine.h"

#include <charconv>
#include <utility>

namespace roque {
namespace {

std::uint64_t speedOf(const SearchInfo& info) {
    constexpr std::int64_t kShortest = 50;  // ms: before, the quotient says little
    if (info.time.count() < kShortest) return 0;
    return info.nodes / static_cast<std::uint64_t>(info.time.count()) * 1000;
}

}  // namespace

SupervisedRun::SupervisedRun(std::shared_ptr<EngineRecords> records, std::string key)
    : records_(std::move(records)), key_(std::move(key)) {
    run_ = records_->with(key_, [&](EngineRecord& record) { return record.life.start(records_->now()); });
}

SupervisedRun::~SupervisedRun() {
    tell([](EngineLife& life, EngineLife::Run run) { life.closed(run); });
}

void SupervisedRun::log(Speaker speaker, std::string_view text) {
    const auto time = std::chrono::system_clock::now();
    records_->with(key_, [&](EngineRecord& record) {
        record.log.add(time, speaker, text);
        if (speaker != Speaker::Program) record.life.heard(run_, records_->now());
    });
}

void SupervisedRun::note(const EngineError& error) {
    if (error.kind == EngineError::Kind::Closed) return;
    log(Speaker::Note, english(error.text));
    if (leavesEngineAlive(error.kind)) return;
    tell([&](EngineLife& life, EngineLife::Run run) { life.failed(run, error.text); });
}

std::vector<std::string> SupervisedRun::takePressed() {
    return records_->with(key_, [](EngineRecord& record) { return std::exchange(record.pressed, {}); });
}

Result<void, EngineError> SupervisedEngine::setOption(std::string_view name, std::string_view value) {
    auto set = engine_->setOption(name, value);
    if (!set) {
        run_->note(set.error());
    } else if (isSameOptionName(name, "Threads")) {
        unsigned threads = 1;
        std::from_chars(value.data(), value.data() + value.size(), threads);
        run_->tell([&](EngineLife& life, EngineLife::Run run) { life.computesWith(run, threads); });
    }
    return set;
}

Result<void, EngineError> SupervisedEngine::newGame(Variant variant) {
    auto begun = engine_->newGame(variant);
    if (!begun) run_->note(begun.error());
    return begun;
}

Result<SearchAnswer, EngineError> SupervisedEngine::search(const SearchRequest& request,
                                                           const SearchControl& control) {
    pressButtons();
    SearchControl watched = control;
    if (control.onInfo)
        watched.onInfo = [this, &control](const SearchInfo& info) {
            if (const std::uint64_t speed = speedOf(info); speed > 0)
                run_->tell([&](EngineLife& life, EngineLife::Run run) { life.reported(run, speed); });
            control.onInfo(info);
        };
    run_->tell([&](EngineLife& life, EngineLife::Run run) { life.asked(run, run_->now()); });
    const std::stop_callback onStop(control.stop, [this] {
        run_->tell([](EngineLife& life, EngineLife::Run run) { life.toldToStop(run); });
    });
    auto answer = engine_->search(request, watched);
    // A move that is not legal is an answer, too.
    if (answer || leavesEngineAlive(answer.error().kind))
        run_->tell([&](EngineLife& life, EngineLife::Run run) { life.answered(run, run_->now()); });
    if (!answer) run_->note(answer.error());
    return answer;
}

void SupervisedEngine::pressButtons() {
    for (const std::string& button : run_->takePressed()) {
        if (const auto pressed = engine_->setOption(button, {}); !pressed) run_->note(pressed.error());
    }
}

}  // namespace roque
