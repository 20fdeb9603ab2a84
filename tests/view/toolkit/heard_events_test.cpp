#include "view/toolkit/heard_events.h"

#include <vector>

#include <gtest/gtest.h>

namespace roque::test {
namespace {

ReaderHears heard(const std::vector<std::string>& events) {
    return heardAmong(events);
}

TEST(HeardEvents, AreNoneWhereNobodyListens) {
    EXPECT_EQ(heard({}), ReaderHears::Nothing);
    EXPECT_EQ(heard({"object:state-changed:focused", "window:activate", ""}), ReaderHears::Nothing);
}

TEST(HeardEvents, AreNotificationsForWhoeverIsToldWhatComesUp) {
    EXPECT_EQ(heard({"Focus:", "Object:StateChanged:Showing"}), ReaderHears::Notifications);
    EXPECT_EQ(heard({"object:state-changed:showing"}), ReaderHears::Notifications);
    EXPECT_EQ(heard({"Object:StateChanged:"}), ReaderHears::Notifications);
    EXPECT_EQ(heard({"object:"}), ReaderHears::Notifications);
}

TEST(HeardEvents, AreAnnouncementsAloneForWhoeverIsToldOfBoth) {
    EXPECT_EQ(heard({"Object:StateChanged:Showing", "Object:Announcement:"}), ReaderHears::Announcements);
}

}  // namespace
}  // namespace roque::test
