#include "view/toolkit/truncated_choice.h"

#include "view/toolkit/gtk_function.h"

namespace roque {
namespace {

/// GLib's list.
struct GtkCells {
    void* cell;
    GtkCells* next;
    GtkCells* previous;
};

}  // namespace

void truncateChoice(wxChoice& list) {
    constexpr int kEllipsizeEnd = 3;  // PANGO_ELLIPSIZE_END
    const auto cellsOf = gtkFunction<GtkCells* (*)(void* layout)>("gtk_cell_layout_get_cells");
    const auto set = gtkFunction<void (*)(void* object, const char* property, ...)>("g_object_set");
    const auto free = gtkFunction<void (*)(GtkCells* cells)>("g_list_free");
    if (cellsOf == nullptr || set == nullptr || free == nullptr) return;
    GtkCells* const cells = cellsOf(list.GetHandle());
    for (const GtkCells* each = cells; each != nullptr; each = each->next)
        set(each->cell, "ellipsize", kEllipsizeEnd, static_cast<void*>(nullptr));
    free(cells);
}

void tellWholeChoice(wxChoice& list) {
    const wxString chosen = list.GetStringSelection();
    if (chosen != list.GetToolTipText()) list.SetToolTip(chosen);
}

}  // namespace roque
