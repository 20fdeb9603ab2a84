#include "view/dialogs/position/problem_list.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "view/text/repair_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/line_breaks.h"

namespace roque {
namespace {

constexpr int kBesideWords = 30;  ///< room for a scroll bar; in device-independent pixels

}  // namespace

ProblemList::ProblemList(wxWindow* parent, const wxSize& room)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL,
                       "problems"),
      wordsWidth_(roomFor(*this, room.x - kBesideWords)) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    SetScrollRate(0, FromDIP(10));
    SetMinSize(roomFor(*this, room));
}

void ProblemList::show(const Setup& setup) {
    const std::vector<Repair> repairs = repairsOf(setup);
    Freeze();
    clear();
    if (repairs.empty()) addRow(playableWords(*Position::from(setup)), std::nullopt);
    for (const Repair& repair : repairs)
        addRow(problemWords(repair.problem) + " " + repairWords(repair), repair.mended);
    finish();
    Thaw();
}

void ProblemList::show(const wxString& problem) {
    Freeze();
    clear();
    if (!problem.empty()) addRow(problem, std::nullopt);
    finish();
    Thaw();
}

void ProblemList::clear() {
    text_.clear();
    GetSizer()->Clear(true);
}

void ProblemList::addRow(const wxString& words, const std::optional<Setup>& mended) {
    text_ += (text_.empty() ? "" : "\n") + words;
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* text = new wxStaticText(this, wxID_ANY, wxString());
    showInLines(*text, words, wordsWidth_);
    row->Add(text, wxSizerFlags(1).Centre());
    if (mended) {
        auto* button = new wxButton(this, wxID_ANY, _("Fix"), wxDefaultPosition, wxDefaultSize, 0,
                                    wxDefaultValidator, "mend");
        setAccessibleName(*button, wxString::Format(_("Fix: %s"), words));
        // Deferred: the button, which is about to go, is still in use.
        button->Bind(wxEVT_BUTTON, [this, setup = *mended](wxCommandEvent&) {
            CallAfter([this, setup] {
                if (onMend) onMend(setup);
            });
        });
        row->Add(button, wxSizerFlags().Centre().Border(wxLEFT));
    }
    GetSizer()->Add(row, wxSizerFlags().Expand().Border(wxBOTTOM));
}

void ProblemList::finish() {
    FitInside();
    Layout();
    setAccessibleName(*this, text_);
}

}  // namespace roque
