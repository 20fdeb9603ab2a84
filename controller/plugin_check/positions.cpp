#include "controller/plugin_check/positions.h"

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <stdexcept>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "model/position/chess960.h"

namespace roque::check {
namespace {

constexpr std::array<std::string_view, 7> kCastling{
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1",        // f1 is attacked
    "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",        // b1 is attacked, which forbids nothing
    "r3k2r/8/8/8/8/8/4R3/4K3 b kq - 0 1",        // in check
    "rn2k1nr/8/8/8/8/8/8/RN2K1NR w KQkq - 0 1",  // the way is not free
};

constexpr std::array<std::string_view, 6> kEnPassant{
    "7k/8/4p3/3pP3/8/6q1/8/7K w - d6 0 2",  // the only legal move
    "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2",   // two pawns can
    "4k3/8/8/8/2pPp3/8/8/4K3 b - d3 0 1",
    "8/8/8/8/k2Pp2R/8/8/4K3 b - - 0 1",   // it would uncover a rook on the rank
    "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",  // it takes the pawn that gives check
    "4k3/8/8/2PpP3/8/8/8/4K3 w - - 0 2",  // too late
};

constexpr std::array<std::string_view, 5> kPromotion{
    "7k/P7/8/8/8/6q1/8/7K w - - 0 1",    // nothing but promotions
    "1n5k/P7/8/8/8/6q1/8/7K w - - 0 1",  // with and without capture
    "7k/8/6Q1/8/8/8/p7/7K b - - 0 1",
    "8/PPPPPPPP/8/2k5/8/2K5/pppppppp/8 w - - 0 1",
    "8/PPPPPPPP/8/2k5/8/2K5/pppppppp/8 b - - 0 1",
};

constexpr std::array<std::string_view, 5> kChess960{
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
    "4k3/8/8/8/8/8/8/5K1R w H - 0 1",    // the king goes one square, as it could without castling
    "1rk5/8/8/8/8/8/8/1RK5 w Bb - 0 1",  // the king stays on c1
    "rk2r3/8/8/8/8/8/8/RK2R3 b AEae - 0 1",
};

constexpr std::array<std::string_view, 4> kForced{
    "7k/6Q1/8/8/8/8/8/K7 b - - 0 1",
    "k7/8/1K6/8/8/8/8/1R6 b - - 0 1",
    "7k/8/4p3/3pP3/8/6q1/8/7K w - d6 0 2",
    "7k/8/8/1R6/8/6q1/8/r6K w - - 0 1",
};

constexpr std::array<std::string_view, 7> kNearMate{
    "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1",  // mate in one
    "r6k/8/8/8/8/8/5PPP/6K1 b - - 0 1",
    "6k1/R7/8/8/8/8/8/1R5K b - - 0 1",  // to be mated by the next move
    "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",    // stalemate is as near as mate
    "k7/8/2Q5/8/8/8/8/K7 b - - 0 1",    "8/8/8/8/8/4k3/4p3/4K3 b - - 0 1",
    "8/8/8/8/8/8/8/K1k5 w - - 0 1",  // two bare kings
};

constexpr std::array<std::string_view, 4> kManyQueens{
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",  // 218 moves (Petrović, 1964)
    "k6q/qqqqqqqq/8/8/8/8/QQQQQQQQ/K6Q w - - 0 1",
    "k6q/qqqqqqqq/8/8/8/8/QQQQQQQQ/K6Q b - - 0 1",
    "4k3/nnnnnnnn/nn6/8/8/NN6/NNNNNNNN/4K3 w - - 0 1",
};

constexpr std::array<std::string_view, 5> kFiftyMoves{
    "4k3/8/8/8/8/8/R7/4K3 w - - 98 80",    "4k3/8/8/8/8/8/R7/4K3 w - - 99 80",
    "4k3/8/8/8/8/8/R7/4K3 b - - 100 90",   "4k3/p7/8/8/8/8/R7/4K3 w - - 148 120",
    "4k3/p7/8/8/8/8/R7/4K3 b - - 99 5000",
};

constexpr std::array<std::string_view, 3> kOrdinary{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
};

/// Numbers from 0, the same with every standard library.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}
    [[nodiscard]] std::size_t roll(std::size_t sides) { return static_cast<std::size_t>(engine_() % sides); }

private:
    std::mt19937_64 engine_;
};

SearchRequest emptyGame(Variant variant, Dice& dice) {
    SearchRequest game;
    game.variant = variant;
    if (variant == Variant::Chess960)
        game.start = chess960Start(static_cast<unsigned>(dice.roll(kChess960Starts)));
    return game;
}

/// One game of random length; a move that would end it ends it before.
SearchRequest randomRequest(Variant variant, Dice& dice) {
    constexpr std::size_t kMaxPlies = 121;
    SearchRequest game = emptyGame(variant, dice);
    Position position = game.start;
    for (std::size_t plies = dice.roll(kMaxPlies); plies > 0; --plies) {
        const MoveList moves = legalMoves(position);
        const Move move = moves[dice.roll(moves.size())];
        if (!hasLegalMove(position.after(move))) break;
        game.moves.push_back(move);
        position = position.after(move);
    }
    return game;
}

/// The moves that keep a game going: no end, no position for the fourth time; captures only if nothing else
/// is possible, and pawn moves as rarely as the fifty-move rule allows.
std::vector<Move> lastingMoves(const Position& position, const std::map<Key, unsigned>& seen) {
    constexpr unsigned kLongestRest = 90;
    std::vector<Move> moves;
    std::vector<Move> pawnMoves;
    std::vector<Move> captures;
    for (const Move move : legalMoves(position)) {
        const Position after = position.after(move);
        const bool isCapture = count(after.board().occupied()) < count(position.board().occupied());
        const auto times = seen.find(after.key());
        const bool isFrequent = times != seen.end() && times->second >= 3;
        if (isFrequent || !hasLegalMove(after)) continue;
        if (isCapture || move.isPromotion())
            captures.push_back(move);
        else
            (after.halfmoveClock() == 0 ? pawnMoves : moves).push_back(move);
    }
    if (moves.empty() && pawnMoves.empty()) return captures;
    const bool isPawnsTurn = moves.empty() || position.halfmoveClock() >= kLongestRest;
    return isPawnsTurn && !pawnMoves.empty() ? pawnMoves : moves;
}

}  // namespace

