#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "model/base/export.h"
#include "model/endings/ending_men.h"
#include "model/endings/ending_table.h"

namespace roque {

/// Computes the table of one ending backwards from its mates (retrograde analysis; Thomas Ströhlein, 1970).
///
/// First come the positions that are decided by a capture, a promotion, mate or stalemate. Then, ply by ply,
/// what leads to a lost position is won, and what leads to nothing but won ones is lost.
class ROQUE_MODEL EndingMaker {
public:
    /// Finds the table of an ending, by its number among EndingMaterial::all(); it lies before this one.
    using Smaller = std::function<const EndingTable&(std::size_t)>;

    /// Whether to give up, asked at least some times a second.
    using IsStopped = std::function<bool()>;

    EndingMaker(const EndingMaterial& material, const Smaller& smaller);

    /// The whole table; none if it was stopped.
    [[nodiscard]] std::unique_ptr<EndingTable> make(const IsStopped& isStopped);

private:
    /// What an ending becomes by a capture, a promotion or both.
    struct Reduction {
        const EndingTable* table = nullptr;  ///< nothing if only kings are left
        Arrangement arrangement;
    };
    static constexpr std::size_t kNobody = kMaxEndingMen;
    static constexpr std::size_t kPromotions = 5;  ///< none, or to one of four types

    [[nodiscard]] Reduction reduction(std::size_t captured, std::size_t promoted, std::size_t promotion,
                                      const Smaller& smaller) const;
    [[nodiscard]] const Reduction& reductionOf(std::size_t captured, std::size_t promoted,
                                               std::size_t promotion) const noexcept {
        return reductions_[(captured * (kMaxEndingMen + 1) + promoted) * kPromotions + promotion];
    }

    [[nodiscard]] bool markImpossible(const IsStopped& isStopped);
    [[nodiscard]] std::uint8_t startingCode(const EndingMen& men, Color side) const;
    [[nodiscard]] EndingValue reduced(const EndingMen& men, Color side, std::size_t mover, Square to,
                                      std::size_t captured, std::size_t promotion) const;
    template <typename Visit>
    void forEachConversion(const EndingMen& men, Color side, Visit visit) const;
    [[nodiscard]] bool hasQuietMove(const EndingMen& men, Color side) const;
    void spread(Color toMove, std::size_t number, std::uint8_t code);
    [[nodiscard]] std::uint8_t lostCode(const Placement& placement, Color side, std::uint8_t code) const;

    void set(Color toMove, std::size_t number, std::uint8_t code) noexcept;

    std::unique_ptr<EndingTable> table_;
    std::vector<Reduction> reductions_;
    ByColor<std::vector<std::uint8_t>> codes_;
    std::uint8_t highest_ = 0;  ///< of the codes that were given
};

}  // namespace roque
