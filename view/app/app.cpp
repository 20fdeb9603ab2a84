#include "view/app/app.h"

#include <cstdio>
#include <exception>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>
#include <wx/log.h>

#include "controller/diagnostics/crash_report.h"
#include "controller/diagnostics/log.h"
#include "controller/storage/resources.h"
#include "view/text/message_text.h"
#include "view/toolkit/language.h"
#include "view/toolkit/text.h"
#include "view/toolkit/without_opengl.h"
#include "view/window/main_frame.h"

namespace roque {

bool App::Initialize(int& count, wxChar** arguments) {
    const WithoutOpenGl start;
    const wxLogNull silence;  // otherwise the toolkit would open a window to report that it cannot open any
    if (wxApp::Initialize(count, arguments)) return true;
    std::fputs("roque: there is no display to open a window on. roque-cli play plays in the terminal.\n",
               stderr);
    return false;
}

bool App::OnInit() {
    wxLog::SetLogLevel(wxLOG_Info);  // the toolkit's remarks about itself are for nobody here
    SetAppName("roque");
    SetAppDisplayName("Roque");
    const XdgFolders folders = XdgFolders::fromEnvironment();
    std::vector<CrashReport> crashes;
    if (folders.state) {
        openLog(*folders.state);
        crashes = takeCrashReports(*folders.state);
        reportCrashes(*folders.state, ROQUE_VERSION);
    }
    log(LogLevel::Info, fmt::format("roque {} begins as process {}", ROQUE_VERSION, getpid()));
    settings_ = std::make_unique<SettingsStore>(dispatcher_, folders.config, [this](const FileError& error) {
        if (frame_ != nullptr && !frame_->IsBeingDeleted())
            frame_->tellTrouble(messageText(error.describe()));
    });
    useLanguage(settings_->settings().play.language, translationFolder());
    frame_ =
        new MainFrame({dispatcher_, *settings_, plugins_, resourceFolder(), folders, {}, std::move(crashes)},
                      opening_.start);
    endSignals_.emplace([this] { end(); });
    Bind(wxEVT_END_SESSION, [this](wxCloseEvent&) { end(); });
    if (opening_.file) frame_->commands().files.open(*opening_.file);
    return frame_->Show();
}

/// Nobody is asked: game and study are kept.
void App::end() {
    openDialogs_.end([this] {
        if (!frame_->IsBeingDeleted()) frame_->Close(/*force=*/true);
        wxWakeUpIdle();  // the toolkit destroys the window when it is idle next
    });
}

bool App::OnExceptionInMainLoop() {
    try {
        throw;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "roque: %s\n", error.what());
        if (frame_ != nullptr && !frame_->IsBeingDeleted()) frame_->tellTrouble(toWx(error.what()));
        return true;
    }
}

}  // namespace roque
