#include "view/uci/guest/guest_program.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>

#include <boost/dll/runtime_symbol_info.hpp>
#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

#include "controller/engines/line_buffer.h"
#include "controller/guests/sealed_copy.h"
#include "controller/plugin_check/guest_check.h"
#include "controller/plugins/guest_text.h"
#include "controller/plugins/plugin.h"
#include "view/uci/guest/guest_arguments.h"
#include "view/uci/kept_guest.h"
#include "view/uci/uci_session.h"

namespace roque::uci {
namespace {

constexpr int kUsageError = 2;
constexpr int kIsCutOff = 3;
/// Out of the way of a plugin that thinks that it knows which numbers are free.
constexpr int kFirstOwnDescriptor = 200;

/// The two ends of the conversation, moved away from the standard streams, which lead nowhere from then on: a
/// plugin may read and write them as it likes.
class Conversation {
public:
    Conversation()
        : input_(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, kFirstOwnDescriptor)),
          output_(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, kFirstOwnDescriptor)) {
        const FileDescriptor nowhere(::open("/dev/null", O_RDWR | O_CLOEXEC));
        ::dup2(nowhere.number(), STDIN_FILENO);
        ::dup2(nowhere.number(), STDOUT_FILENO);
    }

    /// Writes lines; ends the process if nobody reads them any more.
    void write(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t count = ::write(output_.number(), text.data(), text.size());
            if (count < 0 && errno == EINTR) continue;
            if (count <= 0) ::_exit(kIsCutOff);
            text.remove_prefix(static_cast<std::size_t>(count));
        }
    }

    /// Calls `sink` with each line until it returns false or the input ends. Returns whether that has ended.
    template <typename Sink>
    [[nodiscard]] bool read(Sink sink) const {
        constexpr std::size_t kLongestLine = std::size_t{1} << 20U;
        LineBuffer lines(kLongestLine);
        std::array<char, 4096> bytes{};
        bool goesOn = true;
        const auto take = [&](const std::string& line) { goesOn = goesOn && sink(line); };
        while (goesOn) {
            const ssize_t count = ::read(input_.number(), bytes.data(), bytes.size());
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) ::_exit(kIsCutOff);  // the plugin has closed it
            if (count == 0) return lines.finish(take), goesOn;
            lines.add({bytes.data(), static_cast<std::size_t>(count)}, take);
        }
        return false;
    }

private:
    FileDescriptor input_;
    FileDescriptor output_;
};

/// Loads the program's own libraries that a plugin may be linked with. In memory, it cannot say where they
/// lie beside it; what is loaded already is found by its name.
void loadOwnLibraries() {
    for (const char* const name :
         {"libroque-model.so." ROQUE_SOVERSION, "libroque-bastion.so." ROQUE_SOVERSION})
        ::dlopen(name, RTLD_NOW | RTLD_LOCAL);
}

/// Loads the plugin from a copy that is what was agreed to, once the process is confined.
Result<std::unique_ptr<Plugin>, PluginRefusal> load(const GuestArguments& arguments,
                                                    const FileDescriptor& copy) {
    const auto sum = sha256Of(copy);
    if (!sum) return PluginRefusal{ROQUE_MESSAGE("It cannot be read: {0}", sum.error().message())};
    if (*sum != arguments.sha256)
        return PluginRefusal{ROQUE_MESSAGE("It has changed since it was looked at")};
    loadOwnLibraries();
    ConfinementPolicy policy = arguments.policy;
    policy.readable.emplace_back(
        boost::dll::program_location().string());  // the check of the library looks at it
    const Confinement available = availableConfinement();
    const Confinement confinement = confine(policy);
    const bool isLess = (policy.newestLandlock < 0 && confinement.landlock < available.landlock)
                        || (policy.useSeccomp && available.seccomp && !confinement.seccomp);
    if (isLess) return PluginRefusal{ROQUE_MESSAGE("Its process could not be confined")};
    return Plugin::load("/proc/self/fd/" + std::to_string(copy.number()), PluginOrigin::User);
}

int describe(const Plugin& plugin, const Conversation& conversation) {
    conversation.write(toGuestText(plugin.info()));
    return EXIT_SUCCESS;
}

int play(const Plugin& plugin, const Conversation& conversation) {
    auto engine = plugin.create();
    if (!engine) {
        std::fprintf(stderr, "%s\n", english(engine.error().text).c_str());
        return EXIT_FAILURE;
    }
    UciSession session(
        std::move(*engine), [&](const std::string& line) { conversation.write(line + '\n'); },
        UciSession::BareGo::PlayersOwn);
    const bool hasInputEnded = conversation.read(
        [&](const std::string& line) { return session.execute(line) == UciSession::Next::GoOn; });
    if (hasInputEnded) session.finish();
    ::_exit(kQuitCode);  // without waiting for a plugin that does not let its player go
}

int runCheck(const GuestArguments& arguments, const FileDescriptor& copy, const Conversation& conversation) {
    const check::Check* const check = check::findCheck(arguments.check);
    if (check == nullptr) return kUsageError;
    check::runInGuest(
        *check, arguments.seed, [&] { return load(arguments, copy); },
        [&](std::string_view line) { conversation.write(line); });
    return EXIT_SUCCESS;
}

}  // namespace

int runGuest(std::span<const std::string_view> words) {
    const auto arguments = parseGuestArguments(words);
    if (!arguments) {
        std::fputs("roque-guest is started by Roque to run other people's players.\n", stderr);
        return kUsageError;
    }
    const bool describes = arguments->task == GuestArguments::Task::Describe;
    const Conversation conversation;
    const auto refuse = [&](const Message& why) {
        if (describes)
            conversation.write(toGuestRefusal(english(why)));
        else
            std::fprintf(stderr, "%s\n", english(why).c_str());
        return EXIT_FAILURE;
    };
    const auto copy = sealedCopyOf(arguments->file);
    if (!copy) return refuse(ROQUE_MESSAGE("It cannot be read: {0}", copy.error().message()));
    if (arguments->task == GuestArguments::Task::Check) return runCheck(*arguments, *copy, conversation);
    const auto plugin = load(*arguments, *copy);
    if (!plugin) return refuse(plugin.error().reason);
    return describes ? describe(**plugin, conversation) : play(**plugin, conversation);
}

}  // namespace roque::uci
