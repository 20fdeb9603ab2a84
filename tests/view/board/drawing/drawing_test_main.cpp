#include <clocale>

#include <gmock/gmock.h>
#include <wx/app.h>
#include <wx/image.h>
#include <wx/init.h>

// The main() of tests that draw: with wxWidgets, without a display.
int main(int argc, char** argv) {
    testing::InitGoogleMock(&argc, argv);
    wxApp::SetInstance(new wxAppConsole);
    const wxInitializer toolkit;
    if (!toolkit.IsOk()) return EXIT_FAILURE;
    std::setlocale(LC_NUMERIC, "C");
    wxInitAllImageHandlers();
    return RUN_ALL_TESTS();
}
