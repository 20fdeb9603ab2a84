#include "controller/pgn/pgn_batch.h"

#include "model/pgn/pgn_parser.h"

namespace roque {

void PgnBatch::readTo(PgnVisitor& visitor) const {
    PgnParser parser(visitor);
    for (const auto& [begin, length, line, isFragment] : parts)
        parser.parse({std::string_view(text).substr(begin, length), line, isFragment});
}

}  // namespace roque
