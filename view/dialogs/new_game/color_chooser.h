#pragma once

#include <array>

#include <wx/panel.h>

#include "controller/settings/new_game_habits.h"
#include "view/board/piece_set.h"
#include "view/toolkit/choice_button.h"

namespace roque {

/// Selects the side to play: White, Black, or one by chance.
class ColorChooser : public wxPanel {
public:
    /// The pictures are copied.
    ColorChooser(wxWindow* parent, PieceSet& pieces, ColorWish wish);

    [[nodiscard]] ColorWish wish() const;

private:
    void addPictures(PieceSet& pieces);

    std::array<ChoiceButton*, 3> buttons_;  ///< in the order of ColorWish
};

}  // namespace roque
