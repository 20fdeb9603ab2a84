#include "view/toolkit/accessibility.h"

#include <cstddef>

#include <dlfcn.h>

namespace roque {
namespace {

/// The functions of GTK and ATK that are needed, looked up in the libraries wxWidgets has loaded: so the
/// build needs no GTK headers.
struct Toolkit {
    using AccessibleOf = void* (*)(void* widget);
    using SetText = void (*)(void* accessible, const char* text);
    using TypeOf = std::size_t (*)();
    using IsOfType = int (*)(void* object, std::size_t type);
    using ChildOf = void* (*)(void* widget);
    using SignalOf = unsigned (*)(const char* name, std::size_t type);
    using Emit = void (*)(void* object, const char* signal, ...);

    AccessibleOf accessibleOf = find<AccessibleOf>("gtk_widget_get_accessible");
    SetText setName = find<SetText>("atk_object_set_name");
    SetText setDescription = find<SetText>("atk_object_set_description");

    TypeOf scrollingType = find<TypeOf>("gtk_scrolled_window_get_type");
    IsOfType isOfType = find<IsOfType>("g_type_check_instance_is_a");
    ChildOf childOf = find<ChildOf>("gtk_bin_get_child");

    TypeOf accessibleType = find<TypeOf>("atk_object_get_type");
    SignalOf signalOf = find<SignalOf>("g_signal_lookup");
    Emit emit = find<Emit>("g_signal_emit_by_name");

    [[nodiscard]] bool isComplete() const {
        return accessibleOf && setName && setDescription && scrollingType && isOfType && childOf;
    }

    template <typename Function>
    static Function find(const char* name) {
        return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
    }
};

const Toolkit& toolkit() {
    static const Toolkit found;
    return found;
}

void* accessibleOf(wxWindow& window) {
    const Toolkit& kit = toolkit();
    void* const widget = window.GetHandle();
    if (!kit.isComplete() || widget == nullptr) return nullptr;
    void* const inside = kit.isOfType(widget, kit.scrollingType()) != 0 ? kit.childOf(widget) : nullptr;
    return kit.accessibleOf(inside != nullptr ? inside : widget);
}

}  // namespace

bool setAccessibleName(wxWindow& window, const wxString& name, const wxString& description) {
    void* const accessible = accessibleOf(window);
    if (accessible == nullptr) return false;
    toolkit().setName(accessible, name.utf8_str());
    if (!description.empty()) toolkit().setDescription(accessible, description.utf8_str());
    return true;
}

bool setAccessibleDescription(wxWindow& window, const wxString& description) {
    void* const accessible = accessibleOf(window);
    if (accessible == nullptr) return false;
    toolkit().setDescription(accessible, description.utf8_str());
    return true;
}

bool announce(wxWindow& window, const wxString& words) {
    constexpr const char* kSignal = "announcement";
    void* const accessible = accessibleOf(window);
    const Toolkit& kit = toolkit();
    if (accessible == nullptr || !kit.accessibleType || !kit.signalOf || !kit.emit) return false;
    if (kit.signalOf(kSignal, kit.accessibleType()) == 0) return false;
    const wxScopedCharBuffer text = words.utf8_str();
    kit.emit(accessible, kSignal, text.data());
    return true;
}

}  // namespace roque
