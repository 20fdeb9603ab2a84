#include "view/sound/speech.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::HasSubstr;

/// Our own spd-say, which records the texts it is given.
class SpokenText : public testing::Test {
protected:
    void SetUp() override { path_ = std::getenv("PATH"); }
    void TearDown() override { setenv("PATH", path_.c_str(), 1); }

    void install(const std::string& script) {
        const std::filesystem::path program = folder_ / "spd-say";
        std::ofstream(program) << "#!/bin/sh\n" << script << '\n';
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        setenv("PATH", (folder_.path().string() + ":" + path_).c_str(), 1);
        setenv("SPOKEN", spoken().c_str(), 1);
    }
    [[nodiscard]] std::filesystem::path spoken() const { return folder_ / "spoken"; }
    /// Waits for something that another process does.
    [[nodiscard]] std::string waitForText(const std::string& part) const {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        std::string text;
        while (text.find(part) == std::string::npos && std::chrono::steady_clock::now() < end) {
            text = readText(spoken());
            std::this_thread::yield();
        }
        return text;
    }

    TemporaryFolder folder_;
    std::string path_;
};

TEST_F(SpokenText, GoesToTheServerOfTheDesktop) {
    install("printf '%s|' \"$@\" >> \"$SPOKEN\"");
    Speech speech;
    speech.say("--White knight from g1 to f3.");
    EXPECT_THAT(waitForText("f3"), HasSubstr("|--|--White knight from g1 to f3.|"));
}

TEST_F(SpokenText, IsReplacedByWhatIsSaidLaterWhileTheServerIsBusy) {
    install("printf '%s|' \"$3\" >> \"$SPOKEN\"; until [ -e \"$SPOKEN.gate\" ]; do sleep 0.01; done");
    Speech speech;
    speech.say("first");
    EXPECT_EQ(waitForText("first"), "first|");  // and the server is busy with it
    for (const char* later : {"second", "third", "last"}) speech.say(later);
    std::ofstream(spoken().string() + ".gate") << "open";
    EXPECT_EQ(waitForText("last"), "first|last|");
}

TEST_F(SpokenText, IsNoneWithoutAServer) {
    setenv("PATH", folder_.path().c_str(), 1);
    Speech speech;
    speech.say("nobody hears this");
}

}  // namespace
}  // namespace roque::test
