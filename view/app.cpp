#include "view/app.h"

#include <clocale>
#include <cstdio>
#include <exception>

#include "view/main_frame.h"
#include "view/resources.h"
#include "view/text.h"

namespace roque {

bool App::OnInit() {
    SetAppName("roque");
    SetAppDisplayName("Roque");
    std::setlocale(LC_NUMERIC, "C");  // pictures and options have points in their numbers
    const XdgFolders folders = XdgFolders::fromEnvironment();
    settings_ = std::make_unique<SettingsStore>(dispatcher_, folders.config, [this](const FileError& error) {
        if (frame_ != nullptr && !frame_->IsBeingDeleted()) frame_->tellTrouble(toWx(error.describe()));
    });
    frame_ = new MainFrame({dispatcher_, *settings_, plugins_, resourceFolder(), folders}, start_);
    return frame_->Show();
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
