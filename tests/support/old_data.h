#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "tests/support/temporary_folder.h"

// The files that an earlier version wrote (tests/data/compatibility/README.md).
namespace roque::test {

/// A folder with copies of such files, which may be written to.
class OldFiles : public TemporaryFolder {
public:
    /// Copies a file; `newName` is how the program knows it.
    void copy(const std::string& name, const std::string& newName) const {
        std::filesystem::copy_file(std::filesystem::path(ROQUE_TEST_DATA) / "compatibility" / name,
                                   *this / newName);
    }
    void copy(const std::string& name) const { copy(name, name); }
};

/// Where two JSON texts differ in what the older one has. Members that are new do not count: the earlier
/// version would ignore them.
[[nodiscard]] inline std::vector<std::string> membersLost(const std::string& older,
                                                          const std::string& newer) {
    const auto before = nlohmann::json::parse(older).flatten();
    const auto after = nlohmann::json::parse(newer).flatten();
    std::vector<std::string> lost;
    for (const auto& [place, value] : before.items()) {
        const auto found = after.find(place);
        if (found == after.end() || *found != value) lost.push_back(place);
    }
    return lost;
}

}  // namespace roque::test
