#include "view/toolkit/label_target.h"

#include "view/toolkit/gtk_function.h"

namespace roque {
namespace {

/// Looks in a widget for the first one that takes the keyboard.
void findFocusable(void* widget, void* result) {
    using Visit = void (*)(void* child, void* result);
    static const auto canFocus = gtkFunction<int (*)(void* widget)>("gtk_widget_get_can_focus");
    static const auto isA = gtkFunction<int (*)(void* object, std::size_t)>("g_type_check_instance_is_a");
    static const auto container = gtkFunction<std::size_t (*)()>("gtk_container_get_type");
    static const auto forAll = gtkFunction<void (*)(void*, Visit, void*)>("gtk_container_forall");
    void*& found = *static_cast<void**>(result);
    if (found != nullptr || canFocus == nullptr) return;
    if (canFocus(widget) != 0)
        found = widget;
    else if (isA != nullptr && container != nullptr && forAll != nullptr && isA(widget, container()) != 0)
        forAll(widget, &findFocusable, result);
}

}  // namespace

void leadTo(wxStaticText& label, wxWindow& field) {
    static const auto set = gtkFunction<void (*)(void*, void*)>("gtk_label_set_mnemonic_widget");
    void* target = nullptr;
    if (field.GetHandle() != nullptr) findFocusable(field.GetHandle(), &target);
    if (set != nullptr && target != nullptr) set(label.GetHandle(), target);
}

}  // namespace roque
