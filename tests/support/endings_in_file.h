#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "controller/endings/ending_file.h"
#include "model/endings/ending_tables.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {

/// Fills the values of one ending and side to move in a made-up file.
using FillValues =
    std::function<void(const EndingTable& table, Color toMove, std::vector<EndingValue>& values)>;

/// The content of a file of endings. The true values take a minute to compute.
[[nodiscard]] inline std::string endingFile(const FillValues& fill) {
    std::vector<EndingBlocks> tables;
    for (const EndingMaterial& material : EndingMaterial::all()) {
        EndingTable table(material);
        for (const Color side : kColors) fill(table, side, table.values[side]);
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
    static const std::string content =
        endingFile([](const EndingTable& table, Color toMove, std::vector<EndingValue>& values) {
            constexpr unsigned kMoves = 17;
            values.assign(table.index.size(),
                          EndingValue::mateIn(toMove == Color::White ? 2 * kMoves - 1 : 2 * kMoves));
        });
    std::filesystem::create_directories(path.parent_path());
    writeText(path, content);
}

}  // namespace roque::test
