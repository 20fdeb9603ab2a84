#include "controller/plugins/guest_review.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

UndecidedGuest guest(const char* path, const char* sum) {
    return {{path, sum}, std::nullopt, false};
}

TEST(GuestReview, GoesThroughTheGuestsInTheirOrder) {
    GuestReview review;
    EXPECT_EQ(review.current(), nullptr);
    review.update({guest("/a.so", "1"), guest("/b.so", "2")});
    EXPECT_EQ(review.current()->file.path, "/a.so");
    review.finish(guest("/a.so", "1"));
    EXPECT_EQ(review.current()->file.path, "/b.so");
    review.finish(guest("/b.so", "2"));
    EXPECT_EQ(review.current(), nullptr);
}

TEST(GuestReview, AsksAboutAContentOnce) {
    GuestReview review;
    review.update({guest("/a.so", "1"), guest("/copy.so", "1")});
    review.finish(guest("/a.so", "1"));
    EXPECT_EQ(review.current(), nullptr) << "a copy";
    review.update({guest("/a.so", "1")});
    EXPECT_EQ(review.current(), nullptr) << "later";
    review.update({guest("/a.so", "2")});
    EXPECT_NE(review.current(), nullptr) << "it has changed";
}

TEST(GuestReview, LeavesOutWhatHasBeenDecidedOrChangedMeanwhile) {
    GuestReview review;
    review.update({guest("/a.so", "1"), guest("/b.so", "2"), guest("/c.so", "3")});
    review.update({guest("/c.so", "3"), guest("/a.so", "4")});
    EXPECT_EQ(review.current()->file.path, "/c.so");
    review.finish(guest("/a.so", "1"));
    EXPECT_EQ(review.current()->file.path, "/c.so") << "an answer that comes late is about its own guest";
    review.finish(guest("/c.so", "3"));
    EXPECT_EQ(review.current()->file.sha256, "4");
}

}  // namespace
}  // namespace roque
