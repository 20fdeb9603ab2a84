#include "controller/threads/weak_self.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <gtest/gtest.h>

namespace roque::test {
namespace {

class Receiver {
public:
    [[nodiscard]] std::function<void()> bound() const { return self_.bind(&Receiver::count); }

    int count() { return ++calls_; }
    void release() { self_.release(); }

    [[nodiscard]] int calls() const noexcept { return calls_; }
    [[nodiscard]] const WeakSelf<Receiver>& self() const noexcept { return self_; }

private:
    int calls_ = 0;
    WeakSelf<Receiver> self_{this};
};

TEST(WeakSelfTest, CallsAMemberFunction) {
    Receiver receiver;
    receiver.bound()();
    EXPECT_EQ(receiver.calls(), 1);
}

TEST(WeakSelfTest, PassesTheObjectAndTheArguments) {
    const Receiver receiver;
    std::string seen;
    const std::function<void(std::string)> bound =
        receiver.self().bind([&](const Receiver& object, const std::string& word) {
            seen = &object == &receiver ? word : "another object";
        });
    bound("word");
    EXPECT_EQ(seen, "word");
}

TEST(WeakSelfTest, PassesWhatCannotBeCopied) {
    const Receiver receiver;
    int seen = 0;
    receiver.self().bind([&](const Receiver&, std::unique_ptr<int> value) { seen = *value; })(
        std::make_unique<int>(5));
    EXPECT_EQ(seen, 5);
}

TEST(WeakSelfTest, DoesNothingOnceTheObjectIsGone) {
    std::optional<Receiver> receiver(std::in_place);
    bool isCalled = false;
    const auto bound = receiver->self().bind([&](const Receiver&) { isCalled = true; });
    receiver.reset();
    bound();
    EXPECT_FALSE(isCalled);
}

TEST(WeakSelfTest, DoesNothingOnceItIsReleased) {
    Receiver receiver;
    const auto bound = receiver.bound();
    receiver.release();
    bound();
    EXPECT_EQ(receiver.calls(), 0);
}

TEST(WeakSelfTest, LetsAFunctionDestroyTheObject) {
    std::optional<Receiver> receiver(std::in_place);
    receiver->self().bind([&](const Receiver&) { receiver.reset(); })();
    EXPECT_FALSE(receiver);
}

TEST(WeakSelfTest, GivesATokenThatExpiresWithTheObject) {
    std::optional<Receiver> receiver(std::in_place);
    const auto token = receiver->self().token();
    EXPECT_FALSE(token.expired());
    receiver.reset();
    EXPECT_TRUE(token.expired());
}

}  // namespace
}  // namespace roque::test
