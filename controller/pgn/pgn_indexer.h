#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "controller/pgn/pgn_index_part.h"
#include "model/notation/pgn/pgn_parser.h"
#include "model/notation/pgn/pgn_splitter.h"
#include "model/notation/pgn/pgn_visitor.h"

namespace roque {

/// Finds the games of a file that comes in pieces, reads every move of them, and notes where they are and
/// what a list shows of them. Needs memory for one game and for what has not been taken.
class PgnIndexer {
public:
    PgnIndexer() = default;
    PgnIndexer(const PgnIndexer&) = delete;
    PgnIndexer& operator=(const PgnIndexer&) = delete;

    /// Reads the next bytes of the file. The first piece tells the encoding
    /// (PgnSplitter::kBytesForDetection).
    void feed(std::string_view bytes);
    /// There are no more bytes.
    void finish();

    /// How many games have been found since the last were taken.
    [[nodiscard]] std::size_t found() const noexcept { return part_->size(); }
    /// Hands the games out that have been found since.
    [[nodiscard]] std::shared_ptr<const PgnIndexPart> take();

    /// Whether this is no text at all, but a program or a picture.
    [[nodiscard]] bool isText() const noexcept { return splitter_.encoding() != TextEncoding::NotText; }

private:
    class Listener;
    using Text = PgnIndexPart::Text;

    void readSections();
    [[nodiscard]] Text keep(std::string_view text);

    std::shared_ptr<PgnIndexPart> part_ = std::make_shared<PgnIndexPart>();
    std::unordered_map<std::string, Text> kept_;  ///< the texts of the present part
    PgnSplitter splitter_;
    PgnPlace place_;  ///< of the game that is being read
};

}  // namespace roque
