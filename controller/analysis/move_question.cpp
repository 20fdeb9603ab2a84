#include "controller/analysis/move_question.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <utility>

#include "model/game/captures.h"
#include "model/game/outcome.h"
#include "model/movegen/legal_moves.h"
#include "model/tactics/gain_finder.h"

namespace roque {
namespace {

using namespace std::chrono_literals;

/// What a mate lets one believe.
constexpr unsigned kAnything = GainFinder::Belief::kAnything;
/// Positions for a reason that is looked for again.
constexpr std::uint64_t kQuickProofs = 500'000;
/// Searches that only help an answer get so small a share of its limits.
constexpr unsigned kShortShare = 8;
/// Of the expected score: a move that costs less may cost nothing when one looks longer.
constexpr double kClear = 0.1;

/// The verdict on a position in which the game is over; nothing if it goes on.
std::optional<WhiteScore> scoreWhenOver(const Position& position) {
    const auto outcome = outcomeOf(position);
    if (!outcome) return std::nullopt;
    WhiteScore score;
    if (outcome->winner) {
        score.mate = ForcedMate{*outcome->winner, 0};
        score.expected = *outcome->winner == Color::White ? 1 : 0;
    } else {
        score.centipawns = 0;
    }
    return score;
}

unsigned matingMoves(const WhiteScore& score, Color winner) noexcept {
    return score.mate && score.mate->winner == winner ? score.mate->moves : 0;
}

/// How many pawns a move costs by the scores, the player's point of view; nothing if they do not say it in
/// pawns.
std::optional<double> pawnsLost(const MoveAnswer& answer) {
    constexpr double kCentipawns = 100;
    const Color mover = answer.before.sideToMove();
    if (answer.score.mate || answer.best.mate)
        return isBetterFor(mover, answer.best, answer.score) ? kAnything : 0;
    if (!answer.score.centipawns || !answer.best.centipawns) return std::nullopt;
    const int lost = *answer.best.centipawns - *answer.score.centipawns;
    return (mover == Color::White ? lost : -lost) / kCentipawns;
}

unsigned wholePawns(double pawns) {
    return static_cast<unsigned>(std::clamp(std::floor(pawns), 0.0, double{kAnything}));
}

/// What the scores say of the material that a move costs. Engines' pawns differ, and much of what is lost may
/// be made up for by the position.
void believe(MoveCase& subject, const MoveAnswer& answer) {
    constexpr double kDoubt = 2.2;
    constexpr double kFree = 0.8;
    constexpr double kSure = 1 / 0.6;
    const auto pawns = pawnsLost(answer);
    if (!pawns) {
        subject.mostPawns = subject.surePawns = answer.cost() >= kClear ? kAnything : 0;
        return;
    }
    subject.mostPawns = wholePawns(kDoubt * *pawns + kFree);
    // In a game that is decided a score of many pawns more or less says little.
    subject.surePawns = answer.cost() >= kClear ? wholePawns(kSure * *pawns) : 0;
}

bool isWorse(const MoveAnswer& answer) {
    return !answer.isBest() && isBetterFor(answer.before.sideToMove(), answer.best, answer.score);
}

/// Whether a move is worse by so little that the difference may come from the searches.
bool isSlightlyWorse(const MoveAnswer& answer) {
    constexpr double kSlight = 0.15;
    return isWorse(answer) && answer.cost() < kSlight;
}

/// Whether a reason tells of nothing that is won.
bool winsNothing(const MoveReason& reason) noexcept {
    using Kind = MoveReason::Kind;
    return reason.kind == Kind::Pressure || reason.kind == Kind::MissedPressure
           || reason.kind == Kind::CastlingLost;
}

/// Whether longer searches may change the answer: the move costs little, or its reason wins nothing, which
/// explains only a cost that is not large.
bool wantsAnotherLook(const MoveAnswer& answer) {
    return isSlightlyWorse(answer) || (answer.reason && winsNothing(*answer.reason));
}

/// So much of the time or the positions of a search.
SearchLimits shareOf(SearchLimits limits, unsigned share) {
    if (limits.nodes) limits.nodes = std::max<std::uint64_t>(*limits.nodes / share, 1);
    if (limits.moveTime) limits.moveTime = std::max<std::chrono::milliseconds>(*limits.moveTime / share, 1ms);
    return limits;
}

/// How many pawns of material a side can be said to have more in the first score than in the second.
int pawnsMore(Color side, const WhiteScore& first, const WhiteScore& second) {
    constexpr int kPerPawn = 50;  // centipawns; the position may make up for some of it
    if (!first.isTold() || !second.isTold()) return 0;
    if (first.mate || second.mate) return isBetterFor(side, first, second) && !second.mate ? kAnything : 0;
    if (first.centipawns && second.centipawns) {
        const int more = *first.centipawns - *second.centipawns;
        return std::clamp((side == Color::White ? more : -more) / kPerPawn, 0, int{kAnything});
    }
    const double more = first.expected - second.expected;
    return (side == Color::White ? more : -more) >= kClear ? kAnything : 0;
}

/// Why there is no answer where an engine tells no score.
EngineError silence() {
    return {EngineError::Kind::Failed, ROQUE_MESSAGE("It does not say what it thinks of the position")};
}

/// A subject after one more move.
AnalysisSubject after(AnalysisSubject subject, Move move) {
    subject.moves.push_back(move);
    subject.position = subject.position.after(move);
    return subject;
}

/// How often the last position of a subject has occurred since its start.
unsigned occurrencesIn(const AnalysisSubject& subject) {
    Position position = subject.start;
    unsigned found = position.isSameAs(subject.position) ? 1 : 0;
    for (const Move move : subject.moves) {
        position = position.after(move);
        if (position.isSameAs(subject.position)) ++found;
    }
    return found;
}

}  // namespace

SearchLimits MoveQuestion::defaultLimits() {
    SearchLimits limits;
    limits.nodes = 200'000;
    return limits;
}

Result<MoveAnswer, EngineError> MoveQuestion::ask(const AnalysisSubject& subject, Move move,
                                                  const std::stop_token& stop) {
    if (auto ready = engine_.newGame(subject.variant); !ready) return std::move(ready).error();
    auto answer = compare(subject, move, limits_, stop);
    if (!answer || reasons_ == Reasons::None) return answer;
    const bool isExplained = !limits_.nodes || !isSlightlyWorse(*answer);
    if (isExplained) {
        if (auto done = explain(*answer, subject, ReasonFinder(), stop); !done)
            return std::move(done).error();
    }
    if (!limits_.nodes || !wantsAnotherLook(*answer)) return answer;
    SearchLimits more = limits_;
    more.nodes = std::max(*limits_.nodes, *limits_.nodes * kRepeatFactor);  // the product may be too large
    answer = compare(subject, move, more, stop);
    if (!answer) return answer;
    // The lines are often the same, and so much was not proved at length.
    const ReasonFinder finder = isExplained ? ReasonFinder(kQuickProofs) : ReasonFinder();
    if (auto done = explain(*answer, subject, finder, stop); !done) return std::move(done).error();
    return answer;
}

/// Adds the reason for which the move is worse, if there is one that can be proved and tells of something
/// that matters.
Result<void, EngineError> MoveQuestion::explain(MoveAnswer& answer, const AnalysisSubject& subject,
                                                const ReasonFinder& finder, const std::stop_token& stop) {
    answer.reason.reset();
    if (!isWorse(answer)) return {};
    std::optional<EngineError> error;
    const auto advice = [&](const Position& position) {
        if (error) return PressureFinder::Passed();
        auto passed = ifPassed(position, subject.variant, stop);
        if (passed) return *std::move(passed);
        error = std::move(passed).error();
        return PressureFinder::Passed();
    };
    const unsigned occurrences = occurrencesIn(after(subject, answer.move));
    auto reason = finder.find(caseOf(answer, occurrences), advice);
    if (error) return *std::move(error);
    if (reason && winsNothing(*reason) && answer.cost() < kClear) return {};
    answer.reason = std::move(reason);
    return {};
}

/// What the engine says would be lost if the side to move passed.
Result<PressureFinder::Passed, EngineError> MoveQuestion::ifPassed(const Position& position, Variant variant,
                                                                   const std::stop_token& stop) {
    const auto lookAt = [&](const Position& subject) {
        return look({subject, {}, subject, variant}, shareOf(limits_, kShortShare), stop);
    };
    auto standing = lookAt(position);
    if (!standing) return std::move(standing).error();
    auto passed = lookAt(position.afterNull());
    if (!passed) return std::move(passed).error();
    const Color winner = ~position.sideToMove();
    return PressureFinder::Passed{pawnsMore(winner, passed->score, standing->score), std::move(passed->line)};
}

/// What is best, and what refutes the move.
Result<MoveAnswer, EngineError> MoveQuestion::compare(const AnalysisSubject& subject, Move move,
                                                      const SearchLimits& limits,
                                                      const std::stop_token& stop) {
    auto best = look(subject, limits, stop);
    if (!best) return std::move(best).error();
    if (best->score.isTold()) {
        if (auto done = prolong(*best, subject, limits, stop); !done) return std::move(done).error();
    } else if (countLegalMoves(subject.position) > 1) {
        return silence();  // the only legal move is the best whatever it is worth
    }
    MoveAnswer answer;
    answer.before = subject.position;
    answer.move = move;
    answer.best = best->score;
    answer.bestLine = std::move(best->line);
    if (answer.isBest()) {
        answer.score = answer.best;
        answer.line = answer.bestLine;
        return answer;
    }
    const AnalysisSubject moved = after(subject, move);
    auto refuted = look(moved, limits, stop);
    if (!refuted) return std::move(refuted).error();
    if (!refuted->score.isTold()) return silence();
    if (auto done = prolong(*refuted, moved, limits, stop); !done) return std::move(done).error();
    answer.score = refuted->score;
    answer.line = std::move(refuted->line);
    answer.line.insert(answer.line.begin(), move);
    return answer;
}

/// Continues a line that ends early, as it may where an engine remembers the rest, by short searches. Reasons
/// are about its first moves.
Result<void, EngineError> MoveQuestion::prolong(Verdict& verdict, AnalysisSubject subject,
                                                const SearchLimits& limits, const std::stop_token& stop) {
    constexpr std::size_t kMoves = 3;
    if (reasons_ == Reasons::None) return {};
    for (const Move move : verdict.line) subject = after(std::move(subject), move);
    while (verdict.line.size() < kMoves && !scoreWhenOver(subject.position)) {
        const auto next = look(subject, shareOf(limits, kShortShare), stop);
        if (!next) return next.error();
        for (const Move move : next->line) subject = after(std::move(subject), move);
        verdict.line.insert(verdict.line.end(), next->line.begin(), next->line.end());
    }
    return {};
}

Result<MoveQuestion::Verdict, EngineError> MoveQuestion::look(const AnalysisSubject& subject,
                                                              const SearchLimits& limits,
                                                              const std::stop_token& stop) {
    if (const auto over = scoreWhenOver(subject.position)) return Verdict{*over, {}};
    SearchRequest request;
    request.start = subject.start;
    request.variant = subject.variant;
    request.moves = subject.moves;
    request.limits = limits.nodes ? nodeBudget_.limitsOf(*limits.nodes) : limits;
    Verdict verdict;
    NodeBudget::Seen seen;
    const auto note = [&](const SearchInfo& info) {
        const auto score = scoreForWhite(info, subject.position, curve_);
        if (!score || info.multiPv != 1 || info.bound != ScoreBound::Exact) return;
        verdict.score = *score;
        if (!info.line.empty()) verdict.line = info.line;
        seen = {info.depth, info.nodes, score->mate.has_value()};
    };
    auto answer = engine_.search(request, {.stop = stop, .onInfo = note});
    if (stop.stop_requested()) return EngineError{EngineError::Kind::Closed, ROQUE_MESSAGE("It was stopped")};
    if (!answer) return std::move(answer).error();
    if (request.limits.nodes && nodeBudget_.mustRepeat(*request.limits.nodes, subject.position, seen))
        return look(subject, limits, stop);
    // An engine may change its mind after its last report.
    if (verdict.line.empty() || verdict.line.front() != answer->best) verdict.line = {answer->best};
    return verdict;
}

MoveCase caseOf(const MoveAnswer& answer, unsigned occurrences) {
    const Color mover = answer.before.sideToMove();
    MoveCase subject;
    subject.before = answer.before;
    subject.move = answer.move;
    if (answer.line.size() > 1) subject.refutation.assign(answer.line.begin() + 1, answer.line.end());
    if (!answer.isBest()) subject.better = answer.bestLine;
    subject.occurrences = occurrences;
    believe(subject, answer);
    subject.matedIn = matingMoves(answer.score, ~mover);
    subject.couldMateIn = matingMoves(answer.best, mover);
    return subject;
}

}  // namespace roque
