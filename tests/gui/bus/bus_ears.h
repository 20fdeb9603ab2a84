#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "tests/gui/bus/bus_part.h"

namespace roque::test {

/// Hears what a program wants spoken, as a screen reader does that speaks notifications, and which parts are
/// given other names. It exists before the program starts: the program asks who listens. Where a newer screen
/// reader listens to announcements, it hears those.
class BusEars {
public:
    /// Something heard.
    struct Heard {
        std::chrono::steady_clock::time_point at;
        std::string words;
    };

    /// Throws std::runtime_error if the registry of events does not answer.
    explicit BusEars(BusConnection bus);
    BusEars(const BusEars&) = delete;
    BusEars& operator=(const BusEars&) = delete;
    ~BusEars();

    /// Takes what has come since the last call; waits for nothing.
    void listen();
    /// Everything heard, in order.
    [[nodiscard]] const std::vector<Heard>& heard() const noexcept { return heard_; }
    /// All new names of parts, in order.
    [[nodiscard]] const std::vector<Heard>& names() const noexcept { return names_; }

private:
    static void onShown(GDBusConnection* connection, const char* sender, const char* path,
                        const char* interface, const char* signal, GVariant* details, void* ears);
    static void onAnnounced(GDBusConnection* connection, const char* sender, const char* path,
                            const char* interface, const char* signal, GVariant* details, void* ears);
    static void onNamed(GDBusConnection* connection, const char* sender, const char* path,
                        const char* interface, const char* signal, GVariant* details, void* ears);

    [[nodiscard]] static std::optional<std::string> textIn(GVariant* details);

    BusConnection bus_;
    std::vector<unsigned> subscriptions_;
    std::vector<Heard> heard_;
    std::vector<Heard> names_;
};

}  // namespace roque::test
