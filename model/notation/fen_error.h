#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/export.h"
#include "model/base/message.h"
#include "model/position/validity.h"

namespace roque {

/// The parts of a FEN, in their order.
enum class FenField : std::uint8_t {
    Pieces,
    SideToMove,
    Castling,
    EnPassant,
    HalfmoveClock,
    FullmoveNumber,
    Rest,  ///< text after the sixth field
};

inline constexpr std::size_t kFenFieldCount = 6;

/// The number of a field, from 0.
[[nodiscard]] constexpr std::size_t index(FenField field) noexcept {
    return static_cast<std::size_t>(field);
}

/// The name of a field, such as "side to move".
[[nodiscard]] ROQUE_MODEL Message nameOf(FenField field);

/// One problem of a FEN: of its text or of the position it describes.
struct FenProblem {
    FenField field;
    std::size_t column;                       ///< position in the text, in bytes from 1
    Message what;                             ///< a sentence without a full stop
    std::optional<PositionProblem> position;  ///< set if the text is readable but the position invalid

    bool operator==(const FenProblem&) const = default;
};

/// Why a FEN was refused: all its problems, in the order of the text.
struct FenError {
    std::vector<FenProblem> problems;

    bool operator==(const FenError&) const = default;

    /// Whether the text itself is malformed, not only the position invalid.
    [[nodiscard]] ROQUE_MODEL bool isSyntax() const noexcept;

    /// One line per problem, such as "column 42, side to move: 'x' is neither w nor b".
    [[nodiscard]] ROQUE_MODEL Message describe() const;
};

}  // namespace roque
