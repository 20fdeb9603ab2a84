#include "view/terminal/problem/solve_command.h"

#include <algorithm>
#include <istream>
#include <new>
#include <optional>
#include <sstream>

#include <fmt/ostream.h>

#include "controller/endings/ending_file.h"
#include "controller/endings/ending_making.h"
#include "controller/problem/problem_line.h"
#include "controller/problem/thread_workers.h"
#include "controller/storage/files.h"
#include "controller/storage/xdg_folders.h"
#include "model/endings/ending_text.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/byte_order_mark.h"
#include "model/pgn/pgn_writer.h"
#include "model/problem/mate_record.h"
#include "model/problem/mate_solver.h"
#include "view/terminal/command/interrupt.h"
#include "view/terminal/command/line_errors.h"
#include "view/terminal/command/position_argument.h"
#include "view/terminal/command/terminal_text.h"
#include "view/terminal/problem/solution_text.h"

namespace roque::terminal {
namespace {

/// Solves one problem after another with the same table.
class Solving {
public:
    Solving(const SolveOptions& options, const Streams& streams)
        : options_(options),
          streams_(streams),
          table_(std::size_t{options.megabytes} << 20U),
          workers_(options.threads) {}

    /// Solves the problem on each line. A line with an error does not stop the others.
    ExitCode solveAll(std::istream& file, const std::string& name) {
        ExitCode worst = ExitCode::Success;
        std::string line;
        std::size_t problems = 0;
        LineErrors& errors = errors_.emplace(name, streams_);
        for (std::size_t number = 1; std::getline(file, line) && !Interrupt::wasRequested(); ++number) {
            if (number == 1) line = withoutByteOrderMark(line);
            const auto first = line.find_first_not_of(" \t\r");
            if (first == std::string::npos || line[first] == '#') continue;
            if (++problems == 1 && isPgnTag(line)) return refusePgn(name);
            line_ = number;
            const auto problem = parseProblemLine(line);
            if (!problem) {
                errors.tell(number, problem.error());
                worst = ExitCode::BadInput;
                if (problem.error() != Message(kNotText)) continue;
                errors.finish();
                return worst;
            }
            worst = std::max(worst, solve(*problem));
        }
        errors.finish();
        if ((file.eof() || Interrupt::wasRequested()) && problems > 0) return worst;
        say(streams_.error, file.eof() ? ROQUE_MESSAGE("{0}: has no positions", name)
                                       : ROQUE_MESSAGE("{0} cannot be read to its end", name));
        return ExitCode::BadInput;
    }

