#include "view/window/plugin_scan.h"

#include <atomic>
#include <thread>
#include <utility>

namespace roque {
namespace {

std::atomic<unsigned> runningScans{0};

}  // namespace

PluginScan::PluginScan(std::shared_ptr<PluginRegistry> registry, UiDispatcher& dispatcher, Listener listener)
    : listener_(std::move(listener)), link_(std::make_shared<UiLink>(dispatcher)) {
    ++runningScans;
    // Both call a copy: the receiver may destroy the scan.
    auto folder = self_.bind([](const PluginScan& scan) {
        if (scan.listener_.onFolder) std::function(scan.listener_.onFolder)();
    });
    auto done = self_.bind([](const PluginScan& scan) { std::function(scan.listener_.onDone)(); });
    std::thread([registry = std::move(registry), link = link_, folder = std::move(folder),
                 done = std::move(done)] {
        registry->rescan([&] { link->post(folder); });
        link->post(done);
        --runningScans;
    }).detach();
}

PluginScan::~PluginScan() {
    link_->cut();
}

unsigned PluginScan::running() noexcept {
    return runningScans;
}

}  // namespace roque
