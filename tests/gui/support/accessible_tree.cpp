#include "tests/gui/support/accessible_tree.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "tests/gui/support/gtk_call.h"
#include "tests/gui/support/role_name.h"

namespace roque::test {
namespace {

std::string textOf(void* accessible, const char* function) {
    const char* const text = call<const char*, void*>(function, accessible);
    return text == nullptr ? "" : text;
}

bool isIn(void* states, const char* state) {
    const int type = call<int, const char*>("atk_state_type_for_name", state);
    return call<int, void*, int>("atk_state_set_contains_state", states, type) != 0;
}

/// The rows and cells of lists may be many, and their texts are what the list contains.
bool hasContents(std::string_view role) {
    static constexpr std::array<std::string_view, 4> kLists{"table", "tree table", "list", "menu bar"};
    return std::ranges::count(kLists, role) > 0;
}

void add(void* accessible, const std::string& path, std::vector<AccessiblePart>& parts) {
    void* const states = call<void*, void*>("atk_object_ref_state_set", accessible);
    const bool isShown = isIn(states, "showing") && isIn(states, "visible");
    const bool isFocusable = isIn(states, "focusable");
    call<void, void*>("g_object_unref", states);
    if (!isShown) return;
    const int role = call<int, void*>("atk_object_get_role", accessible);
    AccessiblePart part{std::string(roleName(call<const char*, int>("atk_role_get_name", role))),
                        textOf(accessible, "atk_object_get_name"), path, isFocusable};
    const std::string inside = path + " > " + part.role + (part.name.empty() ? "" : " \"" + part.name + '"');
    const bool isClosed = hasContents(part.role);
    parts.push_back(std::move(part));
    const int count = isClosed ? 0 : call<int, void*>("atk_object_get_n_accessible_children", accessible);
    for (int at = 0; at < count; ++at) {
        void* const child = call<void*, void*, int>("atk_object_ref_accessible_child", accessible, at);
        if (child == nullptr) continue;
        add(child, inside, parts);
        call<void, void*>("g_object_unref", child);
    }
}

/// Whether parts of a role mean something by themselves.
bool isMeaningful(std::string_view role) {
    static constexpr std::array<std::string_view, 19> kRoles{
        "check box",     "combo box",     "dialog", "frame",        "list",   "page tab",    "page tab list",
        "password text", "progress bar",  "button", "radio button", "slider", "spin button", "table",
        "text",          "toggle button", "tree",   "tree table",   "entry"};
    return std::ranges::count(kRoles, role) > 0;
}

}  // namespace

std::vector<AccessiblePart> accessibleParts(const wxWindow& window) {
    std::vector<AccessiblePart> parts;
    add(call<void*, void*>("gtk_widget_get_accessible", window.GetHandle()), "", parts);
    return parts;
}

std::vector<std::string> unnamedParts(const wxWindow& window) {
    std::vector<std::string> unnamed;
    for (const AccessiblePart& part : accessibleParts(window)) {
        if (part.name.empty() && (part.isFocusable || isMeaningful(part.role)))
            unnamed.push_back(part.path + " > " + part.role);
    }
    return unnamed;
}

}  // namespace roque::test
