#pragma once

#include "tests/controller/faults/fault_scenario.h"

namespace roque::test {

/// Games that end, whose points go through the queue into the embedded database, or wait for one. The version
/// is the number of games.
class PointsScenario final : public FaultScenario {
public:
    enum class Database { Embedded, None };

    explicit PointsScenario(Database database) : database_(database) {}

    [[nodiscard]] std::string name() const override {
        return database_ == Database::Embedded ? "scores" : "waiting scores";
    }
    [[nodiscard]] int versions() const override { return 3; }
    void prepare(const std::filesystem::path& folder) override;
    void run(const std::filesystem::path& folder, const RunNotes& notes) override;
    [[nodiscard]] std::optional<int> versionIn(const std::filesystem::path& folder) override;

private:
    Database database_;
};

}  // namespace roque::test
