#include "view/terminal/diagram/report_case.h"

#include <sstream>

#include "model/notation/fen_error.h"

namespace roque::terminal {
namespace {

constexpr std::string_view kIllegal = "illegal";
constexpr std::size_t kMinColumns = 3;  ///< all but the name
constexpr std::size_t kMaxColumns = 4;

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

}  // namespace

Result<ReportCase, Message> parseReportCase(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    const std::vector<std::string> columns = columnsOf(line);
    if (columns.size() < kMinColumns || columns.size() > kMaxColumns) {
        return failure<ReportCase>(
            ROQUE_MESSAGE("a case has {0} or {1} columns with tabs between (FEN, moves, FEN afterwards or "
                          "'{2}', name), not {3}",
                          kMinColumns, kMaxColumns, kIllegal, columns.size()));
    }
    ReportCase testCase{columns.size() == kMaxColumns ? columns[3] : "", columns[0], movesOf(columns[1]), {}};
    if (columns[2] != kIllegal) testCase.after = columns[2];
    for (const std::string& fen : {testCase.start, testCase.after.value_or(testCase.start)}) {
        if (const auto position = parseFen(fen); !position)
            return failure<ReportCase>(
                ROQUE_MESSAGE("'{0}' cannot be used\n{1}", fen, position.error().describe()));
    }
    return testCase;
}

FenStyle fenStyleOf(const ReportCase& testCase) {
    return usesShredderCastling(testCase.start) ? FenStyle::Shredder : FenStyle::XFen;
}

}  // namespace roque::terminal
