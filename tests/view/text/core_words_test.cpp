#include "view/text/core_words.h"

#include <gmock/gmock.h>

#include "controller/plugins/plugin_registry.h"
#include "view/toolkit/text.h"

// Whatever model and controller may tell in the window can be translated.
namespace roque {
namespace {

TEST(CoreSentences, AreKnownForEveryBadPlugin) {
    PluginRegistry registry({{ROQUE_BAD_PLUGINS, PluginOrigin::Shipped}});
    registry.rescan();
    ASSERT_GE(registry.unusable().size(), 10U);
    for (const UnusablePlugin& plugin : registry.unusable())
        EXPECT_TRUE(isCoreSentence(plugin.reason)) << plugin.reason;
}

TEST(CoreWords, StayEnglishWithoutACatalog) {
    EXPECT_EQ(toUtf8(coreWords("It has no name\nsomething else")), "It has no name\nsomething else");
    EXPECT_EQ(toUtf8(coreWords("")), "");
}

}  // namespace
}  // namespace roque
