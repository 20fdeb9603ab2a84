#include "view/window/plugin_scan.h"

#include <atomic>
#include <thread>
#include <utility>

namespace roque {
namespace {

std::atomic<unsigned> runningScans{0};

}  // namespace

PluginScan::PluginScan(std::shared_ptr<PluginRegistry> registry, UiDispatcher& dispatcher,
                       std::function<void()> onDone)
    : onDone_(std::move(onDone)), link_(std::make_shared<UiLink>(dispatcher)) {
    ++runningScans;
    // Calls a copy: the receiver may destroy the scan.
    auto done = self_.bind([](const PluginScan& scan) { std::function(scan.onDone_)(); });
    std::thread([registry = std::move(registry), link = link_, done = std::move(done)] {
        registry->rescan();
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
