#include "view/dialogs/players/guest_dialog.h"

#include <utility>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/stattext.h>

#include "controller/plugins/guest_question.h"
#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/line_breaks.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

constexpr int kWidth = 460;  ///< of a line, in device-independent pixels

/// A path, which may be no UTF-8.
wxString pathText(const std::filesystem::path& path) {
    const wxString text = toWx(path.native());
    return text.empty() ? wxString(path.c_str(), wxConvISO8859_1) : text;
}

wxStaticText* paragraph(wxWindow* parent, const wxString& text, const char* name) {
    auto* const words =
        new wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, name);
    showInLines(*words, text, roomFor(*parent, kWidth));
    return words;
}

}  // namespace

GuestDialog::GuestDialog(wxWindow* parent, const UndecidedGuest& guest, std::function<void(Answer)> onAnswer)
    : wxDialog(parent, wxID_ANY, guest.hasChanged ? _("Changed player") : _("New player"), wxDefaultPosition,
               wxDefaultSize, wxDEFAULT_DIALOG_STYLE, "guest"),
      onAnswer_(std::move(onAnswer)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    const wxString who = messageText(introductionOf(guest));
    auto* const heading = paragraph(this, who, "guest introduction");
    heading->SetFont(GetFont().Bold());
    showInLines(*heading, who, roomFor(*this, kWidth));
    column->Add(heading, wxSizerFlags().Border(wxBOTTOM));
    addFacts(*column, guest);
    column->Add(paragraph(this, messageText(rightsOfGuests(availableConfinement())), "guest rights"),
                wxSizerFlags().Border(wxTOP | wxBOTTOM));
    column->Add(paragraph(this, _("May it play?"), "guest question"));
    addButtons(*column);
    auto* border = new wxBoxSizer(wxVERTICAL);
    border->Add(column, wxSizerFlags(1).Expand().DoubleBorder());
    SetSizerAndFit(border);
    CentreOnParent();
    setAccessibleName(*this, who);
}

void GuestDialog::addFacts(wxSizer& column, const UndecidedGuest& guest) {
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(12, 6)));
    const auto add = [&](const wxString& label, const wxString& text, const char* name) {
        grid->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().Top());
        auto* const fact =
            new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, name);
        const int besides = grid->GetItem(std::size_t{0})->GetWindow()->GetBestSize().x;
        showInLines(*fact, text, roomFor(*this, kWidth) - besides);
        grid->Add(fact, wxSizerFlags().Top());
    };
    add(_("File:"), pathText(guest.file.path), "guest file");
    add(_("SHA-256:"), toWx(shortSumOf(guest) + "…"), "guest sum");
    column.Add(grid);
}

void GuestDialog::addButtons(wxSizer& column) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](int id, const wxString& label, Answer meaning) {
        auto* const button = new wxButton(this, id, label);
        Bind(
            wxEVT_BUTTON, [this, meaning](wxCommandEvent&) { answer(meaning); }, id);
        row->Add(button, wxSizerFlags().Border(wxLEFT));
        return button;
    };
    row->AddStretchSpacer();
    add(wxID_YES, _("&Allow"), Answer::Allow);
    add(wxID_NO, _("&Refuse"), Answer::Refuse);
    wxButton* const later = add(wxID_CANCEL, _("&Later"), Answer::Later);
    later->SetDefault();
    later->SetFocus();
    SetEscapeId(wxID_CANCEL);
    column.Add(row, wxSizerFlags().Expand().DoubleBorder(wxTOP));
}

void GuestDialog::answer(Answer answer) {
    if (!onAnswer_) return;
    Hide();
    std::exchange(onAnswer_, nullptr)(answer);
    Destroy();
}

}  // namespace roque
