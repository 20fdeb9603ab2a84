#include "controller/match/text_table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include <fmt/format.h>

#include "model/base/utf8.h"

namespace roque::match {

void TextTable::add(std::vector<std::string> cells) {
    assert(cells.size() == columns_.size());
    rows_.push_back(std::move(cells));
}

std::string TextTable::text() const {
    std::vector<std::string> headings;
    std::vector<std::size_t> widths;
    for (const Column& column : columns_) {
        headings.push_back(column.heading);
        std::size_t width = std::max(column.minWidth, letterCount(column.heading));
        for (const auto& row : rows_) width = std::max(width, letterCount(row[widths.size()]));
        widths.push_back(width);
    }
    std::string text = line(headings, widths);
    for (const auto& row : rows_) text += line(row, widths);
    return text;
}

/// No line ends with blanks.
std::string TextTable::line(const std::vector<std::string>& cells,
                            const std::vector<std::size_t>& widths) const {
    std::string text;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (at > 0) text += ' ';
        text += columns_[at].side == Side::Left ? fmt::format("{:<{}}", cells[at], widths[at])
                                                : fmt::format("{:>{}}", cells[at], widths[at]);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text + '\n';
}

}  // namespace roque::match
