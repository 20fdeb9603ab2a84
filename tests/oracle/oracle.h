#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

// The rules of chess a second time: slow, naive, and written only from the text of the FIDE Laws of Chess (in
// force from 1 January 2023). It shares no code with the model, so that a mistake in either shows as a
// difference. It knows no sets, pins or tables: it tries every move, makes it, and checks whether the king
// can be captured.
namespace roque::oracle {

/// A square: files a to h are 0 to 7, ranks 1 to 8 are 0 to 7.
struct Square {
    int file;
    int rank;

    bool operator==(const Square&) const = default;
};

/// A move. Castling is written as the king's move to the square of its own rook.
struct Move {
    Square from;
    Square to;
    char promotion = ' ';  ///< q, r, b or n; a blank unless the move promotes a pawn

    bool operator==(const Move&) const = default;
};

/// The text of a move in UCI's Chess960 mode: e2e4, e7e8q, e1h1.
[[nodiscard]] std::string toText(const Move& move);

/// Everything that decides whether a move is legal: the pieces, the side to move, castling rights, and the en
/// passant square. Pieces are letters as in FEN; an empty square is a blank.
class Position {
public:
    /// The position of a valid FEN; castling rights in any of the known styles.
    explicit Position(std::string_view fen);

    /// Every legal move (article 3.10.1).
    [[nodiscard]] std::vector<Move> legalMoves() const;
    /// The position after a legal move.
    [[nodiscard]] Position after(const Move& move) const;

    /// Whether the side to move is in check (article 3.9.1).
    [[nodiscard]] bool isCheck() const;
    [[nodiscard]] bool isCheckmate() const;  ///< article 5.1.1
    [[nodiscard]] bool isStalemate() const;  ///< article 5.2.1

    /// The FEN with castling rights as rook files, and an en passant square only where a capture is legal.
    [[nodiscard]] std::string fen() const;

private:
    [[nodiscard]] char& at(Square square);
    [[nodiscard]] char at(Square square) const;
    [[nodiscard]] bool isEmpty(Square square) const;
    [[nodiscard]] bool isOwn(Square square) const;
    [[nodiscard]] Square find(char piece) const;

    [[nodiscard]] bool isPathFree(Square from, Square to) const;
    [[nodiscard]] bool attacks(Square from, Square to) const;
    [[nodiscard]] bool isAttackedByOpponent(Square square) const;
    [[nodiscard]] bool canGo(Square from, Square to) const;
    [[nodiscard]] bool canPawnGo(Square from, Square to) const;
    [[nodiscard]] bool canCastle(Square king, Square rook) const;
    [[nodiscard]] bool leavesKingAttacked(const Move& move) const;

    [[nodiscard]] bool isCastling(const Move& move) const;
    [[nodiscard]] bool mayCapturePassedPawn() const;
    void movePiece(const Move& move);
    void castle(Square king, Square rook);
    void updateRights(const Move& move);
    void readCastlingRights(std::string_view letters);

    std::array<std::array<char, 8>, 8> board_;  ///< [rank][file]
    bool isWhiteToMove_ = true;
    std::string rooksWithRights_;  ///< the letters of their files, upper case for White
    Square passed_{-1, -1};        ///< the square that a pawn has just passed over
    int halfmoveClock_ = 0;
    int fullmoveNumber_ = 1;
};

}  // namespace roque::oracle
