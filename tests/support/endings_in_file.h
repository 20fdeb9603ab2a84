#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "controller/endings/ending_file.h"
#include "model/endings/ending_tables.h"
#include "tests/support/temporary_folder.h"

// Files of endings with made-up values; the true ones take a minute to compute.
namespace roque::test {

/// The value of all positions of a block, of one ending and side to move.
using ValueOfBlock = std::function<EndingValue(std::size_t block)>;

/// The blocks of one side to move. Equal ones are compressed once: there are 220 million values.
[[nodiscard]] inline EndingBlocks blocksOf(const EndingTable& table, const ValueOfBlock& valueOf) {
    static std::map<std::pair<std::uint8_t, std::size_t>, std::string> known;
    EndingBlocks blocks;
    for (std::size_t from = 0; from < table.index.size(); from += kEndingBlockValues) {
        const std::size_t count = std::min(kEndingBlockValues, table.index.size() - from);
        const EndingValue value = valueOf(blocks.size());
        std::string& block = known[{value.byte(), count}];
        if (block.empty()) {
            EndingTable part(table.material);
            part.values[Color::White].assign(count, value);
            block = compressed(part).front();
        }
        blocks.push_back(block);
    }
    return blocks;
}

/// The content of a file, by the blocks of each ending and side to move.
[[nodiscard]] inline std::string endingFile(
    const std::function<EndingBlocks(const EndingTable& table, Color toMove)>& blocksFor) {
    std::vector<EndingBlocks> tables;
    for (const EndingMaterial& material : EndingMaterial::all()) {
        EndingBlocks& all = tables.emplace_back();
        for (const Color side : kColors) {
            EndingBlocks blocks = blocksFor(EndingTable(material), side);
            std::ranges::move(blocks, std::back_inserter(all));
        }
    }
    std::string content = endingFileHeader(tables);
    for (const EndingBlocks& blocks : tables) {
        for (const std::string& block : blocks) content += block;
    }
    return content;
}

/// The blocks of one side to move, by the value of each position.
[[nodiscard]] inline EndingBlocks blocksOf(EndingTable table, std::vector<EndingValue> values) {
    table.values[Color::White] = std::move(values);
    return compressed(table);
}

/// Writes a file by which White always mates in 17 moves.
inline void writeEndings(const std::filesystem::path& path) {
    static const std::string content = endingFile([](const EndingTable& table, Color toMove) {
        constexpr unsigned kMoves = 17;
        return blocksOf(table, [toMove](std::size_t /*block*/) {
            return EndingValue::mateIn(toMove == Color::White ? 2 * kMoves - 1 : 2 * kMoves);
        });
    });
    std::filesystem::create_directories(path.parent_path());
    writeText(path, content);
}

}  // namespace roque::test
