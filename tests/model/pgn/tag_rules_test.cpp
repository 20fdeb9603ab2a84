#include "model/pgn/tag_rules.h"

#include <gtest/gtest.h>

namespace roque::pgn {
namespace {

TEST(TagName, ConsistsOfLettersDigitsAndUnderscores) {
    for (const char* name : {"Annotator", "ECO", "x2", "White_Title"}) EXPECT_TRUE(isTagName(name)) << name;
    for (const char* name : {"", "2nd", "_x", "White Title", "Titre\"", "Ouvertüre", "a-b"})
        EXPECT_FALSE(isTagName(name)) << name;
}

TEST(TagDate, HasQuestionMarksForWhatIsNotKnown) {
    for (const char* date :
         {"2026.11.22", "1858.??.??", "????.??.??", "2024.02.29", "????.02.29", "1999.12.??"})
        EXPECT_TRUE(isTagDate(date)) << date;
}

TEST(TagDate, IsADayThatThereIsInTheOrderOfTheStandard) {
    for (const char* date : {"", "1858", "22.11.2026", "2026-11-22", "2026.1.2", "2026.13.01", "2026.00.10",
                             "2023.02.29", "2026.04.31", "2026.11.2?", "20??.11.22", "2026.11.22 "})
        EXPECT_FALSE(isTagDate(date)) << date;
}

TEST(TagRating, IsANumberOrSaysThatThereIsNone) {
    for (const char* rating : {"2882", "0", "850", "-", "?"}) EXPECT_TRUE(isTagRating(rating)) << rating;
    for (const char* rating : {"", "2882 FIDE", "-100", "12345", "27½"})
        EXPECT_FALSE(isTagRating(rating)) << rating;
}

}  // namespace
}  // namespace roque::pgn
