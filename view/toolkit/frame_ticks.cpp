#include "view/toolkit/frame_ticks.h"

#include <utility>

#include <dlfcn.h>

namespace roque {
namespace {

/// The functions of GTK, looked up in the library that wxWidgets has loaded: so the build needs no GTK
/// headers.
struct Toolkit {
    using Tick = int (*)(void* widget, void* clock, void* data);
    using Add = unsigned (*)(void* widget, Tick tick, void* data, void (*release)(void* data));
    using Remove = void (*)(void* widget, unsigned number);

    Add add = reinterpret_cast<Add>(dlsym(RTLD_DEFAULT, "gtk_widget_add_tick_callback"));
    Remove remove = reinterpret_cast<Remove>(dlsym(RTLD_DEFAULT, "gtk_widget_remove_tick_callback"));
};

const Toolkit& toolkit() {
    static const Toolkit found;
    return found;
}

}  // namespace

FrameTicks::FrameTicks(wxWindow& window, std::function<void()> onFrame)
    : window_(window), onFrame_(std::move(onFrame)) {}

void FrameTicks::start() {
    if (number_ == 0 && toolkit().add != nullptr)
        number_ = toolkit().add(window_.GetHandle(), &FrameTicks::tick, this, nullptr);
}

void FrameTicks::stop() {
    if (number_ != 0) toolkit().remove(window_.GetHandle(), std::exchange(number_, 0));
}

int FrameTicks::tick(void* /*widget*/, void* /*clock*/, void* self) {
    constexpr int kGoOn = 1;
    static_cast<FrameTicks*>(self)->onFrame_();
    return kGoOn;
}

}  // namespace roque
