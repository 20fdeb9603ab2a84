#pragma once

#include <array>
#include <cstddef>
#include <string>

#include <wx/panel.h>
#include <wx/stattext.h>

#include "controller/search/search.h"
#include "model/base/color.h"
#include "view/game/piece_letters.h"

namespace roque {

/// An AI player's search info on two lines: depth, evaluation, speed and time; below, the expected moves.
/// Each number has a fixed place, so that nothing jumps while they change.
class SearchInfoPanel : public wxPanel {
public:
    /// For a player of one colour.
    SearchInfoPanel(wxWindow* parent, Color color);

    bool AcceptsFocus() const override { return false; }

    /// Shows search info.
    void show(const SearchInfo& info);
    /// Shows a text instead; empty: nothing.
    void show(const wxString& words);
    /// Shows that the move came from the opening book, without a search.
    void showBookMove();

    /// Sets how the pieces of the moves are written.
    void setLetters(const PieceLetters& letters);

    /// Whether it shows where the player's move comes from, a search or the book.
    [[nodiscard]] bool hasThought() const noexcept { return hasThought_; }

private:
    static constexpr std::size_t kNumbers = 4;

    void showLine();

    Color color_;
    PieceLetters letters_ = kEnglishLetters;
    std::string moves_;  ///< the expected line, in SAN
    bool hasThought_ = false;
    bool showsNumbers_ = false;
    wxStaticText* words_;
    std::array<wxStaticText*, kNumbers> numbers_{};  ///< depth, score, speed, time
    wxStaticText* line_;
};

}  // namespace roque
