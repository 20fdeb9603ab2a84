#pragma once

#include <functional>

#include "view/board/board_surface.h"
#include "view/board/input/editor_interaction.h"

namespace roque {

/// The board of the position editor, between the stock of black pieces and that of white ones.
/// EditorInteraction handles the input. [ui-thread]
class EditorBoard : public BoardSurface {
public:
    /// Edits a setup; both it and the pieces must outlive the panel.
    EditorBoard(wxWindow* parent, PieceSet& pieces, SetupEditing& editing);

    /// Called when the person has changed the setup.
    std::function<void()> onChange;

    /// Shows changes made elsewhere.
    void show();
    /// Clears the chosen or dragged piece. Returns whether there was one.
    bool cancel();

    [[nodiscard]] const EditorInteraction& interaction() const noexcept { return interaction_; }
    using BoardSurface::centreOf;
    /// The middle of a piece in the stock, in client coordinates.
    [[nodiscard]] wxPoint centreOf(const Piece& piece) const;

protected:
    wxSize DoGetBestClientSize() const override;
    [[nodiscard]] BoardLayout layoutIn(const wxSize& size) const override;
    void paint(WxCanvas& canvas, const BoardGeometry& where, const Damage& damaged) override;

private:
    void bindEvents();
    void onKey(wxKeyEvent& event);
    void onChar(wxKeyEvent& event);
    template <typename Action>
    void interact(Action action);
    [[nodiscard]] PixelRect rectOf(const Piece& piece) const;
    [[nodiscard]] EditorInteraction::Place placeAt(const wxPoint& point) const;

    EditorInteraction interaction_;
};

}  // namespace roque
