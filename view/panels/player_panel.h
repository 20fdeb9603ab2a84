#pragma once

#include <wx/panel.h>
#include <wx/stattext.h>

#include "controller/players/search.h"
#include "model/base/color.h"

namespace roque {

/// Who plays a side, whether it is that side's turn, and what an AI player thinks.
class PlayerPanel : public wxPanel {
public:
    PlayerPanel(wxWindow* parent, Color color);

    /// What the player is called, and what he is: a person or an AI player.
    void showPlayer(const wxString& name, bool isPerson);
    /// Whether it is his turn, and whether he thinks about it himself.
    void showTurn(bool isHisTurn, bool isThinking);
    /// What he thinks at the moment.
    void showThought(const SearchInfo& info);

private:
    void showName();
    void showWords(const wxString& progress, const wxString& line);

    Color color_;
    wxString playerName_;
    bool isHisTurn_ = false;
    bool isThinking_ = false;
    bool hasThought_ = false;  ///< whether the words are a thought of his
    wxStaticText* name_;
    wxStaticText* progress_;
    wxStaticText* line_;
};

}  // namespace roque
