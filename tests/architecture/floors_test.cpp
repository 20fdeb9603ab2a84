#include "tests/architecture/floors.h"

#include <gmock/gmock.h>

namespace roque::architecture {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const Floors kFloors{"view", {{"toolkit", "game"}, {"board"}, {""}}};

/// What is wrong with a file at a path that includes another.
std::vector<std::string> brokenFloorsOf(const std::string& path, const std::string& included) {
    return floorViolations({{{path, "#pragma once\n#include \"" + included + "\"\n"}}, {}}, kFloors);
}

TEST(Floors, LetAFileIncludeItsOwnFolderAndLowerFloors) {
    EXPECT_THAT(brokenFloorsOf("view/board/panel.h", "view/board/key.h"), IsEmpty());
    EXPECT_THAT(brokenFloorsOf("view/board/panel.h", "view/toolkit/text.h"), IsEmpty());
    EXPECT_THAT(brokenFloorsOf("view/app.h", "view/toolkit/text.h"), IsEmpty());
}

TEST(Floors, LeaveOtherTopFoldersToTheLayers) {
    EXPECT_THAT(brokenFloorsOf("view/toolkit/text.h", "model/base/square.h"), IsEmpty());
    EXPECT_THAT(brokenFloorsOf("model/base/square.h", "view/board/panel.h"), IsEmpty());
}

TEST(Floors, NameTheIncludeThatLeadsUp) {
    EXPECT_THAT(
        brokenFloorsOf("view/toolkit/text.h", "view/board/panel.h"),
        ElementsAre(AllOf(HasSubstr("view/toolkit/text.h:2: view/toolkit may not include view/board/panel.h"),
                          HasSubstr("view/board is on a higher floor"))));
}

TEST(Floors, KeepFoldersOfOneFloorApart) {
    EXPECT_THAT(brokenFloorsOf("view/toolkit/text.h", "view/game/session.h"),
                ElementsAre(HasSubstr("view/game is on the same floor")));
}

TEST(Floors, MustHaveEveryFolder) {
    EXPECT_THAT(brokenFloorsOf("view/panels/list.h", "view/game/session.h"),
                ElementsAre(HasSubstr("view/panels is on no floor")));
}

}  // namespace
}  // namespace roque::architecture
