#pragma once

#include <array>
#include <cstddef>
#include <string>

#include <wx/panel.h>
#include <wx/stattext.h>

#include "controller/players/search.h"
#include "model/base/color.h"
#include "view/board/piece_letters.h"

namespace roque {

/// What an AI player thinks, on two lines: how deep it has looked, what it thinks of the position, how fast
/// it is and how long it has been thinking; below, the moves that it expects. Each number has a place of its
/// own, so that nothing jumps while they change.
class ThoughtPanel : public wxPanel {
public:
    /// Of a player that has one colour.
    ThoughtPanel(wxWindow* parent, Color color);

    /// Shows a thought.
    void show(const SearchInfo& info);
    /// Shows words instead; empty: nothing.
    void show(const wxString& words);
    /// Shows that there was nothing to think about: the move stood in the opening book.
    void showBookMove();

    /// Says how the pieces of the moves are written.
    void setLetters(const PieceLetters& letters);

    /// Whether it shows where the player's move comes from, a thought or the book.
    [[nodiscard]] bool hasThought() const noexcept { return hasThought_; }

private:
    static constexpr std::size_t kNumbers = 4;

    void showLine();

    Color color_;
    PieceLetters letters_ = kEnglishLetters;
    std::string moves_;  ///< that it expects, in SAN
    bool hasThought_ = false;
    bool showsNumbers_ = false;
    wxStaticText* words_;
    std::array<wxStaticText*, kNumbers> numbers_{};  ///< depth, score, speed, time
    wxStaticText* line_;
};

}  // namespace roque
