#include "view/accessibility.h"

#include <dlfcn.h>

namespace roque {
namespace {

/// The functions of GTK and ATK that are needed, found in what wxWidgets has loaded already: our own build
/// then needs no headers of GTK.
struct Toolkit {
    using AccessibleOf = void* (*)(void* widget);
    using SetText = void (*)(void* accessible, const char* text);

    AccessibleOf accessibleOf = find<AccessibleOf>("gtk_widget_get_accessible");
    SetText setName = find<SetText>("atk_object_set_name");
    SetText setDescription = find<SetText>("atk_object_set_description");

    [[nodiscard]] bool isComplete() const { return accessibleOf && setName && setDescription; }

    template <typename Function>
    static Function find(const char* name) {
        return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
    }
};

}  // namespace

bool setAccessibleName(wxWindow& window, const wxString& name, const wxString& description) {
    static const Toolkit toolkit;
    if (!toolkit.isComplete() || window.GetHandle() == nullptr) return false;
    void* const accessible = toolkit.accessibleOf(window.GetHandle());
    if (accessible == nullptr) return false;
    toolkit.setName(accessible, name.utf8_str());
    if (!description.empty()) toolkit.setDescription(accessible, description.utf8_str());
    return true;
}

}  // namespace roque
