#include "view/toolkit/wx_dispatcher.h"

#include <chrono>
#include <functional>
#include <stdexcept>
#include <utility>

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>
#include <wx/dialog.h>

#include "tests/gui/support/gui_test.h"

// Work posted to the window's thread.
namespace roque::test {
namespace {

TEST(Dispatcher, RunsWhatIsPostedInItsOrder) {
    WxDispatcher dispatcher;
    std::string order;
    for (const char letter : {'a', 'b', 'c'}) dispatcher.post([&order, letter] { order += letter; });
    EXPECT_TRUE(pumpUntil([&] { return order.size() == 3; }));
    EXPECT_EQ(order, "abc");
}

TEST(Dispatcher, GoesOnWhileADialogIsOpen) {
    const AllowModalDialogs allow;
    WxDispatcher dispatcher;
    wxDialog dialog(nullptr, wxID_ANY, "waits for a person");
    bool hasReturned = false;
    dispatcher.post([&] {
        dialog.ShowModal();
        hasReturned = true;
    });
    dispatcher.post([&] { dialog.EndModal(wxID_OK); });
    EXPECT_TRUE(pumpUntil([&] { return hasReturned; }));
    bool hasRun = false;
    dispatcher.post([&] { hasRun = true; });
    EXPECT_TRUE(pumpUntil([&] { return hasRun; }));
}

/// Posts work that throws, and expects that the program is told and that the work after it runs.
void expectExceptionIsTold(WxDispatcher& dispatcher, const std::function<void(std::function<void()>)>& post) {
    bool hasRun = false;
    post([] { throw std::runtime_error("on purpose"); });
    dispatcher.postAfter(std::chrono::milliseconds(50), [&] { hasRun = true; });
    EXPECT_NONFATAL_FAILURE(EXPECT_TRUE(pumpUntil([&] { return hasRun; })),
                            "An exception left an event handler.");
}

TEST(Dispatcher, LeavesToTheProgramWhatPostedWorkThrows) {
    WxDispatcher dispatcher;
    expectExceptionIsTold(dispatcher, [&](auto work) { dispatcher.post(work); });
}

TEST(Dispatcher, LeavesToTheProgramWhatWorkThrowsThatHasWaitedForItsTurn) {
    WxDispatcher dispatcher;
    expectExceptionIsTold(dispatcher, [&](auto work) {
        dispatcher.post([] {
            constexpr std::chrono::milliseconds kLongerThanASlice{20};
            const auto end = std::chrono::steady_clock::now() + kLongerThanASlice;
            while (std::chrono::steady_clock::now() < end) {
            }
        });
        dispatcher.post(work);
    });
}

TEST(Dispatcher, LeavesToTheProgramWhatWorkThrowsThatHasWaitedForItsTime) {
    WxDispatcher dispatcher;
    expectExceptionIsTold(dispatcher,
                          [&](auto work) { dispatcher.postAfter(std::chrono::milliseconds(1), work); });
}

}  // namespace
}  // namespace roque::test
