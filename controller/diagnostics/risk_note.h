#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace roque {

/// Something the program does that may end it: a call of code that is not its own.
struct Risk {
    enum class Kind : std::uint8_t {
        Loading,  ///< a library; the subject is its path
        Playing,  ///< a call of a player; the subject is the plugin's identifier
    };
    Kind kind;
    std::string subject;

    bool operator==(const Risk&) const = default;
};

/// Has this process note its risks in a file of this folder, mapped into memory. The notes outlive the
/// process, however it ends: by a signal, _exit(), or exit() in a plugin. Creates the folder if missing; does
/// nothing if the file cannot be made. Call it once, at the start, before other threads run.
void noteRisks(const std::filesystem::path& folder);

/// Call it at a normal end: deletes this process's notes and notes no more. [any-thread]
void forgetRisks() noexcept;

/// A process that ended without forgetRisks().
struct UnexpectedEnd {
    long processId;
    std::vector<Risk> risks;  ///< what it was doing
};

/// Takes the notes of processes that have ended. Each is taken once. Those of other living processes stay.
/// [any-thread]
[[nodiscard]] std::vector<UnexpectedEnd> takeRisks(const std::filesystem::path& folder);

/// The subject of a risk noted now, or nullptr if there is none. Async-signal-safe. [any-thread]
[[nodiscard]] const char* notedSubject() noexcept;

/// Writes to the disk that nothing is being loaded any more. Waits for the disk. [any-thread]
void flushRisks() noexcept;

/// While it lives, a risk is noted. Costs a few writes to memory; `Loading` also waits until the note is on
/// the disk, for plugins that bring down the whole machine. A subject that is too long, and more than 16
/// risks at a time, are not noted. [any-thread]
class RiskNote {
public:
    RiskNote(Risk::Kind kind, std::string_view subject) noexcept;
    RiskNote(const RiskNote&) = delete;
    RiskNote& operator=(const RiskNote&) = delete;
    ~RiskNote();

private:
    void* entry_;  ///< in the file; nullptr if it is not noted
};

}  // namespace roque
