#include "view/toolkit/desk_watch.h"

#include <cstring>

#include <gio/gio.h>

#include "tests/gui/support/gui_test.h"
#include "tests/gui/support/test_bus.h"

// A locked session and a battery, told by the test's own services on its own bus.
namespace roque::test {
namespace {

constexpr const char* kSession = "/org/freedesktop/login1/session/_32";
constexpr const char* kPower = "/org/freedesktop/UPower";
constexpr const char* kServices =
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
        g_setenv("DBUS_SYSTEM_BUS_ADDRESS", bus_.address(), 1);
        GDBusNodeInfo* const node = g_dbus_node_info_new_for_xml(kServices, nullptr);
        static const GDBusInterfaceVTable kCalls{&FakeSystem::onCall, &FakeSystem::onGet, nullptr, {}};
        const char* const paths[] = {"/org/freedesktop/login1", kSession, kPower};
        for (int at = 0; at < 3; ++at) bus_.offer(paths[at], node->interfaces[at], kCalls, this);
        g_dbus_node_info_unref(node);
        for (const char* const name : {"org.freedesktop.login1", "org.freedesktop.UPower"}) bus_.own(name);
    }
    FakeSystem(const FakeSystem&) = delete;
    FakeSystem& operator=(const FakeSystem&) = delete;
    ~FakeSystem() { g_unsetenv("DBUS_SYSTEM_BUS_ADDRESS"); }

    /// Ends the bus.
    void end() { bus_.end(); }

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
        bus_.tell(path, "org.freedesktop.DBus.Properties", "PropertiesChanged",
                  g_variant_new("(sa{sv}as)", interface, &changed, nullptr));
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

    TestBus bus_;
    bool isLocked_ = true;
    bool isOnBattery_ = false;
};

/// One test, because a process connects to the bus of its system once.
TEST(DeskWatch, KnowsALockedSessionAndABattery) {
    if (!TestBus::isPossible()) GTEST_SKIP() << "There is no dbus-daemon.";
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