    ExitCode solve(const ProblemLine& problem) {
        const unsigned moves = options_.mate != 0 ? options_.mate : problem.moves.value_or(0);
        if (moves == 0) {
            complain(terminalText(ROQUE_MESSAGE("How many moves? Say --mate N: {0}", problem.fen)));
            return ExitCode::BadInput;
        }
        std::ostringstream problems;
        const auto start = readStart(problem.fen, {streams_.in, streams_.out, problems});
        if (!start) complain(problems.str());
        if (!start || !canAttack(start->position, problem.fen)) return ExitCode::BadInput;
        if (errors_) beginLine(problem.fen);
        const Position& position = start->position;

        table_.clear();
        MateSolver solver(table_, Interrupt::flag(), workers_);
        unsigned excluded = 0;
        const auto answer = solver.solve(position, moves, detail(), [&](unsigned length) {
            excluded = length;
            if (options_.showsProgress) say(streams_.error, ROQUE_MESSAGE("no mate in {0}", length));
        });
        if (answer.verdict == MateSolver::Verdict::Stopped) return printStopped(excluded);
        if (answer.solution && Interrupt::wasRequested())
            say(streams_.error, ROQUE_MESSAGE("Interrupted: keys and defences are not complete."));
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

    [[nodiscard]] ExitCode refusePgn(const std::string& name) const {
        say(streams_.error,
            ROQUE_MESSAGE("{0} is a PGN file. The problems of a file are a FEN or EPD on each line; for the "
                          "last positions of games there is roque-cli analyse",
                          name));
        return ExitCode::BadInput;
    }

    /// Tells what is wrong with the problem.
    void complain(std::string_view text) {
        if (errors_)
            errors_->tell(line_, text);
        else
            fmt::print(streams_.error, "{}{}", text, text.ends_with('\n') ? "" : "\n");
    }

    /// Says which line of a file is solved now.
    void beginLine(std::string_view fen) {
        errors_->noteGoodLine();
        if (!options_.pgn) fmt::print(streams_.out, "{}\n", fen);
    }

    [[nodiscard]] bool canAttack(const Position& position, std::string_view fen) {
        const Color attacker = position.sideToMove();
        if (position.board().pieces(attacker) != position.board().pieces(attacker, PieceType::King))
            return true;
        complain(terminalText(
            attacker == Color::White
                ? ROQUE_MESSAGE("White is to move and has only the king, which cannot give mate: {0}", fen)
                : ROQUE_MESSAGE("Black is to move and has only the king, which cannot give mate: {0}", fen)));
        return false;
    }

    /// With --pgn, standard output gets games only.
    void printNoMate(const Position& position, unsigned moves) const {
        std::ostream& out = options_.pgn ? streams_.error : streams_.out;
        if (legalMoves(position).size() > 0)
            printRefuted(out, position, moves);
        else
            say(out, position.isCheck()
                         ? ROQUE_MESSAGE("No mate in {0}: the side to move is checkmated already.", moves)
                         : ROQUE_MESSAGE("No mate in {0}: the side to move is stalemated already.", moves));
    }

    /// Adds what is certain about a position with few men, if the endings are made.
    void printRefuted(std::ostream& out, const Position& position, unsigned moves) const {
        say(out, ROQUE_MESSAGE("No mate in {0}: every first move is refuted.", moves));
        const auto folder = XdgFolders::fromEnvironment().data;
        std::error_code ignored;
        if (!folder || !std::filesystem::exists(endingFilePath(*folder), ignored)) return;
        const auto file = EndingFile::open(endingFilePath(*folder));
        if (!file) return say(streams_.error, file.error());
        if (const auto value = endingValue(position, **file))
            fmt::print(out, "{}.\n", terminalText(describe(position, *value)));
    }

    void printSolution(const Position& position, const MateSolution& solution) const {
        say(streams_.out,
            ROQUE_MESSAGE("Mate in {0}: {1}", solution.moves, lineText(position, solution.line)));
        if (options_.allKeys || options_.tree)
            say(streams_.out, ROQUE_MESSAGE("Keys: {0}", movesText(position, solution.keys)));
        printTree(position, solution, streams_.out);
    }

    [[nodiscard]] ExitCode printStopped(unsigned excluded) const {
        say(streams_.error, excluded == 0 ? ROQUE_MESSAGE("Interrupted. Nothing is proved.")
                                          : ROQUE_MESSAGE("Interrupted. There is no mate in {0}.", excluded));
        return ExitCode::Mismatch;
    }

    /// Mismatch if there is no mate, or the file states another length than the answer.
    [[nodiscard]] ExitCode compare(const ProblemLine& problem, const MateSolver::Answer& answer) const {
        if (!problem.moves) return answer.solution ? ExitCode::Success : ExitCode::Mismatch;
        if (answer.solution ? answer.solution->moves == *problem.moves
                            : options_.mate != 0 && options_.mate < *problem.moves)
            return ExitCode::Success;
        say(streams_.error, ROQUE_MESSAGE("The file says mate in {0}: {1}", *problem.moves, problem.fen));
        return ExitCode::Mismatch;
    }

    const SolveOptions& options_;
    const Streams& streams_;
    std::optional<LineErrors> errors_;  ///< of the file, if the problems are from one
    std::size_t line_ = 0;              ///< of the problem in the file
    MateTable table_;
    ThreadWorkers workers_;
};

}  // namespace

ExitCode runSolve(const SolveOptions& options, const Streams& streams) {
    try {
        const Interrupt interrupt;
        Solving solving(options, streams);
        if (options.fen) return solving.solve({*options.fen, std::nullopt});
        if (options.problem == "-")
            return solving.solveAll(streams.in, terminalText(ROQUE_MESSAGE("standard input")));
        if (options.problem.find_first_of(" \t") != std::string::npos)
            return solving.solve({options.problem, std::nullopt});
        auto file = openStream(options.problem);
        if (file) return solving.solveAll(*file, options.problem);
        say(streams.error, file.error().describe());
        return ExitCode::BadInput;
    } catch (const std::bad_alloc&) {
        say(streams.error,
            ROQUE_MESSAGES("There is no memory for a table of {0} megabyte.",
                           "There is no memory for a table of {0} megabytes.", options.megabytes));
        return ExitCode::BadInput;
    }
}

}  // namespace roque::terminal
