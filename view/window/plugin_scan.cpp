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
    : link_(std::make_shared<UiLink>(dispatcher)),
      onDone_(std::make_shared<std::function<void()>>(std::move(onDone))) {
    ++runningScans;
    std::thread([registry = std::move(registry), link = link_, onDone = std::weak_ptr(onDone_)] {
        registry->rescan();
        link->post([onDone] {
            if (const auto alive = onDone.lock()) (*alive)();
        });
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
