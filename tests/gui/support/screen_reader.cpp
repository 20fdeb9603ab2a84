#include "tests/gui/support/screen_reader.h"

#include "tests/gui/support/gtk_call.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/text.h"

namespace roque::test {
namespace {

/// The part of a window that gets the focus.
void* focusedPart(const wxWindow& window) {
    void* const widget = window.GetHandle();
    const auto scrolls = call<std::size_t>("gtk_scrolled_window_get_type");
    if (call<int, void*>("g_type_check_instance_is_a", widget, scrolls) == 0) return widget;
    return call<void*, void*>("gtk_bin_get_child", widget);
}

void* accessibleOf(const wxWindow& window) {
    return call<void*, void*>("gtk_widget_get_accessible", focusedPart(window));
}

std::string textOf(const char* text) {
    return text == nullptr ? "" : text;
}

std::vector<std::string>& heard() {
    static std::vector<std::string> all;
    return all;
}

/// An entry of a GLib list.
struct ListEntry {
    void* data;
    ListEntry* next;
};

}  // namespace

std::string accessibleName(const wxWindow& window) {
    return textOf(call<const char*, void*>("atk_object_get_name", accessibleOf(window)));
}

std::string accessibleDescription(const wxWindow& window) {
    return textOf(call<const char*, void*>("atk_object_get_description", accessibleOf(window)));
}

std::vector<std::string> labelsOf(const wxWindow& field) {
    std::vector<std::string> labels;
    auto* const list = call<ListEntry*, void*>("gtk_widget_list_mnemonic_labels", focusedPart(field));
    for (const ListEntry* entry = list; entry != nullptr; entry = entry->next)
        labels.push_back(textOf(call<const char*, void*>("gtk_label_get_text", entry->data)));
    call<void, void*>("g_list_free", list);
    return labels;
}

void listenTo(wxWindow& window) {
    window.Bind(EVT_ANNOUNCED, [](wxCommandEvent& event) {
        heard().push_back(toUtf8(event.GetString()));
        event.Skip();
    });
    heard().clear();
}

const std::vector<std::string>& announcements() {
    return heard();
}

}  // namespace roque::test
