#include "view/toolkit/desk_watch.h"

#include <cstring>
#include <utility>

#include <gio/gio.h>

#include "tests/gui/support/gui_test.h"

// A locked session and a battery, told by the test's own services on its own bus.
namespace roque::test {
namespace {

constexpr const char* kSession = "/org/freedesktop/login1/session/_32";
constexpr const char* kPower = "/org/freedesktop/UPower";
constexpr const char* kDescription =
    "<node><interface name='org.freedesktop.login1.Manager'>"
    "<method name='GetSession'><arg type='s' direction='in'/><arg type='o' direction='out'/></method>"
    "</interface><interface name='org.freedesktop.login1.Session'>"
    "<property name='LockedHint' type='b' access='read'/></interface>"
    "<interface name='org.freedesktop.UPower'><property name='OnBattery' type='b' access='read'/>"
    "</interface></node>";

/// What runs on the bus of a system.
class FakeSystem {
public:
    FakeSystem() {
        g_test_dbus_up(bus_);
        const char* const address = g_test_dbus_get_bus_address(bus_);
        g_setenv("DBUS_SYSTEM_BUS_ADDRESS", address, 1);
        const auto flags = static_cast<GDBusConnectionFlags>(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);
        connection_ = g_dbus_connection_new_for_address_sync(address, flags, nullptr, nullptr, nullptr);
        GDBusNodeInfo* const node = g_dbus_node_info_new_for_xml(kDescription, nullptr);
        static const GDBusInterfaceVTable kCalls{&FakeSystem::onCall, &FakeSystem::onGet, nullptr, {}};
        const char* const paths[] = {"/org/freedesktop/login1", kSession, kPower};
        for (int at = 0; at < 3; ++at)
            g_dbus_connection_register_object(connection_, paths[at], node->interfaces[at], &kCalls, this,
                                              nullptr, nullptr);
        g_dbus_node_info_unref(node);
        for (const char* const name : {"org.freedesktop.login1", "org.freedesktop.UPower"})
            g_variant_unref(g_dbus_connection_call_sync(
                connection_, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "RequestName", g_variant_new("(su)", name, 0U), nullptr, G_DBUS_CALL_FLAGS_NONE, -1, nullptr,
                nullptr));
    }
    FakeSystem(const FakeSystem&) = delete;
    FakeSystem& operator=(const FakeSystem&) = delete;
    ~FakeSystem() {
        end();
        g_object_unref(bus_);
        g_unsetenv("DBUS_SYSTEM_BUS_ADDRESS");
    }

    /// Ends the bus.
    void end() {
        if (connection_ == nullptr) return;
        g_object_unref(std::exchange(connection_, nullptr));
        g_test_dbus_stop(bus_);
    }

    void setLocked(bool isLocked) {
        isLocked_ = isLocked;
        tell(kSession, "org.freedesktop.login1.Session", "LockedHint", isLocked);
    }
    void setOnBattery(bool isOnBattery) {
        isOnBattery_ = isOnBattery;
        tell(kPower, "org.freedesktop.UPower", "OnBattery", isOnBattery);
    }

private:
    void tell(const char* path, const char* interface, const char* property, bool value) {
        GVariantBuilder changed;
        g_variant_builder_init(&changed, G_VARIANT_TYPE("a{sv}"));
        g_variant_builder_add(&changed, "{sv}", property, g_variant_new_boolean(value ? 1 : 0));
        g_dbus_connection_emit_signal(connection_, nullptr, path, "org.freedesktop.DBus.Properties",
                                      "PropertiesChanged",
                                      g_variant_new("(sa{sv}as)", interface, &changed, nullptr), nullptr);
        g_dbus_connection_flush_sync(connection_, nullptr, nullptr);
    }

    static void onCall(GDBusConnection* /*connection*/, const gchar* /*sender*/, const gchar* /*path*/,
                       const gchar* /*interface*/, const gchar* /*method*/, GVariant* /*parameters*/,
                       GDBusMethodInvocation* invocation, gpointer /*data*/) {
        g_dbus_method_invocation_return_value(invocation, g_variant_new("(o)", kSession));
    }
    static GVariant* onGet(GDBusConnection* /*connection*/, const gchar* /*sender*/, const gchar* /*path*/,
                           const gchar* /*interface*/, const gchar* property, GError** /*error*/,
                           gpointer data) {
        const auto* const self = static_cast<FakeSystem*>(data);
        const bool is = std::strcmp(property, "LockedHint") == 0 ? self->isLocked_ : self->isOnBattery_;
        return g_variant_new_boolean(is ? 1 : 0);
    }

    GTestDBus* bus_ = g_test_dbus_new(G_TEST_DBUS_NONE);
    GDBusConnection* connection_ = nullptr;
    bool isLocked_ = true;
    bool isOnBattery_ = false;
};

/// One test, because a process connects to the bus of its system once.
TEST(DeskWatch, KnowsALockedSessionAndABattery) {
    gchar* const daemon = g_find_program_in_path("dbus-daemon");
    if (daemon == nullptr) GTEST_SKIP() << "There is no dbus-daemon.";
    g_free(daemon);
    FakeSystem system;
    int changes = 0;
    const DeskWatch watch([&] { ++changes; });
    EXPECT_FALSE(watch.isLocked()) << "nobody waits for the answer";
    EXPECT_TRUE(pumpUntil([&] { return watch.isLocked(); }));
    EXPECT_FALSE(watch.isOnBattery());
    system.setLocked(false);
    EXPECT_TRUE(pumpUntil([&] { return !watch.isLocked(); }));
    system.setOnBattery(true);
    EXPECT_TRUE(pumpUntil([&] { return watch.isOnBattery(); }));
    EXPECT_EQ(changes, 3);
    system.end();
    EXPECT_TRUE(pumpUntil([&] { return !watch.isOnBattery(); })) << "the bus is gone, the program goes on";
}

}  // namespace
}  // namespace roque::test
