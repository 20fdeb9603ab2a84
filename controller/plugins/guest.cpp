#include "controller/plugins/guest.h"

#include <memory>
#include <utility>

#include <boost/dll/runtime_symbol_info.hpp>

#include "controller/engines/engine_process.h"
#include "controller/plugins/guest_text.h"

namespace roque {
namespace {

using Clock = std::chrono::steady_clock;

/// Lines that a guest's process may say before it has said all; it has 256 options at most.
constexpr int kMaxLines = 1000;
constexpr unsigned kMemoryToDescribe = 1024;
/// What the keeper lets it have beyond its limit of data: shared memory and code.
constexpr unsigned kBeyondData = 512;

EngineCommand command(std::string verb, const GuestFile& file, unsigned memory) {
    EngineCommand command{guestProgram(), {std::move(verb), "--sha256", file.sha256, "--memory"}};
    command.arguments.push_back(std::to_string(memory));
    command.memory = memory + kBeyondData;
    return command;
}

void grant(EngineCommand& command, const GuestGrants& grants) {
    for (const auto& path : grants.readable) {
        command.arguments.emplace_back("--read");
        command.arguments.push_back(path.string());
    }
    if (grants.dataFolder.empty()) return;
    command.arguments.emplace_back("--data");
    command.arguments.push_back(grants.dataFolder.string());
}

PluginRefusal lost(const EngineProcess& process, std::chrono::milliseconds patience) {
    if (process.isGone())
        return {ROQUE_MESSAGE("Its process ended while it was loaded: {0}", process.describeEnd())};
    return {ROQUE_MESSAGE("It hangs when it is loaded: nothing within {0} ms", patience.count())};
}

}  // namespace

Result<PluginInfo, PluginRefusal> describeGuest(const GuestFile& file, std::chrono::milliseconds patience) {
    EngineCommand asked = command("describe", file, kMemoryToDescribe);
    asked.arguments.push_back(file.path.string());
    EngineLoop loop;
    const auto until = Clock::now() + patience;
    auto process = EngineProcess::start(loop, asked, {});
    if (!process) return PluginRefusal{process.error().text};
    GuestReader reader;
    for (int lines = 0; lines < kMaxLines; ++lines) {
        const auto line = (*process)->wait(until);
        if (!line) break;
        switch (reader.add(line->text)) {
            case GuestReader::State::Reading:
                continue;
            case GuestReader::State::Complete:
                return reader.info();
            case GuestReader::State::Refused:
            case GuestReader::State::Broken:
                return PluginRefusal{reader.reason()};
        }
    }
    return lost(**process, patience);
}

EngineCommand guestCommand(const GuestFile& file, const GuestGrants& grants) {
    EngineCommand asked = command("play", file, grants.memory);
    grant(asked, grants);
    asked.arguments.push_back(file.path.string());
    return asked;
}

EngineCommand guestCheckCommand(const GuestFile& file, const GuestGrants& grants, std::string_view check,
                                std::uint64_t seed) {
    EngineCommand asked = command("check", file, grants.memory);
    grant(asked, grants);
    for (const std::string& word : {std::string("--check"), std::string(check), std::string("--seed"),
                                    std::to_string(seed), file.path.string()})
        asked.arguments.push_back(word);
    return asked;
}

std::filesystem::path guestProgram() {
    const std::filesystem::path here = boost::dll::program_location().string();
    return (here.parent_path() / ROQUE_LIB_FROM_BIN / "roque-guest").lexically_normal();
}

}  // namespace roque
