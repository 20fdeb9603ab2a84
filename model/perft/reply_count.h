#pragma once

#include <array>

#include "model/pieces/pieces.h"
#include "model/pieces/sinks.h"

namespace roque {

/// Counts the opponent's legal replies to each quiet move without making the move.
///
/// Most quiet moves change little for the opponent. The replies available after a null move are counted once
/// per position. For each type of piece, the squares on which that count depends are its *view*: what the
/// rooks attack, where the pawns may step, from where the king's squares can be attacked. A move from and to
/// squares outside all views leaves the number of replies unchanged. After a move that touches a view, the
/// generator recounts the pieces of that type. A move that may change checks or pins is *decisive* and has to
/// be made. docs/generator.md draws an example.
///
/// Views may be too large, never too small.
template <typename Side>
class ReplyCount {
public:
    /// Prepares counting for `them`, the side not to move in `position`.
    ROQUE_INLINE ReplyCount(const Position& position, Side them)
        : them_(them), passed_(position.afterNull()), checksAndPins_(checksAndPinsOf(passed_.board(), them)) {
        viewKing();
        viewPawns();
        viewSliders<Bishop>(PieceType::Bishop);
        viewSliders<Rook>(PieceType::Rook);
        viewSliders<Queen>(PieceType::Queen);
        countAll();
        findDecisiveSquares();
    }

    /// The number of replies to a move that is not decisive and whose squares are outside all views.
    [[nodiscard]] ROQUE_INLINE std::uint64_t baseline() const { return baseline_; }
    /// All views together: the squares on which the number of replies depends.
    [[nodiscard]] ROQUE_INLINE Bitboard view() const { return view_; }

    /// Squares from which any move is decisive.
    [[nodiscard]] ROQUE_INLINE Bitboard decisiveFrom() const { return decisiveFrom_; }
    /// Squares to which a move by this type of piece is decisive. Captures are not included: they always have
    /// to be made.
    [[nodiscard]] ROQUE_INLINE Bitboard decisiveTo(PieceType mover) const {
        return decisiveTo_[index(mover)];
    }

    /// The number of replies to a quiet move that is not decisive. `changed` holds the two squares of the
    /// move, `make()` returns the position after it.
    template <typename Make>
    [[nodiscard]] ROQUE_INLINE std::uint64_t after(Bitboard changed, Make make) const {
        ChecksAndPins checksAndPins = checksAndPins_;
        checksAndPins.enemy ^= changed;
        checksAndPins.occupied ^= changed;
        std::uint64_t replies = baseline_;
        const auto recount = [&]<typename Kind>(std::type_identity<Kind>, PieceType type,
                                                const auto& position) {
            if ((changed & views_[index(type)]) != 0)
                replies += countOf<Kind>(position(), checksAndPins) - counts_[index(type)];
        };
        // Apart from the king's moves, generation asks the board only for the pieces of `them`, which have
        // not moved.
        const auto passed = [this]() -> const Position& { return passed_; };
        recount(std::type_identity<Pawn>{}, PieceType::Pawn, passed);
        recount(std::type_identity<Bishop>{}, PieceType::Bishop, passed);
        recount(std::type_identity<Rook>{}, PieceType::Rook, passed);
        recount(std::type_identity<Queen>{}, PieceType::Queen, passed);
        recount(std::type_identity<King>{}, PieceType::King, make);
        return replies;
    }

private:
    template <typename Kind>
    [[nodiscard]] ROQUE_INLINE std::uint64_t countOf(const Position& position,
                                                     const ChecksAndPins& checksAndPins) const {
        CountSink sink;
        Kind::template generate<MoveFilter::All>(position, them_, checksAndPins, kAllSquares, sink);
        return sink.moves;
    }

    ROQUE_INLINE void countAll() {
        counts_[index(PieceType::King)] = countOf<King>(passed_, checksAndPins_);
        counts_[index(PieceType::Pawn)] = countOf<Pawn>(passed_, checksAndPins_);
        counts_[index(PieceType::Knight)] = countOf<Knight>(passed_, checksAndPins_);
        counts_[index(PieceType::Bishop)] = countOf<Bishop>(passed_, checksAndPins_);
        counts_[index(PieceType::Rook)] = countOf<Rook>(passed_, checksAndPins_);
        counts_[index(PieceType::Queen)] = countOf<Queen>(passed_, checksAndPins_);
        for (const PieceType type : kPieceTypes) {
            baseline_ += counts_[index(type)];
            view_ |= views_[index(type)];
        }
    }

