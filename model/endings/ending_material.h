#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "model/base/color.h"
#include "model/base/export.h"
#include "model/base/piece_type.h"
#include "model/base/square.h"

namespace roque {

/// A piece or pawn of one side, wherever it stands.
struct Man {
    Color color = Color::White;
    PieceType type = PieceType::King;

    bool operator==(const Man&) const = default;
};

/// How many men, kings included, the largest endings have.
inline constexpr std::size_t kMaxEndingMen = 4;

/// Where each man of an ending stands, in the order of its material; None for those it does not have.
using Placement = std::array<Square, kMaxEndingMen>;

/// Which men an ending has: White's king, Black's king, then White's others and Black's others, each from the
/// most valuable to the least. White has more men, or the better one: "KQKR" is there, "KRKQ" is not.
class EndingMaterial {
public:
    /// The endings of three and four men, 35 of them. Each stands behind those that a capture or a promotion
    /// turns it into.
    [[nodiscard]] ROQUE_MODEL static std::span<const EndingMaterial> all() noexcept;

    /// The number of men, 3 or 4.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr Man man(std::size_t place) const noexcept { return men_[place]; }
    [[nodiscard]] constexpr std::size_t pawns() const noexcept {
        return pawns(Color::White) + pawns(Color::Black);
    }

    /// Whether a pawn may capture another en passant: both sides have one.
    [[nodiscard]] constexpr bool hasEnPassant() const noexcept {
        return pawns(Color::White) > 0 && pawns(Color::Black) > 0;
    }

    /// The letters of White's men and of Black's, such as "KQKR".
    [[nodiscard]] ROQUE_MODEL std::string name() const;

    bool operator==(const EndingMaterial&) const = default;

private:
    friend class EndingMaterials;

    constexpr EndingMaterial() = default;
    constexpr void add(Man man) noexcept { men_[size_++] = man; }
    [[nodiscard]] constexpr std::size_t pawns(Color color) const noexcept {
        std::size_t number = 0;
        for (std::size_t place = 2; place < size_; ++place)
            number += men_[place] == Man{color, PieceType::Pawn} ? 1U : 0U;
        return number;
    }

    std::array<Man, kMaxEndingMen> men_{Man{Color::White}, Man{Color::Black}};
    std::size_t size_ = 2;
};

/// How some men make up one of the endings.
struct Arrangement {
    std::size_t material = 0;  ///< its number among EndingMaterial::all()
    bool isSwapped = false;    ///< the colors are the other way round: the board is turned upside down too
    std::array<std::uint8_t, kMaxEndingMen>
        order{};  ///< [place in the ending]: which of the men stands there

    /// The placement of men that stand on `squares`, in the order in which they were given.
    [[nodiscard]] constexpr Placement placement(std::span<const Square> squares) const noexcept {
        Placement placed{Square::None, Square::None, Square::None, Square::None};
        for (std::size_t place = 0; place < squares.size(); ++place) {
            const Square square = squares[order[place]];
            placed[place] = isSwapped ? Square(index(square) ^ 56U) : square;
        }
        return placed;
    }
};

/// Arranges three or four men, both kings among them; nothing if there are others, or bare kings only.
[[nodiscard]] ROQUE_MODEL std::optional<Arrangement> arrange(std::span<const Man> men) noexcept;

}  // namespace roque
