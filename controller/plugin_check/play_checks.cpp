#include <cstddef>

#include "controller/plugin_check/checks.h"
#include "controller/plugin_check/positions.h"
#include "controller/plugin_check/subject.h"
#include "model/movegen/legal_moves.h"

namespace roque::check {
namespace {

Finding asksAsManyAsFit(const Subject& subject, const std::vector<SearchRequest>& requests) {
    auto player = TestedPlayer::make(subject);
    if (!player) return player.error();
    const Budget budget;
    for (const SearchRequest& request : requests) {
        if (!budget.isLeft()) break;
        if (const auto moves = movesOf(*player, {request}, Pace::Quick); !moves) return moves.error();
    }
    return {};
}

Finding asksAbout(const Subject& subject, Fens fens, Variant variant = Variant::Standard) {
    std::vector<SearchRequest> requests;
    for (const std::string_view fen : fens) requests.push_back(requestOf(fen, variant));
    return asksAll(subject, requests);
}

}  // namespace

Finding playsAgainstItself(Subject& subject) {
    constexpr int kPlies = 24;
    auto player = TestedPlayer::make(subject);
    if (!player) return player.error();
    if (auto ready = player->newGame(); !ready.isPassed()) return ready;
    SearchRequest game;
    Position position = game.start;
    const Budget budget;
    for (int ply = 0; ply < kPlies && hasLegalMove(position) && budget.isLeft(); ++ply) {
        const auto answer = player->search(game, Pace::Quick);
        if (!answer) return answer.error();
        game.moves.push_back(answer->answer.best);
        position = position.after(game.moves.back());
    }
    return {};
}

Finding playsRandomPositions(Subject& subject) {
    constexpr std::size_t kPositions = 40;
    return asksAsManyAsFit(subject, randomRequests(subject.seed(), kPositions));
}

Finding playsCastling(Subject& subject) {
    return asksAbout(subject, castlingFens());
}

Finding playsEnPassant(Subject& subject) {
    return asksAbout(subject, enPassantFens());
}

Finding playsPromotions(Subject& subject) {
    return asksAbout(subject, promotionFens());
}

Finding playsChess960(Subject& subject) {
    if (!subject.plugin().info().playsChess960) return skipped("It does not claim to play Chess960");
    if (auto special = asksAbout(subject, chess960Fens(), Variant::Chess960); !special.isPassed())
        return special;
    constexpr std::size_t kPositions = 20;
    return asksAsManyAsFit(subject, randomRequests(subject.seed(), kPositions, Variant::Chess960));
}

Finding playsForcedMoves(Subject& subject) {
    return asksAbout(subject, forcedFens());
}

Finding playsNearMate(Subject& subject) {
    return asksAbout(subject, nearMateFens());
}

Finding playsManyQueens(Subject& subject) {
    return asksAbout(subject, manyQueensFens());
}

Finding playsFiftyMoves(Subject& subject) {
    return asksAbout(subject, fiftyMovesFens());
}

Finding playsLongGames(Subject& subject) {
    constexpr std::size_t kPlies = 600;
    return asksAll(subject, {repeatedPosition(), longGame(subject.seed(), kPlies),
                             longGame(subject.seed() + 1, kPlies / 2)});
}

}  // namespace roque::check
