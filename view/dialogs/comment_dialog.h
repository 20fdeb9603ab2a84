#pragma once

#include <string>

#include <wx/dialog.h>
#include <wx/textctrl.h>

#include "model/game/game_node.h"

namespace roque {

/// Asks what is to be said about a move, or before the first one. What has been typed is not lost unasked.
class CommentDialog : public wxDialog {
public:
    /// Shows what is said already.
    CommentDialog(wxWindow* parent, const GameNode& node);

    /// What is to be said: UTF-8, in one line.
    [[nodiscard]] std::string comment() const;

private:
    void leave();

    wxTextCtrl* text_;
    std::string before_;  ///< what was said already
};

}  // namespace roque
