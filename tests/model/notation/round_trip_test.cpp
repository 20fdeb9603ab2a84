#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/move_text.h"
#include "model/notation/san.h"
#include "tests/model/notation/reading.h"
#include "tests/support/data_file.h"

namespace roque::test {
namespace {

constexpr unsigned kWalks = 300;
constexpr unsigned kPlies = 150;

/// A number below a limit.
std::size_t below(std::size_t limit, std::mt19937_64& random) {
    return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
}

/// Plays random games, half of them from random Chess960 start positions, and visits every position.
template <typename Visitor>
void walk(std::uint64_t seed, Visitor visit) {
    static const auto kStarts = dataLines("chess960_start_positions.txt");
    std::mt19937_64 random(seed);
    for (unsigned each = 0; each < kWalks && !testing::Test::HasFailure(); ++each) {
        SCOPED_TRACE("walk " + std::to_string(each) + " of seed " + std::to_string(seed));
        const std::size_t start = each % 2 == 0 ? 518 : below(kStarts.size(), random);
        Position position = positionOf(split(kStarts.at(start), '\t').at(2));
        for (unsigned ply = 0; ply < kPlies; ++ply) {
            const MoveList moves = legalMoves(position);
            visit(position, moves);
            if (moves.empty()) break;
            position = position.after(moves[below(moves.size(), random)]);
        }
    }
}

TEST(RoundTrip, OfAPositionThroughFenOfEitherStyle) {
    walk(1, [](const Position& position, const MoveList&) {
        ASSERT_EQ(positionOf(toFen(position)), position) << toFen(position);
        ASSERT_EQ(positionOf(toFen(position, FenStyle::Shredder)), position) << toFen(position);
    });
}

TEST(RoundTrip, OfAPositionThroughItsSetup) {
    walk(2, [](const Position& position, const MoveList&) {
        ASSERT_TRUE(validate(position.setup()).empty()) << toFen(position);
        ASSERT_EQ(*Position::from(position.setup()), position) << toFen(position);
        ASSERT_EQ(repaired(position.setup()), position.setup()) << toFen(position);
    });
}

TEST(RoundTrip, OfTheKeyThroughItsComputation) {
    walk(3, [](const Position& position, const MoveList&) {
        ASSERT_EQ(position.key(), position.computeKey()) << toFen(position);
    });
}

TEST(RoundTrip, OfAMoveThroughSan) {
    walk(4, [](const Position& position, const MoveList& moves) {
        for (const Move move : moves) {
            const std::string san = toSan(position, move);
            const auto strictly = parseSan(position, san, SanReading::Strict);
            const auto leniently = parseSan(position, san, SanReading::Lenient);
            ASSERT_TRUE(strictly && *strictly == move) << san << " in " << toFen(position);
            ASSERT_TRUE(leniently && *leniently == move) << san << " in " << toFen(position);
        }
    });
}

TEST(RoundTrip, OfAMoveThroughUciOfEitherNotation) {
    walk(5, [](const Position& position, const MoveList& moves) {
        for (const Move move : moves) {
            for (const auto castling : {CastlingNotation::KingTwoSquares, CastlingNotation::KingTakesRook}) {
                const std::string uci = toUci(move, position, castling);
                const auto read = parseMove(position, uci);
                ASSERT_TRUE(read && *read == move) << uci << " in " << toFen(position);
            }
        }
    });
}

TEST(RoundTrip, OfSanIsUnique) {
    walk(6, [](const Position& position, const MoveList& moves) {
        std::vector<std::string> texts;
        for (const Move move : moves) texts.push_back(toSan(position, move));
        std::sort(texts.begin(), texts.end());
        ASSERT_EQ(std::adjacent_find(texts.begin(), texts.end()), texts.end()) << toFen(position);
    });
}

TEST(LegalMoves, AreExactlyTheMovesThatAreLegal) {
    std::mt19937_64 random(7);
    walk(7, [&](const Position& position, const MoveList& moves) {
        for (const Move move : moves) ASSERT_TRUE(isLegal(position, move)) << toUci(move, position);
        for (unsigned each = 0; each < 50; ++each) {
            const Move any = Move::fromRaw(static_cast<std::uint16_t>(below(65'536, random)));
            ASSERT_EQ(isLegal(position, any), moves.contains(any)) << any.raw() << " in " << toFen(position);
        }
    });
}

/// A FEN with a few bytes changed, removed or doubled.
std::string damaged(std::string fen, std::mt19937_64& random) {
    constexpr std::string_view kBytes = "KQRBNPkqrbnp12345678/ wb-abcdefgh09xX\t\n\xE2\xFF";
    for (std::size_t changes = 1 + below(3, random); changes-- > 0 && !fen.empty();) {
        const std::size_t at = below(fen.size(), random);
        const char byte = kBytes[below(kBytes.size(), random)];
        switch (below(3, random)) {
            case 0:
                fen[at] = byte;
                break;
            case 1:
                fen.erase(at, 1);
                break;
            default:
                fen.insert(at, 1, byte);
                break;
        }
    }
    return fen;
}

TEST(DamagedFen, IsRefusedOrReadAsAPositionThatCanBePlayed) {
    std::mt19937_64 random(8);
    unsigned accepted = 0;
    unsigned refused = 0;
    walk(8, [&](const Position& original, const MoveList&) {
        const std::string fen = damaged(toFen(original), random);
        const auto position = parseFen(fen);
        if (!position) {
            ASSERT_FALSE(position.error().problems.empty()) << fen;
            ++refused;
            return;
        }
        ++accepted;
        ASSERT_EQ(positionOf(toFen(*position)), *position) << fen;
        ASSERT_EQ(countLegalMoves(*position), legalMoves(*position).size()) << fen;
        for (const Move move : legalMoves(*position)) {
            const Position next = position->after(move);
            ASSERT_EQ(next.key(), next.computeKey()) << fen;
            ASSERT_TRUE(validate(next.setup()).empty()) << toUci(move, *position) << " in " << fen;
        }
    });
    EXPECT_GT(accepted, 500U);
    EXPECT_GT(refused, 500U);
}

}  // namespace
}  // namespace roque::test
