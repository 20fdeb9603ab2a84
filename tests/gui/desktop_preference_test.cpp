#include "view/toolkit/desktop_preference.h"

#include <memory>

#include <gio/gio.h>
#include <wx/settings.h>

#include "tests/gui/support/gui_test.h"
#include "tests/gui/support/test_bus.h"
#include "view/toolkit/desktop_theme.h"

// The desktop's preference, reported by the test's own portal on its own bus.
namespace roque::test {
namespace {

constexpr const char* kPath = "/org/freedesktop/portal/desktop";
constexpr const char* kInterface = "org.freedesktop.portal.Settings";
constexpr const char* kPortal =
    "<node><interface name='org.freedesktop.portal.Settings'>"
    "<method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/>"
    "<arg type='v' direction='out'/></method>"
    "<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>"
    "</interface></node>";

/// A portal that answers as the test wants.
class FakePortal {
public:
    explicit FakePortal(guint32 scheme) : scheme_(scheme) {
        GDBusNodeInfo* const node = g_dbus_node_info_new_for_xml(kPortal, nullptr);
        static const GDBusInterfaceVTable kCalls{&FakePortal::onCall, nullptr, nullptr, {}};
        bus_.offer(kPath, node->interfaces[0], kCalls, this);
        g_dbus_node_info_unref(node);
        bus_.own("org.freedesktop.portal.Desktop");
    }

    void change(const char* key, GVariant* value) {
        bus_.tell(kPath, kInterface, "SettingChanged",
                  g_variant_new("(ssv)", "org.freedesktop.appearance", key, value));
    }

private:
    static void onCall(GDBusConnection* /*connection*/, const gchar* /*sender*/, const gchar* /*path*/,
                       const gchar* /*interface*/, const gchar* /*method*/, GVariant* /*parameters*/,
                       GDBusMethodInvocation* invocation, gpointer self) {
        GVariant* const value = g_variant_new_uint32(static_cast<FakePortal*>(self)->scheme_);
        g_dbus_method_invocation_return_value(invocation, g_variant_new("(v)", g_variant_new_variant(value)));
    }

    guint32 scheme_;
    TestBus bus_;
};

constexpr guint32 kNoPreference = 0;
constexpr guint32 kDark = 1;

/// One bus for all tests: GIO keeps its connection to the first one it sees.
class PreferenceOfTheDesktop : public testing::Test {
protected:
    static void SetUpTestSuite() {
        if (TestBus::isPossible()) portal_ = std::make_unique<FakePortal>(kDark);
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
