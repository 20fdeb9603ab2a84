#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "controller/endings/ending_file.h"
#include "model/endings/ending_tables.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {

/// Decides what stands in a made-up file of endings.
using MadeUpValue = std::function<EndingValue(std::size_t material, Color toMove, std::size_t number)>;

/// The content of a file of endings. The true values take a minute to compute.
[[nodiscard]] inline std::string endingFile(const MadeUpValue& value) {
    std::vector<EndingBlocks> tables;
    for (std::size_t material = 0; material < kEndings; ++material) {
        EndingTable table(EndingMaterial::all()[material]);
        for (const Color side : kColors) {
            table.values[side].reserve(table.index.size());
            for (std::size_t number = 0; number < table.index.size(); ++number)
                table.values[side].push_back(value(material, side, number));
        }
        tables.push_back(compressed(table));
    }
    std::string content = endingFileHeader(tables);
    for (const EndingBlocks& blocks : tables) {
        for (const std::string& block : blocks) content += block;
    }
    return content;
}

/// Writes a file by which White always mates in 17 moves.
inline void writeEndings(const std::filesystem::path& path) {
    static const std::string content = endingFile([](std::size_t, Color toMove, std::size_t) {
        constexpr unsigned kMoves = 17;
        return EndingValue::mateIn(toMove == Color::White ? 2 * kMoves - 1 : 2 * kMoves);
    });
    std::filesystem::create_directories(path.parent_path());
    writeText(path, content);
}

}  // namespace roque::test
