#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include "controller/diagnostics/crash_report.h"
#include "controller/plugins/plugin_registry.h"
#include "controller/scores/points_passwords.h"
#include "controller/search/deadlines.h"
#include "controller/settings/settings_store.h"
#include "controller/storage/xdg_folders.h"
#include "controller/threads/ui_dispatcher.h"
#include "view/sound/sound.h"

namespace roque {

/// What a window needs from the program around it.
struct Services {
    UiDispatcher& dispatcher;  ///< outlives the window, as do the settings
    SettingsStore& settings;
    std::shared_ptr<PluginRegistry> plugins;
    std::filesystem::path resources;
    XdgFolders folders;  ///< where games and scores are kept
    Deadlines deadlines = {};
    std::vector<CrashReport> crashes = {};  ///< of earlier runs, to be told of
    PointsPasswords::OpenStore passwordStore = desktopPasswordStore;
    std::function<void(Sound)> playSound = {};  ///< by the desktop's library, if empty
};

}  // namespace roque
