#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace roque {

/// From here on, a crash of the program (a signal such as SIGSEGV, or an exception that nobody caught) leaves
/// a report in a folder: what happened, in whose code, where. The signal then does what it always does. The
/// folder is made if it is not there; without one, or where it cannot be made, nothing changes. Call it once,
/// at the start.
void reportCrashes(const std::filesystem::path& folder, const std::string& version);

/// A report of an earlier run.
struct CrashReport {
    std::filesystem::path file;
    std::string
        subject;  ///< the plugin in whose code it happened, by its identifier; empty: not known to be one's
};

/// The reports that have not been taken yet, the latest last. Each is taken once: its file stays, under the
/// name that is returned, and of those only the last ten. Reads a folder: not on the thread of the window.
[[nodiscard]] std::vector<CrashReport> takeCrashReports(const std::filesystem::path& folder);

/// As long as it lives, a crash on its thread is put down to a plugin; and a stack that has overflowed is
/// reported like anything else, which needs another stack to do it on.
class CrashSubject {
public:
    /// `plugin` is the plugin's identifier, and outlives this object.
    explicit CrashSubject(const char* plugin);
    CrashSubject(const CrashSubject&) = delete;
    CrashSubject& operator=(const CrashSubject&) = delete;
    ~CrashSubject();

private:
    void* stack_;
};

}  // namespace roque
