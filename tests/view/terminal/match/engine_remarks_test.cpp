#include "view/terminal/match/engine_remarks.h"

#include <gmock/gmock.h>

namespace roque::terminal {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TEST(EngineRemarks, AreFreshOnceForEachEngine) {
    EngineRemarks remarks;
    EXPECT_THAT(remarks.fresh("Anna", {"a", "b", "a"}), ElementsAre("a", "b"));
    EXPECT_THAT(remarks.fresh("Anna", {"c", "b"}), ElementsAre("c"));
    EXPECT_THAT(remarks.fresh("Bert", {"a"}), ElementsAre("a"));
}

TEST(EngineRemarks, OfOneThatKeepsTalkingAreNotListenedTo) {
    EngineRemarks remarks;
    std::vector<std::string> texts;
    for (int number = 0; number < 50; ++number) texts.push_back(std::to_string(number));
    EXPECT_THAT(remarks.fresh("Anna", texts), SizeIs(10));
    EXPECT_THAT(remarks.fresh("Anna", {"more"}), IsEmpty());
    EXPECT_THAT(remarks.fresh("Bert", {"more"}), ElementsAre("more"));
}

}  // namespace
}  // namespace roque::terminal
