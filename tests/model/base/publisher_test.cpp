#include "model/base/publisher.h"

#include <optional>
#include <string>
#include <thread>

#include <gtest/gtest.h>

namespace roque {
namespace {

TEST(Publisher, TellsItsSubscribersInTheirOrder) {
    Publisher<char> publisher;
    std::string heard;
    const Subscription first = publisher.subscribe([&](char event) { heard += {'1', event}; });
    const Subscription second = publisher.subscribe([&](char event) { heard += {'2', event}; });
    publisher.publish('a');
    publisher.publish('b');
    EXPECT_EQ(heard, "1a2a1b2b");
}

TEST(Publisher, TellsNothingAfterTheSubscriptionHasEnded) {
    Publisher<int> publisher;
    int heard = 0;
    Subscription subscription = publisher.subscribe([&](int event) { heard += event; });
    publisher.publish(1);
    subscription.reset();
    publisher.publish(10);
    EXPECT_EQ(heard, 1);
}

TEST(Publisher, MayBeOutlivedByASubscription) {
    Subscription subscription;
    {
        Publisher<int> publisher;
        subscription = publisher.subscribe([](int) {});
    }
    subscription.reset();
}

TEST(Publisher, TellsNewSubscribersOfTheNextEventFirst) {
    Publisher<int> publisher;
    int heard = 0;
    Subscription inner;
    const Subscription outer =
        publisher.subscribe([&](int) { inner = publisher.subscribe([&](int event) { heard = event; }); });
    publisher.publish(1);
    EXPECT_EQ(heard, 0);
}

TEST(Publisher, DoesNotTellSomebodyWhoWasUnsubscribedDuringTheEvent) {
    Publisher<int> publisher;
    Subscription second;
    bool wasTold = false;
    const Subscription first = publisher.subscribe([&](int) { second.reset(); });
    second = publisher.subscribe([&](int) { wasTold = true; });
    publisher.publish(1);
    EXPECT_FALSE(wasTold);
}

TEST(Publisher, LetsAHandlerUnsubscribeItself) {
    Publisher<int> publisher;
    int heard = 0;
    Subscription own;
    own = publisher.subscribe([&](int) {
        ++heard;
        own.reset();
    });
    publisher.publish(1);
    publisher.publish(2);
    EXPECT_EQ(heard, 1);
}

TEST(Publisher, LetsAHandlerDestroyIt) {
    std::optional<Publisher<int>> publisher{std::in_place};
    bool laterWasTold = false;
    const Subscription first = publisher->subscribe([&](int) { publisher.reset(); });
    const Subscription second = publisher->subscribe([&](int) { laterWasTold = true; });
    publisher->publish(1);
    EXPECT_FALSE(publisher.has_value());
    EXPECT_TRUE(laterWasTold);  // it was still subscribed
}

TEST(Publisher, LetsAHandlerPublishAndTellsTheInnerEventFirst) {
    Publisher<int> publisher;
    std::string heard;
    const Subscription first = publisher.subscribe([&](int event) {
        if (event == 1) publisher.publish(2);
    });
    const Subscription second = publisher.subscribe([&](int event) { heard += std::to_string(event); });
    publisher.publish(1);
    EXPECT_EQ(heard, "21");
}

TEST(PublisherDeathTest, AssertsThatOneThreadUsesIt) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    Publisher<int> publisher;
    const Subscription subscription = publisher.subscribe([](int) {});
    EXPECT_DEBUG_DEATH(std::thread([&] { publisher.publish(1); }).join(), "isUsedByItsThread");
}

TEST(Subscription, PassesOnWhenMoved) {
    Publisher<int> publisher;
    int heard = 0;
    Subscription first = publisher.subscribe([&](int event) { heard += event; });
    Subscription second = std::move(first);
    publisher.publish(1);
    second = Subscription();
    publisher.publish(10);
    EXPECT_EQ(heard, 1);
}

}  // namespace
}  // namespace roque
