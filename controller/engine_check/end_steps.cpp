#include "controller/engine_check/steps.h"

namespace roque::engine_check {
namespace {

StepOutcome endsAfter(TestedEngine& engine, std::string_view cause) {
    if (engine.endsWithin(engine.times().stop)) return passed();
    return fault(
        ROQUE_MESSAGE("It has not ended within {0} ms of '{1}'", engine.times().stop.count(), cause));
}

}  // namespace

StepOutcome quits(TestedEngine& engine) {
    engine.say("quit");
    return endsAfter(engine, "quit");
}

StepOutcome quitsWhileSearching(TestedEngine& engine) {
    if (auto why = engine.begin(told(""), "go infinite")) return fault(std::move(*why));
    engine.say("quit");
    return endsAfter(engine, "go infinite, quit");
}

StepOutcome endsWithItsInput(TestedEngine& engine) {
    engine.closeInput();
    if (engine.endsWithin(engine.times().stop)) return passed();
    return fault(ROQUE_MESSAGE("It has not ended within {0} ms of the end of its standard input",
                               engine.times().stop.count()));
}

}  // namespace roque::engine_check
