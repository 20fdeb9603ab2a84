#pragma once

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include <wx/choice.h>
#include <wx/collpane.h>
#include <wx/control.h>
#include <wx/display.h>
#include <wx/sizer.h>
#include <wx/statbox.h>
#include <wx/stattext.h>
#include <wx/window.h>

#include "view/toolkit/accessibility.h"
#include "view/toolkit/dialog_area.h"
#include "view/toolkit/label_target.h"

// How dialogs are put together. [ui-thread]
namespace roque {

/// A titled box whose contents are stacked vertically.
[[nodiscard]] inline wxStaticBoxSizer* titledBox(wxWindow* parent, const wxString& title) {
    return new wxStaticBoxSizer(wxVERTICAL, parent, title);
}

/// Moves a dialog that reaches beyond the screen's lower or right edge back onto the screen.
inline void keepOnScreen(wxWindow& dialog) {
    const wxRect screen = wxDisplay(&dialog).GetClientArea();
    const wxRect place = dialog.GetScreenRect();
    const wxPoint best(std::max(screen.x, std::min(place.x, screen.GetRight() + 1 - place.width)),
                       std::max(screen.y, std::min(place.y, screen.GetBottom() + 1 - place.height)));
    if (best != place.GetPosition()) dialog.Move(best);
}

/// Gives an open pane the room that its content needs now; wxGTK does so only when it is opened.
inline void fitPane(wxCollapsiblePane& pane) {
    if (pane.IsCollapsed()) return;
    const wxSize inside = pane.GetPane()->GetBestSize();
    const wxSize title = pane.m_szCollapsed;
    pane.SetMinSize(wxSize(std::max(title.x, inside.x), title.y + inside.y));
}

/// Lays a part of a dialog out, unless it has less room than it needs: it is about to get more then, and GTK
/// complains of controls that are squeezed meanwhile.
inline void layOutWithRoom(wxWindow& part) {
    const wxSize needed = part.GetSizer() == nullptr ? wxSize() : part.GetSizer()->CalcMin();
    const wxSize room = part.GetClientSize();
    if (room.x >= needed.x && room.y >= needed.y) part.Layout();
}

/// Gives a part of a dialog, in which something was shown or hidden, the room it needs now, and resizes the
/// dialog to match. Does nothing while the dialog is being built.
inline void fitDialogAround(wxWindow& part) {
    wxWindow* const dialog = wxGetTopLevelParent(&part);
    if (dialog == nullptr || dialog->GetSizer() == nullptr) return;
    for (wxWindow* around = &part; around != dialog; around = around->GetParent()) {
        if (auto* const pane = dynamic_cast<wxCollapsiblePane*>(around)) fitPane(*pane);
        if (auto* const area = dynamic_cast<DialogArea*>(around)) area->fit();
    }
    dialog->Layout();
    dialog->GetSizer()->Fit(dialog);
    layOutWithRoom(part);  // in a collapsible pane there is more later
    keepOnScreen(*dialog);
}

/// The label of a field. It precedes the field in the tab order, whichever was created first: GTK ties a
/// label to the next control, so the label's mnemonic moves the focus to the field. It is also the field's
/// accessible name.
[[nodiscard]] inline wxStaticText* labelFor(wxWindow& field, const wxString& words) {
    auto* label = new wxStaticText(field.GetParent(), wxID_ANY, words);
    label->MoveBeforeInTabOrder(&field);
    leadTo(*label, field);
    setAccessibleName(field, wxControl::RemoveMnemonics(words));
    return label;
}

/// Adds a row to a grid of two columns: a label, and a list of choices with the one at `value` selected.
/// `chosen` is called with the index of another choice when the person selects it.
inline void addChoiceRow(wxWindow* page, wxFlexGridSizer* grid, const wxString& label, const wxString& name,
                         const std::vector<wxString>& choices, int value, std::function<void(int)> chosen) {
    auto* list = new wxChoice(page, wxID_ANY);
    for (const wxString& each : choices) list->Append(each);
    list->SetName(name);
    list->SetSelection(value);
    list->Bind(wxEVT_CHOICE,
               [chosen = std::move(chosen)](wxCommandEvent& event) { chosen(event.GetSelection()); });
    grid->Add(labelFor(*list, label), wxSizerFlags().CentreVertical());
    grid->Add(list, wxSizerFlags().Expand());
}

}  // namespace roque
