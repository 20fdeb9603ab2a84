#pragma once

#include <utility>

#include <gio/gio.h>

namespace roque::test {

/// A D-Bus of the test's own, with what the test offers there. Needs dbus-daemon. The session's address is
/// set to it as long as it runs.
class TestBus {
public:
    TestBus() {
        g_test_dbus_up(bus_);
        connection_ = g_dbus_connection_new_for_address_sync(
            address(),
            static_cast<GDBusConnectionFlags>(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                              | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION),
            nullptr, nullptr, nullptr);
    }
    TestBus(const TestBus&) = delete;
    TestBus& operator=(const TestBus&) = delete;
    ~TestBus() {
        end();
        g_object_unref(bus_);
    }

    [[nodiscard]] static bool isPossible() {
        gchar* const daemon = g_find_program_in_path("dbus-daemon");
        g_free(daemon);
        return daemon != nullptr;
    }

    [[nodiscard]] const char* address() const { return g_test_dbus_get_bus_address(bus_); }

    /// Offers an object with an interface, which `calls` serves with `data`.
    void offer(const char* path, GDBusInterfaceInfo* interface, const GDBusInterfaceVTable& calls,
               void* data) {
        g_dbus_connection_register_object(connection_, path, interface, &calls, data, nullptr, nullptr);
    }
    /// Takes the name of a service.
    void own(const char* service) {
        g_variant_unref(g_dbus_connection_call_sync(connection_, "org.freedesktop.DBus",
                                                    "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                                    "RequestName", g_variant_new("(su)", service, 0U),
                                                    nullptr, G_DBUS_CALL_FLAGS_NONE, -1, nullptr, nullptr));
    }
    void tell(const char* path, const char* interface, const char* signal, GVariant* parameters) {
        g_dbus_connection_emit_signal(connection_, nullptr, path, interface, signal, parameters, nullptr);
        g_dbus_connection_flush_sync(connection_, nullptr, nullptr);
    }

    /// Ends the bus.
    void end() {
        if (connection_ == nullptr) return;
        g_object_unref(std::exchange(connection_, nullptr));
        g_test_dbus_stop(bus_);
        g_unsetenv("DBUS_SESSION_BUS_ADDRESS");
    }

private:
    GTestDBus* bus_ = g_test_dbus_new(G_TEST_DBUS_NONE);
    GDBusConnection* connection_ = nullptr;
};

}  // namespace roque::test
