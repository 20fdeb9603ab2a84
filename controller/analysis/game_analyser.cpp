#include "controller/analysis/game_analyser.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

constexpr double kKeeps = 0.02;
constexpr double kHolds = 0.10;
// What confirms a blunder: for each of two moves so many budgets, and unless it is a plain one, such as a
// piece that is left to be taken, many more.
constexpr std::uint64_t kConfirming = 4;
constexpr std::uint64_t kConfirmingWell = 24;
constexpr double kPlain = 0.45;

double expectedFor(Color side, const WhiteScore& score) noexcept {
    return side == Color::White ? score.expected : 1 - score.expected;
}

/// Takes the score after a move from a search of the position before it.
void setAfter(MoveAnalysis& move, const PositionAnalysis& found, Color mover) noexcept {
    move.after = found.score;
    move.afterDepth = found.depth > 0 ? found.depth - 1 : 0;
    std::optional<ForcedMate>& mate = move.after.mate;
    if (mate && mate->winner == mover && mate->moves > 0) --mate->moves;  // one of them is played
}

}  // namespace

void GameAnalyser::Report::note(Move move, const WhiteScore& score) {
    const auto known = std::ranges::find(scores, move, &std::pair<Move, WhiteScore>::first);
    if (known == scores.end())
        scores.emplace_back(move, score);
    else
        known->second = score;
}

std::optional<WhiteScore> GameAnalyser::Report::scoreOf(Move move) const {
    const auto known = std::ranges::find(scores, move, &std::pair<Move, WhiteScore>::first);
    return known == scores.end() ? std::nullopt : std::optional(known->second);
}

Result<GameAnalysis, EngineError> GameAnalyser::analyse(const GameRecord& game, const std::stop_token& stop,
                                                        const OnMove& onMove) {
    stop_ = stop;
    analysis_.clear();
    hasScored_ = false;
    takeLine(game);
    if (auto ready = engine_.newGame(game.variant); !ready) return std::move(ready).error();
    const std::size_t moves = request_.moves.size();
    analysis_.assign(moves, {});
    auto after = look(moves);
    if (!after) return std::move(after).error();
    for (std::size_t ply = moves; ply-- > 0;) {
        MoveAnalysis move;
        move.move = request_.moves[ply];
        move.after = after->score;
        move.afterDepth = after->depth;
        auto before = look(ply);
        if (!before) return std::move(before).error();
        move.before = *before;
        const auto loss = this->loss(ply, move);
        if (!loss) return loss.error();
        move.loss = *loss;
        if (findOption(engine_.options(), "MultiPV") != nullptr) {
            auto hard = difficulty(ply);
            if (!hard) return std::move(hard).error();
            move.difficulty = *hard;
        }
        move.judgement = judge(ply, move);
        analysis_[ply] = move;
        after = std::move(move.before);
        onMove(moves - ply);
    }
    // Some engines play an only move without a word; one that says nothing at all has no opinion to write
    // down.
    if (moves > 0 && !hasScored_)
        return EngineError{EngineError::Kind::Unsupported, ROQUE_MESSAGE("The player gives no scores")};
    return analysis_;
}

void GameAnalyser::takeLine(const GameRecord& game) {
    request_ = {};
    request_.start = game.root->position();
    request_.variant = game.variant;
    positions_ = {request_.start};
    for (const GameNode* node = game.root->next(); node != nullptr; node = node->next()) {
        if (node->move() == Move::null()) break;  // no engine can be told it
        request_.moves.push_back(node->move());
        positions_.push_back(node->position());
    }
}

