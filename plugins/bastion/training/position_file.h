#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <vector>

#include "model/base/result.h"
#include "plugins/bastion/training/packed_position.h"

namespace roque::bastion::training {

/// Which positions a file holds.
enum class PositionKind : std::uint8_t {
    Games,     ///< quiet positions of games, with the value of a search and the outcome
    Tree,      ///< positions that searches evaluate, with the value of what evaluates there
    Searched,  ///< quiet ones of those, with the value of a search
};

/// How a file of positions is made. The same recipe gives the same file with the same
/// version of Bastion and, where a network searches (bastion-generate --network), the same network.
struct Recipe {
    PositionKind kind = PositionKind::Games;
    std::uint64_t seed = 1;
    std::uint32_t games = 1;
    std::uint32_t nodes = 1000;  ///< of each move, and of the search of each position
    std::uint32_t every = 1;     ///< of so many evaluated positions one is kept; 1 for games

    bool operator==(const Recipe&) const = default;
};

/// The positions of a file, in the order of the games.
struct PositionFile {
    Recipe recipe;
    std::vector<PackedPosition> positions;
};

/// Reads a file of positions. The error says what is wrong with it.
[[nodiscard]] Result<PositionFile, std::string> readPositions(const std::filesystem::path& name);

/// Writes a file of positions: a header of 32 bytes, then the positions. The file gets its name only when it
/// is complete. If it cannot be written, what is there of it is removed, and std::system_error says why.
class PositionWriter {
public:
    PositionWriter(std::filesystem::path name, const Recipe& recipe);

    void write(std::span<const PackedPosition> positions);
    /// Completes the file and gives it its name. If only that name is refused, the file stays under the other
    /// one, which the error tells.
    void finish();

private:
    void check();

    std::filesystem::path name_;
    std::filesystem::path beside_;
    std::ofstream file_;
};

}  // namespace roque::bastion::training
