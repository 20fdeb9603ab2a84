#include "model/game/tag_changes.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

GameTags tagsOf(std::initializer_list<std::pair<const char*, const char*>> all) {
    GameTags tags;
    for (const auto& [name, value] : all) tags.set(name, value);
    return tags;
}

class TagChangesTest : public testing::Test {
protected:
    const GameTags before_ = tagsOf({{"White", "Ada"}, {"Black", "Zoë"}, {"ECO", "B20"}});
    const GameTags after_ = tagsOf({{"White", "Ada"}, {"Black", "Zoe"}, {"Round", ""}});
};

TEST_F(TagChangesTest, NameWhatIsOtherWhatIsNewAndWhatIsGone) {
    EXPECT_EQ(changesBetween(before_, after_),
              (TagChanges{{"Black", "Zoe"}, {"Round", ""}, {"ECO", std::nullopt}}));
    EXPECT_TRUE(changesBetween(before_, before_).empty());
}

TEST_F(TagChangesTest, MakeTheOneOfTheOtherAndCanBeTakenBack) {
    GameTags tags = before_;
    const TagChanges back = applyChanges(changesBetween(before_, after_), tags);
    EXPECT_EQ(tags, after_);
    applyChanges(back, tags);
    EXPECT_EQ(tags, before_);
}

}  // namespace
}  // namespace roque
