#include "controller/plugins/folder_watch.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <utility>

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <unistd.h>

namespace roque {
namespace {

constexpr std::chrono::milliseconds kForever{-1};

}  // namespace

FolderWatch::FolderWatch(const std::filesystem::path& folder, UiDispatcher& dispatcher,
                         std::function<void()> onChange)
    : link_(std::make_shared<UiLink>(dispatcher)),
      onChange_(std::move(onChange)),
      changes_(::inotify_init1(IN_CLOEXEC | IN_NONBLOCK)),
      end_(::eventfd(0, EFD_CLOEXEC)) {
    // A file is whole when it is closed; while it is being written it changes dozens of times.
    constexpr std::uint32_t kWhole = IN_CLOSE_WRITE | IN_MOVED_TO | IN_ONLYDIR;
    if (!changes_.isOpen() || !end_.isOpen()) return;
    if (::inotify_add_watch(changes_.number(), folder.c_str(), kWhole) < 0) return;
    thread_ =
        std::thread([this, tell = self_.bind([](FolderWatch& watch) { watch.onChange_(); })] { run(tell); });
}

FolderWatch::~FolderWatch() {
    link_->cut();
    if (!thread_.joinable()) return;
    ::eventfd_write(end_.number(), 1);
    thread_.join();
}

void FolderWatch::run(const std::function<void()>& tell) const {
    while (waitForChange(kForever)) {
        while (waitForChange(kQuiet)) continue;
        link_->post(tell);
    }
}

/// Whether there was a change in time; not if the watch ends.
bool FolderWatch::waitForChange(std::chrono::milliseconds patience) const {
    std::array<pollfd, 2> waited{{{end_.number(), POLLIN, 0}, {changes_.number(), POLLIN, 0}}};
    int ready = 0;
    do {
        ready = ::poll(waited.data(), waited.size(), static_cast<int>(patience.count()));
    } while (ready < 0 && errno == EINTR);
    if (ready <= 0 || waited[0].revents != 0) return false;
    std::array<char, 4096> events{};
    return ::read(changes_.number(), events.data(), events.size()) > 0;
}

}  // namespace roque
