#include <algorithm>
#include <atomic>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "controller/endings/ending_file.h"
#include "controller/endings/ending_making.h"
#include "model/endings/ending_lookup.h"
#include "model/endings/ending_material.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/position/setup.h"
#include "model/problem/mate_solver.h"
#include "tests/support/english_texts.h"
#include "tests/support/random_endings.h"
#include "tests/support/temporary_folder.h"

// All endings, made once and read from their file.
namespace roque::test {
namespace {

class AllEndings : public testing::Test {
protected:
    static void SetUpTestSuite() {
        folder_ = std::make_unique<TemporaryFolder>();
        const auto made = makeEndings(path(), 2, {}, {});
        ASSERT_TRUE(made) << english(made.error());
        auto opened = EndingFile::open(path());
        ASSERT_TRUE(opened) << english(opened.error());
        file_ = std::move(*opened);
    }
    static void TearDownTestSuite() {
        file_.reset();
        folder_.reset();
    }

    static std::filesystem::path path() { return *folder_ / "four-men.endings"; }
    static const EndingFile& file() { return *file_; }

private:
    static inline std::unique_ptr<TemporaryFolder> folder_;
    static inline std::unique_ptr<EndingFile> file_;
};

TEST_F(AllEndings, FitInSixtyMegabytes) {
    EXPECT_LT(std::filesystem::file_size(path()), 60'000'000U);
}

// Known since Thompson (1986) and Nalimov (1998).
TEST_F(AllEndings, HaveTheKnownLongestMates) {
    struct Longest {
        unsigned white;
        unsigned black;
    };
    const std::map<std::string, Longest> known{
        {"KQK", {10, 0}},   {"KRK", {16, 0}},   {"KBK", {0, 0}},   {"KNK", {0, 0}},    {"KPK", {28, 0}},
        {"KQQK", {4, 0}},   {"KQRK", {6, 0}},   {"KQBK", {8, 0}},  {"KQNK", {9, 0}},   {"KQPK", {10, 0}},
        {"KRRK", {7, 0}},   {"KRBK", {16, 0}},  {"KRNK", {16, 0}}, {"KRPK", {16, 0}},  {"KBBK", {19, 0}},
        {"KBNK", {33, 0}},  {"KBPK", {31, 0}},  {"KNNK", {1, 0}},  {"KNPK", {27, 0}},  {"KPPK", {32, 0}},
        {"KQKQ", {13, 13}}, {"KQKR", {35, 19}}, {"KQKB", {17, 0}}, {"KQKN", {21, 0}},  {"KQKP", {28, 29}},
        {"KRKR", {19, 19}}, {"KRKB", {29, 0}},  {"KRKN", {40, 1}}, {"KRKP", {26, 43}}, {"KBKB", {1, 1}},
        {"KBKN", {1, 1}},   {"KBKP", {1, 29}},  {"KNKN", {1, 1}},  {"KNKP", {7, 29}},  {"KPKP", {33, 33}},
    };
    const auto all = EndingMaterial::all();
    ASSERT_EQ(known.size(), all.size());
    for (std::size_t material = 0; material < all.size(); ++material) {
        const std::size_t size = EndingIndex(all[material]).size();
        const auto longest = [&](Color side) {
            unsigned moves = 0;
            for (std::size_t number = 0; number < size; ++number) {
                const auto value = file().value(material, side, number);
                if (value && value->isWon()) moves = std::max(moves, (value->plies() + 1) / 2);
            }
            return moves;
        };
        const auto& [white, black] = known.at(all[material].name());
        EXPECT_EQ(longest(Color::White), white) << all[material].name();
        EXPECT_EQ(longest(Color::Black), black) << all[material].name();
    }
}

TEST_F(AllEndings, FollowFromTheValuesAfterEachLegalMove) {
    std::mt19937 lot(1970);
    for (const EndingMaterial& material : EndingMaterial::all()) {
        for (int round = 0; round < 1000; ++round) {
            const auto position = drawPosition(material, lot);
            if (!position) continue;
            ASSERT_EQ(endingValue(*position, file()), valueByMoves(*position, file())) << toFen(*position);
        }
    }
}

/// A pawn each, one of which has just moved two squares past the other.
std::optional<Position> drawEnPassant(std::mt19937& lot) {
    const auto square = [&] { return Square(static_cast<std::uint32_t>(lot() % kSquareCount)); };
    const auto file = static_cast<std::uint32_t>(lot() % 7U);
    Setup setup;
    setup.sideToMove = Color::Black;
    setup.board.put(Color::White, PieceType::Pawn, squareAt(File(file), Rank::Fourth));
    setup.board.put(Color::Black, PieceType::Pawn, squareAt(File(file + 1), Rank::Fourth));
    setup.enPassant = squareAt(File(file), Rank::Third);
    for (const Color side : kColors) {
        const Square king = square();
        if (!setup.board.isEmpty(king)) return std::nullopt;
        setup.board.put(side, PieceType::King, king);
    }
    const auto position = Position::from(setup);
    if (!position || position->enPassant() == Square::None) return std::nullopt;
    return *position;
}

TEST_F(AllEndings, CountCapturesEnPassant) {
    std::mt19937 lot(1998);
    int positions = 0;
    int differences = 0;
    while (positions < 2000) {
        const auto position = drawEnPassant(lot);
        if (!position) continue;
        ++positions;
        const auto value = endingValue(*position, file());
        ASSERT_EQ(value, valueByMoves(*position, file())) << toFen(*position);
        roque::Setup without = position->setup();
        without.enPassant = Square::None;
        if (endingValue(*Position::from(without), file()) != value) ++differences;
    }
    EXPECT_GT(differences, 100) << "captures that matter";
}

TEST_F(AllEndings, AgreeWithTheSolver) {
    constexpr unsigned kMoves = 4;
    constexpr int kPositions = 10'000;
    MateTable table(std::size_t{16} << 20U);
    const std::atomic<bool> stop = false;
    MateSolver solver(table, stop);
    std::mt19937 lot(2026);
    const auto all = EndingMaterial::all();
    int mates = 0;
    for (int positions = 0; positions < kPositions;) {
        const auto position = drawPosition(all[lot() % all.size()], lot);
        if (!position || legalMoves(*position).empty()) continue;
        ++positions;
        const EndingValue value = *endingValue(*position, file());
        const auto answer = solver.solve(*position, kMoves, MateDetail::FirstKey);
        const unsigned moves = value.isWon() ? (value.plies() + 1) / 2 : 0;
        if (moves == 0 || moves > kMoves) {
            ASSERT_EQ(answer.verdict, MateSolver::Verdict::NoMate) << toFen(*position);
        } else {
            ++mates;
            ASSERT_TRUE(answer.solution) << toFen(*position);
            ASSERT_EQ(answer.solution->moves, moves) << toFen(*position);
        }
    }
    EXPECT_GT(mates, kPositions / 20);
}

}  // namespace
}  // namespace roque::test
