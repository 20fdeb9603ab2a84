#include "controller/match/text_table.h"

#include <gtest/gtest.h>

namespace roque::match {
namespace {

using Side = TextTable::Side;

TEST(TextTable, AlignsCellsToTheSideOfTheirColumn) {
    TextTable table({{"Name", 6, Side::Left}, {"won", 5}});
    table.add({"Ada", "12"});
    EXPECT_EQ(table.text(),
              "Name     won\n"
              "Ada       12\n");
}

TEST(TextTable, MakesColumnsAsWideAsTheirWidestCells) {
    TextTable table({{"N", 0, Side::Left}, {"w", 0}});
    table.add({"Ada", "1000"});
    table.add({"Bob", "7"});
    EXPECT_EQ(table.text(),
              "N      w\n"
              "Ada 1000\n"
              "Bob    7\n");
}

TEST(TextTable, MakesColumnsAsWideAsTheirHeadings) {
    TextTable table({{"perdues", 4}, {"x", 2}});
    table.add({"1", "2"});
    EXPECT_EQ(table.text(),
              "perdues  x\n"
              "      1  2\n");
}

TEST(TextTable, CountsLettersAndNotBytes) {
    TextTable table({{"Añña", 0, Side::Left}, {"±", 3}});
    table.add({"Zoë", "½"});
    EXPECT_EQ(table.text(),
              "Añña   ±\n"
              "Zoë    ½\n");
}

TEST(TextTable, EndsNoLineWithBlanks) {
    TextTable table({{"Name", 0, Side::Left}, {"", 9, Side::Left}});
    table.add({"Ada", ""});
    EXPECT_EQ(table.text(), "Name\nAda\n");
}

}  // namespace
}  // namespace roque::match
