#include "model/pgn/comment_text.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

MoveNotes notesOf(std::string_view text) {
    MoveNotes notes;
    addComment(text, notes);
    return notes;
}

TEST(CommentText, IsSetInOneLine) {
    EXPECT_EQ(notesOf("  two\r\n\twords \n").comment, "two words");
}

TEST(CommentText, IsJoinedToWhatIsThere) {
    MoveNotes notes = notesOf("one");
    addComment("two", notes);
    EXPECT_EQ(notes.comment, "one two");
}

TEST(CommentText, GivesItsAnnotationsAway) {
    const MoveNotes notes = notesOf("a [%clk  0:09:58.3] b [%cal Ge2e4,\nRd1d8][%empty]");
    EXPECT_EQ(notes.comment, "a b");
    EXPECT_EQ(notes.annotations,
              (std::vector<MoveAnnotation>{{"clk", " 0:09:58.3"}, {"cal", "Ge2e4, Rd1d8"}, {"empty", ""}}));
}

TEST(CommentText, FindsAnAnnotationThatIsSpreadOverTwoComments) {
    MoveNotes notes = notesOf("a [%clk");
    addComment("1:00] b", notes);
    EXPECT_EQ(notes.comment, "a b");
    EXPECT_EQ(notes.annotations, (std::vector<MoveAnnotation>{{"clk", "1:00"}}));
}

TEST(CommentText, KeepsTheBlanksOfACommandItDoesNotKnow) {
    std::string comment;
    appendComment("a   b [%x-y  1,  2  ;3 ]c   d", comment);
    EXPECT_EQ(comment, "a b [%x-y  1,  2  ;3 ]c d");
    EXPECT_EQ(notesOf(comment).annotations, (std::vector<MoveAnnotation>{{"x-y", " 1,  2  ;3 "}}));
}

TEST(CommentText, KeepsWhatOnlyLooksLikeAnAnnotation) {
    EXPECT_EQ(notesOf("[% x] 5% [%] [%clk 1").comment, "[% x] 5% [%] [%clk 1");
}

}  // namespace
}  // namespace roque
