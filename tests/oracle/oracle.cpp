#include "tests/oracle/oracle.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <sstream>

namespace roque::oracle {
namespace {

constexpr Square kNowhere{-1, -1};

bool isWhite(char piece) {
    return std::isupper(static_cast<unsigned char>(piece)) != 0;
}

/// The letter of a kind of piece, whatever its colour.
char kindOf(char piece) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(piece)));
}

/// A kind of piece in a colour.
char colored(char kind, bool white) {
    return white ? kindOf(kind) : static_cast<char>(std::tolower(static_cast<unsigned char>(kind)));
}

int firstRank(bool white) {
    return white ? 0 : 7;
}

int pawnDirection(bool white) {
    return white ? 1 : -1;
}

int signOf(int number) {
    return (number > 0) - (number < 0);
}

/// Calls a function with each of the 64 squares.
template <typename Function>
void forEachSquare(Function function) {
    for (int rank = 0; rank < 8; ++rank) {
        for (int file = 0; file < 8; ++file) function(Square{file, rank});
    }
}

std::string toText(Square square) {
    if (square == kNowhere) return "-";
    return {static_cast<char>('a' + square.file), static_cast<char>('1' + square.rank)};
}

}  // namespace

std::string toText(const Move& move) {
    std::string text = toText(move.from) + toText(move.to);
    if (move.promotion != ' ') text += move.promotion;
    return text;
}

// Reading and writing

Position::Position(std::string_view fen) {
    for (auto& rank : board_) rank.fill(' ');
    std::istringstream fields{std::string(fen)};
    std::string pieces, turn, castling, enPassant;
    fields >> pieces >> turn >> castling >> enPassant;
    if (int halves = 0, full = 0; fields >> halves >> full) {
        halfmoveClock_ = halves;
        fullmoveNumber_ = full;
    }

    Square square{0, 7};
    for (const char symbol : pieces) {
        if (symbol == '/') {
            square = {0, square.rank - 1};
        } else if (std::isdigit(static_cast<unsigned char>(symbol)) != 0) {
            square.file += symbol - '0';
        } else {
            at(square) = symbol;
            ++square.file;
        }
    }
    isWhiteToMove_ = turn == "w";
    readCastlingRights(castling);
    if (enPassant != "-") passed_ = {enPassant[0] - 'a', enPassant[1] - '1'};
}

void Position::readCastlingRights(std::string_view letters) {
    for (const char letter : letters) {
        if (letter == '-') continue;
        const bool white = isWhite(letter);
        Square rook{kindOf(letter) - 'A', firstRank(white)};
        if (kindOf(letter) == 'K') rook.file = 7;
        if (kindOf(letter) == 'Q') rook.file = 0;
        const int inwards = kindOf(letter) == 'K' ? -1 : 1;
        while (at(rook) != colored('R', white)) rook.file += inwards;  // K and Q: the outermost rook
        rooksWithRights_ += colored(static_cast<char>('A' + rook.file), white);
    }
    // White before Black, the h-file before the a-file.
    std::sort(rooksWithRights_.begin(), rooksWithRights_.end(),
              [](char a, char b) { return isWhite(a) != isWhite(b) ? isWhite(a) : a > b; });
}

std::string Position::fen() const {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < 8; ++file) {
            const char piece = at({file, rank});
            if (piece == ' ') {
                ++empty;
                continue;
            }
            if (empty > 0) text += std::to_string(empty);
            empty = 0;
            text += piece;
        }
        if (empty > 0) text += std::to_string(empty);
        if (rank > 0) text += '/';
    }
    text += isWhiteToMove_ ? " w " : " b ";
    text += rooksWithRights_.empty() ? "-" : rooksWithRights_;
    text += ' ' + (mayCapturePassedPawn() ? toText(passed_) : "-");
    return text + ' ' + std::to_string(halfmoveClock_) + ' ' + std::to_string(fullmoveNumber_);
}

bool Position::mayCapturePassedPawn() const {
    if (passed_ == kNowhere) return false;
    const auto moves = legalMoves();
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        return move.to == passed_ && kindOf(at(move.from)) == 'P' && move.from.file != move.to.file;
    });
}

// The board

