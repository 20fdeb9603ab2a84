#include "view/wx_dispatcher.h"

#include <gtest/gtest.h>

#include <wx/dialog.h>

#include "tests/gui/support/gui_test.h"

// Work that is posted to the thread of the window.
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

}  // namespace
}  // namespace roque::test
