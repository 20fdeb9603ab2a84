#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <thread>

#include "controller/storage/file_descriptor.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// Notices when a file of a folder has been written or moved into it, as a linker and an installer do. Knows
/// nothing of a folder that does not exist when the watch begins. [ui-thread]
class FolderWatch {
public:
    /// Changes that follow each other within this time are told as one, when it is over: an installer may
    /// write several files.
    static constexpr std::chrono::milliseconds kQuiet{100};

    /// `onChange` is called on the UI thread, never after the watch has ended. The dispatcher outlives it.
    FolderWatch(const std::filesystem::path& folder, UiDispatcher& dispatcher,
                std::function<void()> onChange);
    FolderWatch(const FolderWatch&) = delete;
    FolderWatch& operator=(const FolderWatch&) = delete;
    ~FolderWatch();

private:
    void run(const std::function<void()>& tell) const;
    [[nodiscard]] bool waitForChange(std::chrono::milliseconds patience) const;

    std::shared_ptr<UiLink> link_;
    std::function<void()> onChange_;
    WeakSelf<FolderWatch> self_{this};
    FileDescriptor changes_;  ///< of inotify
    FileDescriptor end_;      ///< an event that ends the thread
    std::thread thread_;
};

}  // namespace roque
