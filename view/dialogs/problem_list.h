#pragma once

#include <functional>
#include <vector>

#include <wx/scrolwin.h>

#include "model/board/repair.h"

namespace roque {

/// What is wrong with a position, each with what can be done about it, and a button that does it where that
/// is clear.
class ProblemList : public wxScrolledWindow {
public:
    /// `room`, in device independent pixels, is how much of the list is seen at least.
    ProblemList(wxWindow* parent, const wxSize& room);

    /// Called with the mended setup when the person wants it.
    std::function<void(const Setup&)> onMend;

    /// Shows what is wrong with a setup; nothing is: says so, or how a game from it would end at once.
    void show(const Setup& setup);
    /// Shows only this, about a text that is no position, or nothing.
    void show(const wxString& problem);

    /// All that it says, a line for each problem.
    [[nodiscard]] const wxString& text() const noexcept { return text_; }

private:
    void clear();
    void addRow(const wxString& words, const std::optional<Setup>& mended);
    void finish();

    int wordsWidth_;  ///< in pixels
    wxString text_;
};

}  // namespace roque
