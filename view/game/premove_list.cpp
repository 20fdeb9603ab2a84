#include "view/game/premove_list.h"

#include <algorithm>
#include <cctype>

#include "model/pieces/piece.h"
#include "model/rules/castling.h"
#include "view/game/premove.h"

namespace roque {
namespace {

char upper(char letter) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
}

/// Writes the premoves of a board.
class PremoveWriter {
public:
    PremoveWriter(const Board& board, Bitboard castlingRooks, Color side) : board_(board) {
        for (const Square from : SquaresOf(board.pieces(side))) {
            for (const Move move : premovesOf(board, castlingRooks, from)) moves_.push_back(move);
        }
    }

    [[nodiscard]] std::vector<PremoveText> write() const {
        std::vector<PremoveText> texts;
        for (const Move move : moves_) {
            if (move.isCastling())
                texts.push_back(castling(move));
            else if (typeOf(move) == PieceType::Pawn)
                texts.push_back(ofPawn(move));
            else
                texts.push_back(ofPiece(move));
        }
        return texts;
    }

private:
    [[nodiscard]] PieceType typeOf(Move move) const { return board_.pieceAt(move.from())->type(); }

    [[nodiscard]] PremoveText castling(Move move) const {
        const Wing wing = Castling::wing(move.from(), move.to());
        const Color color = board_.pieceAt(move.from())->color();
        const std::string takesRook = toString(move.from()) + toString(move.to());
        const std::string twoSquares = toString(move.from()) + toString(Castling::kingTarget(color, wing));
        const bool isFromE = fileOf(move.from()) == File::E;
        PremoveText text{
            move, wing == Wing::KingSide ? "O-O" : "O-O-O", isFromE ? twoSquares : takesRook, {}};
        text.forms = {text.san, takesRook};
        if (isFromE) text.forms.push_back(twoSquares);
        return text;
    }

    [[nodiscard]] static PremoveText ofPawn(Move move) {
        const std::string from = toString(move.from());
        const std::string to = toString(move.to());
        const bool changesFile = fileOf(move.from()) != fileOf(move.to());
        const std::string plain = changesFile ? from.substr(0, 1) + "x" + to : to;
        if (!move.isPromotion()) return {move, plain, from + to, {plain, from + to}};
        const char letter = letterOf(move.promotion());
        PremoveText text{move, plain + '=' + upper(letter), from + to + letter, {}};
        for (const char each : {letter, upper(letter)}) {
            text.forms.push_back(plain + each);
            text.forms.push_back(from + to + each);
        }
        return text;
    }

    [[nodiscard]] PremoveText ofPiece(Move move) const {
        const std::string piece(1, upper(letterOf(typeOf(move))));
        const std::string from = toString(move.from());
        const std::string to = toString(move.to());
        PremoveText text{move, piece + originOf(move) + to, from + to, {from + to}};
        for (const std::string& origin : {std::string(), from.substr(0, 1), from.substr(1), from})
            text.forms.push_back(piece + origin + to);
        return text;
    }

    /// What of the origin tells a piece from others of its kind that may go to the same square: the file, if
    /// that does not do the rank, if neither does both.
    [[nodiscard]] std::string originOf(Move move) const {
        bool isAmbiguous = false;
        bool sharesFile = false;
        bool sharesRank = false;
        for (const Move other : moves_) {
            if (other.from() == move.from() || other.to() != move.to() || other.isCastling()
                || typeOf(other) != typeOf(move))
                continue;
            isAmbiguous = true;
            sharesFile = sharesFile || fileOf(other.from()) == fileOf(move.from());
            sharesRank = sharesRank || rankOf(other.from()) == rankOf(move.from());
        }
        const std::string from = toString(move.from());
        if (!isAmbiguous) return {};
        if (!sharesFile) return from.substr(0, 1);
        return sharesRank ? from : from.substr(1);
    }

    const Board& board_;
    std::vector<Move> moves_;
};

}  // namespace

std::vector<PremoveText> possiblePremoves(const Position& position, const std::vector<Move>& waiting,
                                          Color side) {
    const Board board = boardAfter(position.board(), waiting);
    return PremoveWriter(board, castlingRooksAfter(position, waiting), side).write();
}

}  // namespace roque
