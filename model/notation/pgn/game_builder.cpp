#include "model/notation/pgn/game_builder.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "model/notation/pgn/comment_text.h"
#include "model/notation/pgn/pgn_parser.h"
#include "model/notation/pgn/pgn_splitter.h"

namespace roque {

bool ReadGame::hasErrors() const noexcept {
    return std::ranges::any_of(problems, [](const PgnProblem& problem) { return problem.isError(); });
}

void GameBuilder::beginGame() {
    game_ = ReadGame();
    tags_ = GameTags();
    current_ = game_.record.root.get();
    interrupted_.clear();
    isBetweenLines_ = false;
    commentBefore_.clear();
}

void GameBuilder::tag(std::string_view name, std::string_view value) {
    tags_.set(name, value);
}

PgnMoves GameBuilder::beginMoves(const Position& start, Variant variant) {
    game_.record = GameRecord(start, variant);
    current_ = game_.record.root.get();
    return PgnMoves::Read;
}

void GameBuilder::move(const Position& /*before*/, Move move, const Position& /*after*/) {
    current_ = &current_->play(move);
    isBetweenLines_ = false;
    if (commentBefore_.empty()) return;
    MoveNotes notes = current_->notes();
    appendComment(std::exchange(commentBefore_, {}), notes.commentBefore);
    current_->annotate(std::move(notes));
}

void GameBuilder::nag(Nag nag) {
    MoveNotes notes = current_->notes();
    if (std::ranges::find(notes.nags, nag) != notes.nags.end()) return;
    notes.nags.push_back(nag);
    current_->annotate(std::move(notes));
}

void GameBuilder::comment(std::string_view text) {
    if (isBetweenLines_) {
        appendComment(text, commentBefore_);
        return;
    }
    MoveNotes notes = current_->notes();
    addComment(text, notes);
    current_->annotate(std::move(notes));
}

void GameBuilder::beginVariation() {
    settleComment();
    interrupted_.push_back(current_);
    current_ = current_->parent();
    isBetweenLines_ = true;
}

void GameBuilder::endVariation() {
    settleComment();
    assert(!interrupted_.empty());
    current_ = interrupted_.back();
    interrupted_.pop_back();
    isBetweenLines_ = true;
}

/// A comment that no move follows belongs to the move before.
void GameBuilder::settleComment() {
    isBetweenLines_ = false;
    if (!commentBefore_.empty()) comment(std::exchange(commentBefore_, {}));
}

void GameBuilder::problem(const PgnProblem& problem) {
    game_.problems.push_back(problem);
}

void GameBuilder::endGame(GameResult result, std::string_view text) {
    settleComment();
    for (const std::string_view said : {"Result", "FEN", "SetUp"}) tags_.remove(said);
    if (game_.record.variant == Variant::Chess960) tags_.remove("Variant");
    game_.record.tags = std::move(tags_);
    game_.record.result = result;
    game_.text = text;
    onGame_(std::move(game_));
}

std::vector<ReadGame> readPgn(std::string_view text) {
    std::vector<ReadGame> games;
    GameBuilder builder([&games](ReadGame game) { games.push_back(std::move(game)); });
    PgnParser parser(builder);
    PgnSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    while (const auto section = splitter.next()) parser.parse(*section);
    return games;
}

}  // namespace roque
