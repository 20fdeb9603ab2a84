#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/export.h"
#include "model/board/validity.h"

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

/// The English name of a field, such as "side to move".
[[nodiscard]] ROQUE_MODEL std::string_view nameOf(FenField field) noexcept;

/// One thing that is wrong with a FEN: with its text, or with the position it describes.
struct FenProblem {
    FenField field;
    std::size_t column;                       ///< where in the text, in bytes from 1
    std::string what;                         ///< an English sentence without a full stop
    std::optional<PositionProblem> position;  ///< set if the text can be read, but not played

    bool operator==(const FenProblem&) const = default;
};

/// Why a FEN was refused: everything that is wrong with it, in the order of the text.
struct FenError {
    std::vector<FenProblem> problems;

    /// Whether the text itself is at fault, not only the position.
    [[nodiscard]] ROQUE_MODEL bool isSyntax() const noexcept;

    /// One line for each problem, such as "column 42, side to move: 'x' is neither w nor b".
    [[nodiscard]] ROQUE_MODEL std::string describe() const;
};

}  // namespace roque
