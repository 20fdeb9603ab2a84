#include "model/problem/mate_record.h"

#include <string>
#include <utility>

#include "model/notation/san.h"

namespace roque {
namespace {

constexpr Nag kGoodMove = 1;

/// Names the other moves that mate as fast as the one played.
std::string dualsOf(const Position& position, const MateDefence& defence) {
    std::string text;
    for (std::size_t at = 1; at < defence.fastest.size(); ++at) {
        text += text.empty() ? "or " : ", ";
        text += toSan(position, defence.fastest[at]);
    }
    return text;
}

void add(GameNode& parent, const MateBranch& branch, std::string comment) {
    GameNode& node = parent.play(branch.move);
    if (!comment.empty()) {
        MoveNotes notes;
        notes.comment = std::move(comment);
        node.annotate(std::move(notes));
    }
    for (const MateDefence& defence : branch.defences) {
        GameNode& reply = node.play(defence.reply);
        add(reply, defence.continuation, dualsOf(reply.position(), defence));
    }
}

void markKey(GameNode& key) {
    MoveNotes notes = key.notes();
    notes.nags.push_back(kGoodMove);
    key.annotate(std::move(notes));
}

}  // namespace

GameRecord toRecord(const Position& position, const MateSolution& solution, Variant variant) {
    GameRecord record(position, variant);
    record.tags.set("Event", "Mate in " + std::to_string(solution.moves));
    record.result = position.sideToMove() == Color::White ? GameResult::WhiteWins : GameResult::BlackWins;
    for (const MateBranch& branch : solution.tree) add(*record.root, branch, {});
    if (solution.tree.empty()) {
        GameNode* node = record.root.get();
        for (const Move move : solution.line) node = &node->play(move);
    }
    for (const Move key : solution.keys) markKey(record.root->play(key));
    if (!solution.isTreeComplete) {
        MoveNotes notes;
        notes.comment = "Not all defences are written to their ends.";
        record.root->annotate(std::move(notes));
    }
    return record;
}

}  // namespace roque
