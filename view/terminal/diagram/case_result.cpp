#include "view/terminal/diagram/case_result.h"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/notation/fen_error.h"
#include "model/notation/move_text.h"

namespace roque::terminal {
namespace {

std::vector<std::string> fieldsOf(const std::string& fen) {
    std::istringstream stream(fen);
    std::vector<std::string> fields;
    for (std::string field; stream >> field;) fields.push_back(field);
    return fields;
}

/// Names the fields in which two FENs differ; fields that the expected FEN leaves out do not count.
std::string differingFields(const std::string& result, const std::string& expected, std::size_t given) {
    const std::vector<std::string> is = fieldsOf(result);
    const std::vector<std::string> wanted = fieldsOf(expected);
    std::vector<std::string> differing;
    for (std::size_t field = 0; field < std::min({given, is.size(), wanted.size()}); ++field) {
        if (is[field] == wanted[field]) continue;
        const std::string name = english(nameOf(static_cast<FenField>(field)));
        differing.push_back(field == index(FenField::Pieces)
                                ? name
                                : fmt::format("{} {} instead of {}", name, is[field], wanted[field]));
    }
    return fmt::format("{}", fmt::join(differing, ", "));
}

Bitboard differingSquares(const Board& one, const Board& other) {
    Bitboard squares = kNoSquares;
    for (const Square square : SquaresOf(kAllSquares)) {
        if (one.pieceAt(square) != other.pieceAt(square)) squares |= bit(square);
    }
    return squares;
}

/// Judges a case in which every move was legal.
void compare(CaseResult& result, const ReportCase& testCase) {
    if (!result.expected) {
        result.verdict = testCase.moves.empty()
                             ? "there is no move that could be refused"
                             : fmt::format("'{}' is legal, but must be refused", testCase.moves.back());
        return;
    }
    result.differences = differingSquares(result.result.board(), result.expected->board());
    const std::string fields =
        differingFields(toFen(result.result), toFen(*result.expected), fieldsOf(*testCase.after).size());
    result.holds = fields.empty();
    result.verdict = fields.empty() ? "the position is the expected one" : "differs: " + fields;
}

}  // namespace

CaseResult judge(const ReportCase& testCase) {
    const Position start = *parseFen(testCase.start);
    CaseResult result{start, start, {}, {}, kNoSquares, false, {}};
    if (testCase.after) result.expected = *parseFen(*testCase.after);
    for (const std::string& text : testCase.moves) {
        const auto move = parseMove(result.result, text);
        if (!move) {
            const bool isLast = result.moves.size() + 1 == testCase.moves.size();
            const bool isMove =
                move.error().kind != MoveError::Kind::Syntax;  // a typing error proves nothing
            result.holds = !result.expected && isLast && isMove;
            result.verdict = english(move.error().describe());
            return result;
        }
        result.moves.push_back(*move);
        result.result = result.result.after(*move);
    }
    compare(result, testCase);
    return result;
}

}  // namespace roque::terminal
