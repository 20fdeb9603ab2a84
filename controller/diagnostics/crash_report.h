#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace roque {

/// Makes crashes (a signal such as SIGSEGV, or an uncaught exception) leave a report in a folder: what
/// happened, in whose code, and where. The signal then has its usual effect. Creates the folder if missing;
/// without a folder, or if it cannot be created, does nothing. Call it once, at the start.
void reportCrashes(const std::filesystem::path& folder, const std::string& version);

/// A crash report of an earlier run.
struct CrashReport {
    std::filesystem::path file;
    std::string subject;  ///< identifier of the plugin that crashed; empty if it is not known to be a plugin
};

/// Takes the new reports, the latest last. Each is taken once: its file is renamed to the name that is
/// returned, and the last ten are kept. Reads a folder: do not call it on the UI thread.
[[nodiscard]] std::vector<CrashReport> takeCrashReports(const std::filesystem::path& folder);

/// While it lives, a crash on its thread is attributed to a plugin. Also gives the thread a stack for signal
/// handlers, without which a stack overflow could not be reported.
class CrashSubject {
public:
    /// `plugin` is the plugin's identifier. It outlives the object.
    explicit CrashSubject(const char* plugin);
    CrashSubject(const CrashSubject&) = delete;
    CrashSubject& operator=(const CrashSubject&) = delete;
    ~CrashSubject();

private:
    void* stack_;
};

}  // namespace roque
