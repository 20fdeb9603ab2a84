// The moves of tests/data/why.tsv, which lost points in games of Bastion's levels, each with the reason that
// was checked by other means and read once by a person, or without one.

#include <gmock/gmock.h>

#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "model/tactics/reason_finder.h"
#include "tests/support/data_file.h"
#include "tests/support/position_of.h"

namespace roque {
namespace {

enum Column : std::size_t { Fen, Played, Refutation, Better, Most, Sure, MatedIn, CouldMateIn, Reason };

std::vector<Move> lineOf(const std::string& words, Position position) {
    std::vector<Move> line;
    if (words.empty()) return line;
    for (const std::string& word : test::split(words, ' ')) {
        line.push_back(*parseUciMove(position, word));
        position = position.after(line.back());
    }
    return line;
}

MoveCase caseIn(const std::vector<std::string>& columns) {
    const auto number = [&](Column column) { return static_cast<unsigned>(std::stoul(columns[column])); };
    MoveCase subject;
    subject.before = test::positionOf(columns[Fen]);
    subject.move = *parseUciMove(subject.before, columns[Played]);
    subject.refutation = lineOf(columns[Refutation], subject.before.after(subject.move));
    subject.better = lineOf(columns[Better], subject.before);
    subject.mostPawns = number(Most);
    subject.surePawns = number(Sure);
    subject.matedIn = number(MatedIn);
    subject.couldMateIn = number(CouldMateIn);
    return subject;
}

TEST(LabelledReasons, AreFoundAndNoOthers) {
    const auto lines = test::dataLines("why.tsv");
    ASSERT_GE(lines.size(), 40U);
    for (const std::string& line : lines) {
        const auto columns = test::split(line, '\t');
        ASSERT_EQ(columns.size(), 9U) << line;
        const MoveCase subject = caseIn(columns);
        const auto reason = ReasonFinder().find(subject);
        EXPECT_EQ(reason ? english(describe(*reason, subject.before, subject.move)) : "", columns[Reason])
            << line;
    }
}

}  // namespace
}  // namespace roque
