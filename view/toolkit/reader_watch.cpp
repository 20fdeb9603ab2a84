#include "view/toolkit/reader_watch.h"

#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gio/gio.h>

#include "view/toolkit/session_bus.h"

namespace roque {
namespace {

constexpr int kPatience = 3000;  // milliseconds
constexpr const char* kRegistryName = "org.a11y.atspi.Registry";
constexpr const char* kRegistryPath = "/org/a11y/atspi/registry";

/// Whether GTK shows its windows to programs for people who do not see them.
bool isBridged() {
    const char* const forbidden = std::getenv("NO_AT_BRIDGE");
    return (forbidden == nullptr || std::string_view(forbidden) != "1") && hasSessionBus();
}

/// The events of an answer to GetRegisteredEvents: of each entry, the second text.
std::vector<std::string> eventsOf(GVariant* answer) {
    std::vector<std::string> events;
    GVariant* const list = g_variant_get_child_value(answer, 0);
    const bool isList = g_variant_is_container(list) != 0;
    for (gsize at = 0; isList && at < g_variant_n_children(list); ++at) {
        GVariant* const entry = g_variant_get_child_value(list, at);
        const bool isEntry = g_variant_is_container(entry) != 0 && g_variant_n_children(entry) > 1;
        GVariant* const event = isEntry ? g_variant_get_child_value(entry, 1) : nullptr;
        if (event != nullptr && g_variant_is_of_type(event, G_VARIANT_TYPE_STRING) != 0)
            events.emplace_back(g_variant_get_string(event, nullptr));
        if (event != nullptr) g_variant_unref(event);
        g_variant_unref(entry);
    }
    g_variant_unref(list);
    return events;
}

}  // namespace

/// The connection to the registry. Answers that come after its end find it gone.
class ReaderWatch::Registry : public std::enable_shared_from_this<Registry> {
public:
    explicit Registry(std::function<void()> changed) : changed_(std::move(changed)) {}
    Registry(const Registry&) = delete;
    Registry& operator=(const Registry&) = delete;
    ~Registry() {
        if (bus_ == nullptr) return;
        for (const guint subscription : subscriptions_)
            g_dbus_connection_signal_unsubscribe(bus_, subscription);
        g_object_unref(bus_);
    }

    void begin() {
        if (isBridged())
            g_bus_get(G_BUS_TYPE_SESSION, nullptr, &Registry::onSession, self());
        else
            hears_ = ReaderHears::Nothing;
    }

    [[nodiscard]] ReaderHears hears() const noexcept { return hears_; }

private:
    using Weak = std::weak_ptr<Registry>;

    /// What an answer finds this object by; the answer deletes it.
    gpointer self() { return new Weak(weak_from_this()); }
    static std::shared_ptr<Registry> taken(gpointer data) {
        const std::unique_ptr<Weak> weak(static_cast<Weak*>(data));
        return weak->lock();
    }

    static void onSession(GObject* /*source*/, GAsyncResult* result, gpointer data) {
        const auto registry = taken(data);
        GDBusConnection* const session = g_bus_get_finish(result, nullptr);
        if (registry && session == nullptr) registry->set(ReaderHears::Nothing);
        if (registry && session != nullptr)
            g_dbus_connection_call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                                   nullptr, G_VARIANT_TYPE("(s)"), G_DBUS_CALL_FLAGS_NONE, kPatience, nullptr,
                                   &Registry::onAddress, registry->self());
        if (session != nullptr) g_object_unref(session);
    }

    static void onAddress(GObject* source, GAsyncResult* result, gpointer data) {
        const auto registry = taken(data);
        GVariant* const answer =
            g_dbus_connection_call_finish(reinterpret_cast<GDBusConnection*>(source), result, nullptr);
        if (registry && answer == nullptr) registry->set(ReaderHears::Nothing);
        if (registry && answer != nullptr) {
            const gchar* address = nullptr;
            g_variant_get(answer, "(&s)", &address);
            const auto flags = GDBusConnectionFlags(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                                    | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);
            g_dbus_connection_new_for_address(address, flags, nullptr, nullptr, &Registry::onBus,
                                              registry->self());
        }
        if (answer != nullptr) g_variant_unref(answer);
    }

    static void onBus(GObject* /*source*/, GAsyncResult* result, gpointer data) {
        const auto registry = taken(data);
        GDBusConnection* const bus = g_dbus_connection_new_for_address_finish(result, nullptr);
        if (registry && bus != nullptr) return registry->listen(bus);
        if (registry) registry->set(ReaderHears::Nothing);
        if (bus != nullptr) g_object_unref(bus);
    }

    void listen(GDBusConnection* bus) {
        bus_ = bus;
        for (const char* const signal : {"EventListenerRegistered", "EventListenerDeregistered"}) {
            subscriptions_.push_back(g_dbus_connection_signal_subscribe(
                bus_, kRegistryName, kRegistryName, signal, kRegistryPath, nullptr, G_DBUS_SIGNAL_FLAGS_NONE,
                &Registry::onSignal, self(), [](gpointer weak) { delete static_cast<Weak*>(weak); }));
        }
        ask();
    }

    static void onSignal(GDBusConnection* /*bus*/, const gchar* /*sender*/, const gchar* /*path*/,
                         const gchar* /*interface*/, const gchar* /*signal*/, GVariant* /*parameters*/,
                         gpointer data) {
        if (const auto registry = static_cast<Weak*>(data)->lock()) registry->askAgain();
    }

    /// A screen reader that starts registers many events at once: they are asked for together.
    void askAgain() {
        isOutdated_ = true;
        if (!isAsking_) ask();
    }

    void ask() {
        isAsking_ = true;
        isOutdated_ = false;
        g_dbus_connection_call(bus_, kRegistryName, kRegistryPath, kRegistryName, "GetRegisteredEvents",
                               nullptr, nullptr, G_DBUS_CALL_FLAGS_NONE, kPatience, nullptr,
                               &Registry::onEvents, self());
    }

    static void onEvents(GObject* source, GAsyncResult* result, gpointer data) {
        const auto registry = taken(data);
        GVariant* const answer =
            g_dbus_connection_call_finish(reinterpret_cast<GDBusConnection*>(source), result, nullptr);
        if (registry) registry->take(answer);
        if (answer != nullptr) g_variant_unref(answer);
    }

    void take(GVariant* answer) {
        isAsking_ = false;
        if (isOutdated_) return ask();
        const bool isAnswer = answer != nullptr && g_variant_n_children(answer) > 0;
        set(isAnswer ? heardAmong(eventsOf(answer)) : ReaderHears::Nothing);
    }

    void set(ReaderHears hears) {
        if (std::exchange(hears_, hears) != hears) changed_();
    }

    std::function<void()> changed_;
    ReaderHears hears_ = ReaderHears::Unknown;
    GDBusConnection* bus_ = nullptr;
    std::vector<guint> subscriptions_;
    bool isAsking_ = false;
    bool isOutdated_ = false;  ///< what is asked for has changed meanwhile
};

ReaderWatch::ReaderWatch(std::function<void()> changed)
    : registry_(std::make_shared<Registry>(std::move(changed))) {
    registry_->begin();
}

ReaderWatch::~ReaderWatch() = default;

ReaderHears ReaderWatch::hears() const noexcept {
    return registry_->hears();
}

}  // namespace roque
