#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "controller/pgn/pgn_index_part.h"
#include "model/pgn/pgn_parser.h"
#include "model/pgn/pgn_splitter.h"
#include "model/pgn/pgn_visitor.h"

namespace roque {

/// Indexes a PGN file that comes in pieces: finds the games, checks every move, and records places and
/// summaries. Holds one game and the entries that have not been taken yet.
class PgnIndexer {
public:
    PgnIndexer() = default;
    PgnIndexer(const PgnIndexer&) = delete;
    PgnIndexer& operator=(const PgnIndexer&) = delete;

    /// Reads the next bytes of the file. The first piece determines the encoding
    /// (PgnSplitter::kBytesForDetection).
    void feed(std::string_view bytes);
    /// Reads what is left, after the last bytes.
    void finish();

    /// How many games have been found since the last take().
    [[nodiscard]] std::size_t found() const noexcept { return part_->size(); }
    /// Hands over the games found since the last take().
    [[nodiscard]] std::shared_ptr<const PgnIndexPart> take();

    /// Whether the file is text, rather than a program or a picture.
    [[nodiscard]] bool isText() const noexcept { return splitter_.encoding() != TextEncoding::NotText; }

private:
    class Listener;
    using Text = PgnIndexPart::Text;

    void readSections();
    [[nodiscard]] Text keep(std::string_view text);

    std::shared_ptr<PgnIndexPart> part_ = std::make_shared<PgnIndexPart>();
    std::unordered_map<std::string, Text> kept_;  ///< the texts stored in the present part
    PgnSplitter splitter_;
    PgnPlace place_;  ///< of the present game
};

}  // namespace roque
