#include "view/terminal/report_case.h"

#include <sstream>

#include <fmt/format.h>

#include "model/notation/fen_error.h"

namespace roque::terminal {
namespace {

constexpr std::string_view kIllegal = "illegal";
constexpr std::size_t kFewestColumns = 3;  ///< without the name
constexpr std::size_t kMostColumns = 4;

std::vector<std::string> columnsOf(std::string_view line) {
    std::vector<std::string> columns;
    std::istringstream stream{std::string(line)};
    for (std::string column; std::getline(stream, column, '\t');) columns.push_back(column);
    return columns;
}

std::vector<std::string> movesOf(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> moves;
    for (std::string move; stream >> move;) moves.push_back(move);
    return moves;
}

Result<ReportCase, std::string> failed(std::string why) {
    return {boost::system::in_place_error, std::move(why)};
}

/// What is wrong with a FEN; empty if it can be used.
std::string problemOf(const std::string& fen) {
    const auto position = parseFen(fen);
    return position ? std::string()
                    : fmt::format("'{}' cannot be used\n{}", fen, position.error().describe());
}

}  // namespace

Result<ReportCase, std::string> parseReportCase(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    const std::vector<std::string> columns = columnsOf(line);
    if (columns.size() < kFewestColumns || columns.size() > kMostColumns) {
        return failed(
            fmt::format("a case has {} or {} columns with tabs between (FEN, moves, FEN afterwards or "
                        "'{}', name), not {}",
                        kFewestColumns, kMostColumns, kIllegal, columns.size()));
    }
    ReportCase testCase{
        columns.size() == kMostColumns ? columns[3] : "", columns[0], movesOf(columns[1]), {}};
    if (columns[2] != kIllegal) testCase.after = columns[2];
    for (const std::string& fen : {testCase.start, testCase.after.value_or(testCase.start)}) {
        if (std::string problem = problemOf(fen); !problem.empty()) return failed(std::move(problem));
    }
    return testCase;
}

FenStyle fenStyleOf(const ReportCase& testCase) {
    return usesShredderCastling(testCase.start) ? FenStyle::Shredder : FenStyle::XFen;
}

}  // namespace roque::terminal
