#include "model/endings/ending_material.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "model/endings/ending_tables.h"

namespace roque::test {
namespace {

constexpr Man kWhiteKing{Color::White, PieceType::King};
constexpr Man kBlackKing{Color::Black, PieceType::King};

std::size_t pawnsOf(const EndingMaterial& material) {
    return static_cast<std::size_t>(std::ranges::count(material.name(), 'P'));
}

TEST(EndingMaterial, AreFiveOfThreeMenAndThirtyOfFour) {
    std::set<std::string> names;
    std::size_t ofThree = 0;
    for (const EndingMaterial& material : EndingMaterial::all()) {
        names.insert(material.name());
        ofThree += material.size() == 3 ? 1U : 0U;
    }
    EXPECT_EQ(names.size(), kEndings);
    EXPECT_EQ(ofThree, 5U);
    EXPECT_TRUE(names.contains("KQKR"));
    EXPECT_FALSE(names.contains("KRKQ")) << "the stronger side is White";
}

TEST(EndingMaterial, StandBehindWhatTheyTurnInto) {
    const auto all = EndingMaterial::all();
    for (std::size_t earlier = 0; earlier < all.size(); ++earlier) {
        for (std::size_t later = earlier + 1; later < all.size(); ++later) {
            EXPECT_LE(all[earlier].size(), all[later].size());
            if (all[earlier].size() == all[later].size()) {
                EXPECT_LE(pawnsOf(all[earlier]), pawnsOf(all[later])) << all[later].name();
            }
        }
    }
}

TEST(EndingMaterial, KnowsWhereACaptureEnPassantIsPossible) {
    for (const EndingMaterial& material : EndingMaterial::all()) {
        EXPECT_EQ(material.hasEnPassant(), material.name() == "KPKP") << material.name();
        EXPECT_EQ(material.pawns(), pawnsOf(material)) << material.name();
    }
}

TEST(EndingMaterial, ArrangesMenInAnyOrder) {
    const std::vector<Man> men{
        {Color::White, PieceType::Knight}, kBlackKing, {Color::White, PieceType::Bishop}, kWhiteKing};
    const std::vector<Square> squares{Square::C3, Square::H8, Square::F1, Square::A2};
    const auto arranged = arrange(men);
    ASSERT_TRUE(arranged);
    EXPECT_EQ(EndingMaterial::all()[arranged->material].name(), "KBNK");
    EXPECT_FALSE(arranged->isSwapped);
    EXPECT_EQ(arranged->placement(squares), (Placement{Square::A2, Square::H8, Square::F1, Square::C3}));
}

TEST(EndingMaterial, TurnsTheBoardWhereBlackIsStronger) {
    const std::vector<Man> men{
        kWhiteKing, kBlackKing, {Color::White, PieceType::Rook}, {Color::Black, PieceType::Queen}};
    const std::vector<Square> squares{Square::E1, Square::E8, Square::A1, Square::D5};
    const auto arranged = arrange(men);
    ASSERT_TRUE(arranged);
    EXPECT_EQ(EndingMaterial::all()[arranged->material].name(), "KQKR");
    EXPECT_TRUE(arranged->isSwapped);
    EXPECT_EQ(arranged->placement(squares), (Placement{Square::E1, Square::E8, Square::D4, Square::A8}));
}

TEST(EndingMaterial, HasNoTableForBareKingsAndFiveMen) {
    EXPECT_FALSE(arrange(std::vector<Man>{kWhiteKing, kBlackKing}));
    std::vector<Man> five{kWhiteKing, kBlackKing};
    five.resize(5, {Color::White, PieceType::Queen});
    EXPECT_FALSE(arrange(five));
}

}  // namespace
}  // namespace roque::test
