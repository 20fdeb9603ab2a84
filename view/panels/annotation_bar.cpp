#include "view/panels/annotation_bar.h"

#include <algorithm>

#include <wx/intl.h>
#include <wx/weakref.h>

#include "view/toolkit/accessibility.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/small_button.h"

namespace roque {

AnnotationBar::AnnotationBar(wxWindow* parent, const wxString& cancelWords)
    : FramedPanel(parent, "annotation bar"),
      text_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                             wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, "annotation text")),
      gauge_(new wxGauge(this, wxID_ANY, 1, wxDefaultPosition, wxDefaultSize, wxGA_HORIZONTAL | wxGA_SMOOTH,
                         wxDefaultValidator, "annotation progress")),
      cancel_(new SmallButton(this, _("Cancel"), "annotation cancel")),
      end_(new WrappedText(this, "annotation end")),
      steps_(new wxBoxSizer(wxHORIZONTAL)) {
    end_->Hide();
    text_->SetMinSize(wxSize(1, -1));
    gauge_->SetMinSize(wxSize(1, -1));
    setAccessibleName(*cancel_, _("Cancel"), cancelWords);
    cancel_->SetToolTip(cancelWords);
    auto* const words = new wxBoxSizer(wxVERTICAL);
    words->Add(text_, wxSizerFlags().Expand());
    words->Add(gauge_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(4)));
    words->Add(end_, wxSizerFlags().Expand());
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(words, wxSizerFlags(1).Centre());
    row->Add(cancel_, wxSizerFlags().Centre().Border(wxLEFT, FromDIP(8)));
    row->Add(steps_, wxSizerFlags().Centre());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(row, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    SetSizer(all);
    // Deferred: the handler may hide the button, which is still in use.
    cancel_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this] {
            if (onCancel) onCancel();
        });
    });
}

void AnnotationBar::show(const wxString& player, std::size_t done, std::size_t plies) {
    const auto moves = static_cast<int>(done);
    const auto all = static_cast<int>(plies);
    const auto count = static_cast<unsigned>(plies);
    show(wxString::Format(wxPLURAL("%s: %d of %d move", "%s: %d of %d moves", count), player, moves, all),
         wxString::Format(wxPLURAL("%s annotates: %d of %d move", "%s annotates: %d of %d moves", count),
                          player, moves, all),
         moves, all);
}

void AnnotationBar::showGames(std::size_t done, std::size_t games) {
    const auto count = static_cast<int>(done);
    const auto all = static_cast<int>(games);
    const wxString words =
        games == 0 ? _("Annotation begins")
                   : wxString::Format(wxPLURAL("Annotated: %d of %d game", "Annotated: %d of %d games",
                                               static_cast<unsigned>(games)),
                                      count, all);
    show(words, words, count, std::max(1, all));
}

/// The words have little room; `whole` stands in the tooltip.
void AnnotationBar::show(const wxString& words, const wxString& whole, int done, int all) {
    showParts(false);
    if (words == text_->GetLabelText()) return;
    text_->SetLabelText(words);
    text_->SetToolTip(whole);
    setAccessibleName(*gauge_, whole);
    gauge_->SetRange(all);
    gauge_->SetValue(done);
}

void AnnotationBar::showEnd(const wxString& words, const std::vector<Step>& steps) {
    steps_->Clear(true);
    for (const Step& step : steps) addStep(step);
    end_->show(words);
    showParts(true);
    Layout();
    announce(*this, words);
}

void AnnotationBar::addStep(const Step& step) {
    auto* const button = new SmallButton(this, step.label, step.label);
    steps_->Add(button, wxSizerFlags().Centre().Border(wxLEFT, FromDIP(8)));
    // Deferred: the step may remove the button, which is still in use.
    button->Bind(wxEVT_BUTTON, [this, perform = step.perform, button](wxCommandEvent&) {
        CallAfter([this, perform, clicked = wxWeakRef<wxButton>(button)] {
            if (clicked && IsShown()) perform();
        });
    });
}

/// The progress, or the end.
void AnnotationBar::showParts(bool hasEnded) {
    if (!hasEnded) steps_->Clear(true);
    if (end_->IsShown() == hasEnded) return;
    end_->Show(hasEnded);
    for (wxWindow* const part :
         {static_cast<wxWindow*>(text_), static_cast<wxWindow*>(gauge_), static_cast<wxWindow*>(cancel_)})
        part->Show(!hasEnded);
    layOutAround(*this);
}

}  // namespace roque
