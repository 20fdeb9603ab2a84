#include "controller/analysis/annotation_trace.h"

#include <gmock/gmock.h>

#include "controller/analysis/game_annotation.h"
#include "model/notation/uci_move.h"
#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"

// A game that is annotated once more.
namespace roque {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class AnnotatedTwice : public testing::Test {
protected:
    /// An engine that prefers a line to 1... g5, which it calls a blunder.
    [[nodiscard]] GameAnalysis analysisOf(const GameRecord& game, double loss,
                                          const std::vector<std::string>& better) const {
        GameAnalysis analysis;
        for (const GameNode* node = game.root->next(); node != nullptr; node = node->next()) {
            MoveAnalysis move;
            move.move = node->move();
            move.before.score.expected = move.after.expected = 0.5;
            move.after.centipawns = 20;
            move.afterDepth = 9;
            if (node->ply() == 2) {
                move.loss = loss;
                move.judgement = judgementOf(loss);
                Position position = node->parent()->position();
                for (const std::string& text : better) {
                    move.before.line.push_back(*parseUciMove(position, text));
                    position = position.after(move.before.line.back());
                }
            }
            analysis.push_back(move);
        }
        return analysis;
    }
    void annotateAsABlunder() {
        annotate(game_, analysisOf(game_, 0.2, {"e7e5", "g1f3", "b8c6"}), "First", englishCatalogue());
        // As a file has it.
        game_ = std::move(readPgn(toPgn(game_)).at(0).record);
    }
    void annotateAsAMistake() {
        annotate(game_, analysisOf(game_, 0.12, {"c7c5", "g1f3"}), "Second", englishCatalogue());
    }
    [[nodiscard]] std::string pgn() const { return toPgn(game_); }
    [[nodiscard]] GameNode& blunder() { return game_.root->child(0).child(0); }
    [[nodiscard]] GameNode& better() { return game_.root->child(0).child(1); }
    static void comment(GameNode& node, const std::string& text) {
        MoveNotes notes = node.takeNotes();
        notes.comment = text;
        node.annotate(std::move(notes));
    }

