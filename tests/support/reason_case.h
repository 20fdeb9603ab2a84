#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "model/tactics/reason_finder.h"
#include "tests/support/data_file.h"
#include "tests/support/position_of.h"

namespace roque::test {

/// A move that lost points, as a line of tests/data/why.tsv has it.
struct LabelledCase {
    MoveCase subject;
    std::string reason;  ///< in English; empty if there is none
};

/// A line of legal moves in UCI notation, with spaces between them.
inline std::vector<Move> uciLine(const std::string& words, Position position) {
    std::vector<Move> line;
    if (words.empty()) return line;
    for (const std::string& word : split(words, ' ')) {
        line.push_back(*parseUciMove(position, word));
        position = position.after(line.back());
    }
    return line;
}

/// Reads a line: FEN, move, the line after it, the better line, what scores let one believe, mates said, the
/// reason, with tabs between them.
inline LabelledCase labelledCase(const std::string& text) {
    enum Column : std::size_t { Fen, Played, Refutation, Better, Most, Sure, MatedIn, CouldMateIn, Reason };
    const auto columns = split(text, '\t');
    if (columns.size() != Reason + 1) throw std::runtime_error("This is no case: " + text);
    const auto number = [&](Column column) { return static_cast<unsigned>(std::stoul(columns[column])); };
    MoveCase subject;
    subject.before = positionOf(columns[Fen]);
    subject.move = *parseUciMove(subject.before, columns[Played]);
    subject.refutation = uciLine(columns[Refutation], subject.before.after(subject.move));
    subject.better = uciLine(columns[Better], subject.before);
    subject.mostPawns = number(Most);
    subject.surePawns = number(Sure);
    subject.matedIn = number(MatedIn);
    subject.couldMateIn = number(CouldMateIn);
    return {subject, columns[Reason]};
}

}  // namespace roque::test
