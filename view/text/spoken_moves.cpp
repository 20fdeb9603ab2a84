#include "view/text/spoken_moves.h"

#include <array>
#include <cstdlib>

#include <wx/intl.h>

#include "model/movegen/legal_moves.h"
#include "model/pieces/piece.h"
#include "view/board/drawing/board_state.h"
#include "view/text/square_description.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// From the king down, the order in which positions are read out.
constexpr std::array kInOrder{PieceType::King,   PieceType::Queen,  PieceType::Rook,
                              PieceType::Bishop, PieceType::Knight, PieceType::Pawn};

wxString wordOf(Square square) {
    return toWx(toString(square));
}

wxString kindWord(PieceType type) {
    switch (type) {
        case PieceType::King:
            return _("king");
        case PieceType::Queen:
            return _("queen");
        case PieceType::Rook:
            return _("rook");
        case PieceType::Bishop:
            return _("bishop");
        case PieceType::Knight:
            return _("knight");
        case PieceType::Pawn:
            return _("pawn");
        case PieceType::None:
            break;
    }
    return {};
}

wxString add(const wxString& list, const wxString& item) {
    return list.empty() ? item : list + ", " + item;
}

wxString castlingSentence(Move move) {
    const bool isWhite = rankOf(move.from()) == Rank::First;
    if (Castling::wing(move.from(), move.to()) == Wing::KingSide)
        return isWhite ? _("White castles kingside.") : _("Black castles kingside.");
    return isWhite ? _("White castles queenside.") : _("Black castles queenside.");
}

wxString sentenceOf(const Position& before, Move move) {
    if (move == Move::null())
        return before.sideToMove() == Color::White ? _("White passes.") : _("Black passes.");
    if (move.isCastling()) return castlingSentence(move);
    const Board& board = before.board();
    const wxString piece = nameOf(*board.pieceAt(move.from())).Capitalize();
    const wxString from = wordOf(move.from());
    const wxString to = wordOf(move.to());
    if (move.kind() == Move::Kind::EnPassant)
        return wxString::Format(_("%s from %s takes en passant on %s."), piece, from, to);
    const Piece* const captured = board.pieceAt(move.to());
    if (captured == nullptr && !move.isPromotion())
        return wxString::Format(_("%s from %s to %s."), piece, from, to);
    if (captured == nullptr)
        return wxString::Format(_("%s from %s to %s becomes a %s."), piece, from, to,
                                kindWord(move.promotion()));
    if (!move.isPromotion())
        return wxString::Format(_("%s from %s takes %s on %s."), piece, from, nameOf(*captured), to);
    return wxString::Format(_("%s from %s takes %s on %s and becomes a %s."), piece, from, nameOf(*captured),
                            to, kindWord(move.promotion()));
}

wxString piecesOf(const Board& board, Color color) {
    wxString list;
    for (const PieceType type : kInOrder) {
        for (const Square square : SquaresOf(board.pieces(color, type)))
            list = add(list, kindWord(type) + ' ' + wordOf(square));
    }
    return list;
}

wxString capturedList(const PieceCounts& captures) {
    const wxString list = capturedPieces(captures);
    return list.empty() ? _("nothing") : list;
}

}  // namespace

wxString moveSentences(const GameNode& node) {
    if (node.parent() == nullptr) return _("No move has been made.");
    const wxString sentence = sentenceOf(node.parent()->position(), node.move());
    if (!node.position().isCheck()) return sentence;
    return sentence + ' ' + (isCheckmate(node.position()) ? _("Checkmate.") : _("Check."));
}

wxString positionSentences(const Board& board) {
    return wxString::Format(_("White: %s."), piecesOf(board, Color::White)) + '\n'
           + wxString::Format(_("Black: %s."), piecesOf(board, Color::Black));
}

wxString targetSentence(const Position& position, Square square) {
    const Piece* const piece = position.board().pieceAt(square);
    if (piece == nullptr) return wxString::Format(_("%s is empty."), wordOf(square));
    const wxString name = nameOf(*piece).Capitalize();
    if (piece->color() != position.sideToMove())
        return wxString::Format(_("%s on %s: it is the opponent's turn."), name, wordOf(square));
    wxString list;
    Bitboard seen = kNoSquares;  // a promoting pawn has four moves to a square
    for (const Move move : piece->legalMoves(position, square)) {
        const Square to = arrivalOf(move);
        if (contains(seen, to) && !move.isCastling()) continue;
        seen |= bit(to);
        const Piece* const captured = move.isCastling() ? nullptr : position.board().pieceAt(to);
        if (captured == nullptr)
            list = add(list, wordOf(to));
        else
            list = add(list, wxString::Format(_("%s taking %s"), wordOf(to), nameOf(*captured)));
    }
    if (list.empty()) return wxString::Format(_("%s on %s has no legal move."), name, wordOf(square));
    return wxString::Format(_("%s on %s can go to %s."), name, wordOf(square), list);
}

wxString attackerSentence(const Board& board, Square square) {
    wxString list;
    for (const Square from : SquaresOf(board.occupied())) {
        const Piece& piece = *board.pieceAt(from);
        if (contains(piece.attacksFrom(from, board.occupied()), square))
            list = add(list, nameOf(piece) + ' ' + wordOf(from));
    }
    if (list.empty()) return wxString::Format(_("Nothing attacks %s."), wordOf(square));
    return wxString::Format(_("%s is attacked by %s."), wordOf(square), list);
}

wxString capturedPieces(const PieceCounts& captures) {
    wxString list;
    for (const PieceType type : kInOrder) {
        for (unsigned number = captures[index(type)]; number > 0; --number) list = add(list, kindWord(type));
    }
    return list;
}

wxString captureSentences(const ByColor<PieceCounts>& captures, int balance) {
    wxString text = wxString::Format(_("White has captured: %s."), capturedList(captures[Color::White]))
                    + '\n'
                    + wxString::Format(_("Black has captured: %s."), capturedList(captures[Color::Black]));
    const auto more = static_cast<unsigned>(std::abs(balance));
    if (balance > 0)
        text << '\n'
             << wxString::Format(wxPLURAL("White is %u pawn ahead.", "White is %u pawns ahead.", more), more);
    if (balance < 0)
        text << '\n'
             << wxString::Format(wxPLURAL("Black is %u pawn ahead.", "Black is %u pawns ahead.", more), more);
    return text;
}

}  // namespace roque
