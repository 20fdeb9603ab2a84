#include "view/terminal/engines/engine_check_command.h"

#include <csignal>
#include <sstream>
#include <string>

#include <gmock/gmock.h>

namespace roque::terminal {
namespace {

/// Has Ctrl-C pressed as soon as something is written.
class InterruptingOutput final : public std::stringbuf {
private:
    std::streamsize xsputn(const char* text, std::streamsize size) override {
        std::raise(SIGINT);
        return std::stringbuf::xsputn(text, size);
    }
};

TEST(EngineCheckCommand, SaysThatItWasInterrupted) {
    InterruptingOutput buffer;
    std::istringstream in;
    std::ostream out(&buffer);
    std::ostringstream error;
    EngineCheckOptions options;
    options.program = ROQUE_FAKE_ENGINE;
    EXPECT_EQ(runEngineCheck(options, {in, out, error}), ExitCode::Mismatch);
    EXPECT_EQ(error.str(), "Interrupted.\n");
}

}  // namespace
}  // namespace roque::terminal
