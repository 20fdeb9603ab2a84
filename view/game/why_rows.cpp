#include "view/game/why_rows.h"

#include "model/notation/san.h"

namespace roque {
namespace {

LineRow rowOf(const WhiteScore& score, const Position& start, const std::vector<Move>& line,
              const PieceLetters& letters) {
    AnalysisRow row;
    row.score = score;
    row.line = line;
    Position position = start;
    for (const Move move : line) {
        row.lineText += (row.lineText.empty() ? "" : " ") + toSan(position, move);
        position = position.after(move);
    }
    return lineRowOf(row, start, letters);
}

}  // namespace

WhyRows whyRows(const MoveAnswer& answer, const PieceLetters& letters) {
    const std::vector<Move> reply(answer.line.begin() + (answer.line.empty() ? 0 : 1), answer.line.end());
    WhyRows rows;
    rows.refutation = rowOf(answer.score, answer.before.after(answer.move), reply, letters);
    if (!answer.isBest() && !answer.bestLine.empty())
        rows.better = rowOf(answer.best, answer.before, answer.bestLine, letters);
    return rows;
}

}  // namespace roque
