#include <clocale>
#include <cstdio>
#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/image.h>
#include <wx/init.h>

#include "tests/gui/support/modal_guard.h"
#include "tests/support/tests_of_file.h"
#include "view/toolkit/layout_repair.h"

namespace {

/// The exit code that ctest takes for "skipped".
constexpr int kSkipped = 77;

class TestApp : public wxApp {
public:
    bool OnInit() override { return true; }
    bool OnExceptionInMainLoop() override {
        ADD_FAILURE() << "An exception left an event handler.";
        return true;
    }
};

void reportFailedAssertion(const wxString& file, int line, const wxString& function,
                           const wxString& condition, const wxString& message) {
    ADD_FAILURE_AT(file.utf8_string().c_str(), line)
        << "wxWidgets asserts " << condition.utf8_string() << " in " << function.utf8_string() << ": "
        << message.utf8_string();
}

int runTests() {
    wxGUIEventLoop loop;
    const wxEventLoopActivator active(&loop);
    const roque::test::ModalGuard guard;
    const roque::LayoutRepair layoutRepair;
    const int result = RUN_ALL_TESTS();
    while (loop.Pending()) loop.Dispatch();
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    ::testing::InitGoogleMock(&argc, argv);
    roque::test::chooseTestsOfFiles(argc, argv);
    if (GTEST_FLAG_GET(list_tests)) return RUN_ALL_TESTS();
    if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) {
        std::puts("There is no display: skipped.");
        return kSkipped;
    }
    wxApp::SetInstance(new TestApp);
    if (!wxEntryStart(argc, argv)) return EXIT_FAILURE;
    std::setlocale(LC_CTYPE, "C.UTF-8");  // as useLanguage() has it; texts have letters beyond ASCII
    std::setlocale(LC_NUMERIC, "C");
    wxSetAssertHandler(reportFailedAssertion);
    wxTheApp->CallOnInit();
    wxTheApp->SetExitOnFrameDelete(false);
    wxInitAllImageHandlers();
    const int result = runTests();
    wxEntryCleanup();
    return result;
}
