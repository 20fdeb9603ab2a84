#include "controller/pgn/pgn_index_part.h"

namespace roque {

GameSummary PgnIndexPart::summary(std::size_t at) const noexcept {
    const Entry& entry = entries_[at];
    return {text(entry.white), text(entry.black), text(entry.event),  text(entry.date),
            entry.result,      entry.plies,       text(entry.problem)};
}

PgnPlace PgnIndexPart::place(std::size_t at) const noexcept {
    const Entry& entry = entries_[at];
    return {entry.offset, entry.length, entry.line, entry.game, entry.isFragment};
}

std::size_t PgnIndexPart::bytes() const noexcept {
    return sizeof *this + letters_.capacity() + entries_.capacity() * sizeof(Entry);
}

}  // namespace roque