/// Searches a position of the game, some moves or all.
GameAnalyser::Answer GameAnalyser::search(std::size_t ply, std::uint64_t nodes, std::vector<Move> only) {
    SearchRequest request = request_;
    request.moves.resize(ply);
    request.limits = nodeBudget_.limitsOf(nodes);
    request.searchMoves = only;
    const Position& position = positions_[ply];
    Report report;
    const auto note = [&](const SearchInfo& info) {
        const auto score = scoreForWhite(info, position, curve_);
        if (!score || info.bound != ScoreBound::Exact || info.line.empty()) return;
        report.note(info.line.front(), *score);
        hasScored_ = true;
        report.nodes = info.nodes;
        if (info.multiPv == 1) report.best = {*score, info.depth, info.line};
    };
    const auto longest = patience_.forPositions(nodes);
    if (onSearch) onSearch(longest);
    const auto deadline = std::chrono::steady_clock::now() + longest;
    auto answer = engine_.search(
        request,
        {.stop = stop_, .deadline = deadline, .whenLate = SearchControl::Late::Fails, .onInfo = note});
    if (stop_.stop_requested())
        return EngineError{EngineError::Kind::Closed, ROQUE_MESSAGE("It was stopped")};
    if (!answer) return std::move(answer).error();
    if (answer->thought >= longest) return EngineError{EngineError::Kind::Hung, notEnded(longest)};
    const NodeBudget::Seen seen{report.best.depth, report.nodes, report.best.score.mate.has_value()};
    if (only.empty() && nodeBudget_.mustRepeat(nodes, position, seen)) return search(ply, nodes);
    // An engine may change its mind after its last report.
    if (report.best.line.empty() || report.best.line.front() != answer->best)
        report.best.line = {answer->best};
    if (const auto told = report.scoreOf(answer->best)) report.best.score = *told;
    return report;
}

Result<PositionAnalysis, EngineError> GameAnalyser::look(std::size_t ply) {
    if (const auto end = scoreAtEnd(positions_[ply])) return PositionAnalysis{*end, 0, {}};
    if (auto set = setLines(1); !set) return std::move(set).error();
    auto report = search(ply, budget_.nodes);
    if (!report) return std::move(report).error();
    return std::move(report->best);
}

/// The shares of moves that keep and that hold the position, as far as half the budget shows it.
Result<Difficulty, EngineError> GameAnalyser::difficulty(std::size_t ply) {
    const unsigned legal = countLegalMoves(positions_[ply]);
    if (legal < 2) return Difficulty{legal, legal, legal};
    const auto most = static_cast<unsigned>(findOption(engine_.options(), "MultiPV")->maximum);
    if (auto set = setLines(std::min(legal, most)); !set) return std::move(set).error();
    const auto report = search(ply, budget_.nodes / 2);
    if (!report) return report.error();
    const Color mover = positions_[ply].sideToMove();
    double best = 0;
    for (const auto& [move, score] : report->scores) best = std::max(best, expectedFor(mover, score));
    Difficulty difficulty{0, 0, legal};
    for (const auto& [move, score] : report->scores) {
        const double lost = best - expectedFor(mover, score);
        if (lost <= kKeeps) ++difficulty.keeping;
        if (lost < kHolds) ++difficulty.holding;
    }
    return difficulty;
}

Result<void, EngineError> GameAnalyser::setLines(unsigned lines) {
    if (lines == lines_) return {};
    lines_ = lines;
    return engine_.setOption("MultiPV", fmt::to_string(lines));
}

/// What the move gives away. Looks again where the judgement might be another one, and longer before it is
/// called a blunder: what a strong player has chosen is seldom one, however it looks at first.
Result<double, EngineError> GameAnalyser::loss(std::size_t ply, MoveAnalysis& move) {
    if (!move.before.line.empty() && move.before.line.front() == move.move) return 0.0;
    const double first = lossBetween(ply, move.before.score, move.after);
    const double half = 0.5;
    const bool flips = (move.before.score.expected - half) * (move.after.expected - half) < 0;
    double loss = first;
    if (isNearBorder(first) || (flips && judgementOf(first) != MoveJudgement::None)) {
        const auto second = lossAlone(ply, move, budget_.nodes);
        if (!second) return second.error();
        loss = second->value_or(first);
    }
    for (const std::uint64_t budgets : {kConfirming, kConfirmingWell}) {
        if (judgementOf(loss) != MoveJudgement::Blunder) break;
        if (budgets == kConfirmingWell && std::min(first, loss) >= kPlain) break;
        const auto confirmed = confirm(ply, move, budgets * budget_.nodes);
        if (!confirmed) return confirmed.error();
        if (!*confirmed) break;
        loss = **confirmed;
    }
    return loss;
}

