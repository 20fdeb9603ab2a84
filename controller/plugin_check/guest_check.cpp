#include "controller/plugin_check/guest_check.h"

#include <exception>

#include "controller/plugin_check/check_text.h"
#include "controller/plugin_check/subject.h"
#include "controller/plugins/plugin_library.h"
#include "controller/threads/mutex.h"

namespace roque::check {
namespace {

/// What a check says of a plugin that is refused: stages come in their order.
Finding judgeRefusal(const Check& check, const PluginRefusal& refusal) {
    if (refusal.stage == PluginRefusal::Stage::File) return {Finding::Kind::Unusable, refusal.reason};
    if (!check.stage || refusal.stage < *check.stage)
        return skipped("It is refused: " + english(refusal.reason));
    if (refusal.stage == *check.stage) return {Finding::Kind::Failed, refusal.reason};
    return {};
}

Finding run(const Check& check, Subject& subject) {
    try {
        return check.inGuest(subject);
    } catch (const std::exception& exception) {
        return failed(std::string("The check could not go on: ") + exception.what());
    }
}

}  // namespace

void runInGuest(const Check& check, std::uint64_t seed,
                const std::function<Result<std::unique_ptr<Plugin>, PluginRefusal>()>& load,
                const std::function<void(std::string_view)>& write) {
    Mutex mutex;
    const auto tell = [&](std::string_view what) {
        const MutexLock lock(mutex);
        write(stepLine(what));
    };
    const ProcessState before = ProcessState::now();
    OutputTrap output;
    tell("it was loaded");
    const auto plugin = load();
    if (!plugin) return write(findingLine(judgeRefusal(check, plugin.error())));
    if (check.inGuest == nullptr) return write(findingLine({}));
    const auto library = loadPluginLibrary((*plugin)->info().path);  // the same one again
    if (!library) return write(findingLine(judgeRefusal(check, library.error())));
    Subject subject(**plugin, **library, seed, tell, before, output);
    write(findingLine(run(check, subject)));
}

}  // namespace roque::check
