#include "view/engines/engine_check_view.h"

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/engines/engine_text.h"
#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/small_button.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

using FindingKind = engine_check::StepOutcome::Kind;

int stepCount() {
    return static_cast<int>(engine_check::allSteps().size());
}

}  // namespace

EngineCheckView::EngineCheckView(wxWindow* parent, UiDispatcher& dispatcher)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "engine check"),
      job_(dispatcher) {
    constexpr int kHeight = 90;
    words_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                              wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, "engine check words");
    words_->SetFont(words_->GetFont().Bold());
    close_ = new SmallButton(this, _("Cancel"), "engine check close");
    gauge_ = new wxGauge(this, wxID_ANY, stepCount());
    gauge_->SetName("engine check gauge");
    findings_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxTE_MULTILINE | wxTE_READONLY, wxDefaultValidator, "engine check findings");
    findings_->SetMinSize(roomFor(*this, wxSize(-1, kHeight)));
    setAccessibleName(*findings_, _("What the check has found"));
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(words_, wxSizerFlags(1).Centre());
    head->Add(close_, wxSizerFlags().Centre().Border(wxLEFT));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(head, wxSizerFlags().Expand());
    column->Add(gauge_, wxSizerFlags().Expand().Border(wxTOP));
    column->Add(findings_, wxSizerFlags(1).Expand().Border(wxTOP));
    SetSizer(column);
    Hide();
    // Deferred: the handler hides the button, which is still in use.
    close_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { close(); }); });
}

void EngineCheckView::check(const StoredEngine& engine) {
    engine_ = engine.id;
    name_ = toWx(engine.name);
    done_ = 0;
    faults_ = 0;
    findings_->Clear();
    close_->SetLabel(_("Cancel"));
    gauge_->Show();
    showProgress();
    job_.start(engine.command, {[this](const auto& result) { onStep(result); },
                                [this](const auto& report) { onDone(report); }});
    if (onChange) onChange();
}

void EngineCheckView::close() {
    job_.cancel();
    engine_.clear();
    if (onChange) onChange();
}

void EngineCheckView::showProgress() {
    gauge_->SetValue(done_);
    words_->SetLabelText(wxString::Format(_("Checking %s: %d of %d steps"), name_, done_, stepCount()));
}

void EngineCheckView::onStep(const engine_check::StepResult& result) {
    ++done_;
    showProgress();
    if (result.outcome.kind != FindingKind::Failed) return;
    ++faults_;
    addLine(toWx(result.name) + ": " + sentence(result.outcome.why));
}

void EngineCheckView::onDone(const Result<engine_check::CheckReport, Message>& report) {
    gauge_->Hide();
    close_->SetLabel(_("Close"));
    wxString words;
    if (!report) {
        words = sentence(report.error());
        addLine(words);
    } else if (faults_ == 0) {
        words = wxString::Format(_("%s keeps to the protocol"), name_);
        addLine(_("No fault was found."));
    } else {
        words = wxString::Format(wxPLURAL("%s: %u fault", "%s: %u faults", faults_), name_, faults_);
    }
    if (report)
        addLine(messageText(ROQUE_MESSAGE(
            "Passed: {0}, failed: {1}, skipped: {2}: {3}", report->count(FindingKind::Passed),
            report->count(FindingKind::Failed), report->count(FindingKind::Skipped), report->engine)));
    words_->SetLabelText(words);
    words_->SetToolTip(words);
    Layout();
    announce(*this, words);
    if (onChange) onChange();
}

void EngineCheckView::addLine(const wxString& line) {
    findings_->AppendText((findings_->IsEmpty() ? wxString() : wxString("\n")) + line);
}

}  // namespace roque
