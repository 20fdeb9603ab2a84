#include "model/pgn/game_builder.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "model/pgn/comment_text.h"
#include "model/pgn/pgn_parser.h"
#include "model/pgn/pgn_splitter.h"

namespace roque {

bool ReadGame::hasErrors() const noexcept {
    return std::ranges::any_of(problems, [](const PgnProblem& problem) { return problem.isError(); });
}

void GameBuilder::beginGame() {
    game_ = ReadGame();
    tags_ = GameTags();
    line_ = {game_.record.root.get()};
    interrupted_.clear();
    lastPlayed_ = nullptr;
    isBetweenLines_ = false;
    commentBefore_.clear();
    comment_.clear();
}

void GameBuilder::tag(std::string_view name, std::string_view value) {
    tags_.set(name, value);
}

PgnMoves GameBuilder::beginMoves(const Position& start, Variant variant) {
    game_.record = GameRecord(start, variant);
    line_ = {game_.record.root.get()};
    return PgnMoves::Read;
}

/// A variation may begin with the very move it replaces. It then continues where the enclosing line does, and
/// the continuation of that line still comes first. If the main line ends there, the moves of the variation
/// follow its last move in the tree, but were not played.
void GameBuilder::move(const Position& /*before*/, Move move, const Position& /*after*/) {
    writeComment();
    GameNode& parent = *line_.node;
    const std::size_t siblings = parent.childCount();
    line_.node = &parent.play(move);
    if (interrupted_.empty())
        lastPlayed_ = nullptr;
    else if (interrupted_.size() == 1 && line_.node == interrupted_.back().node)
        lastPlayed_ = line_.node;
    if (line_.ownsNode) {
        if (const std::size_t place = parent.indexOf(*line_.node); place > 0) parent.reorder(place, 0);
    }
    line_.ownsNode = line_.ownsNode || parent.childCount() > siblings;
    isBetweenLines_ = false;
    if (commentBefore_.empty()) return;
    MoveNotes notes = line_.node->takeNotes();
    appendComment(std::exchange(commentBefore_, {}), notes.commentBefore);
    line_.node->annotate(std::move(notes));
}

void GameBuilder::nag(Nag nag) {
    const std::vector<Nag>& present = line_.node->notes().nags;
    if (std::ranges::find(present, nag) != present.end()) return;
    MoveNotes notes = line_.node->takeNotes();
    notes.nags.push_back(nag);
    line_.node->annotate(std::move(notes));
}

void GameBuilder::comment(std::string_view text) {
    appendComment(text, isBetweenLines_ ? commentBefore_ : comment_);
}

void GameBuilder::beginVariation() {
    settleComment();
    interrupted_.push_back(line_);
    line_ = {line_.node->parent(), false};
    isBetweenLines_ = true;
}

void GameBuilder::endVariation() {
    settleComment();
    assert(!interrupted_.empty());
    line_ = interrupted_.back();
    interrupted_.pop_back();
    isBetweenLines_ = true;
}

/// A comment not followed by a move belongs to the move before it.
void GameBuilder::settleComment() {
    isBetweenLines_ = false;
    if (!commentBefore_.empty()) comment(std::exchange(commentBefore_, {}));
    writeComment();
}

/// Adds all comments after a move at once: adding them one by one would examine the earlier ones again each
/// time.
void GameBuilder::writeComment() {
    if (comment_.empty()) return;
    MoveNotes notes = line_.node->takeNotes();
    addComment(std::exchange(comment_, {}), notes);
    line_.node->annotate(std::move(notes));
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
    game_.record.playedMoves = playedMoves();
    game_.text = text;
    onGame_(std::move(game_));
}

/// A game that is over does not go on when a move is tried at its end. One that was read in part only may
/// have to be completed by hand.
std::optional<std::vector<Move>> GameBuilder::playedMoves() const {
    if (lastPlayed_ != nullptr) return lastPlayed_->movesFromRoot();
    const GameNode* last = game_.record.root.get();
    while (last->next() != nullptr) last = last->next();
    const bool isOver = game_.record.result != GameResult::Unknown && !game_.hasErrors();
    return isOver && last->parent() != nullptr ? std::optional(last->movesFromRoot()) : std::nullopt;
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
