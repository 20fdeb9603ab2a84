#include "tests/gui/bus/bus_ears.h"

#include <stdexcept>
#include <utility>

namespace roque::test {
namespace {

constexpr const char* kRegistry = "org.a11y.atspi.Registry";

/// Asks the programs to tell of an event.
void registerFor(GDBusConnection& bus, const char* event) {
    constexpr int kPatience = 5000;  // milliseconds; the registry may have to be started
    const char* const nothing = nullptr;
    GVariant* const answer =
        g_dbus_connection_call_sync(&bus, kRegistry, "/org/a11y/atspi/registry", kRegistry, "RegisterEvent",
                                    g_variant_new("(s^ass)", event, &nothing, ""), nullptr,
                                    G_DBUS_CALL_FLAGS_NONE, kPatience, nullptr, nullptr);
    if (answer == nullptr) throw std::runtime_error("the registry of events does not answer");
    g_variant_unref(answer);
}

}  // namespace

BusEars::BusEars(BusConnection bus) : bus_(std::move(bus)) {
    const auto subscribe = [this](const char* signal, const char* detail, GDBusSignalCallback onSignal) {
        subscriptions_.push_back(g_dbus_connection_signal_subscribe(
            bus_.get(), nullptr, "org.a11y.atspi.Event.Object", signal, nullptr, detail,
            G_DBUS_SIGNAL_FLAGS_NONE, onSignal, this, nullptr));
    };
    subscribe("StateChanged", "showing", &BusEars::onShown);
    subscribe("PropertyChange", "accessible-name", &BusEars::onNamed);
    subscribe("Announcement", nullptr, &BusEars::onAnnounced);
    registerFor(*bus_, "object:state-changed:showing");
    registerFor(*bus_, "object:property-change:accessible-name");
}

BusEars::~BusEars() {
    for (const unsigned each : subscriptions_) g_dbus_connection_signal_unsubscribe(bus_.get(), each);
}

void BusEars::listen() {
    while (g_main_context_iteration(nullptr, 0) != 0) {
    }
}

void BusEars::onShown(GDBusConnection* /*connection*/, const char* sender, const char* path,
                      const char* /*interface*/, const char* /*signal*/, GVariant* details, void* ears) {
    int isOn = 0;
    g_variant_get_child(details, 1, "i", &isOn);
    auto& self = *static_cast<BusEars*>(ears);
    const auto now = std::chrono::steady_clock::now();
    const BusPart source(self.bus_, sender, path);
    if (isOn == 1 && source.role() == "notification") self.heard_.push_back({now, source.name()});
}

/// The text that an event comes with; none if it is something else.
std::optional<std::string> BusEars::textIn(GVariant* details) {
    constexpr std::size_t kValue = 3;
    std::optional<std::string> text;
    GVariant* value = nullptr;
    g_variant_get_child(details, kValue, "v", &value);
    if (g_variant_is_of_type(value, G_VARIANT_TYPE_STRING) != 0) text = g_variant_get_string(value, nullptr);
    g_variant_unref(value);
    return text;
}

void BusEars::onAnnounced(GDBusConnection* /*connection*/, const char* /*sender*/, const char* /*path*/,
                          const char* /*interface*/, const char* /*signal*/, GVariant* details, void* ears) {
    const auto now = std::chrono::steady_clock::now();
    if (auto text = textIn(details)) static_cast<BusEars*>(ears)->heard_.push_back({now, std::move(*text)});
}

void BusEars::onNamed(GDBusConnection* /*connection*/, const char* /*sender*/, const char* /*path*/,
                      const char* /*interface*/, const char* /*signal*/, GVariant* details, void* ears) {
    const auto now = std::chrono::steady_clock::now();
    if (auto text = textIn(details)) static_cast<BusEars*>(ears)->names_.push_back({now, std::move(*text)});
}

}  // namespace roque::test
