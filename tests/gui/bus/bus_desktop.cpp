#include "tests/gui/bus/bus_desktop.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <thread>
#include <vector>

namespace roque::test {
namespace {

constexpr const char* kBus = "/usr/bin/dbus-daemon";
constexpr const char* kService = "/usr/share/dbus-1/services/org.a11y.Bus.service";

void waitForFile(const std::filesystem::path& path) {
    constexpr std::chrono::milliseconds kLook{10};
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (!std::filesystem::exists(path)) {
        if (std::chrono::steady_clock::now() > end) throw std::runtime_error("there is no " + path.string());
        std::this_thread::sleep_for(kLook);
    }
}

BusConnection connect(const std::string& address) {
    const auto flags = GDBusConnectionFlags(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);
    GDBusConnection* const bus =
        g_dbus_connection_new_for_address_sync(address.c_str(), flags, nullptr, nullptr, nullptr);
    if (bus == nullptr) throw std::runtime_error("there is no bus at " + address);
    return {bus, [](GDBusConnection* held) { g_object_unref(held); }};
}

/// Asks the session for it, which starts it.
std::string addressOfAccessibility(GDBusConnection& session) {
    constexpr int kPatience = 10000;  // milliseconds
    GVariant* const answer = g_dbus_connection_call_sync(
        &session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nullptr,
        G_VARIANT_TYPE("(s)"), G_DBUS_CALL_FLAGS_NONE, kPatience, nullptr, nullptr);
    if (answer == nullptr) throw std::runtime_error("the accessibility bus does not start");
    const char* address = nullptr;
    g_variant_get(answer, "(&s)", &address);
    std::string text = address;
    g_variant_unref(answer);
    return text;
}

}  // namespace

std::string BusDesktop::missing() {
    if (!std::filesystem::exists(kBus)) return "dbus is not installed";
    if (!std::filesystem::exists(kService)) return "at-spi2-core is not installed";
    return {};
}

BusDesktop::BusDesktop() {
    const auto run = home_ / "run";
    std::filesystem::create_directory(run);
    std::filesystem::permissions(run, std::filesystem::perms::owner_all);
    const std::string address = "unix:path=" + (run / "bus").string();
    variables_ = {{"HOME", home_.path().string()},
                  {"XDG_CONFIG_HOME", (home_ / "config").string()},
                  {"XDG_DATA_HOME", (home_ / "data").string()},
                  {"XDG_STATE_HOME", (home_ / "state").string()},
                  {"XDG_CACHE_HOME", (home_ / "cache").string()},
                  {"XDG_RUNTIME_DIR", run.string()},
                  {"DISPLAY", screen_.display()},
                  {"DBUS_SESSION_BUS_ADDRESS", address},
                  {"GSETTINGS_BACKEND", "memory"},
                  {"GDK_BACKEND", "x11"},
                  {"LC_ALL", "C.UTF-8"}};
    for (const auto& [name, value] : variables_) setenv(name.c_str(), value.c_str(), 1);
    for (const char* name : {"AT_SPI_BUS_ADDRESS", "NO_AT_BRIDGE"}) unsetenv(name);
    session_.emplace(
        std::vector<std::string>{kBus, "--session", "--nofork", "--nopidfile", "--address=" + address},
        variables_, (home_ / "bus-errors").string());
    waitForFile(run / "bus");
    connection_ = connect(addressOfAccessibility(*connect(address)));
}

BusDesktop::~BusDesktop() = default;

void BusDesktop::cut() const {
    session_->send(SIGKILL);
}

}  // namespace roque::test