Fens castlingFens() noexcept {
    return kCastling;
}
Fens enPassantFens() noexcept {
    return kEnPassant;
}
Fens promotionFens() noexcept {
    return kPromotion;
}
Fens chess960Fens() noexcept {
    return kChess960;
}
Fens forcedFens() noexcept {
    return kForced;
}
Fens nearMateFens() noexcept {
    return kNearMate;
}
Fens manyQueensFens() noexcept {
    return kManyQueens;
}
Fens fiftyMovesFens() noexcept {
    return kFiftyMoves;
}
Fens ordinaryFens() noexcept {
    return kOrdinary;
}

SearchRequest requestOf(std::string_view fen, Variant variant) {
    const auto position = parseFen(fen);
    if (!position) throw std::logic_error("a position of the checks is none: " + std::string(fen));
    SearchRequest request;
    request.start = *position;
    request.variant = variant;
    return request;
}

std::vector<SearchRequest> randomRequests(std::uint64_t seed, std::size_t count, Variant variant) {
    Dice dice(seed);
    std::vector<SearchRequest> requests;
    for (std::size_t number = 0; number < count; ++number) requests.push_back(randomRequest(variant, dice));
    return requests;
}

SearchRequest longGame(std::uint64_t seed, std::size_t plies) {
    Dice dice(seed);
    SearchRequest game;
    Position position = game.start;
    std::map<Key, unsigned> seen;
    while (game.moves.size() < plies) {
        ++seen[position.key()];
        const std::vector<Move> moves = lastingMoves(position, seen);
        if (moves.empty()) break;
        game.moves.push_back(moves[dice.roll(moves.size())]);
        position = position.after(game.moves.back());
    }
    return game;
}

SearchRequest repeatedPosition() {
    SearchRequest game;
    Position position = game.start;
    for (const char* const text : {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"}) {
        game.moves.push_back(*parseUciMove(position, text));
        position = position.after(game.moves.back());
    }
    return game;
}

}  // namespace roque::check
