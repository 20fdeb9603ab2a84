#include "model/movegen/legal_moves.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include <gtest/gtest.h>

#include "model/notation/san.h"
#include "model/rules/en_passant.h"
#include "tests/model/notation/reading.h"
#include "tests/support/data_file.h"

namespace roque::test {
namespace {

/// One legal move as the file lists it.
struct Listed {
    std::string uci;
    std::string san;
    std::string fenAfter;

    bool operator==(const Listed&) const = default;
    auto operator<=>(const Listed&) const = default;
};

void PrintTo(const Listed& move, std::ostream* out) {
    *out << move.uci << ' ' << move.san << ' ' << move.fenAfter;
}

/// One position of the file with all its legal moves, sorted by UCI text.
struct Block {
    std::string fen;
    std::string key;
    std::vector<Listed> moves;
};

const std::vector<Block>& blocks() {
    static const std::vector<Block> all = [] {
        std::vector<Block> read;
        for (const std::string& line : dataLines("legal_moves.txt")) {
            if (line.starts_with("fen ")) {
                read.push_back({line.substr(4), "", {}});
            } else if (line.starts_with("key ")) {
                read.back().key = line.substr(4);
            } else if (!line.empty()) {
                const auto parts = split(line, '\t');
                read.back().moves.push_back({parts.at(0), parts.at(1), parts.at(2)});
            }
        }
        return read;
    }();
    return all;
}

std::string hexadecimal(Key key) {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(key));
    return digits;
}

TEST(LegalMovesData, IsThere) {
    std::size_t moves = 0;
    for (const Block& block : blocks()) moves += block.moves.size();
    EXPECT_EQ(blocks().size(), 305U);
    EXPECT_GT(moves, 8'000U);
}

TEST(LegalMoves, AreListedWithTheirTextsAndWhatTheyLeadTo) {
    for (const Block& block : blocks()) {
        const Position position = positionOf(block.fen);
        std::vector<Listed> found;
        for (const Move move : legalMoves(position))
            found.push_back({toUci(move, position), toSan(position, move), toFen(position.after(move))});
        std::sort(found.begin(), found.end());
        EXPECT_EQ(found, block.moves) << block.fen;
    }
}

TEST(LegalMoves, AreCountedAsTheyAreListed) {
    for (const Block& block : blocks()) {
        EXPECT_EQ(countLegalMoves(positionOf(block.fen)), block.moves.size()) << block.fen;
        EXPECT_EQ(hasLegalMove(positionOf(block.fen)), !block.moves.empty()) << block.fen;
    }
}

/// The key Polyglot gives a position. Polyglot counts an en passant square as soon as a pawn stands beside
/// the one that has advanced; ours only if the capture is legal (8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2 has no
/// e5xd6).
Key polyglotKeyOf(const std::string& fen) {
    const Position position = positionOf(fen);
    const Square claimed = parseFenSetup(fen)->enPassant;
    const bool isDropped = claimed != Square::None && position.enPassant() == Square::None;
    const bool hasNeighbour =
        isDropped && EnPassant::capturers(position.board(), position.sideToMove(), claimed) != 0;
    return hasNeighbour ? position.key() ^ zobrist::enPassant(claimed) : position.key();
}

TEST(PositionKey, IsPolyglots) {
    for (const Block& block : blocks())
        EXPECT_EQ(hexadecimal(polyglotKeyOf(block.fen)), block.key) << block.fen;
}

TEST(PositionKey, IsKeptByMovesAsItIsComputed) {
    for (const Block& block : blocks()) {
        const Position position = positionOf(block.fen);
        for (const Move move : legalMoves(position))
            EXPECT_EQ(position.after(move).key(), position.after(move).computeKey()) << block.fen;
    }
}

TEST(Position, IsTheSameAfterAMoveAndReadFromItsFen) {
    for (const Block& block : blocks()) {
        const Position position = positionOf(block.fen);
        for (const Listed& listed : block.moves) {
            const auto move = parseUciMove(position, listed.uci);
            ASSERT_TRUE(move) << listed.uci << " in " << block.fen;
            EXPECT_EQ(position.after(*move), positionOf(listed.fenAfter))
                << listed.uci << " in " << block.fen;
        }
    }
}

TEST(San, ReadsBackStrictlyWhatItWrites) {
    for (const Block& block : blocks()) {
        const Position position = positionOf(block.fen);
        for (const Listed& listed : block.moves) {
            const auto move = parseSan(position, listed.san, SanReading::Strict);
            ASSERT_TRUE(move) << english(move.error().describe()) << " in " << block.fen;
            EXPECT_EQ(toUci(*move, position), listed.uci) << listed.san << " in " << block.fen;
        }
    }
}

}  // namespace
}  // namespace roque::test
