#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>

#include "controller/pgn/pgn_batch.h"
#include "model/pgn/pgn_splitter.h"

namespace roque {

/// Reads PGN batch by batch, with a few megabytes in memory whatever the size of the text.
class PgnBatchReader {
public:
    /// The stream outlives the reader.
    explicit PgnBatchReader(std::istream& stream);

    /// The next games; nothing at the end, or if the stream is not text.
    [[nodiscard]] std::optional<PgnBatch> next();

    [[nodiscard]] std::size_t bytesRead() const noexcept { return bytesRead_; }
    [[nodiscard]] bool isText() const noexcept { return splitter_.encoding() != TextEncoding::NotText; }
    /// Whether UTF-16 breaks off within a letter; known at the end.
    [[nodiscard]] bool isBroken() const noexcept { return splitter_.isBroken(); }
    /// Whether reading failed before the end.
    [[nodiscard]] bool hasFailed() const noexcept { return hasFailed_; }

private:
    [[nodiscard]] bool readMore();

    std::istream& stream_;
    PgnSplitter splitter_;
    std::string piece_;
    std::size_t bytesRead_ = 0;
    bool isFinished_ = false;
    bool hasFailed_ = false;
};

}  // namespace roque
