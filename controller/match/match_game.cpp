#include "controller/match/match_game.h"

#include <algorithm>
#include <utility>

#include "controller/match/move_annotations.h"

namespace roque::match {

Message describe(Color side, const EngineError& error) {
    return side == Color::White ? ROQUE_MESSAGE("White: {0}", error.text)
                                : ROQUE_MESSAGE("Black: {0}", error.text);
}

MatchGame::MatchGame(ByColor<SearchEngine*> engines, const ByColor<MoveLimits>& limits,
                     const Opening& opening, const GameRules& rules)
    : engines_(engines),
      limits_(limits),
      opening_(opening),
      rules_(rules),
      game_(opening.start, opening.variant),
      clock_({limits[Color::White].time, limits[Color::Black].time}),
      adjudicator_(rules.adjudication) {}

PlayedGame MatchGame::play(const std::stop_token& stop) {
    bool goesOn = begin();
    while (goesOn) goesOn = makeMove(stop);
    return report();
}

/// Whether both engines are ready.
bool MatchGame::begin() {
    for (const Move move : opening_.moves) {
        if (!game_.play(move)) break;
    }
    notes_.resize(opening_.moves.size());
    for (const Color side : kColors) {
        if (const auto ready = engines_[side]->newGame(opening_.variant); !ready) {
            fail(side, ready.error());
            return false;
        }
    }
    return !game_.outcome();
}

/// Asks the engine to move. Returns whether the game goes on.
bool MatchGame::makeMove(const std::stop_token& stop) {
    const Color side = game_.position().sideToMove();
    const auto asked = std::chrono::steady_clock::now();
    const auto deadline = asked + patience();
    SearchControl control{.stop = stop, .deadline = deadline};
    if (!hasMoved_[side])
        control.onText = [this, side](const std::string& text) { told_[side].push_back(text); };
    const auto answer = engines_[side]->search(request(), control);
    hasMoved_[side] = true;
    if (stop.stop_requested()) {
        end_ = GameEnd::Interrupted;
        reason_ = ROQUE_MESSAGE("The match was interrupted");
        return false;
    }
    clock_.start(side, now_);
    const auto left = clock_.untilFlag(now_);
    if (!answer) {
        // The flag has fallen before a move that is not legal either.
        const bool isLate = left && std::chrono::steady_clock::now() - asked > *left + rules_.margin;
        if (isLate && answer.error().kind == EngineError::Kind::IllegalMove)
            loseOnTime(side);
        else
            fail(side, answer.error());
        return false;
    }
    const auto thought = std::chrono::duration_cast<ClockTime>(answer->thought);
    thought_[side] += thought;
    if (left && thought > *left + rules_.margin) {
        loseOnTime(side);
        return false;
    }
    // An answer within the margin leaves the last moment on the clock.
    now_ += left ? std::clamp(thought, ClockTime{0}, std::max(*left - ClockTime{1}, ClockTime{0})) : thought;
    clock_.press(now_);
    if (!game_.play(answer->best)) {
        fail(side,
             {EngineError::Kind::IllegalMove, ROQUE_MESSAGE("It answers with a move that is not legal")});
        return false;
    }
    annotate(*answer, thought);
    return settle(answer->last.scoreForMover);
}

SearchRequest MatchGame::request() const {
    const Color side = game_.position().sideToMove();
    SearchRequest request;
    request.start = game_.start();
    request.variant = game_.variant();
    request.moves = game_.moves();
    request.limits.depth = limits_[side].depth;
    request.limits.nodes = limits_[side].nodes;
    const TimeControl& control = clock_.control(side);
    if (const auto* perMove = std::get_if<TimePerMove>(&control)) request.limits.moveTime = perMove->time;
    const auto* const staged = std::get_if<StagedTime>(&control);
    if (staged == nullptr) return request;
    for (const Color color : kColors) {
        const auto* const theirs = std::get_if<StagedTime>(&clock_.control(color));
        if (theirs == nullptr) continue;
        const SideTime left = clock_.left(color, now_);
        request.limits.timeLeft[color] = left.left;
        request.limits.increment[color] = theirs->stage(left.stage).bonus;
    }
    const SideTime own = clock_.left(side, now_);
    const TimeStage& stage = staged->stage(own.stage);
    if (stage.moves > 0) request.limits.movesToGo = stage.moves - own.moves;
    return request;
}

/// How long to wait for an answer before the engine is told to hurry.
std::chrono::milliseconds MatchGame::patience() const {
    const Color side = game_.position().sideToMove();
    if (!isTimed(clock_.control(side))) return rules_.patience;
    return clock_.left(side, now_).left + rules_.margin + ClockTime{1};
}

void MatchGame::annotate(const SearchAnswer& answer, ClockTime thought) {
    const Color mover = ~game_.position().sideToMove();
    MoveNotes notes;
    if (isTimed(clock_.control(mover)))
        notes.annotations.push_back({"clk", clockText(clock_.left(mover, now_).left)});
    notes.annotations.push_back({"emt", clockText(thought)});
    if (answer.last.scoreForMover)
        notes.annotations.push_back(
            {"eval", evaluationText(*answer.last.scoreForMover, mover, answer.last.depth)});
    notes_.push_back(std::move(notes));
}

/// Whether the game goes on after a move.
bool MatchGame::settle(const std::optional<Score>& scoreForMover) {
    game_.claimDraw();
    if (!game_.outcome()) {
        const GameNode& before = *game_.current().parent();
        const Color mover = before.position().sideToMove();
        const auto verdict = adjudicator_.judge(mover, before.position().fullmoveNumber(), scoreForMover);
        if (!verdict) return true;
        game_.end(*verdict);
        end_ = GameEnd::Adjudication;
        reason_ = !verdict->winner                   ? ROQUE_MESSAGE("Draw by adjudication")
                  : *verdict->winner == Color::White ? ROQUE_MESSAGE("White wins by adjudication")
                                                     : ROQUE_MESSAGE("Black wins by adjudication");
        return false;
    }
    end_ = GameEnd::Rules;
    reason_ = describe(*game_.outcome());
    return false;
}

/// An engine that answers with no legal move loses. An engine that is gone does not: its game is void.
void MatchGame::fail(Color side, const EngineError& error) {
    culprit_ = side;
    reason_ = describe(side, error);
    if (error.kind != EngineError::Kind::IllegalMove) {
        end_ = GameEnd::EngineFailed;
        game_.end({std::nullopt, Termination::Aborted});
        return;
    }
    end_ = GameEnd::IllegalMove;
    game_.end({~side, Termination::Forfeit});
}

void MatchGame::loseOnTime(Color side) {
    end_ = GameEnd::TimeLoss;
    culprit_ = side;
    game_.end(flagFall(game_.position(), side));
    reason_ = describe(*game_.outcome());
}

PlayedGame MatchGame::report() const {
    PlayedGame played{end_, reason_, culprit_, recordOf(game_), thought_, told_};
    if (played.isVoid()) played.record.result = GameResult::Unknown;
    GameNode* node = played.record.root.get();
    for (const MoveNotes& notes : notes_) {
        if (node->childCount() == 0) break;
        node = &node->child(0);
        if (!notes.empty()) node->annotate(notes);
    }
    if (node->parent() != nullptr) {
        MoveNotes notes = node->takeNotes();
        notes.comment = english(reason_);
        node->annotate(std::move(notes));
    }
    return played;
}

}  // namespace roque::match
