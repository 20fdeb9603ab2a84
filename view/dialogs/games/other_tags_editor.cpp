#include "view/dialogs/games/other_tags_editor.h"

#include <algorithm>

#include <wx/intl.h>
#include <wx/settings.h>

#include "view/toolkit/accessibility.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {

OtherTagsEditor::OtherTagsEditor(wxWindow* parent, const std::vector<TypedTag>& tags)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "other tags") {
    area_ = new wxScrolledWindow(this);
    area_->SetScrollRate(0, GetCharHeight());
    column_ = new wxBoxSizer(wxVERTICAL);
    area_->SetSizer(column_);
    add_ = new wxButton(this, wxID_ANY, _("&Add a tag"), wxDefaultPosition, wxDefaultSize, 0,
                        wxDefaultValidator, "add tag");
    add_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        addRow({});
        fit();
        focusRow(rows_.size() - 1);
        if (onChange) onChange();
    });
    // Created last: GTK would present it as the name of the next control in the window.
    fault_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, "fault tags");
    fault_->Hide();
    for (const TypedTag& tag : tags) addRow(tag);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(area_, wxSizerFlags(1).Expand());
    column->Add(fault_, wxSizerFlags().Expand().Border(wxBOTTOM));
    column->Add(add_, wxSizerFlags());
    SetSizer(column);
    fit();
}

LosslessTextField OtherTagsEditor::addText(const std::string& text, const wxString& hint, const char* name) {
    auto* const field = new wxTextCtrl(area_, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0,
                                       wxDefaultValidator, name);
    field->SetHint(hint);
    field->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        if (onChange) onChange();
    });
    return {*field, text};
}

void OtherTagsEditor::addRow(const TypedTag& tag) {
    constexpr int kNameWidth = 130;
    Row row{addText(tag.name, _("Tag"), "tag name"), addText(tag.value, _("Value"), "tag value"),
            new wxButton(area_, wxID_ANY, toWx("×"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT,
                         wxDefaultValidator, "remove tag"),
            new wxBoxSizer(wxHORIZONTAL)};
    row.name.field().SetMinSize(wxSize(roomFor(*this, kNameWidth), -1));
    row.remove->SetToolTip(_("Remove this tag"));
    setAccessibleName(row.name.field(), _("Name of a tag"));
    nameRow(row);
    row.name.field().Bind(wxEVT_TEXT, [row](wxCommandEvent& event) {
        event.Skip();
        nameRow(row);
    });
    // Deferred: the button, which is removed with its row, is still in use.
    row.remove->Bind(wxEVT_BUTTON, [this, remove = row.remove](wxCommandEvent&) {
        CallAfter([this, remove] { removeRow(remove); });
    });
    row.sizer->Add(&row.name.field(), wxSizerFlags().Centre().Border(wxRIGHT));
    row.sizer->Add(&row.value.field(), wxSizerFlags(1).Centre().Border(wxRIGHT));
    row.sizer->Add(row.remove, wxSizerFlags().Centre());
    column_->Add(row.sizer, wxSizerFlags().Expand().Border(wxBOTTOM));
    rows_.push_back(row);
}

/// Tells a screen reader which tag a value belongs to, and which one a button removes.
void OtherTagsEditor::nameRow(const Row& row) {
    const wxString tag = row.name.field().GetValue();
    setAccessibleName(row.value.field(),
                      tag.empty() ? _("Value of a tag") : wxString::Format(_("Value of %s"), tag));
    setAccessibleName(*row.remove,
                      tag.empty() ? _("Remove this tag") : wxString::Format(_("Remove %s"), tag));
}

void OtherTagsEditor::removeRow(const wxButton* remove) {
    const auto found = std::ranges::find(rows_, remove, &Row::remove);
    if (found == rows_.end()) return;
    add_->SetFocus();
    column_->Detach(found->sizer);
    found->sizer->Clear(true);
    delete found->sizer;
    rows_.erase(found);
    fit();
    if (onChange) onChange();
}

/// Shows all rows up to a maximum; the rest scrolls.
void OtherTagsEditor::fit() {
    constexpr std::size_t kMaxShown = 5;
    area_->Show(!rows_.empty());
    if (!rows_.empty()) {
        const wxSize all = column_->CalcMin();
        const int shown = static_cast<int>(std::min(rows_.size(), kMaxShown));
        const int scrollbar =
            rows_.size() > kMaxShown ? wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this) : 0;
        area_->SetMinSize(
            wxSize(all.x + std::max(scrollbar, 0), all.y * shown / static_cast<int>(rows_.size())));
        area_->FitInside();
    }
    fitDialogAround(*this);
}

std::vector<TypedTag> OtherTagsEditor::tags() const {
    std::vector<TypedTag> tags;
    for (const Row& row : rows_) tags.push_back({row.name.text(), row.value.text()});
    return tags;
}

void OtherTagsEditor::showFault(std::optional<std::size_t> row, const wxString& words) {
    for (std::size_t at = 0; at < rows_.size(); ++at)
        setAccessibleDescription(rows_[at].name.field(), at == row ? words : wxString());
    if (fault_->GetLabelText() == words) return;
    fault_->SetLabelText(words);
    fault_->Show(!words.empty());
    fitDialogAround(*this);
}

void OtherTagsEditor::focusRow(std::size_t at) {
    wxTextCtrl& name = rows_[at].name.field();
    area_->Scroll(0, static_cast<int>(at) * name.GetSize().y / GetCharHeight());
    name.SetFocus();
}

}  // namespace roque
