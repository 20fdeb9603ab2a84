#include <map>
#include <set>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "tests/model/notation/reading.h"
#include "tests/support/data_file.h"

namespace roque::test {
namespace {

/// The positions of terminal_positions.txt under one label.
std::vector<std::vector<std::string>> labelled(const std::string& label) {
    std::vector<std::vector<std::string>> found;
    for (const std::string& line : dataLines("terminal_positions.txt")) {
        auto parts = split(line, '\t');
        if (parts.at(0) == label) found.push_back(std::move(parts));
    }
    return found;
}

/// What a position is expected to be, with or without a reason to end the game.
struct State {
    bool isCheck;
    bool isCheckmate;
    bool isStalemate;
    bool hasMove;
    bool operator==(const State&) const = default;
};

void PrintTo(const State& state, std::ostream* out) {
    *out << "check " << state.isCheck << " checkmate " << state.isCheckmate << " stalemate "
         << state.isStalemate << " move " << state.hasMove;
}

void expectAll(const std::string& label, std::size_t number, const State& expected) {
    const auto positions = labelled(label);
    EXPECT_EQ(positions.size(), number);
    for (const auto& each : positions) {
        const Position position = positionOf(each.at(1));
        const State found{position.isCheck(), isCheckmate(position), isStalemate(position),
                          hasLegalMove(position)};
        EXPECT_EQ(found, expected) << each.at(1);
    }
}

TEST(TerminalPositions, AreCheckmate) {
    expectAll("checkmate", 120,
              {.isCheck = true, .isCheckmate = true, .isStalemate = false, .hasMove = false});
}

TEST(TerminalPositions, AreStalemate) {
    expectAll("stalemate", 60,
              {.isCheck = false, .isCheckmate = false, .isStalemate = true, .hasMove = false});
}

TEST(TerminalPositions, AreCheckWithAnAnswer) {
    expectAll("check", 120, {.isCheck = true, .isCheckmate = false, .isStalemate = false, .hasMove = true});
}

TEST(TerminalPositions, AreQuiet) {
    expectAll("quiet", 120, {.isCheck = false, .isCheckmate = false, .isStalemate = false, .hasMove = true});
}

TEST(TerminalPositions, HaveExactlyTheseMatingMoves) {
    const auto positions = labelled("mate_in_1");
    EXPECT_EQ(positions.size(), 120U);
    for (const auto& each : positions) {
        const Position position = positionOf(each.at(1));
        const auto listed = split(each.at(2), ' ');
        std::set<std::string> mating;
        for (const Move move : legalMoves(position)) {
            if (isCheckmate(position.after(move))) mating.insert(toUci(move, position));
        }
        EXPECT_EQ(mating, std::set<std::string>(listed.begin(), listed.end())) << each.at(1);
    }
}

}  // namespace
}  // namespace roque::test
