#include "view/sound/gathered_words.h"

#include <optional>

#include <gmock/gmock.h>

#include "tests/controller/threads/manual_dispatcher.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

class Gathering : public testing::Test {
protected:
    ManualDispatcher dispatcher_;
    std::vector<std::string> spoken_;
    std::optional<GatheredWords> words_{std::in_place, dispatcher_,
                                        [this](const std::string& words) { spoken_.push_back(words); }};
};

TEST_F(Gathering, HandsOnASentenceAfterAPause) {
    words_->add("White pawn from e2 to e4.");
    dispatcher_.advance(99ms);
    EXPECT_THAT(spoken_, IsEmpty());
    dispatcher_.advance(1ms);
    EXPECT_THAT(spoken_, ElementsAre("White pawn from e2 to e4."));
    dispatcher_.advance(1s);
    EXPECT_EQ(spoken_.size(), 1U);
}

TEST_F(Gathering, JoinsWhatComesShortlyAfterwards) {
    words_->add("White pawn from e2 to e4.");
    dispatcher_.advance(90ms);
    words_->add("Black pawn from e7 to e5.");
    dispatcher_.advance(90ms);
    EXPECT_THAT(spoken_, IsEmpty());
    dispatcher_.advance(10ms);
    EXPECT_THAT(spoken_, ElementsAre("White pawn from e2 to e4. Black pawn from e7 to e5."));
}

TEST_F(Gathering, KeepsASentenceNoLongerThanTwoPauses) {
    for (const char* const each : {"one", "two", "three", "four"}) {
        words_->add(each);
        dispatcher_.advance(60ms);
    }
    EXPECT_THAT(spoken_, ElementsAre("one two three"));
}

TEST_F(Gathering, SaysEqualSentencesOnce) {
    words_->add("Black declines the draw.");
    words_->add("Black declines the draw.");
    dispatcher_.advance(100ms);
    words_->add("Black declines the draw.");
    dispatcher_.advance(100ms);
    EXPECT_THAT(spoken_, ElementsAre("Black declines the draw.", "Black declines the draw."));
}

TEST_F(Gathering, MakesLinesOneText) {
    words_->add("White to move\nA draw can be claimed.");
    dispatcher_.advance(100ms);
    EXPECT_THAT(spoken_, ElementsAre("White to move A draw can be claimed."));
}

TEST_F(Gathering, EndsWithItsOwner) {
    words_->add("too late");
    words_.reset();
    dispatcher_.advance(100ms);
    EXPECT_THAT(spoken_, IsEmpty());
}

}  // namespace
}  // namespace roque::test
