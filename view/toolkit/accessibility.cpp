#include "view/toolkit/accessibility.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "view/toolkit/gtk_function.h"

namespace roque {

wxDEFINE_EVENT(EVT_ANNOUNCED, wxCommandEvent);
wxDEFINE_EVENT(EVT_KEY_ANSWERED, wxCommandEvent);

namespace {

/// The functions of GTK and ATK that are needed.
struct Accessibility {
    using AccessibleOf = void* (*)(void* widget);
    using TextOf = const char* (*)(void* accessible);
    using SetText = void (*)(void* accessible, const char* text);
    using SetNumber = void (*)(void* accessible, int number);
    using NumberOf = int (*)(const char* name);
    using Notify = void (*)(void* accessible, std::uint64_t state, int isSet);
    using TypeOf = std::size_t (*)();
    using IsOfType = int (*)(void* object, std::size_t type);
    using ChildOf = void* (*)(void* widget);
    using SignalOf = unsigned (*)(const char* name, std::size_t type);
    using Emit = void (*)(void* object, const char* signal, ...);

    AccessibleOf accessibleOf = gtkFunction<AccessibleOf>("gtk_widget_get_accessible");
    TypeOf scrollingType = gtkFunction<TypeOf>("gtk_scrolled_window_get_type");
    SetNumber setCanFocus = gtkFunction<SetNumber>("gtk_widget_set_can_focus");
    ChildOf childOf = gtkFunction<ChildOf>("gtk_bin_get_child");
    IsOfType isOfType = gtkFunction<IsOfType>("g_type_check_instance_is_a");
    SignalOf signalOf = gtkFunction<SignalOf>("g_signal_lookup");
    Emit emit = gtkFunction<Emit>("g_signal_emit_by_name");

    TypeOf accessibleType = gtkFunction<TypeOf>("atk_object_get_type");
    TextOf nameOf = gtkFunction<TextOf>("atk_object_get_name");
    TextOf descriptionOf = gtkFunction<TextOf>("atk_object_get_description");
    SetText setName = gtkFunction<SetText>("atk_object_set_name");
    SetText setDescription = gtkFunction<SetText>("atk_object_set_description");
    SetNumber setRole = gtkFunction<SetNumber>("atk_object_set_role");
    NumberOf roleOf = gtkFunction<NumberOf>("atk_role_for_name");
    NumberOf stateOf = gtkFunction<NumberOf>("atk_state_type_for_name");
    Notify notifyState = gtkFunction<Notify>("atk_object_notify_state_change");

    [[nodiscard]] bool isComplete() const {
        return accessibleOf && scrollingType && setCanFocus && childOf && isOfType && signalOf && emit
               && accessibleType && nameOf && descriptionOf && setName && setDescription && setRole && roleOf
               && stateOf && notifyState;
    }
};

const Accessibility& atk() {
    static const Accessibility found;
    return found;
}

void* accessibleOf(wxWindow& window) {
    void* const widget = window.GetHandle();
    if (!atk().isComplete() || widget == nullptr) return nullptr;
    void* const inside = atk().isOfType(widget, atk().scrollingType()) != 0 ? atk().childOf(widget) : nullptr;
    return atk().accessibleOf(inside != nullptr ? inside : widget);
}

/// The frame of a scrolling window would be a stop of its own for the keyboard, without a name.
void keepKeyboardInside(wxWindow& window) {
    void* const widget = window.GetHandle();
    if (atk().isOfType(widget, atk().scrollingType()) != 0 && atk().childOf(widget) != nullptr)
        atk().setCanFocus(widget, 0);
}

bool is(const char* text, const wxScopedCharBuffer& wanted) {
    return text != nullptr && std::string_view(text) == wanted.data();
}

void describe(void* accessible, const wxString& description) {
    const wxScopedCharBuffer text = description.utf8_str();
    if (!is(atk().descriptionOf(accessible), text)) atk().setDescription(accessible, text);
}

/// Asks a window and its parents to speak. Returns whether one did.
bool tellUpwards(wxWindow& window, const wxEventTypeTag<wxCommandEvent>& type, const wxString& words) {
    wxCommandEvent event(type);
    event.SetEventObject(&window);
    event.SetString(words);
    event.StopPropagation();  // which would end at dialogs
    for (wxWindow* at = &window; at != nullptr; at = at->GetParent()) {
        if (at->GetEventHandler()->ProcessEvent(event)) return true;
    }
    return false;
}

}  // namespace

bool setAccessibleName(wxWindow& window, const wxString& name, const wxString& description) {
    void* const accessible = accessibleOf(window);
    if (accessible == nullptr) return false;
    keepKeyboardInside(window);
    const wxScopedCharBuffer text = name.utf8_str();
    if (!is(atk().nameOf(accessible), text)) atk().setName(accessible, text);
    if (!description.empty()) describe(accessible, description);
    return true;
}

bool setAccessibleDescription(wxWindow& window, const wxString& description) {
    void* const accessible = accessibleOf(window);
    if (accessible == nullptr) return false;
    describe(accessible, description);
    return true;
}

void announce(wxWindow& window, const wxString& words) {
    if (!words.empty()) tellUpwards(window, EVT_ANNOUNCED, words);
}

void answerKey(wxWindow& field, const wxString& words) {
    if (!tellUpwards(field, EVT_KEY_ANSWERED, words)) setAccessibleName(field, words);
}

/// ATK does not tell of a first name, so it has an empty one from the beginning.
void makeNotification(wxWindow& window) {
    void* const accessible = accessibleOf(window);
    if (accessible == nullptr) return;
    atk().setRole(accessible, atk().roleOf("notification"));
    atk().setName(accessible, "");
}

void presentNotification(wxWindow& notification, const wxString& words) {
    void* const accessible = accessibleOf(notification);
    if (accessible == nullptr) return;
    atk().setName(accessible, words.utf8_str());
    atk().notifyState(accessible, static_cast<std::uint64_t>(atk().stateOf("showing")), 1);
}

bool emitAnnouncement(wxWindow& window, const wxString& words) {
    constexpr const char* kSignal = "announcement";
    void* const accessible = accessibleOf(window);
    if (accessible == nullptr || atk().signalOf(kSignal, atk().accessibleType()) == 0) return false;
    const wxScopedCharBuffer text = words.utf8_str();
    atk().emit(accessible, kSignal, text.data());
    return true;
}

}  // namespace roque