char& Position::at(Square square) {
    return board_.at(static_cast<std::size_t>(square.rank)).at(static_cast<std::size_t>(square.file));
}

char Position::at(Square square) const {
    return board_.at(static_cast<std::size_t>(square.rank)).at(static_cast<std::size_t>(square.file));
}

bool Position::isEmpty(Square square) const {
    return at(square) == ' ';
}

bool Position::isOwn(Square square) const {
    return !isEmpty(square) && isWhite(at(square)) == isWhiteToMove_;
}

Square Position::find(char piece) const {
    Square found = kNowhere;
    forEachSquare([&](Square square) {
        if (at(square) == piece) found = square;
    });
    return found;
}

// Article 3: the moves of the pieces

/// Article 3.5: bishop, rook and queen may not move over any intervening pieces.
bool Position::isPathFree(Square from, Square to) const {
    const int files = signOf(to.file - from.file);
    const int ranks = signOf(to.rank - from.rank);
    for (Square square{from.file + files, from.rank + ranks}; square != to;) {
        if (!isEmpty(square)) return false;
        square = {square.file + files, square.rank + ranks};
    }
    return true;
}

/// Article 3.1.2: whether the piece on `from` could capture on `to`. By article 3.1.3 it attacks that square
/// even if it may not move there because of its own king.
bool Position::attacks(Square from, Square to) const {
    const int files = to.file - from.file;
    const int ranks = to.rank - from.rank;
    if (from == to) return false;
    const bool onDiagonal = std::abs(files) == std::abs(ranks);
    const bool onLine = files == 0 || ranks == 0;
    switch (kindOf(at(from))) {
        case 'B':  // 3.2
            return onDiagonal && isPathFree(from, to);
        case 'R':  // 3.3
            return onLine && isPathFree(from, to);
        case 'Q':  // 3.4
            return (onDiagonal || onLine) && isPathFree(from, to);
        case 'N':  // 3.6
            return std::abs(files * ranks) == 2;
        case 'P':  // 3.7.3
            return std::abs(files) == 1 && ranks == pawnDirection(isWhite(at(from)));
        case 'K':  // 3.8.1
            return std::abs(files) <= 1 && std::abs(ranks) <= 1;
        default:
            return false;
    }
}

bool Position::isAttackedByOpponent(Square square) const {
    bool attacked = false;
    forEachSquare([&](Square from) {
        if (!isEmpty(from) && !isOwn(from) && attacks(from, square)) attacked = true;
    });
    return attacked;
}

/// Articles 3.1 to 3.8, without the king's safety (3.9).
bool Position::canGo(Square from, Square to) const {
    if (!isOwn(from)) return false;
    if (isCastling({from, to})) return canCastle(from, to);
    if (isOwn(to)) return false;  // 3.1
    return kindOf(at(from)) == 'P' ? canPawnGo(from, to) : attacks(from, to);
}

/// Article 3.7.
bool Position::canPawnGo(Square from, Square to) const {
    const int direction = pawnDirection(isWhiteToMove_);
    if (attacks(from, to)) return !isEmpty(to) || to == passed_;  // 3.7.3, 3.7.3.1
    if (to.file != from.file || !isEmpty(to)) return false;
    if (to.rank == from.rank + direction) return true;  // 3.7.1
    return from.rank == firstRank(isWhiteToMove_) + direction && to.rank == from.rank + 2 * direction
           && isPathFree(from, to);  // 3.7.2
}

// Article 3.8.2 and guideline II: castling

bool Position::isCastling(const Move& move) const {
    return at(move.from) == colored('K', isWhiteToMove_) && at(move.to) == colored('R', isWhiteToMove_);
}

