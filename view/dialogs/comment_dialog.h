#pragma once

#include <string>

#include <wx/dialog.h>
#include <wx/textctrl.h>

#include "model/game/game_node.h"

namespace roque {

/// Asks what is to be said about a move, or before the first one; where a variation begins, also what is to
/// be said before its first move. What has been typed is not lost unasked.
class CommentDialog : public wxDialog {
public:
    /// Shows what is said already.
    CommentDialog(wxWindow* parent, const GameNode& node);

    /// The notes of the move with what is to be said: UTF-8, in one line.
    [[nodiscard]] MoveNotes notes() const;

private:
    wxTextCtrl* addText(wxSizer& column, const wxString& heading, const std::string& text, int lines);
    void leave();

    MoveNotes before_;             ///< as they were
    wxTextCtrl* first_ = nullptr;  ///< what stands before the move, if anything may
    wxTextCtrl* text_;
};

}  // namespace roque
