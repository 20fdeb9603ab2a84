#include "view/toolkit/desk_watch.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gio/gio.h>

namespace roque {
namespace {

constexpr int kBusPatience = 3000;  // milliseconds
constexpr const char* kLoginService = "org.freedesktop.login1";
constexpr const char* kPowerService = "org.freedesktop.UPower";
constexpr const char* kPropertiesInterface = "org.freedesktop.DBus.Properties";

/// A property that says yes or no.
struct FactSource {
    const char* service;
    const char* interface;
    const char* property;
};
constexpr std::array<FactSource, 2> kFactSources{
    {{kLoginService, "org.freedesktop.login1.Session", "LockedHint"},
     {kPowerService, "org.freedesktop.UPower", "OnBattery"}}};

GVariant* busAnswer(GObject* source, GAsyncResult* result) {
    return g_dbus_connection_call_finish(reinterpret_cast<GDBusConnection*>(source), result, nullptr);
}

}  // namespace

/// The connection to the bus. Answers that come after its end find it gone.
class DeskWatch::Bus : public std::enable_shared_from_this<Bus> {
public:
    /// What is known, in the order of the sources.
    enum Fact : std::size_t { Locked, OnBattery };

    explicit Bus(std::function<void()> changed) : changed_(std::move(changed)) {}
    Bus(const Bus&) = delete;
    Bus& operator=(const Bus&) = delete;
    ~Bus() {
        if (bus_ == nullptr) return;
        for (const guint subscription : subscriptions_)
            g_dbus_connection_signal_unsubscribe(bus_, subscription);
        g_signal_handler_disconnect(bus_, closed_);
        g_object_unref(bus_);
    }

    void begin() { g_bus_get(G_BUS_TYPE_SYSTEM, nullptr, &Bus::onBus, new Weak{weak_from_this()}); }

    [[nodiscard]] bool is(Fact fact) const noexcept { return facts_[fact]; }

private:
    /// What an answer finds this object by, and what it is about; the answer deletes it.
    struct Weak {
        std::weak_ptr<Bus> bus;
        Fact fact = Locked;
    };

    static void onBus(GObject* /*source*/, GAsyncResult* result, gpointer data) {
        const std::unique_ptr<Weak> weak(static_cast<Weak*>(data));
        GDBusConnection* const bus = g_bus_get_finish(result, nullptr);
        if (bus == nullptr) return;
        if (const auto self = weak->bus.lock())
            self->use(bus);
        else
            g_object_unref(bus);
    }

    void use(GDBusConnection* bus) {
        bus_ = bus;
        g_dbus_connection_set_exit_on_close(bus_, FALSE);  // else the end of the bus is that of the program
        closed_ = g_signal_connect_data(
            bus_, "closed", G_CALLBACK(&Bus::onClosed), new Weak{weak_from_this()},
            [](gpointer weak, GClosure*) { delete static_cast<Weak*>(weak); }, GConnectFlags(0));
        g_dbus_connection_call(bus_, kLoginService, "/org/freedesktop/login1",
                               "org.freedesktop.login1.Manager", "GetSession", g_variant_new("(s)", "auto"),
                               G_VARIANT_TYPE("(o)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, kBusPatience, nullptr,
                               &Bus::onSession, new Weak{weak_from_this()});
        watch(OnBattery, "/org/freedesktop/UPower");
    }

    static void onSession(GObject* source, GAsyncResult* result, gpointer data) {
        const std::unique_ptr<Weak> weak(static_cast<Weak*>(data));
        GVariant* const answer = busAnswer(source, result);
        if (answer == nullptr) return;  // no logind, or no session
        const gchar* path = nullptr;
        g_variant_get(answer, "(&o)", &path);
        if (const auto self = weak->bus.lock()) self->watch(Locked, path);
        g_variant_unref(answer);
    }

    /// Hears of changes before it asks, so that it misses none.
    void watch(Fact fact, const char* path) {
        const FactSource& source = kFactSources[fact];
        subscriptions_.push_back(g_dbus_connection_signal_subscribe(
            bus_, source.service, kPropertiesInterface, "PropertiesChanged", path, source.interface,
            G_DBUS_SIGNAL_FLAGS_NONE, &Bus::onSignal, new Weak{weak_from_this(), fact},
            [](gpointer weak) { delete static_cast<Weak*>(weak); }));
        g_dbus_connection_call(bus_, source.service, path, kPropertiesInterface, "Get",
                               g_variant_new("(ss)", source.interface, source.property),
                               G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, kBusPatience, nullptr,
                               &Bus::onAnswer, new Weak{weak_from_this(), fact});
    }

    static void onAnswer(GObject* source, GAsyncResult* result, gpointer data) {
        const std::unique_ptr<Weak> weak(static_cast<Weak*>(data));
        GVariant* const answer = busAnswer(source, result);
        if (answer == nullptr) return;
        GVariant* value = nullptr;
        g_variant_get(answer, "(v)", &value);
        if (const auto self = weak->bus.lock()) self->take(weak->fact, value);
        g_variant_unref(value);
        g_variant_unref(answer);
    }

    static void onSignal(GDBusConnection* /*bus*/, const gchar* /*sender*/, const gchar* /*path*/,
                         const gchar* /*interface*/, const gchar* /*signal*/, GVariant* parameters,
                         gpointer data) {
        const auto* const weak = static_cast<Weak*>(data);
        const auto self = weak->bus.lock();
        if (!self || g_variant_is_of_type(parameters, G_VARIANT_TYPE("(sa{sv}as)")) == 0) return;
        GVariant* const changed = g_variant_get_child_value(parameters, 1);
        GVariant* const value = g_variant_lookup_value(changed, kFactSources[weak->fact].property, nullptr);
        if (value != nullptr) {
            self->take(weak->fact, value);
            g_variant_unref(value);
        }
        g_variant_unref(changed);
    }

    /// Nothing is known any more: as where there is no such bus.
    static void onClosed(GDBusConnection* /*bus*/, gboolean /*isVanished*/, GError* /*error*/,
                         gpointer data) {
        const auto self = static_cast<Weak*>(data)->bus.lock();
        if (!self) return;
        self->set(Locked, false);
        self->set(OnBattery, false);
    }

    void take(Fact fact, GVariant* value) {
        if (g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN) != 0)
            set(fact, g_variant_get_boolean(value) != 0);
    }
    void set(Fact fact, bool is) {
        if (std::exchange(facts_[fact], is) != is) changed_();
    }

    std::function<void()> changed_;
    std::array<bool, kFactSources.size()> facts_{};
    GDBusConnection* bus_ = nullptr;
    gulong closed_ = 0;
    std::vector<guint> subscriptions_;
};

DeskWatch::DeskWatch(std::function<void()> changed) : bus_(std::make_shared<Bus>(std::move(changed))) {
    bus_->begin();
}

DeskWatch::~DeskWatch() = default;

bool DeskWatch::isLocked() const noexcept {
    return bus_->is(Bus::Locked);
}

bool DeskWatch::isOnBattery() const noexcept {
    return bus_->is(Bus::OnBattery);
}

}  // namespace roque
