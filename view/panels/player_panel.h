#pragma once

#include <cstdint>
#include <optional>

#include <wx/panel.h>
#include <wx/stattext.h>

#include "controller/search/search.h"
#include "model/base/color.h"
#include "view/game/piece_letters.h"
#include "view/panels/search_info_panel.h"

namespace roque {

/// Who plays a side, whether it is that side's turn, and an AI player's search info.
class PlayerPanel : public wxPanel {
public:
    PlayerPanel(wxWindow* parent, Color color);

    /// What a player has to do now.
    enum class Turn : std::uint8_t {
        NotHis,    ///< nothing
        His,       ///< to move
        Thinking,  ///< to move, and a program is thinking
    };

    /// The appearance of the clock.
    enum class ClockLook : std::uint8_t { Normal, Short };

    /// Shows a person's name, which may be empty.
    void showPerson(const wxString& name);
    /// Shows an AI player, with its level if it has one.
    void showAi(const wxString& name, std::optional<std::int64_t> level);
    void showTurn(Turn turn);
    /// Shows the clock; empty hides it. A warning is more than a colour: the text has a sign.
    void showClock(const wxString& words, ClockLook look);
    /// Shows further facts about the clock, such as the moves to go; empty hides them.
    void showClockNote(const wxString& words);
    /// Shows the captured pieces and the material advantage.
    void showCaptures(const wxString& words);
    /// Shows the current search info.
    void showThought(const SearchInfo& info);
    /// Shows or hides the search info.
    void setThoughtShown(bool isShown);
    /// Sets how the pieces in its moves are written.
    void setLetters(const PieceLetters& letters);
    /// Shows that the move comes from the opening book.
    void showBookMove();
    /// Clears search info that belongs to another game or to moves taken back.
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
    SearchInfoPanel* thought_;
};

}  // namespace roque
