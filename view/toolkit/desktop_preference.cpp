#include "view/toolkit/desktop_preference.h"

#include <string_view>
#include <utility>

#include <gio/gio.h>

#include "view/toolkit/session_bus.h"

namespace roque {

/// The requests in progress on the bus.
class DesktopPreference::Portal {
public:
    explicit Portal(std::function<void()> changed) : changed_(std::move(changed)) {
        if (!hasSessionBus()) return;
        // Without the cancellable: cancelling would also cancel others that wait for the same bus.
        auto waiting = std::make_unique<Waiting>(this, cancellable_);
        g_bus_get(G_BUS_TYPE_SESSION, nullptr, &Portal::onBus, waiting.release());
    }
    Portal(const Portal&) = delete;
    Portal& operator=(const Portal&) = delete;
    ~Portal() {
        g_cancellable_cancel(cancellable_);  // requests in progress then end without touching this object
        g_object_unref(cancellable_);
        if (bus_ == nullptr) return;
        g_dbus_connection_signal_unsubscribe(bus_, subscription_);
        g_object_unref(bus_);
    }

    [[nodiscard]] bool prefersDark() const noexcept { return prefersDark_; }

private:
    static constexpr const char* kName = "org.freedesktop.portal.Desktop";
    static constexpr const char* kPath = "/org/freedesktop/portal/desktop";
    static constexpr const char* kInterface = "org.freedesktop.portal.Settings";
    static constexpr const char* kNamespace = "org.freedesktop.appearance";
    static constexpr const char* kKey = "color-scheme";

    /// The object that waits for the bus, unless its operation was cancelled: then it is gone.
    struct Waiting {
        Waiting(Portal* portal, GCancellable* operation)
            : self(portal), cancellable(G_CANCELLABLE(g_object_ref(operation))) {}
        Waiting(const Waiting&) = delete;
        Waiting& operator=(const Waiting&) = delete;
        ~Waiting() { g_object_unref(cancellable); }

        Portal* self;
        GCancellable* cancellable;
    };

    static void onBus(GObject* /*source*/, GAsyncResult* result, gpointer data) {
        const std::unique_ptr<Waiting> waiting(static_cast<Waiting*>(data));
        GDBusConnection* const bus = g_bus_get_finish(result, nullptr);
        if (bus == nullptr) return;
        if (g_cancellable_is_cancelled(waiting->cancellable) != 0)
            g_object_unref(bus);
        else
            waiting->self->ask(bus);
    }

    void ask(GDBusConnection* bus) {
        constexpr int kMilliseconds = 5000;
        bus_ = bus;
        subscription_ =
            g_dbus_connection_signal_subscribe(bus_, kName, kInterface, "SettingChanged", kPath, kNamespace,
                                               G_DBUS_SIGNAL_FLAGS_NONE, &Portal::onSignal, this, nullptr);
        g_dbus_connection_call(bus_, kName, kPath, kInterface, "Read",
                               g_variant_new("(ss)", kNamespace, kKey), G_VARIANT_TYPE("(v)"),
                               G_DBUS_CALL_FLAGS_NONE, kMilliseconds, cancellable_, &Portal::onAnswer, this);
    }

    static void onAnswer(GObject* source, GAsyncResult* result, gpointer self) {
        GVariant* const answer =
            g_dbus_connection_call_finish(reinterpret_cast<GDBusConnection*>(source), result, nullptr);
        if (answer == nullptr) return;  // no portal, or nobody waits any more
        GVariant* value = nullptr;
        g_variant_get(answer, "(v)", &value);
        static_cast<Portal*>(self)->take(value);
        g_variant_unref(value);
        g_variant_unref(answer);
    }

    static void onSignal(GDBusConnection* /*bus*/, const gchar* /*sender*/, const gchar* /*path*/,
                         const gchar* /*interface*/, const gchar* /*signal*/, GVariant* parameters,
                         gpointer self) {
        if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
        const gchar* key = nullptr;
        GVariant* value = nullptr;
        g_variant_get(parameters, "(&s&sv)", nullptr, &key, &value);
        if (std::string_view(key) == kKey) static_cast<Portal*>(self)->take(value);
        g_variant_unref(value);
    }

    /// Reads the portal's colour scheme: 1 is dark, all others are not. "Read" wraps the value twice.
    void take(GVariant* value) {
        constexpr guint32 kDark = 1;
        if (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
            GVariant* const inner = g_variant_get_variant(value);
            take(inner);
            g_variant_unref(inner);
            return;
        }
        if (!g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) return;
        const bool isDark = g_variant_get_uint32(value) == kDark;
        if (std::exchange(prefersDark_, isDark) != isDark) changed_();
    }

    std::function<void()> changed_;
    GCancellable* cancellable_ = g_cancellable_new();
    GDBusConnection* bus_ = nullptr;
    guint subscription_ = 0;
    bool prefersDark_ = false;
};

DesktopPreference::DesktopPreference(std::function<void()> changed)
    : portal_(std::make_unique<Portal>(std::move(changed))) {}

DesktopPreference::~DesktopPreference() = default;

bool DesktopPreference::prefersDark() const noexcept {
    return portal_->prefersDark();
}

}  // namespace roque
