#pragma once

#include <string>

#include <wx/dialog.h>
#include <wx/textctrl.h>

#include "model/game/game_node.h"

namespace roque {

/// Asks for the comment on a move, or for the one before the first move; where a variation starts, also for
/// the comment before its first move. Typed text is never discarded without asking.
class CommentDialog : public wxDialog {
public:
    /// Shows the existing comments.
    CommentDialog(wxWindow* parent, const GameNode& node);

    /// The notes of the move with the new comments: UTF-8, in one line.
    [[nodiscard]] MoveNotes notes() const;

private:
    wxTextCtrl* addText(wxSizer& column, const wxString& heading, const std::string& text, int lines);
    void leave();

    MoveNotes before_;             ///< the original notes
    wxTextCtrl* first_ = nullptr;  ///< the comment before the move, where one is possible
    wxTextCtrl* text_;
};

}  // namespace roque
