#include "controller/analysis/game_annotation.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "controller/analysis/annotation_trace.h"
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

/// The sign of a move, unless it has one.
std::optional<Nag> signFor(MoveJudgement judgement, const MoveNotes& notes) {
    const bool hasSign =
        std::ranges::any_of(notes.nags, [](Nag each) { return kindOf(each) == NagKind::Move; });
    return hasSign ? std::nullopt : nagOf(judgement);
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
    const std::size_t length = std::min(line.size(), kLongestVariation);
    bool isNew = false;
    for (std::size_t ply = 0; ply < length; ++ply) {
        const std::size_t known = node->childCount();
        GameNode& next = node->play(line[ply]);
        if (!isNew && node->childCount() > known) {
            isNew = true;
            MoveNotes notes;
            addTraced({.moves = length - ply}, notes);
            next.annotate(std::move(notes));
        }
        node = &next;
    }
}

void annotateMove(GameNode& before, const MoveAnalysis& move, const Catalogue& catalogue) {
    GameNode& node = before.child(0);
    MoveNotes notes = node.takeNotes();
    addEvaluation(move, notes);
    const bool hasBetter = isMistake(move.judgement) && !move.before.line.empty();
    AnnotationTrace trace{.sign = signFor(move.judgement, notes)};
    if (hasBetter) trace.text = render(costOf(move, before.position()), catalogue);
    addTraced(std::move(trace), notes);
    node.annotate(std::move(notes));
    if (hasBetter) addVariation(before, move.before.line);
}

void writeStart(GameNode& root, const GameAnalysis& analysis) {
    if (analysis.empty() || analysis.front().move == Move::none()) return;
    MoveNotes notes = root.takeNotes();
    addFigures(figuresText(analysis.front().before.score), notes);
    root.annotate(std::move(notes));
}

void writeReport(GameRecord& game, const Catalogue& catalogue) {
    const GameReport report = reportOn(*game.root);
    MoveNotes notes = game.root->takeNotes();
    std::string text;
    for (const Color side : kColors) {
        appendComment(render(describe(report[side], side), catalogue) + '.', text);
        const char* const tag = side == Color::White ? "WhiteAccuracy" : "BlackAccuracy";
        if (report[side].accuracy) game.tags.set(tag, fmt::format("{:.1f}", *report[side].accuracy));
    }
    addTraced({.text = std::move(text)}, notes);
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
    const auto first =
        std::ranges::find_if(analysis, [](const MoveAnalysis& each) { return each.move != Move::none(); });
    takeOutAnnotation(*game.root, static_cast<std::size_t>(first - analysis.begin()));
    GameNode* before = game.root.get();
    for (const MoveAnalysis& move : analysis) {
        if (move.move != Move::none()) annotateMove(*before, move, catalogue);
        before = &before->child(0);
    }
    writeStart(*game.root, analysis);
    writeReport(game, catalogue);
    game.tags.set("Annotator", annotator);
}

}  // namespace roque
