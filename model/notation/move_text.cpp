#include "model/notation/move_text.h"

#include "model/notation/san.h"
#include "model/notation/uci_move.h"

namespace roque {

Result<Move, MoveError> parseMove(const Position& position, std::string_view text) {
    if (const auto move = parseUciMove(position, text)) return *move;
    return parseSan(position, text, SanReading::Lenient);
}

}  // namespace roque
