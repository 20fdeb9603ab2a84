#include "view/toolkit/wrapped_text.h"

#include <utility>

#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/line_breaks.h"

namespace roque {

WrappedText::WrappedText(wxWindow* parent, const wxString& name, std::size_t mostLines)
    : wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE, name),
      mostLines_(mostLines) {
    SetMinSize(wxSize(1, -1));  // long texts make it higher rather than widen the window
    Bind(wxEVT_SIZE, &WrappedText::onSize, this);
}

void WrappedText::show(const wxString& words) {
    if (std::exchange(words_, words) != words) wrap();
}

void WrappedText::fitTo(int width) {
    if (std::exchange(width_, width) != width) wrap();
}

void WrappedText::wrap() {
    showInLines(*this, words_, width_);
    if (mostLines_ != kAnyLines) shorten();
    InvalidateBestSize();
    if (std::exchange(height_, GetBestSize().y) != height_) layOutAround(*this);
}

void WrappedText::shorten() {
    const wxString lines = GetLabelText();
    const wxString shown = shortenedTo(mostLines_, lines, *this, width_ - 1);
    if (shown == lines) return UnsetToolTip();
    SetLabelText(shown);
    SetToolTip(words_);
}

/// Deferred: the window is being laid out.
void WrappedText::onSize(wxSizeEvent& event) {
    event.Skip();
    if (std::exchange(width_, event.GetSize().x) == width_) return;
    CallAfter([this] {
        wrap();
        SendSizeEventToParent();
    });
}

}  // namespace roque
