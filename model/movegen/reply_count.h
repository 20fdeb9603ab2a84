#pragma once

#include <array>

#include "model/pieces/sinks.h"

namespace roque {

/// How many legal replies the other side has to each quiet move, without making the move.
///
/// Most quiet moves change little for the opponent. What he could play if we passed is counted once a
/// position, and for each kind of his pieces the squares are noted on which that number depends, its *view*:
/// what his rooks attack, where his pawns may step, from where his king's squares can be attacked. A move
/// that leaves a square and takes another outside all views leaves his number of moves as it is; one that
/// touches a view has the pieces of this kind counted again, by the generator. A move that may change checks
/// and pins is *decisive* and has to be made. docs/generator.md draws an example.
///
/// Views may be too large, never too small.
template <typename Side>
class ReplyCount {
public:
    /// For the replies of `them`, the side that is not to move in `position`.
    ROQUE_INLINE ReplyCount(const Position& position, Side them)
        : them_(them), passed_(position.afterNull()), situation_(situationOf(passed_.board(), them)) {
        viewKing();
        viewPawns();
        viewSliders<Bishop>(PieceType::Bishop);
        viewSliders<Rook>(PieceType::Rook);
        viewSliders<Queen>(PieceType::Queen);
        countAll();
        findDecisiveSquares();
    }

    /// The replies to a move that changes nothing: neither of its squares is in view, and it is not decisive.
    [[nodiscard]] ROQUE_INLINE std::uint64_t usual() const { return usual_; }
    /// The squares on which the number of replies depends.
    [[nodiscard]] ROQUE_INLINE Bitboard view() const { return view_; }

    /// From where a move is decisive, whatever moves and wherever to.
    [[nodiscard]] ROQUE_INLINE Bitboard decisiveFrom() const { return decisiveFrom_; }
    /// Whereto a move of a piece of a kind is decisive. Captures are not in it: they always have to be made.
    [[nodiscard]] ROQUE_INLINE Bitboard decisiveTo(PieceType mover) const {
        return decisiveTo_[index(mover)];
    }

    /// The replies after a quiet move that is not decisive. `changed` holds its two squares, `make()` returns
    /// the position after it.
    template <typename Make>
    [[nodiscard]] ROQUE_INLINE std::uint64_t after(Bitboard changed, Make make) const {
        Situation situation = situation_;
        situation.enemy ^= changed;
        situation.occupied ^= changed;
        std::uint64_t replies = usual_;
        const auto recount = [&]<typename Kind>(std::type_identity<Kind>, PieceType type,
                                                const auto& position) {
            if ((changed & views_[index(type)]) != 0)
                replies += countOf<Kind>(position(), situation) - counts_[index(type)];
        };
        // His own pieces stand where they stood, which is all the others ask of the board.
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
                                                     const Situation& situation) const {
        CountSink sink;
        Kind::template generate<Wanted::All>(position, them_, situation, kAllSquares, sink);
        return sink.moves;
    }

    ROQUE_INLINE void countAll() {
        counts_[index(PieceType::King)] = countOf<King>(passed_, situation_);
        counts_[index(PieceType::Pawn)] = countOf<Pawn>(passed_, situation_);
        counts_[index(PieceType::Knight)] = countOf<Knight>(passed_, situation_);
        counts_[index(PieceType::Bishop)] = countOf<Bishop>(passed_, situation_);
        counts_[index(PieceType::Rook)] = countOf<Rook>(passed_, situation_);
        counts_[index(PieceType::Queen)] = countOf<Queen>(passed_, situation_);
        for (const PieceType type : kPieceTypes) {
            usual_ += counts_[index(type)];
            view_ |= views_[index(type)];
        }
    }

    /// Whether a square can be attacked depends on what a queen or a knight would see from there. The king is
    /// lifted, as for the squares he may go to.
    ROQUE_INLINE void viewKing() {
        const Square king = situation_.king;
        Bitboard view = kNoSquares;
        Bitboard asked = King::attacks(king) & ~situation_.own;
        for (Bitboard rest = passed_.castlers() & rankMask(them_, Rank::First); rest != 0;) {
            const Square rook = popFirst(rest);
            const CastlingPath path = CastlingPath::of(king, rook);
            view |= path.both;
            if ((path.both & (situation_.own ^ bit(king) ^ bit(rook))) == 0) asked |= path.king;
        }
        view |= asked;
        const Bitboard occupied = situation_.occupied ^ bit(king);
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
            view |= Kind::attacks(popFirst(rest), situation_.occupied);
        views_[index(type)] = view;
    }

    /// A move may give check or pin by arriving on a line to the king, lift a pin by entering it, or do
    /// either by leaving a line as its only blocker. A slider on such a line is decisive itself.
    ROQUE_INLINE void findDecisiveSquares() {
        const Board& board = passed_.board();
        const Square king = situation_.king;
        const Bitboard pins = situation_.pinStraight | situation_.pinDiagonal;
        const Bitboard diagonal = Bishop::attacks(king, situation_.enemy);
        const Bitboard straight = Rook::attacks(king, situation_.enemy);
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
            const Bitboard blockers = geometry::between(king, slider) & situation_.enemy;
            if (!hasSeveral(blockers)) decisiveFrom_ |= blockers != 0 ? blockers : bit(slider);
        }
    }

    template <typename T>
    using ByType = std::array<T, kPieceTypeCodes>;

    Side them_;
    Position passed_;      ///< as if we had passed
    Situation situation_;  ///< his, if we had passed
    ByType<std::uint64_t> counts_{};
    ByType<Bitboard> views_{};
    ByType<Bitboard> decisiveTo_{};
    Bitboard decisiveFrom_ = kNoSquares;
    std::uint64_t usual_ = 0;
    Bitboard view_ = kNoSquares;
};

}  // namespace roque
