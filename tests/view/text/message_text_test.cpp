#include "view/text/message_text.h"

#include <gtest/gtest.h>

#include "view/toolkit/text.h"

namespace roque {
namespace {

TEST(MessageTexts, StayEnglishWithoutACatalogue) {
    EXPECT_EQ(toUtf8(messageText(ROQUE_MESSAGE("Cannot read {0}: {1}", "/ä", "b"))), "Cannot read /ä: b");
    EXPECT_EQ(toUtf8(messageText(ROQUE_MESSAGES("{0} game", "{0} games", 1))), "1 game");
    EXPECT_EQ(toUtf8(messageText(ROQUE_MESSAGES("{0} game", "{0} games", 2))), "2 games");
}

}  // namespace
}  // namespace roque
