#include "view/terminal/solve_command.h"

#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <vector>

#include "model/notation/fen.h"
#include "model/notation/pgn/pgn_writer.h"
#include "model/notation/san.h"
#include "model/problem/mate_record.h"
#include "model/problem/mate_solver.h"
#include "view/terminal/bad_input.h"

namespace roque::terminal {
namespace {

std::vector<std::string> sanOfEach(const Position& position, const std::vector<Move>& moves) {
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(toSan(position, move));
    return texts;
}

/// The number before a move: "3." for White, "3..." for Black where a line begins with Black's move.
std::string numberBefore(const Position& position, bool isFirst) {
    if (position.sideToMove() == Color::White) return fmt::format("{}.", position.fullmoveNumber());
    return isFirst ? fmt::format("{}...", position.fullmoveNumber()) : std::string();
}

std::string lineText(Position position, const std::vector<Move>& line) {
    std::string text;
    for (const Move move : line) {
        if (!text.empty()) text += ' ';
        text += numberBefore(position, text.empty()) + toSan(position, move);
        position = position.after(move);
    }
    return text;
}

/// Prints a branch: the attacker's move, then each reply indented below with the moves that answer it
/// fastest.
void printBranch(const Position& position, const MateBranch& branch, unsigned indent, std::ostream& out) {
    fmt::print(out, "{:{}}{}{}\n", "", indent, numberBefore(position, true), toSan(position, branch.move));
    const Position after = position.after(branch.move);
    for (const MateDefence& defence : branch.defences) {
        const Position next = after.after(defence.reply);
        fmt::print(out, "{:{}}{}{}", "", indent + 2, numberBefore(after, true), toSan(after, defence.reply));
        if (defence.fastest.size() > 1) {
            fmt::print(out, "  (duals: {})", fmt::join(sanOfEach(next, defence.fastest), ", "));
        }
        fmt::print(out, "\n");
        printBranch(next, defence.continuation, indent + 4, out);
    }
}

void printSolution(const Position& position, const MateSolution& solution, const SolveOptions& options,
                   std::ostream& out) {
    fmt::print(out, "Mate in {}: {}\n", solution.moves, lineText(position, solution.line));
    if (options.allKeys || options.tree) {
        fmt::print(out, "Keys: {}\n", fmt::join(sanOfEach(position, solution.keys), ", "));
    }
    for (const MateBranch& branch : solution.tree) printBranch(position, branch, 0, out);
    if (!solution.isTreeComplete) fmt::print(out, "The tree is too large to be shown to its ends.\n");
}

Variant variantOf(std::string_view fen) {
    return usesShredderCastling(fen) ? Variant::Chess960 : Variant::Standard;
}

ExitCode solveOne(const std::string& fen, const SolveOptions& options, MateTable& table,
                  const Streams& streams) {
    const auto position = readPosition(fen, streams);
    if (!position) return ExitCode::BadInput;
    const Color attacker = position->sideToMove();
    if (position->board().pieces(attacker) == position->board().pieces(attacker, PieceType::King)) {
        fmt::print(streams.error, "{} is to move and has only the king, which cannot give mate: {}\n",
                   attacker == Color::White ? "White" : "Black", fen);
        return ExitCode::BadInput;
    }
    auto detail = options.allKeys ? MateDetail::AllKeys : MateDetail::FirstKey;
    if (options.tree || options.pgn) detail = MateDetail::Tree;
    const std::atomic<bool> stop{false};
    table.clear();
    const auto answer = MateSolver(table, stop).solve(*position, options.mate, detail);
    if (answer.solution && options.pgn)
        fmt::print(streams.out, "{}", toPgn(toRecord(*position, *answer.solution, variantOf(fen))));
    else if (answer.solution)
        printSolution(*position, *answer.solution, options, streams.out);
    else
        fmt::print(streams.out, "No mate in {}: every first move is refuted.\n", options.mate);
    return ExitCode::Success;
}

ExitCode solveFile(const SolveOptions& options, MateTable& table, const Streams& streams) {
    std::ifstream file(options.problem);
    ExitCode worst = ExitCode::Success;
    std::string line;
    while (std::getline(file, line)) {
        const std::string fen = line.substr(0, line.find_first_of("\t;\r"));
        if (fen.empty() || fen[0] == '#') continue;
        fmt::print(streams.out, "{}\n", fen);
        const ExitCode code = solveOne(fen, options, table, streams);
        if (code != ExitCode::Success) worst = code;
    }
    if (file.eof()) return worst;
    fmt::print(streams.error, "{}: cannot be read\n", options.problem);
    return ExitCode::BadInput;
}

}  // namespace

ExitCode runSolve(const SolveOptions& options, const Streams& streams) {
    MateTable table(std::size_t{options.megabytes} << 20U);
    std::error_code ignored;
    if (std::filesystem::is_regular_file(options.problem, ignored)) return solveFile(options, table, streams);
    return solveOne(options.problem, options, table, streams);
}

}  // namespace roque::terminal
