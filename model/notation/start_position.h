#pragma once

#include <string_view>

#include "model/base/export.h"
#include "model/base/result.h"
#include "model/base/variant.h"
#include "model/notation/fen_error.h"
#include "model/position/position.h"

namespace roque {

/// The position and variant a game starts from.
struct StartPosition {
    Position position = Position::start();
    Variant variant = Variant::Standard;

    bool operator==(const StartPosition&) const = default;
};

/// Parses a FEN as a start position, or returns all its problems. The variant is Chess960 if the text gives
/// castling rights by the rooks' files, or if a king or rook with a right stands where it never does in
/// standard chess.
[[nodiscard]] ROQUE_MODEL Result<StartPosition, FenError> readStartPosition(std::string_view fen);

}  // namespace roque
