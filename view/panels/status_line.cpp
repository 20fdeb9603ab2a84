#include "view/panels/status_line.h"

#include <utility>

#include "view/toolkit/accessibility.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/line_breaks.h"

namespace roque {

StatusLine::StatusLine(wxWindow* parent)
    : wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE,
                   "status") {
    SetFont(GetFont().Bold());
    SetMinSize(wxSize(1, -1));  // long texts make it higher rather than widen the window
    Bind(wxEVT_SIZE, &StatusLine::wrapAgain, this);
}

void StatusLine::show(const wxString& words, const wxString& explanation) {
    if (explanation != GetToolTipText()) SetToolTip(explanation);
    if (std::exchange(words_, words) != words) write();
}

void StatusLine::tellNews(const wxString& news) {
    news_ = news;
    write();
    announce(*this, news);
}

void StatusLine::forgetNews() {
    if (!std::exchange(news_, wxString()).empty()) write();
}

void StatusLine::forgetNews(const wxString& news) {
    if (news_ == news) forgetNews();
}

wxString StatusLine::text() const {
    if (news_.empty() || words_.empty()) return news_ + words_;
    return news_ + ' ' + words_;
}

void StatusLine::write() {
    showInLines(*this, text(), width_);
    InvalidateBestSize();
    setAccessibleName(*this, text());
    if (std::exchange(height_, GetBestSize().y) != height_) layOutAround(*this);
}

/// Deferred: the window is being laid out.
void StatusLine::wrapAgain(wxSizeEvent& event) {
    event.Skip();
    if (std::exchange(width_, event.GetSize().x) != width_) CallAfter([this] { write(); });
}

}  // namespace roque
