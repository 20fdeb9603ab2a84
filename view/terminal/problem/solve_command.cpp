#include "view/terminal/solve_command.h"

#include <fmt/ostream.h>

#include <algorithm>
#include <fstream>
#include <new>
#include <sstream>

#include "controller/problem/thread_workers.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/pgn/pgn_writer.h"
#include "model/problem/mate_record.h"
#include "model/problem/mate_solver.h"
#include "view/terminal/command/position_argument.h"
#include "view/terminal/interrupt.h"
#include "view/terminal/problem_line.h"
#include "view/terminal/solution_text.h"

namespace roque::terminal {
namespace {

/// The worse of two ends: bad input, then a mismatch.
ExitCode worse(ExitCode one, ExitCode other) {
    return std::max(one, other);
}

/// Solves one problem after the other with one table.
class Solving {
public:
    Solving(const SolveOptions& options, const Streams& streams)
        : options_(options),
          streams_(streams),
          table_(std::size_t{options.megabytes} << 20U),
          workers_(options.threads) {}

    /// Solves the problem on each line. What is wrong with one keeps none of the others from being solved.
    ExitCode solveAll(std::istream& file, const std::string& name) {
        ExitCode worst = ExitCode::Success;
        std::string line;
        std::size_t problems = 0;
        for (std::size_t number = 1; std::getline(file, line) && !Interrupt::hasCome(); ++number) {
            const auto first = line.find_first_not_of(" \t\r");
            if (first == std::string::npos || line[first] == '#') continue;
            ++problems;
            place_ = fmt::format("{}:{}: ", name, number);
            const auto problem = parseProblemLine(line);
            if (!problem) {
                fmt::print(streams_.error, "{}{}\n", place_, problem.error());
                worst = ExitCode::BadInput;
                if (problem.error() == kNotText) return worst;
                continue;
            }
            if (!options_.pgn) fmt::print(streams_.out, "{}\n", problem->fen);
            worst = worse(worst, solve(*problem));
        }
        if ((file.eof() || Interrupt::hasCome()) && problems > 0) return worst;
        fmt::print(streams_.error, "{}: {}\n", name, file.eof() ? "has no positions" : "cannot be read");
        return ExitCode::BadInput;
    }

    ExitCode solve(const ProblemLine& problem) {
        const unsigned moves = options_.mate != 0 ? options_.mate : problem.moves.value_or(0);
        if (moves == 0) {
            fmt::print(streams_.error, "{}How many moves? Say --mate N: {}\n", place_, problem.fen);
            return ExitCode::BadInput;
        }
        std::ostringstream problems;
        const auto start = readStart(problem.fen, {streams_.in, streams_.out, problems});
        if (!start) fmt::print(streams_.error, "{}{}", place_, problems.str());
        if (!start || !canAttack(start->position, problem.fen)) return ExitCode::BadInput;
        const Position& position = start->position;

        table_.clear();
        MateSolver solver(table_, Interrupt::flag(), workers_);
        unsigned excluded = 0;
        const auto answer = solver.solve(position, moves, detail(), [&](unsigned length) {
            excluded = length;
            if (options_.showsProgress) fmt::print(streams_.error, "no mate in {}\n", length);
        });
        if (answer.verdict == MateSolver::Verdict::Stopped) return printStopped(excluded);
        if (answer.solution && Interrupt::hasCome())
            fmt::print(streams_.error, "Interrupted: keys and defences are not complete.\n");
        if (!answer.solution)
            printNoMate(position, moves);
        else if (options_.pgn)
            fmt::print(streams_.out, "{}", toPgn(toRecord(position, *answer.solution, start->variant)));
        else
            printSolution(position, *answer.solution);
        return compare(problem, answer);
    }

private:
    [[nodiscard]] MateDetail detail() const {
        if (options_.tree || options_.pgn) return MateDetail::Tree;
        return options_.allKeys ? MateDetail::AllKeys : MateDetail::FirstKey;
    }

    [[nodiscard]] bool canAttack(const Position& position, std::string_view fen) const {
        const Color attacker = position.sideToMove();
        if (position.board().pieces(attacker) != position.board().pieces(attacker, PieceType::King))
            return true;
        fmt::print(streams_.error, "{} is to move and has only the king, which cannot give mate: {}\n",
                   attacker == Color::White ? "White" : "Black", fen);
        return false;
    }

    /// With --pgn there is nothing but games on the output.
    void printNoMate(const Position& position, unsigned moves) const {
        std::ostream& out = options_.pgn ? streams_.error : streams_.out;
        if (legalMoves(position).size() > 0)
            fmt::print(out, "No mate in {}: every first move is refuted.\n", moves);
        else
            fmt::print(out, "No mate in {}: the side to move is {} already.\n", moves,
                       position.isCheck() ? "checkmated" : "stalemated");
    }

    void printSolution(const Position& position, const MateSolution& solution) const {
        fmt::print(streams_.out, "Mate in {}: {}\n", solution.moves, lineText(position, solution.line));
        if (options_.allKeys || options_.tree)
            fmt::print(streams_.out, "Keys: {}\n", movesText(position, solution.keys));
        printTree(position, solution, streams_.out);
    }

    [[nodiscard]] ExitCode printStopped(unsigned excluded) const {
        fmt::print(streams_.error, "Interrupted. {}\n",
                   excluded == 0 ? "Nothing is proved." : fmt::format("There is no mate in {}.", excluded));
        return ExitCode::Mismatch;
    }

    /// Whether the answer is what the line of a file says.
    [[nodiscard]] ExitCode compare(const ProblemLine& problem, const MateSolver::Answer& answer) const {
        if (!problem.moves) return ExitCode::Success;
        if (answer.solution ? answer.solution->moves == *problem.moves
                            : options_.mate != 0 && options_.mate < *problem.moves)
            return ExitCode::Success;
        fmt::print(streams_.error, "The file says mate in {}: {}\n", *problem.moves, problem.fen);
        return ExitCode::Mismatch;
    }

    const SolveOptions& options_;
    const Streams& streams_;
    std::string place_;  ///< of the problem in its file, for messages; empty if it comes from nowhere
    MateTable table_;
    ThreadWorkers workers_;
};

}  // namespace

ExitCode runSolve(const SolveOptions& options, const Streams& streams) {
    try {
        const Interrupt interrupt;
        Solving solving(options, streams);
        if (options.problem == "-") return solving.solveAll(streams.in, "standard input");
        if (options.problem.find_first_of(" \t") != std::string::npos)
            return solving.solve({options.problem, std::nullopt});
        std::ifstream file(options.problem);
        if (file) return solving.solveAll(file, options.problem);
        fmt::print(streams.error, "{}: there is no such file, and it is no FEN\n", options.problem);
        return ExitCode::BadInput;
    } catch (const std::bad_alloc&) {
        fmt::print(streams.error, "There is no memory for a table of {} megabytes.\n", options.megabytes);
        return ExitCode::BadInput;
    }
}

}  // namespace roque::terminal
