#include "model/endings/ending_maker.h"

#include <algorithm>

namespace roque {
namespace {

constexpr std::array kPromotionTypes{PieceType::None, PieceType::Queen, PieceType::Rook, PieceType::Bishop,
                                     PieceType::Knight};

constexpr std::uint8_t kOpen = 0;     ///< a draw, if nothing else is found
constexpr std::uint8_t kHeld = 0xFD;  ///< not lost: a capture or promotion draws; may still be won
constexpr std::uint8_t kNone = EndingValue::none().byte();
constexpr std::uint8_t kMated = EndingValue::mateIn(0).byte();

/// The code of a position one ply before another.
constexpr std::uint8_t before(std::uint8_t code) noexcept {
    return static_cast<std::uint8_t>(code + 1);
}

}  // namespace

EndingMaker::EndingMaker(const EndingMaterial& material, const Smaller& smaller)
    : table_(std::make_unique<EndingTable>(material)) {
    for (std::size_t captured = 0; captured <= kMaxEndingMen; ++captured) {
        for (std::size_t promoted = 0; promoted <= kMaxEndingMen; ++promoted) {
            for (std::size_t promotion = 0; promotion < kPromotions; ++promotion)
                reductions_.push_back(reduction(captured, promoted, promotion, smaller));
        }
    }
}

EndingMaker::Reduction EndingMaker::reduction(std::size_t captured, std::size_t promoted,
                                              std::size_t promotion, const Smaller& smaller) const {
    const EndingMaterial& material = table_->material;
    const auto isAnother = [&](std::size_t place) { return place >= 2 && place < material.size(); };
    const bool isPromotion =
        isAnother(promoted) && promotion != 0 && material.man(promoted).type == PieceType::Pawn;
    if ((captured != kNobody && !isAnother(captured)) || (promoted == kNobody) != (promotion == 0)
        || (promoted != kNobody && !isPromotion) || (captured == kNobody && promoted == kNobody)
        || captured == promoted)
        return {};
    std::vector<Man> men;
    for (std::size_t place = 0; place < material.size(); ++place) {
        if (place == captured) continue;
        men.push_back(material.man(place));
        if (place == promoted) men.back().type = kPromotionTypes[promotion];
    }
    const std::optional<Arrangement> arranged = arrange(men);
    if (!arranged) return {};
    return {&smaller(arranged->material), *arranged};
}

EndingValue EndingMaker::reduced(const EndingMen& men, Color side, std::size_t mover, Square to,
                                 std::size_t captured, std::size_t promotion) const {
    const std::size_t size = table_->material.size();
    std::array<Square, kMaxEndingMen> squares{};
    std::size_t left = 0;
    for (std::size_t place = 0; place < size; ++place) {
        if (place != captured) squares[left++] = place == mover ? to : men.square(place);
    }
    if (contains(attacks::king(squares[0]), squares[1])) return EndingValue::none();
    const Reduction& result = reductionOf(captured, promotion == 0 ? kNobody : mover, promotion);
    if (result.table == nullptr) return EndingValue::draw();
    return result.table->value(result.arrangement.isSwapped ? side : ~side,
                               result.arrangement.placement({squares.data(), left}));
}

/// Hands what each capture and promotion of a side leads to, seen by its opponent, to `visit`.
template <typename Visit>
void EndingMaker::forEachConversion(const EndingMen& men, Color side, Visit visit) const {
    const EndingMaterial& material = table_->material;
    const auto visitLegal = [&](EndingValue code) {
        if (!code.isNone()) visit(code);
    };
    for (std::size_t place = 0; place < material.size(); ++place) {
        if (material.man(place).color != side) continue;
        const bool isPawn = material.man(place).type == PieceType::Pawn;
        const Bitboard attacked = men.attacks(place);
        const Bitboard last = rankMask(side, Rank::Eighth);
        const auto convert = [&](Square to, std::size_t captured) {
            if (!isPawn || !contains(last, to)) {
                visitLegal(reduced(men, side, place, to, captured, 0));
                return;
            }
            for (std::size_t promotion = 1; promotion < kPromotions; ++promotion)
                visitLegal(reduced(men, side, place, to, captured, promotion));
        };
        if (const Bitboard hit = attacked & men.occupied(); hit != 0) {
            for (std::size_t other = 2; other < material.size(); ++other) {
                if (material.man(other).color != side && contains(hit, men.square(other)))
                    convert(men.square(other), other);
            }
        }
        if (!isPawn) continue;
        const Bitboard push = forward(side, bit(men.square(place))) & last & ~men.occupied();
        if (push != 0) convert(firstOf(push), kNobody);
        std::size_t captured = kNobody;
        const Square target = men.enPassantTarget(side, captured);
        if (target != Square::None && contains(attacked, target)) convert(target, captured);
    }
}

bool EndingMaker::hasQuietMove(const EndingMen& men, Color side) const {
    return !men.forEachQuietMove(side, [&](const Placement& after) {
        return codes_[~side][table_->index.of(after)] == kNone;  // which no legal move leads to
    });
}

std::uint8_t EndingMaker::startingCode(const EndingMen& men, Color side) const {
    std::uint8_t win = kNone;
    std::uint8_t longestLoss = 0;
    bool isHeld = false;
    forEachConversion(men, side, [&](EndingValue code) {
        if (code.isLost()) win = std::min(win, before(code.byte()));
        if (code.isDraw()) isHeld = true;
        if (code.isWon()) longestLoss = std::max(longestLoss, before(code.byte()));
    });
    if (win != kNone) return win;
    if (isHeld) return kHeld;
    if (hasQuietMove(men, side)) return kOpen;
    if (longestLoss != 0) return longestLoss;
    return men.isAttacked(men.square(side == Color::White ? 0 : 1), ~side) ? kMated : kHeld;
}

void EndingMaker::set(Color toMove, std::size_t number, std::uint8_t code) noexcept {
    codes_[toMove][number] = code;
    highest_ = std::max(highest_, code);
}

/// Marks what is no legal position; returns whether it was not stopped.
bool EndingMaker::markImpossible(const IsStopped& isStopped) {
    const EndingIndex& index = table_->index;
    for (const Color side : kColors) codes_[side].assign(index.size(), kOpen);
    for (std::size_t number = 0; number < index.size(); ++number) {
        if (number % index.rowSize() == 0 && isStopped()) return false;
        const Placement placement = index.placement(number);
        const EndingMen men(table_->material, placement);
        for (const Color side : kColors) {
            if (men.isImpossible(side) || men.isAttacked(men.square(side == Color::White ? 1 : 0), side)
                || index.of(placement) != number)
                codes_[side][number] = kNone;
        }
    }
    return true;
}

std::uint8_t EndingMaker::lostCode(const Placement& placement, Color side, std::uint8_t code) const {
    const EndingMen men(table_->material, placement);
    std::uint8_t longest = 0;
    const bool isLost = men.forEachQuietMove(side, [&](const Placement& after) {
        const std::uint8_t reply = codes_[~side][table_->index.of(after)];
        if (reply == kNone) return true;
        longest = std::max(longest, reply);
        return reply != kOpen && reply <= code && reply % 2 == 0;
    });
    if (!isLost) return kOpen;
    forEachConversion(men, side, [&](EndingValue reply) { longest = std::max(longest, reply.byte()); });
    return before(longest);
}

void EndingMaker::spread(Color toMove, std::size_t number, std::uint8_t code) {
    const EndingMen men(table_->material, table_->index.placement(number));
    const Color mover = ~toMove;
    const bool isLost = code % 2 == 1;
    men.forEachMoveBack(mover, [&](const Placement& placement) {
        const std::size_t earlier = table_->index.of(placement);
        const std::uint8_t known = codes_[mover][earlier];
        if (isLost) {
            if (known == kOpen || (known > before(code) && known != kNone)) set(mover, earlier, before(code));
        } else if (known == kOpen) {
            const std::uint8_t lost = lostCode(placement, mover, code);
            if (lost != kOpen) set(mover, earlier, lost);
        }
    });
}

std::unique_ptr<EndingTable> EndingMaker::make(const IsStopped& isStopped) {
    const EndingIndex& index = table_->index;
    if (!markImpossible(isStopped)) return nullptr;
    ByColor<std::vector<std::uint8_t>> starting;
    for (const Color side : kColors) {
        starting[side].assign(index.size(), kNone);
        for (std::size_t number = 0; number < index.size(); ++number) {
            if (number % index.rowSize() == 0 && isStopped()) return nullptr;
            if (codes_[side][number] == kNone) continue;
            const EndingMen men(table_->material, index.placement(number));
            starting[side][number] = startingCode(men, side);
            if (starting[side][number] < kHeld) highest_ = std::max(highest_, starting[side][number]);
        }
    }
    codes_ = std::move(starting);
    for (std::uint8_t code = kMated; code <= highest_; ++code) {
        for (const Color side : kColors) {
            const std::vector<std::uint8_t>& codes = codes_[side];
            for (auto found = std::ranges::find(codes, code); found != codes.end();
                 found = std::find(found + 1, codes.end(), code)) {
                const auto number = static_cast<std::size_t>(found - codes.begin());
                spread(side, number, code);
            }
            if (isStopped()) return nullptr;
        }
    }
    for (const Color side : kColors) {
        table_->values[side].reserve(index.size());
        for (const std::uint8_t code : codes_[side])
            table_->values[side].push_back(code == kHeld ? EndingValue::draw() : EndingValue::fromByte(code));
        codes_[side] = {};
    }
    return std::move(table_);
}

}  // namespace roque
