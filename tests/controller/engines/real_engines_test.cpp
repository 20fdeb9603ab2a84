#include <cstdio>
#include <filesystem>
#include <thread>

#include <gmock/gmock.h>

#include "controller/engines/engine_supervisor.h"
#include "model/movegen/legal_moves.h"

// Other people's engines, as Debian has them: those that are installed are played, and what was set is read
// back from what they were told.
namespace roque::test {
namespace {

using namespace std::chrono_literals;

struct Subject {
    const char* program;
    std::vector<std::string> arguments;
};

std::vector<Subject> installed() {
    std::vector<Subject> all{{"/usr/games/stockfish", {}},      {"/usr/games/fairy-stockfish", {}},
                             {"/usr/games/ethereal-chess", {}}, {"/usr/games/toga2", {}},
                             {"/usr/games/glaurung", {}},       {"/usr/games/gnuchess", {"-u"}}};
    std::erase_if(all, [](const Subject& subject) { return !std::filesystem::exists(subject.program); });
    return all;
}

/// A value for an option that differs from its default; empty: there is none, or it would cost too much.
std::string otherValue(const PluginOption& option) {
    switch (option.kind) {
        case PluginOption::Kind::Check:
            return option.defaultValue == "true" ? "false" : "true";
        case PluginOption::Kind::Spin: {
            const auto value = std::min(option.maximum, std::max(option.minimum, std::int64_t{2}));
            const std::string text = std::to_string(value);
            return text == option.defaultValue ? std::string() : text;
        }
        case PluginOption::Kind::Combo:
            for (const std::string& choice : option.choices)
                if (choice != option.defaultValue) return choice;
            return {};
        default:
            return {};  // files, which there are not
    }
}

class RealEngines : public testing::TestWithParam<EngineUse> {
protected:
    EngineSupervisor supervisor_;
};

TEST_P(RealEngines, AreToldWhatWasSetAndPlay) {
    if (installed().empty()) GTEST_SKIP() << "none is installed";
    std::size_t set = 0;
    std::size_t readBack = 0;
    for (const Subject& subject : installed()) {
        const EngineCommand command{subject.program, subject.arguments, {}};
        EngineProfile::Values values;
        {
            const auto engine = supervisor_.source("probe", command, GetParam()).make({});
            ASSERT_TRUE(engine) << subject.program << ": " << english(engine.error().text);
            for (const PluginOption& option : (*engine)->options()) {
                const std::string value = otherValue(option);
                if (!isManagedOption(option.name) && !value.empty()) values[option.name] = value;
            }
        }
        const std::string key = subject.program;
        {
            auto engine = supervisor_.source(key, command, GetParam(), values).make({});
            ASSERT_TRUE(engine) << subject.program << ": " << english(engine.error().text);
            ASSERT_TRUE((*engine)->newGame(Variant::Standard)) << subject.program;
            SearchRequest request;
            request.limits.moveTime = 100ms;
            for (int ply = 0; ply < 6; ++ply) {
                const auto answer =
                    (*engine)->search(request, {.deadline = std::chrono::steady_clock::now() + 10s});
                ASSERT_TRUE(answer) << subject.program << ": " << english(answer.error().text);
                request.moves.push_back(answer->best);
            }
        }
        const auto asked = supervisor_.log(key, "go movetime");
        ASSERT_FALSE(asked.empty()) << subject.program;
        const auto go = asked.front().number;
        for (const auto& [name, value] : values) {
            ++set;
            const auto said = supervisor_.log(key, "setoption name " + name + " value " + value);
            const bool isTold = said.size() == 1 && said.front().number < go;
            EXPECT_TRUE(isTold) << subject.program << ": " << name << " = " << value;
            if (isTold) ++readBack;
        }
        EXPECT_TRUE(supervisor_.log(key, "not set").empty()) << subject.program;
    }
    std::printf("%zu engines, %zu of %zu options read back\n", installed().size(), readBack, set);
}

INSTANTIATE_TEST_SUITE_P(Uses, RealEngines, testing::Values(EngineUse::Play, EngineUse::Analysis));

}  // namespace
}  // namespace roque::test
