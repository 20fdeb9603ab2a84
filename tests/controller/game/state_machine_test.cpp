#include <algorithm>
#include <cctype>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/controller/game/controller_test.h"

// Every cell of the table in docs/state-machine.md.
namespace roque::test {
namespace {

struct Cell {
    std::string command;
    std::string before;
    std::string after;
};

void PrintTo(const Cell& cell, std::ostream* stream) {
    *stream << cell.command << " when " << cell.before << ": " << cell.after;
}

std::vector<std::string> cellsOf(const std::string& line) {
    std::vector<std::string> cells;
    std::istringstream rest(line.substr(1));
    for (std::string cell; std::getline(rest, cell, '|');) {
        const auto first = cell.find_first_not_of(' ');
        if (first != std::string::npos)
            cells.push_back(cell.substr(first, cell.find_last_not_of(' ') - first + 1));
    }
    return cells;
}

/// The table whose first heading is "command".
std::vector<Cell> readTable() {
    std::ifstream file(ROQUE_DOCS "/state-machine.md");
    std::vector<Cell> table;
    std::vector<std::string> states;
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with('|')) {
            states.clear();
            continue;
        }
        const auto cells = cellsOf(line);
        if (cells.front() == "command") {
            states = cells;
        } else if (!states.empty() && !cells.front().starts_with("---")) {
            for (std::size_t at = 1; at < cells.size(); ++at)
                table.push_back({cells.front(), states[at], cells[at]});
        }
    }
    return table;
}

class StateMachine : public ControllerTest, public testing::WithParamInterface<Cell> {
protected:
    void bring(const std::string& state) {
        if (state == "no game") return;
        if (state == "failed") {
            start(person(), plugin("bad_throws_in_search"));
            play("e2e4");
            ASSERT_TRUE(reaches(state));
            return;
        }
        if (state == "ready") {
            controller_.newGame({{person(), plugin("waits_for_stop")},
                                 Position::start(),
                                 Variant::Standard,
                                 {suddenDeath(std::chrono::minutes(5)), Untimed{}}});
            return;
        }
        startWithPliesPlayedAndTakenBack();
        if (state == "thinking" || state == "paused") play("g1f3");
        if (state == "paused") controller_.pause();
        if (state == "over") controller_.resign(Color::White);
        if (state == "closing") controller_.close();
    }

    /// The person's turn after two plies, with two more to redo.
    void startWithPliesPlayedAndTakenBack() {
        start(person(), plugin("waits_for_stop"));
        for (const char* move : {"e2e4", "d2d4"}) {
            play(move);
            controller_.moveNow();
            ASSERT_TRUE(reaches("person's turn"));
        }
        controller_.takeBack();
        ASSERT_EQ(plies(), 2U);
    }

    void command(const std::string& name) {
        const std::map<std::string, std::function<void()>> commands{
            {"new game", [this] { start(person(), plugin("waits_for_stop")); }},
            {"restart", [this] { controller_.restart(); }},
            {"play", [this] { playAnyMove(); }},
            {"resign", [this] { controller_.resign(Color::White); }},
            {"offer draw", [this] { controller_.offerDraw(); }},
            {"abort", [this] { controller_.abort(); }},
            {"claim draw", [this] { controller_.claimDraw(); }},
            {"take back", [this] { controller_.takeBack(); }},
            {"redo", [this] { controller_.redo(); }},
            {"pause", [this] { controller_.pause(); }},
            {"resume", [this] { controller_.resume(); }},
            {"move now", [this] { controller_.moveNow(); }},
            {"replace AI", [this] { controller_.replacePlayer(Color::Black, person()); }},
            {"swap sides", [this] { controller_.swapSides(); }},
            {"close", [this] { controller_.close(); }},
        };
        ASSERT_TRUE(commands.contains(name)) << name;
        commands.at(name)();
    }

    void playAnyMove() {
        const Game* game = controller_.game();
        const Position position = game == nullptr ? Position::start() : game->position();
        const auto played = controller_.play(
            *parseUciMove(position, position.sideToMove() == Color::White ? "a2a3" : "h7h6"));
        const bool mayPlay = GetParam().before == "person's turn" || GetParam().before == "ready";
        EXPECT_EQ(played.has_value(), mayPlay);
    }
};

TEST_P(StateMachine, GoesFromStateToState) {
    ASSERT_NO_FATAL_FAILURE(bring(GetParam().before));
    ASSERT_EQ(nameOf(controller_), GetParam().before);
    command(GetParam().command);
    EXPECT_EQ(nameOf(controller_), GetParam().after);
}

std::string testNameOf(const testing::TestParamInfo<Cell>& info) {
    std::string name = info.param.command + " when " + info.param.before;
    std::erase(name, '\'');
    std::ranges::replace(name, ' ', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Table, StateMachine, testing::ValuesIn(readTable()), testNameOf);

TEST(StateMachineTable, HasACellForEveryCommandInEveryState) {
    EXPECT_EQ(readTable().size(), 15U * 8U);
}

}  // namespace
}  // namespace roque::test
