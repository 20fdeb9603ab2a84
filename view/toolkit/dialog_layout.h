#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <wx/choice.h>
#include <wx/control.h>
#include <wx/sizer.h>
#include <wx/statbox.h>
#include <wx/stattext.h>
#include <wx/window.h>

#include "view/accessibility.h"
#include "view/dialogs/dialog_area.h"

// How dialogs are put together. [ui-thread]
namespace roque {

/// A box with a title, whose contents stand one below the other.
[[nodiscard]] inline wxStaticBoxSizer* titledBox(wxWindow* parent, const wxString& title) {
    return new wxStaticBoxSizer(wxVERTICAL, parent, title);
}

/// Gives a part of a dialog, in which something has been shown or hidden, the room that it needs now, and
/// the dialog with it. Nothing happens while the dialog is being put together.
inline void fitDialogAround(wxWindow& part) {
    wxWindow* const dialog = wxGetTopLevelParent(&part);
    if (dialog == nullptr || dialog->GetSizer() == nullptr) return;
    part.Layout();
    for (wxWindow* around = &part; around != dialog; around = around->GetParent()) {
        if (auto* const area = dynamic_cast<DialogArea*>(around)) area->fit();
    }
    dialog->Layout();
    dialog->GetSizer()->Fit(dialog);
}

/// The label of a field. It comes before the field in its window, whichever was made first: GTK ties a label
/// to what comes next, so a letter of the label takes the keyboard to the field. A screen reader calls the
/// field so.
[[nodiscard]] inline wxStaticText* labelFor(wxWindow& field, const wxString& words) {
    auto* label = new wxStaticText(field.GetParent(), wxID_ANY, words);
    label->MoveBeforeInTabOrder(&field);
    setAccessibleName(field, wxControl::RemoveMnemonics(words));
    return label;
}

/// Adds a row to a grid of two columns: a label, and a list of choices of which the one at `value` is
/// chosen. `chosen` is called with the place of another in the list when the person chooses it.
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