    GameRecord game_ = std::move(readPgn("[White \"A\"]\n\n1. e4 g5 2. d4 *").at(0).record);
};

TEST_F(AnnotatedTwice, IsAsIfItHadBeenAnnotatedOnce) {
    GameRecord once = copyOf(game_);
    annotate(once, analysisOf(once, 0.12, {"c7c5", "g1f3"}), "Second", englishCatalogue());
    annotateAsABlunder();
    ASSERT_THAT(pgn(), AllOf(HasSubstr("g5 $4"), HasSubstr("costs 20 points; e5 was better"),
                             HasSubstr("(1... e5"), HasSubstr("?? 1")));
    annotateAsAMistake();
    EXPECT_EQ(pgn(), toPgn(once));
}

TEST_F(AnnotatedTwice, KeepsSignsAndCommentsOfPeople) {
    game_ = std::move(readPgn("{Club evening} 1. e4 $1 {mine} g5 {theirs} 2. d4 *").at(0).record);
    annotateAsABlunder();
    comment(blunder(), blunder().notes().comment + " and more");
    annotateAsAMistake();
    EXPECT_THAT(pgn(), AllOf(HasSubstr("Club evening"), HasSubstr("e4 $1"), HasSubstr("mine"),
                             Not(HasSubstr("accuracy 44"))));
    EXPECT_EQ(blunder().notes().comment, "theirs and more – costs 12 points; c5 was better");
}

TEST_F(AnnotatedTwice, PutsADashBetweenACommentOfPeopleAndItsOwn) {
    game_ = std::move(readPgn("{Club evening} 1. e4 g5 {weak!} 2. d4 *").at(0).record);
    annotateAsABlunder();
    EXPECT_EQ(blunder().notes().comment, "weak! – costs 20 points; e5 was better");
    EXPECT_THAT(game_.root->notes().comment, StartsWith("Club evening – White: accuracy"));
}

TEST_F(AnnotatedTwice, LeavesNoDashOfTheFirstTimeBehind) {
    game_ = std::move(readPgn("{Club evening} 1. e4 g5 {weak!} 2. d4 *").at(0).record);
    annotateAsABlunder();
    takeOutAnnotation(*game_.root, 0);
    EXPECT_EQ(blunder().notes().comment, "weak!");
    EXPECT_EQ(game_.root->notes().comment, "Club evening");
}

TEST_F(AnnotatedTwice, LeavesNoDashWherePeopleHaveDeletedTheirComment) {
    game_ = std::move(readPgn("1. e4 g5 {weak!} 2. d4 *").at(0).record);
    annotateAsABlunder();
    comment(blunder(), "– costs 20 points; e5 was better");
    annotateAsAMistake();
    EXPECT_EQ(blunder().notes().comment, "costs 12 points; c5 was better");
}

TEST_F(AnnotatedTwice, KeepsASignAndATextThatPeopleHaveChanged) {
    annotateAsABlunder();
    MoveNotes notes = blunder().takeNotes();
    notes.nags = {5};
    notes.comment = "costs 20 points, they say";
    blunder().annotate(std::move(notes));
    annotateAsAMistake();
    EXPECT_THAT(pgn(), AllOf(HasSubstr("g5 $5"), HasSubstr("costs 20 points, they say")));
}

TEST_F(AnnotatedTwice, KeepsAVariationAsFarAsPeopleHaveUsedIt) {
    annotateAsABlunder();
    comment(better().child(0), "natural");
    annotateAsAMistake();
    EXPECT_THAT(pgn(), AllOf(HasSubstr("(1... e5 2. Nf3 {natural})"), Not(HasSubstr("Nc6"))));
}

TEST_F(AnnotatedTwice, KeepsAVariationThatPeopleHaveContinued) {
    annotateAsABlunder();
    GameNode& last = better().child(0).child(0);
    last.play(*parseUciMove(last.position(), "f1b5"));
    annotateAsAMistake();
    EXPECT_THAT(pgn(), AllOf(HasSubstr("(1... e5 2. Nf3 Nc6 3. Bb5)")));
}

TEST_F(AnnotatedTwice, KeepsAVariationThatPeopleHaveMadeTheMainLine) {
    annotateAsABlunder();
    game_.root->child(0).reorder(1, 0);
    annotate(game_, analysisOf(game_, 0.0, {}), "Second", englishCatalogue());
    EXPECT_THAT(pgn(), AllOf(HasSubstr("e5"), HasSubstr("Nc6"), Not(HasSubstr("$4")),
                             Not(HasSubstr("costs 20")), HasSubstr("g5 2. d4)")));
}

TEST_F(AnnotatedTwice, AddsToAVariationOfPeopleAndTakesOnlyThatOut) {
    game_ = std::move(readPgn("1. e4 g5 (1... e5 2. Nf3) 2. d4 *").at(0).record);
    annotateAsABlunder();
    ASSERT_THAT(pgn(), HasSubstr("Nc6"));
    annotateAsAMistake();
    EXPECT_THAT(pgn(), AllOf(HasSubstr("(1... e5 2. Nf3)"), Not(HasSubstr("Nc6"))));
}

TEST_F(AnnotatedTwice, KeepsTheFirstAnnotationWhereTheSecondHasNotCome) {
    annotateAsABlunder();
    GameAnalysis last = analysisOf(game_, 0.12, {"c7c5"});
    for (std::size_t ply = 0; ply < 2; ++ply) last[ply] = {};
    last[2].after.centipawns = 77;
    annotate(game_, last, "Second", englishCatalogue());
    EXPECT_THAT(pgn(), AllOf(HasSubstr("g5 $4"), HasSubstr("costs 20 points"), HasSubstr("[%eval 0.77,9]"),
                             HasSubstr("[%eval 0.20,9]")));
}

/// What is left at the root of a game that has this comment and this trace.
MoveNotes notesAfter(const std::string& comment, const std::string& trace) {
    GameRecord game = std::move(readPgn("1. e4 *").at(0).record);
    MoveNotes notes;
    notes.comment = comment;
    notes.nags = {1, 2, 3, 4};
    notes.annotations = {{"added", trace}};
    game.root->annotate(std::move(notes));
    takeOutAnnotation(*game.root, 0);
    return game.root->takeNotes();
}

std::string traceOf(const std::string& text) {
    MoveNotes notes;
    addTraced({.text = text}, notes);
    return notes.annotations.at(0).value;
}

TEST(AnnotationTrace, TakesATextOutWhereverItStands) {
    const std::string trace = traceOf("costs 20 points");
    EXPECT_EQ(notesAfter("mine costs 20 points", trace).comment, "mine");
    EXPECT_EQ(notesAfter("costs 20 points and more", trace).comment, "and more");
    const std::string report(700, 'x');
    EXPECT_EQ(notesAfter("mine " + report, traceOf(report)).comment, "mine");
}

TEST(AnnotationTrace, IgnoresAMarkLongerThanAnyTextOfAnAnnotation) {
    const std::string text(500'000, 'x');
    EXPECT_EQ(notesAfter("mine " + text, traceOf(text)).comment, "mine " + text);
}

TEST(AnnotationTrace, IgnoresMoreMarksThanAnAnnotationWrites) {
    EXPECT_EQ(notesAfter("", "$1,$2,$3,$4").nags, std::vector<Nag>{4});
}

}  // namespace
}  // namespace roque
