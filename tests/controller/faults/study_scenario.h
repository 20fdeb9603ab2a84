#pragma once

#include "tests/controller/faults/fault_scenario.h"

namespace roque::test {

/// A study that is changed and never saved. The version is the number of changes.
class StudyScenario final : public FaultScenario {
public:
    [[nodiscard]] std::string name() const override { return "a study"; }
    [[nodiscard]] int versions() const override { return 4; }
    void prepare(const std::filesystem::path& /*folder*/) override {}
    void run(const std::filesystem::path& folder, const RunNotes& notes) override;
    [[nodiscard]] std::optional<int> versionIn(const std::filesystem::path& folder) override;
};

}  // namespace roque::test
