#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/base/message.h"

namespace roque::test {

/// Where a run that may be disturbed says how far it has come. Versions count from 1.
class RunNotes {
public:
    /// Appends to a file.
    explicit RunNotes(const std::filesystem::path& file);
    RunNotes(const RunNotes&) = delete;
    RunNotes& operator=(const RunNotes&) = delete;
    ~RunNotes();

    /// Begins to write a version.
    void begins(int version) const { add("begins " + std::to_string(version)); }
    /// The program has shown a version to the person: it survives the end of the process.
    void shows(int version) const { add("shows " + std::to_string(version)); }
    /// The program holds a version to be on the disk: it survives a power cut.
    void keeps(int version) const { add("keeps " + std::to_string(version)); }
    /// The program has told the person of a failure.
    void tells(const Message& message) const { add("tells " + english(message)); }

private:
    void add(const std::string& line) const;

    int file_;
};

/// What the lines of some notes say.
struct RunState {
    int begun = 0;
    int shown = 0;
    int kept = 0;
    std::vector<std::string> told;

    void read(const std::string& line);
};

/// A short run of the program that changes files. Each step makes a version that can be told from all others.
class FaultScenario {
public:
    FaultScenario() = default;
    FaultScenario(const FaultScenario&) = delete;
    FaultScenario& operator=(const FaultScenario&) = delete;
    virtual ~FaultScenario() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    /// The last version.
    [[nodiscard]] virtual int versions() const = 0;
    /// Makes version 0 in an empty folder. Not disturbed.
    virtual void prepare(const std::filesystem::path& folder) = 0;
    /// Makes the versions 1, 2, …, whatever fails. The folder is a canonical path.
    virtual void run(const std::filesystem::path& folder, const RunNotes& notes) = 0;
    /// The version that a program that starts now finds; nothing if it finds anything else. May change the
    /// folder, as that program would.
    [[nodiscard]] virtual std::optional<int> versionIn(const std::filesystem::path& folder) = 0;
};

using FaultScenarios = std::vector<std::unique_ptr<FaultScenario>>;

/// All of them. Their names are unique.
[[nodiscard]] FaultScenarios faultScenarios();

}  // namespace roque::test
