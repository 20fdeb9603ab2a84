#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "tests/controller/faults/fault_scenario.h"

namespace roque::test {

/// A game that goes on after the program was killed, and is adjourned at the end. The version is the number
/// of plies played since.
class JournalScenario final : public FaultScenario {
public:
    [[nodiscard]] std::string name() const override { return "journal"; }
    [[nodiscard]] int versions() const override;
    void prepare(const std::filesystem::path& folder) override;
    void run(const std::filesystem::path& folder, const RunNotes& notes) override;
    [[nodiscard]] std::optional<int> versionIn(const std::filesystem::path& folder) override;
};

}  // namespace roque::test
