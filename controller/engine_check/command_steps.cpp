#include <fmt/format.h>

#include "controller/engine_check/steps.h"

namespace roque::engine_check {
namespace {

/// Whether it still answers after some commands.
StepOutcome readyAfter(TestedEngine& engine, const std::vector<std::string>& commands) {
    for (const std::string& command : commands) {
        engine.say(command);
        auto why = engine.getReady();
        if (why) return fault(ROQUE_MESSAGE("After '{0}': {1}", command, std::move(*why)));
    }
    return passed();
}

/// Files and folders are not touched, and buttons not pressed.
bool hasHarmlessDefault(const uci::EngineOption& option) {
    using Kind = uci::EngineOption::Kind;
    return option.kind == Kind::Check || option.kind == Kind::Spin || option.kind == Kind::Combo;
}

}  // namespace

StepOutcome isReady(TestedEngine& engine) {
    auto why = engine.getReady();
    return why ? fault(std::move(*why)) : passed();
}

StepOutcome answersEachIsReady(TestedEngine& engine) {
    engine.say("isready");
    engine.say("isready");
    for (int time = 0; time < 2; ++time) {
        if (!engine.hear("readyok", engine.times().start))
            return fault(ROQUE_MESSAGES("Asked 'isready' twice, it says 'readyok' {0} time",
                                        "Asked 'isready' twice, it says 'readyok' {0} times", time));
    }
    if (engine.overhear("readyok")) return fault(ROQUE_MESSAGE("It says 'readyok' without being asked"));
    return passed();
}

StepOutcome takesItsDefaults(TestedEngine& engine) {
    std::vector<std::string> commands;
    for (const uci::EngineOption& option : engine.options()) {
        if (hasHarmlessDefault(option))
            commands.push_back(fmt::format("setoption name {} value {}", option.name, option.defaultValue));
    }
    return readyAfter(engine, commands);
}

StepOutcome takesHashSizes(TestedEngine& engine) {
    const uci::EngineOption* const hash = engine.option("Hash");
    if (hash == nullptr) return skipped(ROQUE_MESSAGE("It has no option '{0}'", "Hash"));
    const std::int64_t least = hash->minimum;
    const std::int64_t other = std::min<std::int64_t>(hash->maximum, std::max<std::int64_t>(least, 32));
    return readyAfter(engine, {fmt::format("setoption name Hash value {}", least),
                               fmt::format("setoption name Hash value {}", other),
                               fmt::format("setoption name Hash value {}", hash->defaultValue)});
}

StepOutcome ignoresUnknownOption(TestedEngine& engine) {
    return readyAfter(engine, {"setoption name No Such Option value 1"});
}

StepOutcome ignoresUnknownCommands(TestedEngine& engine) {
    return readyAfter(engine, {"xyzzy", "", "register later", "setoption", "position"});
}

StepOutcome ignoresStopWhenIdle(TestedEngine& engine) {
    engine.say("stop");
    if (engine.overhear("bestmove"))
        return fault(ROQUE_MESSAGE("It answers '{0}' although it was not asked to search", "stop"));
    return isReady(engine);
}

StepOutcome takesDebug(TestedEngine& engine) {
    return readyAfter(engine, {"debug on", "debug off"});
}

StepOutcome takesNewGame(TestedEngine& engine) {
    return readyAfter(engine, {"ucinewgame", "ucinewgame"});
}

}  // namespace roque::engine_check
