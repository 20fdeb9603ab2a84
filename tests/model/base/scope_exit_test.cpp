#include "model/base/scope_exit.h"

#include <stdexcept>

#include <gtest/gtest.h>

namespace roque {
namespace {

TEST(ScopeExit, CallsItsFunctionAtTheEndOfTheScope) {
    bool isCalled = false;
    {
        const ScopeExit end([&isCalled] { isCalled = true; });
        EXPECT_FALSE(isCalled);
    }
    EXPECT_TRUE(isCalled);
}

TEST(ScopeExit, CallsItsFunctionWhenAnExceptionEndsTheScope) {
    bool isCalled = false;
    const auto fail = [&isCalled] {
        const ScopeExit end([&isCalled] { isCalled = true; });
        throw std::runtime_error("the scope's");
    };
    EXPECT_THROW(fail(), std::runtime_error);
    EXPECT_TRUE(isCalled);
}

}  // namespace
}  // namespace roque
