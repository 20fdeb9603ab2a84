#include "model/perft/perft.h"

#include "model/movegen/generator.h"
#include "model/movegen/legal_moves.h"
#include "model/perft/reply_count.h"

namespace roque {
namespace {

/// The least depth at which looking up the table pays.
constexpr unsigned kMinPliesRemembered = 3;

/// Counts move sequences of `depth` plies; `table` may be nullptr.
template <typename Side>
std::uint64_t countLeaves(const Position& position, Side us, unsigned depth, PerftTable* table);

/// Counts the legal moves. Not inlined: the callers need the registers.
template <typename Side>
std::uint64_t countMoves(const Position& position, Side us);

/// A sink that makes each move and counts on from there; nothing is listed.
template <typename Side>
struct Visitor {
    static constexpr bool kStopsEarly = false;
    const Position& position;
    Side us;
    unsigned depth;
    PerftTable* table;
    std::uint64_t leaves = 0;

    template <typename Change>
    ROQUE_INLINE void visit(Change change) {
        Position next = position;
        change(next);
        leaves += countLeaves(next, ~us, depth - 1, table);
    }

    ROQUE_INLINE void squares(PieceType type, Square from, Bitboard targets) {
        while (targets != 0) {
            const Square to = popFirst(targets);
            visit([&](Position& next) { next.step(position, us, type, from, to, IgnoreChanges{}); });
        }
    }
    ROQUE_INLINE void pawns(Move::Kind kind, int step, Bitboard targets) {
        while (targets != 0) {
            const Square to = popFirst(targets);
            const Square from = shifted(to, -step);
            visit([&](Position& next) {
                if (kind == Move::Kind::DoublePush)
                    next.doublePush(position, us, from, to, IgnoreChanges{});
                else
                    next.step(position, us, PieceType::Pawn, from, to, IgnoreChanges{});
            });
        }
    }
    void promotions(int step, Bitboard targets) {
        for (const Square to : SquaresOf(targets)) {
            for (const PieceType choice : Promotion::kChoices) {
                visit([&](Position& next) {
                    next.promote(position, us, choice, shifted(to, -step), to, IgnoreChanges{});
                });
            }
        }
    }
    void enPassant(Square from, Square target) {
        visit([&](Position& next) { next.takeEnPassant(position, us, from, target, IgnoreChanges{}); });
    }
    void castling(Square king, Square rook) {
        visit([&](Position& next) { next.castle(position, us, king, rook, IgnoreChanges{}); });
    }
};

/// A set of squares moved by a pawn's step.
constexpr Bitboard moved(Bitboard set, int step) noexcept {
    return step > 0 ? set << static_cast<unsigned>(step) : set >> static_cast<unsigned>(-step);
}

/// A sink that counts the replies to each move. It makes only captures and moves that may change checks or
/// pins, and counts whole sets of the others at once.
template <typename Side>
struct ReplyVisitor {
    static constexpr bool kStopsEarly = false;
    const Position& position;
    Side us;
    const ReplyCount<decltype(~us)>& replies;
    std::uint64_t leaves = 0;

    template <typename Change>
    [[nodiscard]] ROQUE_INLINE Position made(Change change) const {
        Position next = position;
        change(next);
        return next;
    }
    template <typename Change>
    ROQUE_INLINE void visit(Change change) {
        leaves += countMoves(made(change), ~us);
    }

    /// Counts the replies to several moves of one kind. `decisive` and `seen` are the targets of moves that
    /// must be made and of moves that touch a view.
    template <typename From, typename Step>
    ROQUE_INLINE void quietOrNot(Bitboard targets, Bitboard decisive, Bitboard seen, From from, Step step) {
        for (Bitboard rest = targets & decisive; rest != 0;) {
            const Square to = popFirst(rest);
            visit([&](Position& next) { step(next, from(to), to); });
        }
        targets &= ~decisive;
        leaves += count(targets & ~seen) * replies.baseline();
        for (Bitboard rest = targets & seen; rest != 0;) {
            const Square to = popFirst(rest);
            const auto change = [&](Position& next) { step(next, from(to), to); };
            leaves += replies.after(bit(from(to)) | bit(to), [&] { return made(change); });
        }
    }

