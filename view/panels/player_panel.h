#pragma once

#include <cstdint>
#include <optional>

#include <wx/panel.h>
#include <wx/stattext.h>

#include "controller/players/search.h"
#include "model/base/color.h"
#include "view/board/piece_letters.h"
#include "view/panels/thought_panel.h"

namespace roque {

/// Who plays a side, whether it is that side's turn, and what an AI player thinks.
class PlayerPanel : public wxPanel {
public:
    PlayerPanel(wxWindow* parent, Color color);

    /// What a player has to do at the moment.
    enum class Turn : std::uint8_t {
        NotHis,    ///< nothing
        His,       ///< to move
        Thinking,  ///< to move, and a program thinks about it
    };

    /// How the clock looks.
    enum class ClockLook : std::uint8_t { Normal, Short };

    /// What the player is called; a person may have no name.
    void showPerson(const wxString& name);
    /// An AI player, and its level if it has such.
    void showAi(const wxString& name, std::optional<std::int64_t> level);
    void showTurn(Turn turn);
    /// What the clock shows; empty without one. A warning is more than a colour: the words have a sign.
    void showClock(const wxString& words, ClockLook look);
    /// What else there is to know of the clock, such as the moves that it is for; empty if nothing.
    void showClockNote(const wxString& words);
    /// What he has captured, and how much more he has on the board.
    void showCaptures(const wxString& words);
    /// What he thinks at the moment.
    void showThought(const SearchInfo& info);
    /// Whether what he thinks or has thought is to be seen.
    void setThoughtShown(bool isShown);
    /// How the pieces of the moves that he thinks of are written.
    void setLetters(const PieceLetters& letters);
    /// What he plays stands in his opening book.
    void showBookMove();
    /// What he thought is about another game, or about what has been taken back.
    void forgetThought();

private:
    void showName();

    Color color_;
    wxString playerName_;
    Turn turn_ = Turn::NotHis;
    ClockLook clockLook_ = ClockLook::Normal;
    wxStaticText* name_;
    wxStaticText* clock_;
    wxStaticText* clockNote_;
    wxStaticText* captures_;
    ThoughtPanel* thought_;
};

}  // namespace roque
