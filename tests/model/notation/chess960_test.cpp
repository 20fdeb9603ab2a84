#include <map>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/san.h"
#include "model/perft/perft.h"
#include "tests/model/notation/reading.h"
#include "tests/support/data_file.h"

namespace roque::test {
namespace {

/// A castling of chess960_castling.txt.
struct Castled {
    std::string uci;  ///< king takes rook
    std::string san;
    std::string fenAfter;  ///< Shredder-FEN
};

/// A line of chess960_castling.txt.
struct Case {
    std::string fen;
    std::uint64_t moves;
    std::uint64_t perft2;
    std::vector<Castled> castlings;
};

const std::vector<Case>& cases() {
    static const std::vector<Case> all = [] {
        std::vector<Case> read;
        for (const std::string& line : dataLines("chess960_castling.txt")) {
            const auto parts = split(line, '\t');
            read.push_back({parts.at(0), std::stoull(parts.at(1)), std::stoull(parts.at(2)), {}});
            if (parts.at(3) == "-") continue;
            for (const std::string& castling : split(parts.at(3), '|')) {
                const std::size_t san = castling.find(' ') + 1;
                const std::size_t fen = castling.find(' ', san) + 1;
                read.back().castlings.push_back(
                    {castling.substr(0, san - 1), castling.substr(san, fen - 1 - san), castling.substr(fen)});
            }
        }
        return read;
    }();
    return all;
}

TEST(Chess960Data, IsThere) {
    EXPECT_EQ(cases().size(), 300U);
}

TEST(Chess960Castling, LeavesTheRightNumberOfMoves) {
    for (const Case& each : cases()) {
        EXPECT_EQ(countLegalMoves(positionOf(each.fen)), each.moves) << each.fen;
        EXPECT_EQ(perft(positionOf(each.fen), 2), each.perft2) << each.fen;
    }
}

TEST(Chess960Castling, IsLegalExactlyWhereListed) {
    for (const Case& each : cases()) {
        const Position position = positionOf(each.fen);
        std::map<std::string, std::pair<std::string, std::string>> expected;
        std::map<std::string, std::pair<std::string, std::string>> found;
        for (const Castled& castled : each.castlings) expected[castled.uci] = {castled.san, castled.fenAfter};
        for (const Move move : legalMoves(position)) {
            if (!move.isCastling()) continue;
            found[toUci(move, position, CastlingNotation::KingTakesRook)] = {
                toSan(position, move), toFen(position.after(move), FenStyle::Shredder)};
        }
        EXPECT_EQ(found, expected) << each.fen;
    }
}

TEST(Chess960Castling, IsReadInEveryNotation) {
    for (const Case& each : cases()) {
        const Position position = positionOf(each.fen);
        for (const Castled& castled : each.castlings) {
            const auto move = parseUciMove(position, castled.uci);
            ASSERT_TRUE(move) << each.fen;
            EXPECT_TRUE(move->isCastling()) << each.fen;
            EXPECT_EQ(outcomeOf(parseUciMove(position, toUci(*move, position)), position), castled.uci);
            EXPECT_EQ(outcomeOf(parseSan(position, castled.san, SanReading::Strict), position), castled.uci);
        }
    }
}

TEST(Chess960Castling, KeepsShredderFenAsItIs) {
    for (const Case& each : cases()) {
        EXPECT_EQ(toFen(positionOf(each.fen), FenStyle::Shredder), each.fen);
        EXPECT_TRUE(usesShredderCastling(each.fen)) << each.fen;
    }
}

TEST(Chess960Castling, IsTheSameRightInBothStyles) {
    for (const Case& each : cases())
        EXPECT_EQ(positionOf(toFen(positionOf(each.fen), FenStyle::XFen)), positionOf(each.fen)) << each.fen;
}

TEST(Chess960Castling, IsIllegalForARookThatShieldsItsKing) {
    EXPECT_EQ(
        outcomeOf(parseUciMove(positionOf("Qr2k3/8/8/8/8/8/8/4K3 b b - 0 1"), "e8b8"), Position::start()),
        "illegal");
    EXPECT_EQ(
        outcomeOf(parseUciMove(positionOf("1r2k3/8/8/8/8/8/8/4K3 b b - 0 1"), "e8b8"), Position::start()),
        "e8b8");
}

TEST(Chess960Start, KeepsItsFen) {
    const auto lines = dataLines("chess960_start_positions.txt");
    ASSERT_EQ(lines.size(), 960U);
    for (const std::string& line : lines) {
        const std::string fen = split(line, '\t').at(2);
        EXPECT_EQ(toFen(positionOf(fen)), fen);
        EXPECT_EQ(count(positionOf(fen).castlingRooks()), 4U) << fen;
        EXPECT_EQ(positionOf(toFen(positionOf(fen), FenStyle::Shredder)), positionOf(fen)) << fen;
    }
}

TEST(Chess960Start, OfNumber518IsThatOfChess) {
    EXPECT_EQ(positionOf(split(dataLines("chess960_start_positions.txt").at(518), '\t').at(2)),
              Position::start());
}

}  // namespace
}  // namespace roque::test
