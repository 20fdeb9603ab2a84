#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "model/base/inline.h"
#include "model/board/board.h"
#include "plugins/bastion/base/piece_row.h"
#include "plugins/bastion/base/value.h"

namespace roque::bastion {

/// A small neural network that evaluates positions, made by bastion-train (docs/bastion-training.md).
///
/// It looks at the board twice, with the eyes of each side. A view has an input for each piece on each
/// square: own pieces first, Black's view upside down. The inputs that are on add their rows to 256 *hidden
/// values*, which a move changes by a few rows only (the idea of NNUE: Y. Nasu, "Efficiently updatable neural
/// networks", 2018). The output is the sum of the squares of the hidden values, limited to 0 to 1 (SCReLU),
/// times their weights. There are eight sets of these weights, for few pieces on the board to many: what a
/// passed pawn or an open king is worth depends on it.
///
/// All numbers are integers, and no sum can overflow: the value is the same on every processor.
struct Network {
    static constexpr std::size_t kInputs = 768;
    static constexpr std::size_t kHidden = 256;
    static constexpr std::size_t kOutputs = 8;    ///< sets of output weights, by the number of pieces
    static constexpr int kHiddenOne = 510;        ///< stands for 1 in hidden values and their weights
    static constexpr int kActiveOne = 255;        ///< stands for 1 in limited hidden values: half as fine
    static constexpr int kOutputOne = 256;        ///< stands for 1 in output weights
    static constexpr int kMaxRowWeight = 992;     ///< 1.945: sums of 32 rows and the bias fit 16 bits
    static constexpr int kMaxOutputWeight = 127;  ///< 0.496: products fit 16 bits, sums of a view 32 bits

    using Row = std::array<std::int16_t, kHidden>;
    using Output = std::array<Row, 2>;  ///< weights for the side to move, for its opponent

    alignas(64) std::array<Row, kInputs> rows{};
    alignas(64) Row bias{};  ///< hidden values of an empty board
    alignas(64) std::array<Output, kOutputs> outputs{};
    std::array<std::int32_t, kOutputs> outputBias{};  ///< in units of kActiveOne x kOutputOne
    std::int32_t scale = 0;                           ///< centipawns of an output of 1

    /// The largest bias of the output and the largest scale: no value overflows.
    static constexpr std::int32_t kMaxOutputBias = 8 * kActiveOne * kOutputOne;
    static constexpr std::int32_t kMaxScale = 1000;

    /// The input of a piece in a view.
    [[nodiscard]] static constexpr std::size_t inputOf(Color view, Color color, PieceType type,
                                                       Square square) noexcept {
        return (color == view ? 0U : kInputs / 2) + kPieceRow[index(type)] * kSquareCount
               + (index(square) ^ (view == Color::White ? 0U : 56U));
    }
    /// The input of the same piece in the other view.
    [[nodiscard]] static constexpr std::size_t inOtherView(std::size_t input) noexcept {
        return (input < kInputs / 2 ? input + kInputs / 2 : input - kInputs / 2) ^ 56U;
    }

    /// The set of output weights for a board with so many pieces, 1 to 32.
    [[nodiscard]] static constexpr std::size_t outputFor(std::size_t pieces) noexcept {
        return std::min((pieces - 1) / (kMostPieces / kOutputs), kOutputs - 1);
    }

    /// The value for the side to move, whose hidden values are `us`, on a board with so many pieces.
    [[nodiscard]] ROQUE_INLINE Value valueOf(const Row& us, const Row& them,
                                             std::size_t pieces) const noexcept {
        const std::size_t set = outputFor(pieces);
        const std::int64_t sum =
            std::int64_t{weighted(us, outputs[set][0])} + weighted(them, outputs[set][1]);
        const std::int64_t output = sum / kActiveOne + outputBias[set];
        return static_cast<Value>(output * scale / (kActiveOne * kOutputOne));
    }

private:
    static constexpr std::size_t kMostPieces = 32;

    [[nodiscard]] ROQUE_INLINE static int weighted(const Row& hidden, const Row& weights) noexcept {
        int sum = 0;
        for (std::size_t unit = 0; unit < kHidden; ++unit) {
            const auto positive = hidden[unit] > 0 ? hidden[unit] : std::int16_t{0};
            const auto limited = positive < kHiddenOne ? positive : std::int16_t{kHiddenOne};
            const auto active = static_cast<std::int16_t>(limited >> 1);  // from kHiddenOne to kActiveOne
            const auto product = static_cast<std::int16_t>(active * weights[unit]);
            sum += product * active;
        }
        return sum;
    }
};

}  // namespace roque::bastion
