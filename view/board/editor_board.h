#pragma once

#include <functional>

#include <wx/panel.h>

#include "view/board/drawing/board_geometry.h"
#include "view/board/drawing/board_style.h"
#include "view/board/input/editor_interaction.h"
#include "view/board/piece_set.h"

namespace roque {

/// The board of the position editor, between the stock of black pieces and that of white ones.
/// EditorInteraction handles the input. [ui-thread]
class EditorBoard : public wxPanel {
public:
    /// Edits a setup; both it and the pieces must outlive the panel.
    EditorBoard(wxWindow* parent, PieceSet& pieces, SetupEditing& editing);
    ~EditorBoard() override;

    /// Called when the person has changed the setup.
    std::function<void()> onChange;

    /// Shows changes made elsewhere.
    void show();
    /// Clears the chosen or dragged piece. Returns whether there was one.
    bool cancel();
    void setOrientation(Orientation orientation);
    void setColors(const BoardColors& colors);

    [[nodiscard]] Orientation orientation() const noexcept { return orientation_; }
    [[nodiscard]] const EditorInteraction& interaction() const noexcept { return interaction_; }
    /// The middle of a square, or of a piece in the stock, in client coordinates.
    [[nodiscard]] wxPoint centreOf(Square square) const;
    [[nodiscard]] wxPoint centreOf(const Piece& piece) const;

    bool AcceptsFocus() const override { return true; }

protected:
    wxSize DoGetBestClientSize() const override;

private:
    void bindEvents();
    void onPaint(wxPaintEvent& event);
    void onKey(wxKeyEvent& event);
    void onChar(wxKeyEvent& event);
    template <typename Action>
    void interact(Action action);
    [[nodiscard]] BoardGeometry geometry() const;
    [[nodiscard]] PixelRect rectOf(const Piece& piece) const;
    [[nodiscard]] EditorInteraction::Place placeAt(const wxPoint& point) const;

    PieceSet& pieces_;
    EditorInteraction interaction_;
    Orientation orientation_ = Orientation::WhiteBelow;
    BoardColors colors_;
};

}  // namespace roque
