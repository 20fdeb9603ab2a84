#pragma once

#include <functional>
#include <vector>

#include <wx/scrolwin.h>

#include "model/position/repair.h"

namespace roque {

/// The problems of a position, each with its fix, and a button that applies the fix where it is clear.
class ProblemList : public wxScrolledWindow {
public:
    /// `room`, in device-independent pixels, is the minimum visible size of the list.
    ProblemList(wxWindow* parent, const wxSize& room);

    /// Called with the fixed setup when the person wants it.
    std::function<void(const Setup&)> onMend;

    /// Shows the problems of a setup; without any, says so, or how a game from it would end at once.
    void show(const Setup& setup);
    /// Shows only this problem, of a text that is not a position, or nothing.
    void show(const wxString& problem);

    /// The whole text, one line for each problem.
    [[nodiscard]] const wxString& text() const noexcept { return text_; }

private:
    void clear();
    void addRow(const wxString& words, const std::optional<Setup>& mended);
    void finish();

    int wordsWidth_;  ///< in pixels
    wxString text_;
};

}  // namespace roque