    /// Whether a square can be attacked depends on what a queen or a knight would attack from there. The king
    /// is removed from the board, as it is when its targets are computed.
    ROQUE_INLINE void viewKing() {
        const Square king = checksAndPins_.king;
        Bitboard view = kNoSquares;
        Bitboard asked = King::attacks(king) & ~checksAndPins_.own;
        for (Bitboard rest = passed_.castlingRooks() & rankMask(them_, Rank::First); rest != 0;) {
            const Square rook = popFirst(rest);
            const CastlingPath path = CastlingPath::of(king, rook);
            view |= path.both;
            if ((path.both & (checksAndPins_.own ^ bit(king) ^ bit(rook))) == 0) asked |= path.king;
        }
        view |= asked;
        const Bitboard occupied = checksAndPins_.occupied ^ bit(king);
        while (asked != 0) {
            const Square square = popFirst(asked);
            view |= Queen::attacks(square, occupied) | Knight::attacks(square);
        }
        views_[index(PieceType::King)] = view;
    }

    ROQUE_INLINE void viewPawns() {
        const Bitboard pawns = passed_.board().pieces(them_, PieceType::Pawn);
        const Bitboard one = forward(them_, pawns);
        const Bitboard two = forward(them_, one & rankMask(them_, Rank::Third));
        views_[index(PieceType::Pawn)] = one | two | Pawn::attacks(them_, pawns);
    }

    template <typename Kind>
    ROQUE_INLINE void viewSliders(PieceType type) {
        Bitboard view = kNoSquares;
        for (Bitboard rest = passed_.board().pieces(them_, type); rest != 0;)
            view |= Kind::attacks(popFirst(rest), checksAndPins_.occupied);
        views_[index(type)] = view;
    }

    /// A move can give check or pin by arriving on a line with the king, break a pin by entering it, or do
    /// either by leaving a line as its only blocker. A slider on such a line is decisive itself.
    ROQUE_INLINE void findDecisiveSquares() {
        const Board& board = passed_.board();
        const Square king = checksAndPins_.king;
        const Bitboard pins = checksAndPins_.pinStraight | checksAndPins_.pinDiagonal;
        const Bitboard diagonal = Bishop::attacks(king, checksAndPins_.enemy);
        const Bitboard straight = Rook::attacks(king, checksAndPins_.enemy);
        decisiveTo_[index(PieceType::King)] = pins;
        decisiveTo_[index(PieceType::Pawn)] = pins | Pawn::attacks(them_, king);
        decisiveTo_[index(PieceType::Knight)] = pins | Knight::attacks(king);
        decisiveTo_[index(PieceType::Bishop)] = pins | diagonal;
        decisiveTo_[index(PieceType::Rook)] = pins | straight;
        decisiveTo_[index(PieceType::Queen)] = pins | diagonal | straight;
        Bitboard sliders = (Bishop::attacks(king, kNoSquares) & board.diagonalSliders(~them_))
                           | (Rook::attacks(king, kNoSquares) & board.straightSliders(~them_));
        while (sliders != 0) {
            const Square slider = popFirst(sliders);
            const Bitboard blockers = geometry::between(king, slider) & checksAndPins_.enemy;
            if (!hasSeveral(blockers)) decisiveFrom_ |= blockers != 0 ? blockers : bit(slider);
        }
    }

    template <typename T>
    using ByType = std::array<T, kPieceTypeCodes>;

    Side them_;
    Position passed_;              ///< after a null move
    ChecksAndPins checksAndPins_;  ///< against `them`, after a null move
    ByType<std::uint64_t> counts_{};
    ByType<Bitboard> views_{};
    ByType<Bitboard> decisiveTo_{};
    Bitboard decisiveFrom_ = kNoSquares;
    std::uint64_t baseline_ = 0;
    Bitboard view_ = kNoSquares;
};

}  // namespace roque
