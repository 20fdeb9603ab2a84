#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gio/gio.h>

namespace roque::test {

/// States of a part, by their numbers in AT-SPI.
enum class BusState : std::uint8_t {
    Enabled = 8,
    Focusable = 11,
    Focused = 12,
    Selected = 23,
    Sensitive = 24,
    Showing = 25,
    Visible = 30
};

/// A connection to the accessibility bus.
using BusConnection = std::shared_ptr<GDBusConnection>;

/// A part of a program's window as the accessibility bus (AT-SPI 2) shows it. Every question goes to the
/// program anew, and is given up after a second. A part that is gone has no name, no role and no children.
///
/// It speaks D-Bus itself: libatspi handles events while it waits for answers, and can wait for itself then,
/// forever.
class BusPart {
public:
    /// The part with an address: a name on the bus and a path.
    BusPart(BusConnection bus, std::string program, std::string path);

    /// All programs on the bus.
    [[nodiscard]] static BusPart desktop(BusConnection bus);

    [[nodiscard]] std::string role() const;  ///< such as "button"
    [[nodiscard]] std::string name() const;
    /// Its contents, if it has text; otherwise its name.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool is(BusState state) const;
    [[nodiscard]] bool isShown() const;
    [[nodiscard]] std::vector<BusPart> children() const;

    /// The first part inside this one of a role and with a name that begins so. Only entries of menus are
    /// found where they are not shown.
    [[nodiscard]] std::optional<BusPart> find(std::string_view role, std::string_view beginning) const;

    // What a person does with it. Each returns whether the program took it.
    [[nodiscard]] bool act(std::string_view action) const;  ///< such as "click"
    [[nodiscard]] bool write(const std::string& text) const;
    [[nodiscard]] bool setValue(double value) const;
    [[nodiscard]] bool focus() const;

    /// Parts inside it that a person uses or reads, but have no name, each with the way to it.
    [[nodiscard]] std::vector<std::string> unnamed() const;

private:
    using Answer = std::unique_ptr<GVariant, decltype(&g_variant_unref)>;

    [[nodiscard]] Answer call(const char* interface, const char* method, GVariant* arguments = nullptr) const;
    [[nodiscard]] Answer property(const char* interface, const char* name) const;
    [[nodiscard]] std::uint64_t states() const;
    void addUnnamed(const std::string& way, std::vector<std::string>& found) const;

    BusConnection bus_;
    std::string program_;
    std::string path_;
};

}  // namespace roque::test
