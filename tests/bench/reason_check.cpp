#include "tests/bench/reason_check.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <stdexcept>

#include <fmt/format.h>

#include "model/attacks/geometry.h"
#include "model/draws/dead_position.h"
#include "model/game/captures.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/san.h"
#include "model/problem/mate_solver.h"
#include "tests/model/problem/mate_verifier.h"

namespace roque::bench {
namespace {

using Kind = MoveReason::Kind;

constexpr int kMateScore = 10'000;
/// Centipawns that a weak pawn, a lost move or castling may explain, as the engine counts.
constexpr int kMostForALittle = 250;

int balance(const Position& position, Color side) {
    const int white = materialBalance(position.board());
    return side == Color::White ? white : -white;
}

/// The position in which the move of the reason is played.
Position stageOf(const MoveAnswer& answer) {
    return answer.reason->isMissed() ? answer.before : answer.before.after(answer.move);
}

int scoreFor(Color side, const WhiteScore& score) {
    const int white = score.mate ? (score.mate->winner == Color::White ? kMateScore : -kMateScore)
                                 : score.centipawns.value_or(0);
    return side == Color::White ? white : -white;
}

/// The squares of pieces that a piece reaches step by step, without the program's tables.
std::vector<Square> firstMen(const Board& board, Square from, geometry::Step step, std::size_t most) {
    std::vector<Square> men;
    for (Square to = geometry::stepped(from, step); to != Square::None && men.size() < most;
         to = geometry::stepped(to, step)) {
        if (!board.isEmpty(to)) men.push_back(to);
    }
    return men;
}

bool areInLine(const Board& board, Square slider, Square front, Square behind) {
    for (const auto& steps : {geometry::kDiagonals, geometry::kStraights}) {
        for (const geometry::Step step : steps) {
            const auto men = firstMen(board, slider, step, 2);
            if (men.size() == 2 && men[0] == front && men[1] == behind) return true;
        }
    }
    return false;
}

/// Whether a side could capture on a square, or give check there, with the piece on another, if it were to
/// move.
bool attacks(const Position& position, Square from, Square to) {
    const Board& board = position.board();
    if (board.typeOn(to) == PieceType::King) return position.isCheck();
    if (position.isCheck()) return true;  // the other attack of a check; checked by its geometry only
    const MoveList moves = legalMoves(position.afterNull(), bit(from), bit(to));
    return !moves.empty();
}

/// Whether the geometry of a motif is on the board after the move.
bool isShaped(const Gain& gain, const Position& after) {
    switch (gain.motif) {
        case Motif::Fork:
            return attacks(after, gain.move.to(), gain.pieces[0].square)
                   && attacks(after, gain.move.to(), gain.pieces[1].square);
        case Motif::Pin:
        case Motif::Skewer:
            return areInLine(after.board(), gain.move.to(), gain.pieces[0].square, gain.pieces[1].square);
        default:
            return true;
    }
}

bool isAlreadyTaken(Motif motif) {
    switch (motif) {
        case Motif::Capture:
        case Motif::PinnedDefender:
        case Motif::DefenderGone:
        case Motif::LineOpened:
        case Motif::NotSaved:
        case Motif::Material:
            return true;
        default:
            return false;
    }
}

bool isThreat(const Pressure& pressure) noexcept {
    return pressure.kind == Pressure::Kind::Threat || pressure.kind == Pressure::Kind::TacticThreat;
}

/// What is threatened to be won, in pawns.
int worthOf(const Pressure& pressure) {
    if (pressure.gain) return pressure.gain->pawns;
    return isThreat(pressure) ? pawnsWorth(pressure.pieces.front().type) : 0;
}

/// The squares on which the opponent's pieces of a gain stand after a reply; the king is none of them.
Bitboard victimsAfter(const Gain& gain, const Board& board, Move reply) {
    Bitboard victims = kNoSquares;
    for (const PlacedPiece& piece : gain.pieces) {
        if (piece.type == PieceType::King) continue;
        victims |= bit(piece.square == reply.from() ? reply.to() : piece.square);
    }
    return victims & board.occupied();
}

/// Whether a line wins so many pawns, counted from a balance, and keeps them for two moves of each side, or
/// to its end if the loser has had a move to take them back.
bool showsGain(Position position, const std::vector<Move>& line, Color winner, int before, int pawns) {
    constexpr unsigned kPlies = 4;
    unsigned kept = balance(position, winner) - before >= pawns ? 1 : 0;
    for (const Move move : line) {
        position = position.after(move);
        kept = balance(position, winner) - before >= pawns ? kept + 1 : 0;
        if (kept > kPlies) return true;
    }
    return kept > (position.sideToMove() == winner ? 0U : 1U);
}

bool takes(Position position, const std::vector<Move>& line, Bitboard victims, Color winner) {
    for (const Move move : line) {
        if (position.sideToMove() == winner && contains(victims, move.to())) return true;
        if (position.sideToMove() != winner && contains(victims, move.from()))
            victims = (victims ^ bit(move.from())) | bit(move.to());
        if (position.sideToMove() == winner && move.isPromotion()) return true;
        position = position.after(move);
    }
    return false;
}

/// Whether some answer to the refutation keeps a right to castle, by the FEN.
bool keepsCastling(const MoveAnswer& answer) {
    const bool isWhite = answer.before.sideToMove() == Color::White;
    const auto hasRight = [&](const Position& position) {
        const std::string fen = toFen(position);
        const std::string rights = fen.substr(fen.find(' ') + 3);
        return rights.substr(0, rights.find(' ')).find_first_of(isWhite ? "KQ" : "kq") != std::string::npos;
    };
    const Position after = answer.before.after(answer.move);
    if (!hasRight(after)) return false;
    const Position refuted = after.after(answer.line.at(1));
    const MoveList replies = legalMoves(refuted);
    return std::ranges::any_of(replies, [&](Move reply) { return hasRight(refuted.after(reply)); });
}

}  // namespace

Objection ReasonCheck::check(const MoveAnswer& answer) {
    if (!answer.reason) return {};
    if (auto wrong = whatIsFalse(answer); !wrong.empty()) return {std::move(wrong)};
    return {whatCostsOtherwise(answer), true};
}

std::string ReasonCheck::whatIsFalse(const MoveAnswer& answer) {
    const Position after = answer.before.after(answer.move);
    switch (answer.reason->kind) {
        case Kind::Mated:
        case Kind::MissedMate:
            return checkMate(answer);
        case Kind::Loss:
        case Kind::MissedGain:
            return checkGain(answer);
        case Kind::Pressure:
        case Kind::MissedPressure:
            return checkPressure(answer);
        case Kind::Stalemate:
            return legalMoves(after).empty() && !after.isCheck() ? "" : "no stalemate";
        case Kind::CastlingLost:
            return keepsCastling(answer) ? "castling is still possible" : "";
        case Kind::DeadPosition:
            return canMate(after, Color::White) || canMate(after, Color::Black) ? "can be won" : "";
        default: {
            // Exact tables and counts; the engine's score must agree with a draw or a loss.
            const View view = look(after, answer.before.sideToMove(), 10 * nodes_);
            return view.centipawns > 300 ? "the engine wins it" : "";
        }
    }
}

std::string ReasonCheck::checkMate(const MoveAnswer& answer) const {
    const Position stage = stageOf(answer);
    const ProvedMate& mate = *answer.reason->mate;
    MateTable table(std::size_t{64} << 20U);
    const std::atomic<bool> stop{false};
    const auto solved = MateSolver(table, stop).solve(stage, mate.moves, MateDetail::Tree);
    if (!solved.solution) return "no mate is found";
    if (solved.solution->moves != mate.moves) return "a shorter mate is found";
    for (const MateBranch& branch : solved.solution->tree) {
        if (branch.move == mate.key) return test::whatIsWrong(stage, branch, mate.moves);
    }
    return "its first move does not mate";
}

std::string ReasonCheck::checkGain(const MoveAnswer& answer) {
    const Gain& gain = *answer.reason->gain;
    const Position after = stageOf(answer).after(gain.move);
    if (!isShaped(gain, after)) return "the motif is not on the board";
    const Color mover = answer.before.sideToMove();
    // What the winner would have had without the gain.
    const int level = answer.reason->isMissed()
                          ? look(answer.before.after(answer.move), mover, 10 * nodes_).centipawns
                          : -look(answer.before, mover, 10 * nodes_).centipawns;
    for (const Move reply : legalMoves(after)) {
        const std::string wrong = checkReply(answer, after, reply, level);
        if (!wrong.empty()) return wrong;
    }
    return {};
}

/// What is threatened must happen if the side passes; what is forced must happen after every answer, or the
/// engine must see that it costs something else.
std::string ReasonCheck::checkPressure(const MoveAnswer& answer) {
    constexpr int kSomething = 40;
    const Pressure& pressure = *answer.reason->pressure;
    const Position after = stageOf(answer).after(pressure.move);
    const Color winner = ~after.sideToMove();
    if (pressure.kind == Pressure::Kind::MateThreat) {
        MateTable table(std::size_t{64} << 20U);
        const std::atomic<bool> stop{false};
        const auto solved =
            MateSolver(table, stop).solve(after.afterNull(), pressure.moves, MateDetail::FirstKey);
        return solved.solution && solved.solution->moves == pressure.moves ? "" : "no mate is threatened";
    }
    const int level = look(after, winner, 10 * nodes_).centipawns;
    if (isThreat(pressure)) {
        constexpr int kMost = 5;
        const int worth = worthOf(pressure);
        std::vector<Move> only;
        if (pressure.gain) only.push_back(pressure.gain->move);
        if (pressure.gain && !isShaped(*pressure.gain, after.afterNull().after(only.front())))
            return "the motif is not on the board";
        const View passed = look(after.afterNull(), winner, 10 * nodes_, only);
        if (passed.centipawns >= level + kSomething * std::min(worth, kMost)) return {};
        if (showsGain(after.afterNull(), passed.line, winner, balance(after, winner), worth)) return {};
        return fmt::format("only {} cp are threatened", passed.centipawns - level);
    }
    for (const Move reply : legalMoves(after)) {
        if (isSubmission(pressure, answer.before, after, reply)) continue;
        const int score = look(after.after(reply), winner, nodes_).centipawns;
        if (score >= std::min(level + kSomething, 2'000)) continue;
        return fmt::format("{}: nothing is forced, {} cp instead of {}", toSan(after, reply), score, level);
    }
    return {};
}

/// Whether the engine sees too little lost by the move, or more than a reason that wins nothing can explain.
/// It says little about a game that is decided anyhow.
std::string ReasonCheck::whatCostsOtherwise(const MoveAnswer& answer) {
    constexpr int kSomething = 20;
    constexpr int kPawn = 25;
    constexpr int kDecided = 1'000;
    const MoveReason& reason = *answer.reason;
    if (!reason.gain && !reason.pressure && reason.kind != Kind::CastlingLost) return {};
    const Color mover = answer.before.sideToMove();
    const int best = look(answer.before, mover, 10 * nodes_).centipawns;
    const int score = look(answer.before.after(answer.move), mover, 10 * nodes_).centipawns;
    const int lost = best - score;
    if (score >= kDecided || best <= -kDecided) return {};
    if (reason.gain) {
        if (lost >= kPawn * reason.gain->pawns) return {};
        return fmt::format("only {} cp are lost, from {} to {}, not {} pawns", lost, best, score,
                           reason.gain->pawns);
    }
    const bool isMate = reason.pressure && reason.pressure->kind == Pressure::Kind::MateThreat;
    const int most = kMostForALittle + (reason.pressure ? 100 * worthOf(*reason.pressure) : 0);
    if (lost >= kSomething && (lost <= most || isMate)) return {};
    return fmt::format("{} cp are lost, from {} to {}: it does not explain that", lost, best, score);
}

/// Whether an answer does what it is said to be forced to do, or leaves the damage, counted file by file.
bool ReasonCheck::isSubmission(const Pressure& pressure, const Position& before, const Position& after,
                               Move answer) const {
    const Square square = pressure.pieces.front().square;
    if (pressure.kind == Pressure::Kind::Attack) return answer.from() == square;
    const Color winner = ~after.sideToMove();
    const Board board = after.after(answer).board();
    const auto pawnsOn = [](const Board& on, Color side, int file) {
        unsigned pawns = 0;
        for (const Square at : SquaresOf(on.pieces(side, PieceType::Pawn)))
            if (static_cast<int>(index(at) % 8) == file) ++pawns;
        return pawns;
    };
    const int file = static_cast<int>(index(square) % 8);
    if (pressure.kind == Pressure::Kind::DoubledPawns)
        return pawnsOn(board, ~winner, file) > 1 && pawnsOn(before.board(), ~winner, file) < 2;
    if (pressure.kind == Pressure::Kind::IsolatedPawn)
        return contains(board.pieces(~winner, PieceType::Pawn), square)
               && pawnsOn(board, ~winner, file - 1) + pawnsOn(board, ~winner, file + 1) == 0;
    if (!contains(board.pieces(winner, PieceType::Pawn), square)) return false;
    for (const Square at : SquaresOf(board.pieces(~winner, PieceType::Pawn))) {
        const int ahead = (static_cast<int>(index(at) / 8) - static_cast<int>(index(square) / 8))
                          * (winner == Color::White ? 1 : -1);
        if (ahead > 0 && std::abs(static_cast<int>(index(at) % 8) - file) <= 1) return false;
    }
    return true;
}

/// Whether one reply saves what is said to be lost: the engine's line must show the gain, or its score must
/// tell of it, and what is named must be taken.
std::string ReasonCheck::checkReply(const MoveAnswer& answer, const Position& after, Move reply, int level) {
    const Gain& gain = *answer.reason->gain;
    const Color winner = ~after.sideToMove();
    const Position replied = after.after(reply);
    const int before = balance(answer.before, winner);
    const int wanted = level + 40 * gain.pawns;
    const Bitboard victims = victimsAfter(gain, replied.board(), reply);
    std::string wrong;
    for (const std::uint64_t nodes : {nodes_, 10 * nodes_}) {
        const View view = look(replied, winner, nodes);
        const bool isWon = showsGain(replied, view.line, winner, before, gain.pawns)
                           || view.centipawns >= std::min(wanted, 2'000);
        const bool isTaken = view.centipawns >= kMateScore || isAlreadyTaken(gain.motif)
                             || takes(replied, view.line, victims, winner);
        if (isWon && isTaken) return {};
        wrong = fmt::format("{}: {} {} ({} cp, wanted {} pawns or {} cp)", toSan(after, reply),
                            isWon ? "" : "saves it", isTaken ? "" : "it is not taken", view.centipawns,
                            gain.pawns, wanted);
        if (!isWon) continue;
        std::vector<Move> captures;
        for (const Move move : legalMoves(replied, kAllSquares, victims)) captures.push_back(move);
        if (!captures.empty() && look(replied, winner, nodes, captures).centipawns >= std::min(wanted, 2'000))
            return {};
    }
    return wrong;
}

ReasonCheck::View ReasonCheck::look(const Position& position, Color side, std::uint64_t nodes,
                                    std::vector<Move> only) {
    if (legalMoves(position).empty()) {
        if (!position.isCheck()) return {};
        return {position.sideToMove() == side ? -kMateScore : kMateScore, {}};
    }
    SearchRequest request;
    request.start = position;
    request.limits.nodes = nodes;
    request.searchMoves = std::move(only);
    View view;
    const auto note = [&](const SearchInfo& info) {
        const auto score = scoreForWhite(info, position, WinCurve::bastion());
        if (!score || info.multiPv != 1 || info.bound != ScoreBound::Exact) return;
        view = {scoreFor(side, *score), info.line};
    };
    if (const auto found = engine_.search(request, {.onInfo = note}); !found)
        throw std::runtime_error(english(found.error().text));
    return view;
}

}  // namespace roque::bench
