#include "view/toolkit/desktop_preference.h"

#include <memory>

#include <gio/gio.h>
#include <wx/settings.h>

#include "tests/gui/support/gui_test.h"
#include "view/toolkit/desktop_theme.h"

// The desktop's preference, reported by the test's own portal on its own bus.
namespace roque::test {
namespace {

constexpr const char* kPath = "/org/freedesktop/portal/desktop";
constexpr const char* kInterface = "org.freedesktop.portal.Settings";
constexpr const char* kDescription =
    "<node><interface name='org.freedesktop.portal.Settings'>"
    "<method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/>"
    "<arg type='v' direction='out'/></method>"
    "<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>"
    "</interface></node>";

/// A portal that answers as the test wants.
class FakePortal {
public:
    explicit FakePortal(guint32 scheme) : scheme_(scheme) {
        g_test_dbus_up(bus_);
        const auto flags = static_cast<GDBusConnectionFlags>(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);
        connection_ = g_dbus_connection_new_for_address_sync(g_test_dbus_get_bus_address(bus_), flags,
                                                             nullptr, nullptr, nullptr);
        GDBusNodeInfo* const node = g_dbus_node_info_new_for_xml(kDescription, nullptr);
        static const GDBusInterfaceVTable kCalls{&FakePortal::onCall, nullptr, nullptr, {}};
        g_dbus_connection_register_object(connection_, kPath, node->interfaces[0], &kCalls, this, nullptr,
                                          nullptr);
        g_dbus_node_info_unref(node);
        g_variant_unref(g_dbus_connection_call_sync(
            connection_, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
            "RequestName", g_variant_new("(su)", "org.freedesktop.portal.Desktop", 0U), nullptr,
            G_DBUS_CALL_FLAGS_NONE, -1, nullptr, nullptr));
    }
    FakePortal(const FakePortal&) = delete;
    FakePortal& operator=(const FakePortal&) = delete;
    ~FakePortal() {
        g_object_unref(connection_);
        g_test_dbus_stop(bus_);
        g_object_unref(bus_);
        g_unsetenv("DBUS_SESSION_BUS_ADDRESS");
    }

    void change(const char* key, GVariant* value) {
        g_dbus_connection_emit_signal(connection_, nullptr, kPath, kInterface, "SettingChanged",
                                      g_variant_new("(ssv)", "org.freedesktop.appearance", key, value),
                                      nullptr);
        g_dbus_connection_flush_sync(connection_, nullptr, nullptr);
    }

private:
    static void onCall(GDBusConnection* /*connection*/, const gchar* /*sender*/, const gchar* /*path*/,
                       const gchar* /*interface*/, const gchar* /*method*/, GVariant* /*parameters*/,
                       GDBusMethodInvocation* invocation, gpointer self) {
        GVariant* const value = g_variant_new_uint32(static_cast<FakePortal*>(self)->scheme_);
        g_dbus_method_invocation_return_value(invocation, g_variant_new("(v)", g_variant_new_variant(value)));
    }

    guint32 scheme_;
    GTestDBus* bus_ = g_test_dbus_new(G_TEST_DBUS_NONE);
    GDBusConnection* connection_ = nullptr;
};

constexpr guint32 kNoPreference = 0;
constexpr guint32 kDark = 1;

/// One bus for all tests: GIO keeps its connection to the first one it sees.
class PreferenceOfTheDesktop : public testing::Test {
protected:
    static void SetUpTestSuite() {
        gchar* const daemon = g_find_program_in_path("dbus-daemon");
        if (daemon != nullptr) portal_ = std::make_unique<FakePortal>(kDark);
        g_free(daemon);
    }
    static void TearDownTestSuite() { portal_.reset(); }
    void SetUp() override {
        if (portal_ == nullptr) GTEST_SKIP() << "There is no dbus-daemon.";
    }

    static inline std::unique_ptr<FakePortal> portal_;
};

TEST_F(PreferenceOfTheDesktop, IsAskedAndFollowed) {
    int changes = 0;
    const DesktopPreference preference([&changes] { ++changes; });
    EXPECT_FALSE(preference.prefersDark());
    EXPECT_TRUE(pumpUntil([&] { return preference.prefersDark(); }));
    portal_->change("color-scheme", g_variant_new_uint32(kNoPreference));
    EXPECT_TRUE(pumpUntil([&] { return !preference.prefersDark(); }));
    EXPECT_EQ(changes, 2);
}

TEST_F(PreferenceOfTheDesktop, IsNotWhatIsSaidOfOtherThingsOrInOtherWords) {
    const DesktopPreference preference([] {});
    EXPECT_TRUE(pumpUntil([&] { return preference.prefersDark(); }));
    portal_->change("accent-color", g_variant_new_uint32(kNoPreference));
    portal_->change("color-scheme", g_variant_new_string("light"));
    settle();
    EXPECT_TRUE(preference.prefersDark());
}

TEST_F(PreferenceOfTheDesktop, MayBeForgottenBeforeTheAnswerComes) {
    bool wasTold = false;
    {
        const DesktopPreference preference([&wasTold] { wasTold = true; });
    }
    const DesktopPreference other([] {});
    EXPECT_TRUE(pumpUntil([&] { return other.prefersDark(); }));
    EXPECT_FALSE(wasTold);
}

TEST_F(PreferenceOfTheDesktop, IsWhatTheWindowsLookLike) {
    const auto isDark = [] { return wxSystemSettings::GetAppearance().IsUsingDarkBackground(); };
    ASSERT_FALSE(isDark());
    DesktopTheme theme(Theme::Desktop);
    EXPECT_TRUE(pumpUntil(isDark));
    theme.use(Theme::Light);
    EXPECT_FALSE(isDark());
    theme.use(Theme::Desktop);
    EXPECT_TRUE(pumpUntil(isDark));
    portal_->change("color-scheme", g_variant_new_uint32(kNoPreference));
    EXPECT_TRUE(pumpUntil([&] { return !isDark(); }));
}

}  // namespace
}  // namespace roque::test
