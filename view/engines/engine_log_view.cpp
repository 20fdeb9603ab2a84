#include "view/engines/engine_log_view.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/engines/engine_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {

EngineLogView::EngineLogView(wxWindow* parent, const EngineSupervisor& supervisor)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "engine log"),
      supervisor_(supervisor) {
    constexpr int kHeight = 90;
    search_ = new wxTextCtrl(this, wxID_ANY);
    search_->SetName("search engine log");
    search_->SetHint(_("Search"));
    auto* title = labelFor(*search_, _("What was said"));
    title->SetFont(title->GetFont().Bold());
    text_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxTE_MULTILINE | wxTE_READONLY | wxTE_DONTWRAP, wxDefaultValidator, "engine talk");
    text_->SetFont(wxFont(wxFontInfo(GetFont().GetPointSize()).Family(wxFONTFAMILY_TELETYPE)));
    text_->SetMinSize(roomFor(*this, wxSize(-1, kHeight)));
    setAccessibleName(*text_, _("What was said"));
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(title, wxSizerFlags(1).Centre());
    head->Add(search_, wxSizerFlags(1).Centre());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(head, wxSizerFlags().Expand());
    column->Add(text_, wxSizerFlags(1).Expand().Border(wxTOP));
    SetSizer(column);
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
}

void EngineLogView::show(const std::string& engine) {
    if (std::exchange(engine_, engine) != engine) fill();
}

void EngineLogView::refresh() {
    if (engine_.empty() || supervisor_.lastLine(engine_) == shown_) return;
    if (text_->GetStringSelection().empty()) fill();
}

void EngineLogView::fill() {
    shown_ = supervisor_.lastLine(engine_);
    text_->ChangeValue(logWords(supervisor_.log(engine_, toUtf8(search_->GetValue()))));
    text_->ShowPosition(text_->GetLastPosition());
}

}  // namespace roque
