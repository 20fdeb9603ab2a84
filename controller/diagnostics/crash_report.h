#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "controller/diagnostics/risk_note.h"

namespace roque {

/// Makes crashes (a signal such as SIGSEGV, or an uncaught exception) leave a report in a folder: what
/// happened, in whose code, and where. The signal then has its usual effect. An end without a signal, such as
/// _exit(), or by one that cannot be handled, leaves what was noted (RiskNote). Creates the folder if
/// missing; without a folder, or if it cannot be created, does nothing. Call it once, at the start.
void reportCrashes(const std::filesystem::path& folder, const std::string& version);

/// An earlier run of the program that did not end as it should: it crashed, was killed, or lost its power or
/// its screen.
struct CrashReport {
    std::filesystem::path file;  ///< what a crash has written; empty if nothing could
    /// The plugin that crashed: its identifier, or its path if it was being loaded. Empty if it is not known
    /// to be a plugin.
    std::string subject;
    std::vector<Risk> risks = {};  ///< what the program was doing when it ended
};

/// Takes the new reports, the latest last; those without a file come first. Each is taken once: its file is
/// renamed to the name that is returned, and the last ten are kept. Reads a folder: do not call it on the UI
/// thread.
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
