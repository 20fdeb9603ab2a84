#include "view/text/square_description.h"

#include <wx/intl.h>

#include "model/pieces/piece.h"

namespace roque {

wxString nameOf(const Piece& piece) {
    const bool isWhite = piece.color() == Color::White;
    switch (piece.type()) {
        case PieceType::Pawn:
            return isWhite ? _("white pawn") : _("black pawn");
        case PieceType::Knight:
            return isWhite ? _("white knight") : _("black knight");
        case PieceType::Bishop:
            return isWhite ? _("white bishop") : _("black bishop");
        case PieceType::Rook:
            return isWhite ? _("white rook") : _("black rook");
        case PieceType::Queen:
            return isWhite ? _("white queen") : _("black queen");
        case PieceType::King:
            return isWhite ? _("white king") : _("black king");
        case PieceType::None:
            break;
    }
    return {};
}

namespace {

wxString describe(AnnotationColor color) {
    switch (color) {
        case AnnotationColor::Green:
            return _("green circle");
        case AnnotationColor::Red:
            return _("red circle");
        case AnnotationColor::Yellow:
            return _("yellow circle");
        case AnnotationColor::Blue:
            return _("blue circle");
    }
    return {};
}

}  // namespace

wxString describeSquare(const BoardState& state, Square square) {
    const SquareLook look = lookOf(state, square);
    wxString text = toString(square);
    const auto add = [&text](const wxString& what) { text << ", " << what; };
    add(look.piece != nullptr ? nameOf(*look.piece) : _("empty"));
    if (look.isCheck) add(_("in check"));
    if (look.isSelected) add(_("selected"));
    if (look.target == TargetKind::Quiet) add(_("can be reached"));
    if (look.target == TargetKind::Occupied) {
        const bool isCapture = contains(state.captures, square);
        add(isCapture ? _("can be captured") : _("can be castled with"));
    }
    if (look.isLastMove) add(_("last move"));
    if (look.premove) add(wxString::Format(_("premove %d"), static_cast<int>(*look.premove)));
    if (look.mark) add(describe(*look.mark));
    return text;
}

wxString describeCursor(const BoardState& state) {
    if (state.chooser) {
        const PieceType choice = PromotionChooser::kChoices[state.chooser->focused];
        return nameOf(Piece::of(state.chooser->color(), choice));
    }
    return state.cursor == Square::None ? wxString() : describeSquare(state, state.cursor);
}

}  // namespace roque
