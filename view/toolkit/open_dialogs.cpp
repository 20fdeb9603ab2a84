#include "view/toolkit/open_dialogs.h"

#include <cstddef>
#include <utility>

#include <wx/dialog.h>

#include "view/toolkit/gtk_function.h"

namespace roque {
namespace {

/// The functions of GTK that are needed, for menus and dialogs that run their own event loop.
struct Loops {
    using Grabbing = void* (*)();
    using TypeOf = std::size_t (*)();
    using IsOfType = int (*)(void* object, std::size_t type);
    using Change = void (*)(void* widget);
    using Respond = void (*)(void* dialog, int response);

    Grabbing grabbing = gtkFunction<Grabbing>("gtk_grab_get_current");
    TypeOf menuType = gtkFunction<TypeOf>("gtk_menu_shell_get_type");
    TypeOf dialogType = gtkFunction<TypeOf>("gtk_dialog_get_type");
    IsOfType isOfType = gtkFunction<IsOfType>("g_type_check_instance_is_a");
    Change cancelMenu = gtkFunction<Change>("gtk_menu_shell_cancel");
    Respond respond = gtkFunction<Respond>("gtk_dialog_response");
};

const Loops& loops() {
    static const Loops found;
    return found;
}

bool isA(void* widget, Loops::TypeOf type) {
    return widget != nullptr && type != nullptr && loops().isOfType != nullptr
           && loops().isOfType(widget, type()) != 0;
}

/// Closes a menu, which holds the pointer. Returns whether there was one.
bool closeMenu() {
    void* const grabbing = loops().grabbing == nullptr ? nullptr : loops().grabbing();
    if (!isA(grabbing, loops().menuType) || loops().cancelMenu == nullptr) return false;
    loops().cancelMenu(grabbing);
    return true;
}

/// Has a dialog return, as if its window had been closed. Message boxes are the desktop's own and know no
/// EndModal().
void cancel(wxDialog& dialog) {
    constexpr int kDeleted = -4;  // GTK_RESPONSE_DELETE_EVENT
    if (dialog.IsModal())
        dialog.EndModal(wxID_CANCEL);
    else if (isA(dialog.GetHandle(), loops().dialogType) && loops().respond != nullptr)
        loops().respond(dialog.GetHandle(), kDeleted);
}

}  // namespace

OpenDialogs::OpenDialogs(UiDispatcher& dispatcher) : dispatcher_(dispatcher) {
    Register();
}

void OpenDialogs::end(std::function<void()> rest) {
    if (std::exchange(isEnding_, true)) return;
    rest_ = std::move(rest);
    const bool hadMenu = closeMenu();
    if (hadMenu)
        dispatcher_.post(self_.bind(&OpenDialogs::goOn));  // what opened it acts on the choice of nothing
    else
        goOn();
}

/// Each dialog returns to the event loop of the one around it, in which this is called again.
void OpenDialogs::goOn() {
    if (!open_.empty()) return cancel(*open_.back());
    if (const auto rest = std::exchange(rest_, nullptr)) rest();
}

int OpenDialogs::Enter(wxDialog* dialog) {
    if (isEnding_) return wxID_CANCEL;  // it is not shown
    open_.push_back(dialog);
    return wxID_NONE;
}

void OpenDialogs::Exit(wxDialog* dialog) {
    std::erase(open_, dialog);
    if (isEnding_) dispatcher_.post(self_.bind(&OpenDialogs::goOn));
}

}  // namespace roque