bool Position::canCastle(Square king, Square rook) const {
    // 3.8.2.1: the right is lost once the king or this rook has moved.
    const char letter = colored(static_cast<char>('A' + rook.file), isWhiteToMove_);
    if (rook.rank != firstRank(isWhiteToMove_) || rooksWithRights_.find(letter) == std::string::npos)
        return false;

    // 3.8.2.2.2 and guideline II.3: the squares that king and rook cross and reach are empty except for
    // themselves.
    const bool kingSide = rook.file > king.file;
    const Square kingTo{kingSide ? 6 : 2, king.rank};
    const Square rookTo{kingSide ? 5 : 3, king.rank};
    Position lifted = *this;
    lifted.at(king) = ' ';
    lifted.at(rook) = ' ';
    const auto isFree = [&](Square from, Square to) {
        return lifted.isPathFree(from, to) && lifted.isEmpty(to);
    };
    if (king != kingTo && !isFree(king, kingTo)) return false;
    if (rook != rookTo && !isFree(rook, rookTo)) return false;

    // 3.8.2.2.1: the king's square, those it crosses and the one it reaches are not attacked.
    const int step = signOf(kingTo.file - king.file);
    for (Square square = king;; square.file += step) {
        Position underway = *this;
        underway.at(king) = ' ';
        if (underway.isAttackedByOpponent(square)) return false;
        if (square == kingTo) return true;
    }
}

// Articles 3.9 and 3.10: check, and what makes a move legal

bool Position::isCheck() const {
    return isAttackedByOpponent(find(colored('K', isWhiteToMove_)));
}

/// Article 3.9.2: whether a move leaves or places the king under attack.
bool Position::leavesKingAttacked(const Move& move) const {
    Position next = *this;
    next.movePiece(move);
    return next.isCheck();
}

std::vector<Move> Position::legalMoves() const {
    std::vector<Move> moves;
    forEachSquare([&](Square from) {
        if (!isOwn(from)) return;
        forEachSquare([&](Square to) {
            if (!canGo(from, to) || leavesKingAttacked({from, to})) return;
            if (kindOf(at(from)) == 'P' && to.rank == firstRank(!isWhiteToMove_)) {
                for (const char choice : {'q', 'r', 'b', 'n'})
                    moves.push_back({from, to, choice});  // 3.7.3.3
            } else {
                moves.push_back({from, to});
            }
        });
    });
    return moves;
}

bool Position::isCheckmate() const {
    return isCheck() && legalMoves().empty();
}

bool Position::isStalemate() const {
    return !isCheck() && legalMoves().empty();
}

// Making a move

/// Changes the board only; the turn and everything else stay.
void Position::movePiece(const Move& move) {
    if (isCastling(move)) return castle(move.from, move.to);
    const char piece = at(move.from);
    const bool isEnPassant = kindOf(piece) == 'P' && move.from.file != move.to.file && isEmpty(move.to);
    if (isEnPassant) at({move.to.file, move.from.rank}) = ' ';  // 3.7.3.1
    at(move.from) = ' ';
    at(move.to) = move.promotion == ' ' ? piece : colored(move.promotion, isWhiteToMove_);
}

void Position::castle(Square king, Square rook) {
    const bool kingSide = rook.file > king.file;
    at(king) = ' ';
    at(rook) = ' ';
    at({kingSide ? 6 : 2, king.rank}) = colored('K', isWhiteToMove_);
    at({kingSide ? 5 : 3, king.rank}) = colored('R', isWhiteToMove_);
}

/// Article 3.8.2.1: a king's or rook's first move ends its rights, and so does the capture of the rook.
void Position::updateRights(const Move& move) {
    std::string kept;
    for (const char letter : rooksWithRights_) {
        const bool white = isWhite(letter);
        const Square rook{kindOf(letter) - 'A', firstRank(white)};
        const bool kingMoves = at(move.from) == colored('K', white);
        if (!kingMoves && move.from != rook && move.to != rook) kept += letter;
    }
    rooksWithRights_ = kept;
}

Position Position::after(const Move& move) const {
    const bool isPawn = kindOf(at(move.from)) == 'P';
    const bool isCapture = !isEmpty(move.to) && !isCastling(move);

    Position next = *this;
    next.updateRights(move);
    next.movePiece(move);
    next.passed_ = kNowhere;
    if (isPawn && std::abs(move.to.rank - move.from.rank) == 2)
        next.passed_ = {move.from.file, (move.from.rank + move.to.rank) / 2};
    next.halfmoveClock_ = isPawn || isCapture ? 0 : halfmoveClock_ + 1;
    if (!isWhiteToMove_) ++next.fullmoveNumber_;
    next.isWhiteToMove_ = !isWhiteToMove_;
    return next;
}

}  // namespace roque::oracle
