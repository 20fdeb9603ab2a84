#include "controller/analysis/game_annotation.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "controller/analysis/game_report.h"
#include "controller/analysis/move_figures.h"
#include "model/game/nag.h"
#include "model/notation/san.h"
#include "model/pgn/comment_text.h"

namespace roque {
namespace {

constexpr std::size_t kLongestVariation = 10;

void addFigures(std::string text, MoveNotes& notes) {
    std::erase_if(notes.annotations, [](const MoveAnnotation& each) { return each.name == kFiguresName; });
    notes.annotations.push_back({std::string(kFiguresName), std::move(text)});
}

void addEvaluation(const MoveAnalysis& move, MoveNotes& notes) {
    std::erase_if(notes.annotations, [](const MoveAnnotation& each) { return each.name == "eval"; });
    const bool isOver = move.after.mate && move.after.mate->moves == 0;
    if (!isOver) notes.annotations.push_back({"eval", evaluationOf(move.after, move.afterDepth)});
    addFigures(figuresText(move), notes);
}

void addSign(MoveJudgement judgement, MoveNotes& notes) {
    const auto nag = nagOf(judgement);
    const bool hasSign =
        std::ranges::any_of(notes.nags, [](Nag each) { return kindOf(each) == NagKind::Move; });
    if (nag && !hasSign) notes.nags.insert(notes.nags.begin(), *nag);
}

Message costOf(const MoveAnalysis& move, const Position& before) {
    const auto points = std::max(1L, std::lround(100 * move.loss));
    Message text = ROQUE_MESSAGES("costs {0} point; {1} was better", "costs {0} points; {1} was better",
                                  points, toSan(before, move.before.line.front()));
    if (!move.difficulty) return text;
    return ROQUE_MESSAGES("{1} ({0} of {2} moves keeps it)", "{1} ({0} of {2} moves keep it)",
                          move.difficulty->keeping, std::move(text), move.difficulty->legal);
}

/// Adds the engine's line beside the move played.
void addVariation(GameNode& before, const std::vector<Move>& line) {
    GameNode* node = &before;
    for (std::size_t ply = 0; ply < std::min(line.size(), kLongestVariation); ++ply)
        node = &node->play(line[ply]);
}

void annotateMove(GameNode& before, const MoveAnalysis& move, const Catalogue& catalogue) {
    GameNode& node = before.child(0);
    MoveNotes notes = node.takeNotes();
    addEvaluation(move, notes);
    addSign(move.judgement, notes);
    const bool hasBetter = isMistake(move.judgement) && !move.before.line.empty();
    if (hasBetter) {
        const std::string text = render(costOf(move, before.position()), catalogue);
        if (notes.comment.find(text) == std::string::npos) appendComment(text, notes.comment);
    }
    node.annotate(std::move(notes));
    if (hasBetter) addVariation(before, move.before.line);
}

void writeStart(GameNode& root, const GameAnalysis& analysis) {
    if (analysis.empty()) return;
    MoveNotes notes = root.takeNotes();
    addFigures(figuresText(analysis.front().before.score), notes);
    root.annotate(std::move(notes));
}

void writeReport(GameRecord& game, const Catalogue& catalogue) {
    const GameReport report = reportOn(*game.root);
    MoveNotes notes = game.root->takeNotes();
    for (const Color side : kColors) {
        const std::string text = render(describe(report[side], side), catalogue) + '.';
        if (notes.comment.find(text) == std::string::npos) appendComment(text, notes.comment);
        const char* const tag = side == Color::White ? "WhiteAccuracy" : "BlackAccuracy";
        if (report[side].accuracy) game.tags.set(tag, fmt::format("{:.1f}", *report[side].accuracy));
    }
    game.root->annotate(std::move(notes));
}

}  // namespace

std::string evaluationOf(const WhiteScore& score, unsigned depth) {
    std::string text;
    if (score.mate) {
        const int moves = static_cast<int>(score.mate->moves);
        text = fmt::format("#{}", score.mate->winner == Color::White ? moves : -moves);
    } else {
        text = fmt::format("{:.2f}", score.centipawns.value_or(0) / 100.0);
    }
    return depth > 0 ? fmt::format("{},{}", text, depth) : text;
}

std::string annotatorOf(std::string_view engine, const AnalysisBudget& budget) {
    return fmt::format("{}, {} nodes", engine, budget.nodes);
}

void annotate(GameRecord& game, const GameAnalysis& analysis, const std::string& annotator,
              const Catalogue& catalogue) {
    GameNode* before = game.root.get();
    for (const MoveAnalysis& move : analysis) {
        annotateMove(*before, move, catalogue);
        before = &before->child(0);
    }
    writeStart(*game.root, analysis);
    writeReport(game, catalogue);
    game.tags.set("Annotator", annotator);
}

}  // namespace roque
