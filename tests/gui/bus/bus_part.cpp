#include "tests/gui/bus/bus_part.h"

#include <algorithm>
#include <array>
#include <utility>

#include "tests/gui/support/role_name.h"

namespace roque::test {
namespace {

constexpr const char* kAccessible = "org.a11y.atspi.Accessible";
constexpr const char* kAction = "org.a11y.atspi.Action";
constexpr const char* kText = "org.a11y.atspi.Text";
constexpr const char* kValue = "org.a11y.atspi.Value";
constexpr const char* kProperties = "org.freedesktop.DBus.Properties";

/// The text of an answer, or of its first part.
std::string textOf(GVariant* answer) {
    if (answer == nullptr) return {};
    if (g_variant_is_of_type(answer, G_VARIANT_TYPE_STRING) != 0)
        return g_variant_get_string(answer, nullptr);
    const char* text = "";
    if (g_variant_is_of_type(answer, G_VARIANT_TYPE("(s)")) != 0) g_variant_get(answer, "(&s)", &text);
    return text;
}

int numberOf(GVariant* answer) {
    const bool isNumber = answer != nullptr && g_variant_is_of_type(answer, G_VARIANT_TYPE_INT32) != 0;
    return isNumber ? g_variant_get_int32(answer) : 0;
}

bool isTaken(GVariant* answer) {
    gboolean taken = 0;
    if (answer != nullptr && g_variant_is_of_type(answer, G_VARIANT_TYPE("(b)")) != 0)
        g_variant_get(answer, "(b)", &taken);
    return taken != 0;
}

bool isOfMenu(std::string_view role) {
    return role.find("menu") != std::string_view::npos;
}

/// Whether parts of a role mean something by themselves.
bool isMeaningful(std::string_view role) {
    static constexpr std::array<std::string_view, 15> kRoles{
        "check box",    "combo box",     "dialog",       "frame",      "page tab",
        "progress bar", "button",        "radio button", "slider",     "spin button",
        "table",        "toggle button", "text",         "tree table", "password text"};
    return std::ranges::count(kRoles, role) > 0;
}

constexpr std::uint64_t bitOf(BusState state) {
    return std::uint64_t{1} << static_cast<unsigned>(state);
}

}  // namespace

BusPart::BusPart(BusConnection bus, std::string program, std::string path)
    : bus_(std::move(bus)), program_(std::move(program)), path_(std::move(path)) {}

BusPart BusPart::desktop(BusConnection bus) {
    return {std::move(bus), "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"};
}

BusPart::Answer BusPart::call(const char* interface, const char* method, GVariant* arguments) const {
    constexpr int kPatience = 10000;  // milliseconds; a call made again may be carried out twice
    return {
        g_dbus_connection_call_sync(bus_.get(), program_.c_str(), path_.c_str(), interface, method, arguments,
                                    nullptr, G_DBUS_CALL_FLAGS_NONE, kPatience, nullptr, nullptr),
        [](GVariant* answer) {
            if (answer != nullptr) g_variant_unref(answer);
        }};
}

BusPart::Answer BusPart::property(const char* interface, const char* name) const {
    Answer answer = call(kProperties, "Get", g_variant_new("(ss)", interface, name));
    GVariant* value = nullptr;
    if (answer) g_variant_get(answer.get(), "(v)", &value);
    answer.reset(value);
    return answer;
}

std::string BusPart::role() const {
    return std::string(roleName(textOf(call(kAccessible, "GetRoleName").get())));
}

std::string BusPart::name() const {
    return textOf(property(kAccessible, "Name").get());
}

std::string BusPart::text() const {
    const Answer length = property(kText, "CharacterCount");
    if (!length) return name();
    return textOf(call(kText, "GetText", g_variant_new("(ii)", 0, numberOf(length.get()))).get());
}

std::uint64_t BusPart::states() const {
    const Answer answer = call(kAccessible, "GetState");
    if (!answer || g_variant_is_of_type(answer.get(), G_VARIANT_TYPE("(au)")) == 0) return 0;
    constexpr unsigned kHalf = 32;
    std::uint64_t all = 0;
    GVariantIter* words = nullptr;
    g_variant_get(answer.get(), "(au)", &words);
    guint32 word = 0;
    for (unsigned shift = 0; g_variant_iter_next(words, "u", &word) != 0; shift += kHalf)
        all |= std::uint64_t{word} << shift;
    g_variant_iter_free(words);
    return all;
}

bool BusPart::is(BusState state) const {
    return (states() & bitOf(state)) != 0;
}

bool BusPart::isShown() const {
    constexpr std::uint64_t kBoth = bitOf(BusState::Showing) | bitOf(BusState::Visible);
    return (states() & kBoth) == kBoth;
}

std::vector<BusPart> BusPart::children() const {
    std::vector<BusPart> all;
    const Answer answer = call(kAccessible, "GetChildren");
    if (!answer || g_variant_is_of_type(answer.get(), G_VARIANT_TYPE("(a(so))")) == 0) return all;
    GVariantIter* addresses = nullptr;
    g_variant_get(answer.get(), "(a(so))", &addresses);
    const char* program = nullptr;
    const char* path = nullptr;
    while (g_variant_iter_next(addresses, "(&s&o)", &program, &path) != 0)
        all.emplace_back(bus_, program, path);
    g_variant_iter_free(addresses);
    return all;
}

std::optional<BusPart> BusPart::find(std::string_view role, std::string_view beginning) const {
    for (const BusPart& child : children()) {
        const std::string itsRole = child.role();
        const bool isReached = isOfMenu(itsRole) ? isOfMenu(role) : child.isShown();
        if (!isReached) continue;
        if (itsRole == role && child.name().starts_with(beginning)) return child;
        if (auto found = child.find(role, beginning)) return found;
    }
    return std::nullopt;
}

bool BusPart::act(std::string_view action) const {
    const int count = numberOf(property(kAction, "NActions").get());
    for (int at = 0; at < count; ++at) {
        if (textOf(call(kAction, "GetName", g_variant_new("(i)", at)).get()) == action)
            return isTaken(call(kAction, "DoAction", g_variant_new("(i)", at)).get());
    }
    return false;
}

bool BusPart::write(const std::string& text) const {
    return isTaken(
        call("org.a11y.atspi.EditableText", "SetTextContents", g_variant_new("(s)", text.c_str())).get());
}

bool BusPart::setValue(double value) const {
    return call(kProperties, "Set",
                g_variant_new("(ssv)", kValue, "CurrentValue", g_variant_new_double(value)))
           != nullptr;
}

bool BusPart::focus() const {
    return isTaken(call("org.a11y.atspi.Component", "GrabFocus").get());
}

std::vector<std::string> BusPart::unnamed() const {
    std::vector<std::string> found;
    addUnnamed(role(), found);
    return found;
}

void BusPart::addUnnamed(const std::string& way, std::vector<std::string>& found) const {
    for (const BusPart& child : children()) {
        if (!child.isShown()) continue;
        const std::string role = child.role();
        const std::string name = child.name();
        const std::string inside = way + " > " + role + (name.empty() ? "" : " \"" + name + '"');
        if (name.empty() && (isMeaningful(role) || child.is(BusState::Focusable))) found.push_back(inside);
        if (role != "table" && role != "tree table") child.addUnnamed(inside, found);
    }
}

}  // namespace roque::test
