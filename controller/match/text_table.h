#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace roque::match {

/// A table as lines of text, for a terminal. Its columns are as wide as their widest cells.
class TextTable {
public:
    enum class Side : std::uint8_t { Left, Right };

    struct Column {
        std::string heading;
        std::size_t minWidth = 0;  ///< in letters
        Side side = Side::Right;   ///< the side that its cells are aligned to
    };

    explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

    /// Adds a row: a cell for each column.
    void add(std::vector<std::string> cells);

    /// The headings and then the rows, a line each.
    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] std::string line(const std::vector<std::string>& cells,
                                   const std::vector<std::size_t>& widths) const;

    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace roque::match