    void squares(PieceType type, Square from, Bitboard targets) {
        const Bitboard decisive = contains(replies.decisiveFrom(), from)
                                      ? kAllSquares
                                      : replies.decisiveTo(type) | position.board().pieces(~us);
        const Bitboard seen = contains(replies.view(), from) ? kAllSquares : replies.view();
        quietOrNot(
            targets, decisive, seen, [&](Square) { return from; },
            [&](Position& next, Square, Square to) {
                next.step(position, us, type, from, to, IgnoreChanges{});
            });
    }
    void pawns(Move::Kind kind, int step, Bitboard targets) {
        if (targets == 0) return;
        const auto fromOf = [&](Square to) { return shifted(to, -step); };
        Bitboard decisive = replies.decisiveTo(PieceType::Pawn) | position.board().pieces(~us)
                            | moved(replies.decisiveFrom(), step);
        const Bitboard seen = replies.view() | moved(replies.view(), step);
        if (kind == Move::Kind::DoublePush) {
            decisive |= beside(position.board().pieces(~us, PieceType::Pawn));  // en passant
            quietOrNot(targets, decisive, seen, fromOf, [&](Position& next, Square from, Square to) {
                next.doublePush(position, us, from, to, IgnoreChanges{});
            });
        } else {
            quietOrNot(targets, decisive, seen, fromOf, [&](Position& next, Square from, Square to) {
                next.step(position, us, PieceType::Pawn, from, to, IgnoreChanges{});
            });
        }
    }
    void promotions(int step, Bitboard targets) {
        for (const Square to : SquaresOf(targets)) {
            for (const PieceType choice : Promotion::kChoices) {
                visit([&](Position& next) {
                    next.promote(position, us, choice, shifted(to, -step), to, IgnoreChanges{});
                });
            }
        }
    }
    void enPassant(Square from, Square target) {
        visit([&](Position& next) { next.takeEnPassant(position, us, from, target, IgnoreChanges{}); });
    }
    void castling(Square king, Square rook) {
        visit([&](Position& next) { next.castle(position, us, king, rook, IgnoreChanges{}); });
    }
};

template <typename Side>
[[gnu::noinline]] std::uint64_t countMoves(const Position& position, Side us) {
    CountSink sink;
    generate(position, us, checksAndPinsOf(position.board(), us), sink);
    return sink.moves;
}

/// Counts the move sequences of two plies.
template <typename Side>
[[gnu::noinline]] std::uint64_t countReplies(const Position& position, Side us,
                                             const ChecksAndPins& checksAndPins) {
    const ReplyCount replies(position, ~us);
    ReplyVisitor<Side> visitor{position, us, replies};
    generate(position, us, checksAndPins, visitor);
    return visitor.leaves;
}

template <typename Side>
std::uint64_t countLeaves(const Position& position, Side us, unsigned depth, PerftTable* table) {
    if (depth == 1) return countMoves(position, us);
    const bool isRemembered = table != nullptr && depth >= kMinPliesRemembered;
    if (isRemembered) {
        if (const auto known = table->find(position.key(), depth)) return *known;
    }
    const ChecksAndPins checksAndPins = checksAndPinsOf(position.board(), us);
    // In check there are too few moves for the preparation to pay off.
    if (depth == 2 && !checksAndPins.isCheck()) return countReplies(position, us, checksAndPins);
    Visitor<Side> visitor{position, us, depth, table};
    generate(position, us, checksAndPins, visitor);
    if (isRemembered) table->store(position.key(), depth, visitor.leaves);
    return visitor.leaves;
}

std::uint64_t countFrom(const Position& position, unsigned depth, PerftTable* table) {
    if (depth == 0) return 1;
    return position.sideToMove() == Color::White ? countLeaves(position, kWhite, depth, table)
                                                 : countLeaves(position, kBlack, depth, table);
}

}  // namespace

std::uint64_t perft(const Position& position, unsigned depth) {
    return countFrom(position, depth, nullptr);
}

std::uint64_t perft(const Position& position, unsigned depth, PerftTable& table) {
    return countFrom(position, depth, &table);
}

std::vector<std::pair<Move, std::uint64_t>> perftDivided(const Position& position, unsigned depth) {
    std::vector<std::pair<Move, std::uint64_t>> divided;
    for (const Move move : legalMoves(position))
        divided.emplace_back(move, perft(position.after(move), depth - 1));
    return divided;
}

}  // namespace roque
