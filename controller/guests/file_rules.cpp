#include "controller/guests/file_rules.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "controller/storage/file_descriptor.h"

namespace roque {
namespace {

// The interface of Landlock, by Documentation/userspace-api/landlock.rst of Linux 6.12: the headers of Debian
// 12 know only its beginning.
constexpr std::uint64_t kExecute = 1U << 0U;
constexpr std::uint64_t kWriteFile = 1U << 1U;
constexpr std::uint64_t kReadFile = 1U << 2U;
constexpr std::uint64_t kReadFolder = 1U << 3U;
constexpr std::uint64_t kRemoveFolder = 1U << 4U;
constexpr std::uint64_t kRemoveFile = 1U << 5U;
constexpr std::uint64_t kMakeFolder = 1U << 7U;
constexpr std::uint64_t kMakeFile = 1U << 8U;
constexpr std::uint64_t kAllOfVersion1 = (1U << 13U) - 1;
constexpr std::uint64_t kRefer = 1U << 13U;              // version 2
constexpr std::uint64_t kTruncate = 1U << 14U;           // version 3
constexpr std::uint64_t kBindAndConnect = 3;             // version 4, TCP
constexpr std::uint64_t kDeviceControl = 1U << 15U;      // version 5
constexpr std::uint64_t kAbstractSocketsAndSignals = 3;  // version 6
constexpr unsigned kVersion = 1;                         // the flag that asks for the version
constexpr int kRuleBeneathPath = 1;

constexpr std::uint64_t kRead = kReadFile | kReadFolder;
constexpr std::uint64_t kWrite =
    kRead | kWriteFile | kTruncate | kMakeFile | kMakeFolder | kRemoveFile | kRemoveFolder | kRefer;
/// The rights that a file has; those of a folder on a file are an error.
constexpr std::uint64_t kOfFiles = kExecute | kWriteFile | kReadFile | kTruncate | kDeviceControl;

struct Handled {
    std::uint64_t files = kAllOfVersion1;
    std::uint64_t network = 0;
    std::uint64_t scoped = 0;
};

struct [[gnu::packed]] BeneathPath {
    std::uint64_t allowed;
    std::int32_t parent;
};

/// What players and the C++ library read: shared libraries, facts about the processor, the time zone, random
/// numbers.
constexpr std::array kSystemFiles{"/usr",
                                  "/lib",
                                  "/lib64",
                                  "/etc/ld.so.cache",
                                  "/etc/localtime",
                                  "/proc/self",
                                  "/proc/cpuinfo",
                                  "/proc/meminfo",
                                  "/proc/sys/vm/overcommit_memory",
                                  "/sys/devices/system",
                                  "/sys/kernel/mm/transparent_hugepage",
                                  "/dev/zero",
                                  "/dev/urandom",
                                  "/dev/random"};

Handled handledBy(int version) {
    Handled handled;
    if (version >= 2) handled.files |= kRefer;
    if (version >= 3) handled.files |= kTruncate;
    if (version >= 4) handled.network = kBindAndConnect;
    if (version >= 5) handled.files |= kDeviceControl;
    if (version >= 6) handled.scoped = kAbstractSocketsAndSignals;
    return handled;
}

/// How much of Handled a version knows.
std::size_t sizeOfHandled(int version) {
    if (version >= 6) return sizeof(Handled);
    return version >= 4 ? 2 * sizeof(std::uint64_t) : sizeof(std::uint64_t);
}

/// Allows something beneath a path; what is not there needs no rule.
void allow(int rules, const Handled& handled, const std::filesystem::path& path, std::uint64_t rights) {
    const FileDescriptor parent(::open(path.c_str(), O_PATH | O_CLOEXEC));
    struct stat about {};
    if (!parent.isOpen() || ::fstat(parent.number(), &about) != 0) return;
    if (!S_ISDIR(about.st_mode)) rights &= kOfFiles;
    const BeneathPath rule{rights & handled.files, parent.number()};
    ::syscall(SYS_landlock_add_rule, rules, kRuleBeneathPath, &rule, 0U);
}

}  // namespace

int landlockVersion() noexcept {
    const long version = ::syscall(SYS_landlock_create_ruleset, nullptr, 0, kVersion);
    return static_cast<int>(std::max(version, 0L));
}

int restrictFiles(const ConfinementPolicy& policy) {
    int version = landlockVersion();
    if (policy.newestLandlock >= 0) version = std::min(version, policy.newestLandlock);
    if (version == 0) return 0;
    const Handled handled = handledBy(version);
    const FileDescriptor rules(
        static_cast<int>(::syscall(SYS_landlock_create_ruleset, &handled, sizeOfHandled(version), 0U)));
    if (!rules.isOpen()) return 0;
    for (const char* const path : kSystemFiles) allow(rules.number(), handled, path, kRead);
    allow(rules.number(), handled, "/dev/null", kReadFile | kWriteFile);
    for (const auto& path : policy.readable) allow(rules.number(), handled, path, kRead);
    if (!policy.writable.empty()) allow(rules.number(), handled, policy.writable, kWrite);
    return ::syscall(SYS_landlock_restrict_self, rules.number(), 0U) == 0 ? version : 0;
}

}  // namespace roque
