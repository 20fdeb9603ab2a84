#include "view/terminal/problem/solution_text.h"

#include <vector>

#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include "model/notation/san.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

/// The number before a move: "3." for White, and "3..." for Black at the beginning of a line.
std::string numberBefore(const Position& position, bool isFirst) {
    if (position.sideToMove() == Color::White) return fmt::format("{}.", position.fullmoveNumber());
    return isFirst ? fmt::format("{}...", position.fullmoveNumber()) : std::string();
}

void printBranch(const Position& position, const MateBranch& branch, unsigned indent, std::ostream& out) {
    fmt::print(out, "{:{}}{}{}\n", "", indent, numberBefore(position, true), toSan(position, branch.move));
    const Position after = position.after(branch.move);
    for (const MateDefence& defence : branch.defences) {
        const Position next = after.after(defence.reply);
        fmt::print(out, "{:{}}{}{}", "", indent + 2, numberBefore(after, true), toSan(after, defence.reply));
        if (defence.fastest.size() > 1)
            fmt::print(out, "  ({})",
                       terminalText(ROQUE_MESSAGE("duals: {0}", movesText(next, defence.fastest))));
        fmt::print(out, "\n");
        printBranch(next, defence.continuation, indent + 4, out);
    }
}

}  // namespace

std::string lineText(Position position, const std::vector<Move>& line) {
    std::string text;
    for (const Move move : line) {
        if (!text.empty()) text += ' ';
        text += numberBefore(position, text.empty()) + toSan(position, move);
        position = position.after(move);
    }
    return text;
}

std::string movesText(const Position& position, const std::vector<Move>& moves) {
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(toSan(position, move));
    return fmt::format("{}", fmt::join(texts, ", "));
}

void printTree(const Position& position, const MateSolution& solution, std::ostream& out) {
    for (const MateBranch& branch : solution.tree) printBranch(position, branch, 0, out);
    if (!solution.isTreeComplete) say(out, ROQUE_MESSAGE("Not all defences are shown to their ends."));
}

}  // namespace roque::terminal
