#include "tests/gui/bus/bus_ears.h"

#include <stdexcept>
#include <string_view>
#include <utility>

namespace roque::test {
namespace {

constexpr const char* kRegistry = "org.a11y.atspi.Registry";
constexpr const char* kEvent = "object:state-changed:showing";

}  // namespace

BusEars::BusEars(BusConnection bus) : bus_(std::move(bus)) {
    subscription_ = g_dbus_connection_signal_subscribe(bus_.get(), nullptr, "org.a11y.atspi.Event.Object",
                                                       "StateChanged", nullptr, "showing",
                                                       G_DBUS_SIGNAL_FLAGS_NONE, &BusEars::onEvent, this, nullptr);
    constexpr int kPatience = 5000;  // milliseconds; the registry may have to be started
    const char* const nothing = nullptr;
    GVariant* const answer = g_dbus_connection_call_sync(
        bus_.get(), kRegistry, "/org/a11y/atspi/registry", kRegistry, "RegisterEvent",
        g_variant_new("(s^ass)", kEvent, &nothing, ""), nullptr, G_DBUS_CALL_FLAGS_NONE, kPatience, nullptr,
        nullptr);
    if (answer == nullptr) throw std::runtime_error("the registry of events does not answer");
    g_variant_unref(answer);
}

BusEars::~BusEars() {
    g_dbus_connection_signal_unsubscribe(bus_.get(), subscription_);
}

void BusEars::listen() {
    while (g_main_context_iteration(nullptr, 0) != 0) {
    }
}

void BusEars::onEvent(GDBusConnection* /*connection*/, const char* sender, const char* path,
                      const char* /*interface*/, const char* /*signal*/, GVariant* details, void* ears) {
    const char* what = nullptr;
    int isOn = 0;
    g_variant_get_child(details, 0, "&s", &what);
    g_variant_get_child(details, 1, "i", &isOn);
    auto& self = *static_cast<BusEars*>(ears);
    const auto now = std::chrono::steady_clock::now();
    const BusPart source(self.bus_, sender, path);
    if (isOn == 1 && source.role() == "notification") self.heard_.push_back({now, source.name()});
}

}  // namespace roque::test
