#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "model/notation/pgn/pgn_splitter.h"

namespace roque::terminal {

/// Some games in a row, enough that working on them takes longer than handing them to another thread.
struct PgnBatch {
    /// Where a section stands in `text`.
    struct Part {
        std::size_t begin;
        std::size_t length;
        std::size_t line;
        bool isFragment;
    };

    std::string text;
    std::vector<Part> parts;

    [[nodiscard]] PgnSection section(const Part& part) const noexcept {
        return {std::string_view(text).substr(part.begin, part.length), part.line, part.isFragment};
    }
};

/// Reads a file batch by batch. Whatever its size, only some megabytes of it are in memory.
class PgnBatchReader {
public:
    explicit PgnBatchReader(std::istream& file);

    /// The next games, nothing at the end. A file that is no text has none.
    [[nodiscard]] std::optional<PgnBatch> next();

    [[nodiscard]] std::size_t bytesRead() const noexcept { return bytesRead_; }
    [[nodiscard]] bool isText() const noexcept { return splitter_.encoding() != TextEncoding::NotText; }
    /// Whether letters are missing, as if the file were cut off; known at the end.
    [[nodiscard]] bool isBroken() const noexcept { return splitter_.isBroken(); }
    /// Whether reading failed, rather than came to the end.
    [[nodiscard]] bool hasFailed() const noexcept { return hasFailed_; }

private:
    [[nodiscard]] bool readMore();

    std::istream& file_;
    PgnSplitter splitter_;
    std::string piece_;
    std::size_t bytesRead_ = 0;
    bool isFinished_ = false;
    bool hasFailed_ = false;
};

}  // namespace roque::terminal