/// What the move gives away if it and the engine's choice are each searched alone; nothing from an engine
/// that searches all moves.
Result<std::optional<double>, EngineError> GameAnalyser::lossAlone(std::size_t ply, const MoveAnalysis& move,
                                                                   std::uint64_t nodes) {
    using Loss = std::optional<double>;
    const auto played = searchMove(ply, move.move, nodes);
    if (!played) return played.error();
    if (!*played) return Loss();
    const auto best = searchMove(ply, move.before.line.front(), nodes);
    if (!best) return best.error();
    return *best ? Loss(lossBetween(ply, (*best)->score, (*played)->score)) : Loss();
}

/// What the move gives away in a longer search, which replaces the scores before and after it. The best move
/// may be another one by then.
Result<std::optional<double>, EngineError> GameAnalyser::confirm(std::size_t ply, MoveAnalysis& move,
                                                                 std::uint64_t nodes) {
    using Loss = std::optional<double>;
    const auto played = searchMove(ply, move.move, nodes);
    if (!played) return played.error();
    if (!*played) return Loss();
    auto best = search(ply, nodes);
    if (!best) return std::move(best).error();
    move.before = std::move(best->best);
    if (!scoreAtEnd(positions_[ply + 1])) {
        setAfter(move, **played, positions_[ply].sideToMove());
        reviewReply(ply, move);
    }
    const bool isBest = move.before.line.front() == move.move;
    return Loss(isBest ? 0 : lossBetween(ply, move.before.score, move.after));
}

/// Judges the reply to a move anew, by what a longer search has found of the position between them. It is
/// never judged worse for it: that would have to be confirmed.
void GameAnalyser::reviewReply(std::size_t ply, const MoveAnalysis& move) {
    if (ply + 1 == analysis_.size()) return;
    MoveAnalysis& reply = analysis_[ply + 1];
    if (move.afterDepth < reply.before.depth) return;
    reply.before.score = move.after;
    reply.before.depth = move.afterDepth;
    reply.loss = std::min(reply.loss, lossBetween(ply + 1, reply.before.score, reply.after));
    reply.judgement = judge(ply + 1, reply);
}

/// Searches one move alone; nothing from an engine that searches all moves.
Result<std::optional<PositionAnalysis>, EngineError> GameAnalyser::searchMove(std::size_t ply, Move move,
                                                                              std::uint64_t nodes) {
    using Found = std::optional<PositionAnalysis>;
    if (auto set = setLines(1); !set) return std::move(set).error();
    auto report = search(ply, nodes, {move});
    if (!report) return std::move(report).error();
    if (report->best.line.front() != move || !report->scoreOf(move)) return Found();
    return Found(std::move(report->best));
}

double GameAnalyser::lossBetween(std::size_t ply, const WhiteScore& best, const WhiteScore& played) const {
    const Color mover = positions_[ply].sideToMove();
    return std::max(0.0, expectedFor(mover, best) - expectedFor(mover, played));
}

MoveJudgement GameAnalyser::judge(std::size_t ply, const MoveAnalysis& move) const {
    const MoveJudgement judgement = judgementOf(move.loss);
    if (judgement != MoveJudgement::None || !move.difficulty) return judgement;
    const bool isBest = !move.before.line.empty() && move.before.line.front() == move.move;
    const bool isOnly = move.difficulty->holding == 1 && move.difficulty->legal > 1;
    if (!isBest || !isOnly) return MoveJudgement::None;
    const Position& position = positions_[ply];
    const bool isCapture = (position.board().pieces(~position.sideToMove()) & bit(move.move.to())) != 0;
    const bool takesBack = isCapture && ply > 0 && request_.moves[ply - 1].to() == move.move.to();
    return position.isCheck() || takesBack ? MoveJudgement::Only : MoveJudgement::Good;
}

}  // namespace roque
