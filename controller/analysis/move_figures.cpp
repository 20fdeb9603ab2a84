#include "controller/analysis/move_figures.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <utility>

#include <fmt/format.h>

#include "controller/analysis/win_curve.h"

namespace roque {
namespace {

/// Reads a number at the beginning of a text and cuts it off; nothing if there is none.
template <typename Number>
std::optional<Number> takeNumber(std::string_view& text) {
    Number number{};
    if (text.starts_with('+')) text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

bool take(std::string_view& text, char letter) {
    if (!text.starts_with(letter)) return false;
    text.remove_prefix(1);
    return true;
}

/// A share of 1 that is written in points of 100.
std::optional<double> takeShare(std::string_view& text) {
    const auto points = takeNumber<double>(text);
    if (!points || !std::isfinite(*points)) return std::nullopt;
    return std::clamp(*points / 100, 0.0, 1.0);
}

std::optional<std::string_view> annotationOf(const GameNode& node, std::string_view name) {
    const auto& all = node.notes().annotations;
    const auto found = std::ranges::find(all, name, &MoveAnnotation::name);
    return found == all.end() ? std::nullopt : std::optional<std::string_view>(found->value);
}

/// What "63.41,4.20,3/31" says; nothing if it begins otherwise.
std::optional<MoveFigures> readFigures(std::string_view text) {
    MoveFigures figures;
    figures.expected = takeShare(text);
    if (!figures.expected) return std::nullopt;
    if (!take(text, ',')) return figures;
    figures.loss = takeShare(text);
    if (figures.loss) figures.judgement = judgementOf(*figures.loss);
    Choice choice;
    const auto number = [&text](unsigned& to) {
        const auto read = takeNumber<unsigned>(text);
        to = read.value_or(0);
        return read.has_value();
    };
    if (take(text, ',') && number(choice.keeping) && take(text, '/') && number(choice.legal))
        figures.choice = choice;
    return figures;
}

/// What "0.34,12" or "#-3" says of a position, by a curve that suits no engine exactly.
std::optional<double> expectedByEvaluation(std::string_view text, const Position& position) {
    if (take(text, '#')) {
        const auto moves = takeNumber<int>(text);
        if (!moves || *moves == 0) return std::nullopt;  // "#0": the position says who has mated
        return *moves > 0 ? 1 : 0;
    }
    const auto pawns = takeNumber<double>(text);
    constexpr double kBound = 1000;
    if (!pawns || !std::isfinite(*pawns)) return std::nullopt;
    const double bounded = std::clamp(*pawns, -kBound, kBound);
    return WinCurve::standard().expected(static_cast<int>(std::lround(100 * bounded)), position.board());
}

MoveJudgement judgementBySign(const GameNode& node) {
    for (const MoveJudgement judgement :
         {MoveJudgement::Inaccuracy, MoveJudgement::Mistake, MoveJudgement::Blunder}) {
        if (std::ranges::count(node.notes().nags, *nagOf(judgement)) > 0) return judgement;
    }
    return MoveJudgement::None;
}

/// The figures of a move by what another program has written. `before` is White's expected score before it.
MoveFigures foreignFigures(const GameNode& node, const std::optional<double>& before) {
    MoveFigures figures;
    if (const auto evaluation = annotationOf(node, "eval"))
        figures.expected = expectedByEvaluation(*evaluation, node.position());
    if (!figures.expected) {
        if (const auto end = scoreAtEnd(node.position())) figures.expected = end->expected;
    }
    if (figures.expected && before) {
        const bool isWhite = node.parent()->position().sideToMove() == Color::White;
        const double gained = isWhite ? *figures.expected - *before : *before - *figures.expected;
        figures.loss = std::max(0.0, -gained);
    }
    figures.judgement = judgementBySign(node);
    return figures;
}

}  // namespace

bool GameFigures::isAnnotated() const noexcept {
    return std::ranges::any_of(moves, [](const MoveFigures& move) { return move.expected.has_value(); });
}

std::string figuresText(const MoveAnalysis& move) {
    std::string text = fmt::format("{:.2f},{:.2f}", 100 * move.after.expected, 100 * move.loss);
    if (move.difficulty) text += fmt::format(",{}/{}", move.difficulty->keeping, move.difficulty->legal);
    return text;
}

std::string figuresText(const WhiteScore& score) {
    return fmt::format("{:.2f}", 100 * score.expected);
}

GameFigures figuresOf(const GameNode& root) {
    GameFigures figures;
    if (const auto start = annotationOf(root, kFiguresName)) {
        if (const auto read = readFigures(*start)) figures.start = read->expected;
    }
    std::optional<double> before = figures.start;
    bool isForeign = false;
    for (const GameNode* node = root.next(); node != nullptr; node = node->next()) {
        const auto text = annotationOf(*node, kFiguresName);
        const auto read = text ? readFigures(*text) : std::nullopt;
        // The end of a game is known without any annotation, but makes no game an annotated one.
        isForeign = isForeign || annotationOf(*node, "eval");
        figures.isOurs = figures.isOurs || read;
        MoveFigures move = read ? *read : isForeign ? foreignFigures(*node, before) : MoveFigures();
        before = move.expected;
        if (node->move() == Move::null()) {  // nobody has chosen it among others
            move = MoveFigures();
            move.expected = before;
        }
        figures.moves.push_back(move);
    }
    return figures;
}

}  // namespace roque
