#pragma once

#include <string_view>

#include "model/base/export.h"
#include "model/base/result.h"
#include "model/base/variant.h"
#include "model/position/position.h"
#include "model/notation/fen_error.h"

namespace roque {

/// From what a game starts.
struct StartPosition {
    Position position = Position::start();
    Variant variant = Variant::Standard;

    bool operator==(const StartPosition&) const = default;
};

/// The start that a FEN describes, or all its problems. It is one of Chess960 if the text names castling
/// rooks by their files, or if a king or rook that may castle stands where it never does in standard chess.
[[nodiscard]] ROQUE_MODEL Result<StartPosition, FenError> readStartPosition(std::string_view fen);

}  // namespace roque
