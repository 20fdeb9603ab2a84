#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "model/movegen/generator.h"
#include "model/movegen/legal_moves.h"
#include "model/perft/perft.h"
#include "model/pieces/piece.h"
#include "tests/property/random_walk.h"

// Properties that relate the ways to ask the generator.
namespace roque::test {
namespace {

/// The moves of a list in a fixed order, to compare lists.
std::vector<std::uint16_t> sorted(const MoveList& moves) {
    std::vector<std::uint16_t> numbers;
    for (const Move move : moves) numbers.push_back(move.raw());
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

void append(MoveList& moves, const MoveList& more) {
    for (const Move move : more) moves.push(move);
}

template <MoveFilter Filter>
MoveList movesWanted(const Position& position) {
    MoveList moves;
    const auto list = [&](auto us) {
        listMoves<Filter>(position, us, checksAndPinsOf(position.board(), us), moves);
    };
    if (position.sideToMove() == Color::White)
        list(kWhite);
    else
        list(kBlack);
    return moves;
}

bool isNoisy(const Position& position, Move move) {
    if (move.isCastling()) return false;
    return move.isPromotion() || move.kind() == Move::Kind::EnPassant || !position.board().isEmpty(move.to());
}

/// The mirrored position: White's pieces become Black's, and the first rank the eighth.
Position mirrored(const Position& position) {
    const auto turned = [](Square square) { return Square(index(square) ^ 56U); };
    Setup setup = position.setup();
    setup.board = {};
    setup.castlingRooks = kNoSquares;
    for (const Color color : kColors) {
        for (const Square square : SquaresOf(position.board().pieces(color)))
            setup.board.put(~color, position.board().typeOn(square), turned(square));
    }
    for (const Square rook : SquaresOf(position.castlingRooks())) setup.castlingRooks |= bit(turned(rook));
    if (setup.enPassant != Square::None) setup.enPassant = turned(setup.enPassant);
    setup.sideToMove = ~setup.sideToMove;
    return *Position::from(setup);
}

TEST(PiecesLegalMoves, TogetherAreTheLegalMoves) {
    forRandomPositions(11, positionCount(), [](const Position& position) {
        MoveList together;
        for (const Square square : SquaresOf(position.board().occupied()))
            append(together, position.board().pieceAt(square)->legalMoves(position, square));
        EXPECT_EQ(sorted(together), sorted(legalMoves(position)));
    });
}

TEST(LegalMovesAmongSquares, AreThoseThatStartThere) {
    forRandomPositions(12, positionCount(), [](const Position& position) {
        for (const Bitboard among : {kDarkSquares, maskOf(rankOf(position.board().king(Color::White))),
                                     position.board().pieces(PieceType::Pawn)}) {
            MoveList expected;
            for (const Move move : legalMoves(position)) {
                if (contains(among, move.from())) expected.push(move);
            }
            EXPECT_EQ(sorted(legalMoves(position, among)), sorted(expected));
        }
    });
}

TEST(LegalMovesOntoSquares, AreThoseThatEndThere) {
    forRandomPositions(16, positionCount(), [](const Position& position) {
        const MoveList moves = legalMoves(position);
        const Bitboard onto = position.key();  // as good as any set of squares
        MoveList expected;
        for (const Move move : moves) {
            if (contains(onto, move.to())) expected.push(move);
        }
        EXPECT_EQ(sorted(legalMoves(position, kAllSquares, onto)), sorted(expected));
    });
}

TEST(NoisyAndQuietMoves, TogetherAreTheLegalMoves) {
    forRandomPositions(13, positionCount(), [](const Position& position) {
        MoveList together = movesWanted<MoveFilter::Noisy>(position);
        append(together, movesWanted<MoveFilter::Quiet>(position));
        EXPECT_EQ(sorted(together), sorted(legalMoves(position)));
    });
}

TEST(NoisyMoves, AreCapturesAndPromotions) {
    forRandomPositions(14, positionCount(), [](const Position& position) {
        for (const Move move : movesWanted<MoveFilter::Noisy>(position)) EXPECT_TRUE(isNoisy(position, move));
        for (const Move move : movesWanted<MoveFilter::Quiet>(position))
            EXPECT_FALSE(isNoisy(position, move));
    });
}

TEST(CountLegalMoves, CountsTheList) {
    forRandomPositions(15, positionCount(), [](const Position& position) {
        EXPECT_EQ(countLegalMoves(position), legalMoves(position).size());
    });
}

TEST(HasLegalMove, IsWhetherTheListIsNotEmpty) {
    forRandomPositions(16, positionCount(), [](const Position& position) {
        EXPECT_EQ(hasLegalMove(position), !legalMoves(position).empty());
    });
}

TEST(IsLegal, HoldsForTheListedMovesOnly) {
    Dice dice(17);
    forRandomPositions(17, positionCount(), [&](const Position& position) {
        const MoveList moves = legalMoves(position);
        for (const Move move : moves) EXPECT_TRUE(isLegal(position, move));
        for (int trial = 0; trial < 20; ++trial) {
            const Move other = Move::fromRaw(static_cast<std::uint16_t>(dice.roll(65'536)));
            EXPECT_EQ(isLegal(position, other), moves.contains(other)) << other.raw();
        }
    });
}

TEST(IsLegal, HoldsForTheListedMovesOnlyOfAll65536) {
    forRandomPositions(18, positionCount() / 1'000, [](const Position& position) {
        const MoveList moves = legalMoves(position);
        for (std::uint32_t raw = 0; raw < 65'536; ++raw) {
            const Move move = Move::fromRaw(static_cast<std::uint16_t>(raw));
            EXPECT_EQ(isLegal(position, move), moves.contains(move)) << raw;
        }
    });
}

TEST(PerftOfTwoPlies, CountsTheRepliesOfEveryMove) {
    forRandomPositions(22, positionCount(), [](const Position& position) {
        std::uint64_t replies = 0;
        for (const Move move : legalMoves(position)) replies += countLegalMoves(position.after(move));
        EXPECT_EQ(perft(position, 2), replies);
    });
}

TEST(Perft, IsTheSumOverTheMoves) {
    forRandomPositions(19, positionCount() / 10, [](const Position& position) {
        for (unsigned depth = 1; depth <= 3; ++depth) {
            std::uint64_t sum = 0;
            for (const Move move : legalMoves(position)) sum += perft(position.after(move), depth - 1);
            EXPECT_EQ(perft(position, depth), sum) << "depth " << depth;
        }
    });
}

TEST(PerftDivided, NamesEveryMoveAndAddsUp) {
    forRandomPositions(20, positionCount() / 10, [](const Position& position) {
        MoveList named;
        std::uint64_t sum = 0;
        for (const auto& [move, count] : perftDivided(position, 2)) {
            named.push(move);
            sum += count;
        }
        EXPECT_EQ(sorted(named), sorted(legalMoves(position)));
        EXPECT_EQ(sum, perft(position, 2));
    });
}

TEST(Rules, AreTheSameForBothSides) {
    forRandomPositions(21, positionCount(), [](const Position& position) {
        MoveList turned;
        for (const Move move : legalMoves(mirrored(position))) {
            turned.push(Move(Square(index(move.from()) ^ 56U), Square(index(move.to()) ^ 56U), move.kind()));
        }
        EXPECT_EQ(sorted(turned), sorted(legalMoves(position)));
    });
}

}  // namespace
}  // namespace roque::test
