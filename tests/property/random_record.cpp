#include "tests/property/random_record.h"

#include <algorithm>
#include <array>

#include "model/movegen/legal_moves.h"
#include "model/position/chess960.h"

namespace roque::test {
namespace {

constexpr std::array kWords{"good",       "Öffnung", "±",    "%",  "%d",
                            "[x]",        "[%",      ";",    "(",  ")",
                            "{",          "1-0",     "*",    "$5", "\\",
                            "\"quoted\"", "better:", "2...", "棋", "a-very-long-word-without-any-blank-in-it",
                            "[Event",     "\"a\"]"};

std::string randomComment(Dice& dice, bool mayHoldBrace) {
    std::string text;
    for (std::size_t words = 1 + dice.roll(20); words > 0; --words) {
        if (!text.empty()) text += ' ';
        text += mayHoldBrace && dice.roll(20) == 0 ? "}" : kWords[dice.roll(kWords.size())];
    }
    return text;
}

MoveNotes randomNotes(Dice& dice) {
    MoveNotes notes;
    while (dice.roll(3) == 0) {
        const auto nag = static_cast<Nag>(dice.roll(256));
        if (std::find(notes.nags.begin(), notes.nags.end(), nag) == notes.nags.end())
            notes.nags.push_back(nag);
    }
    if (dice.roll(3) == 0)
        notes.annotations.push_back({"clk", "0:0" + std::to_string(dice.roll(10)) + ":59"});
    if (dice.roll(3) == 0)
        notes.annotations.push_back({"eval", "-" + std::to_string(dice.roll(100)) + ",18"});
    if (dice.roll(6) == 0) notes.annotations.push_back({"csl", "Gd4,Re5"});
    if (dice.roll(2) == 0) notes.comment = randomComment(dice, dice.roll(8) == 0);
    return notes;
}

/// Continues below a node; where a line follows a bracket, its first move may have a comment before it.
void grow(GameNode& from, unsigned plies, unsigned depth, Dice& dice, const RecordShape& shape) {
    GameNode* node = &from;
    bool isBehindBracket = depth > 0;
    for (unsigned ply = 0; ply < plies; ++ply) {
        const MoveList moves = legalMoves(node->position());
        if (moves.empty()) return;
        const std::size_t tried = node->childCount();
        const bool isNull = dice.roll(40) == 0 && !node->position().isCheck();
        GameNode& next = node->play(isNull ? Move::null() : moves[dice.roll(moves.size())]);
        if (node->childCount() == tried) return;  // that move exists already
        MoveNotes notes;
        if (dice.roll(100) < shape.notesInHundred) notes = randomNotes(dice);
        if (isBehindBracket && dice.roll(4) == 0) notes.commentBefore = randomComment(dice, false);
        next.annotate(std::move(notes));
        isBehindBracket = false;
        if (node->childCount() == 1) {
            while (depth < 4 && dice.roll(100) < shape.variationsInHundred) {
                grow(*node, 1 + static_cast<unsigned>(dice.roll(10)), depth + 1, dice, shape);
                isBehindBracket = node->childCount() > 1;
            }
        }
        node = &next;
    }
}

/// Possibly ends the game before the end of its main line. A comment before the first move after the end
/// would be read as one after the last move.
void endEarlier(GameRecord& game, Dice& dice) {
    std::vector<Move> moves;
    GameNode* node = game.root.get();
    while (node->childCount() > 0 && (moves.empty() || dice.roll(4) > 0)) {
        node = &node->child(0);
        moves.push_back(node->move());
    }
    if (node->childCount() == 0) return;
    MoveNotes notes = node->child(0).notes();
    notes.commentBefore.clear();
    node->child(0).annotate(std::move(notes));
    game.playedMoves = std::move(moves);
}

bool isSameNode(const GameNode& left, const GameNode& right) {
    return left.move() == right.move() && left.notes() == right.notes() && left.position() == right.position()
           && left.childCount() == right.childCount();
}

}  // namespace

GameRecord randomRecord(Dice& dice, const RecordShape& shape) {
    const bool isChess960 = dice.roll(4) == 0;
    GameRecord game(
        isChess960 ? chess960Start(static_cast<unsigned>(dice.roll(kChess960Starts))) : Position::start(),
        isChess960 ? Variant::Chess960 : Variant::Standard);
    for (const std::string_view name : kTagRoster) {
        if (name != "Result") game.tags.set(name, randomComment(dice, true));
    }
    game.tags.set("Annotator", "back\\slash \"quoted\" [x]");
    game.result = GameResult(static_cast<std::uint8_t>(dice.roll(4)));
    MoveNotes notes;
    if (dice.roll(3) == 0) notes.comment = randomComment(dice, false);
    game.root->annotate(std::move(notes));
    grow(*game.root, static_cast<unsigned>(dice.roll(shape.mostPlies + 1)), 0, dice, shape);
    if (dice.roll(3) == 0) endEarlier(game, dice);
    return game;
}

bool isSame(const GameRecord& left, const GameRecord& right) {
    if (left.tags != right.tags || left.result != right.result || left.variant != right.variant) return false;
    if (left.lastPlayed().ply() != right.lastPlayed().ply()) return false;
    std::vector<std::pair<const GameNode*, const GameNode*>> open{{left.root.get(), right.root.get()}};
    while (!open.empty()) {
        const auto [one, other] = open.back();
        open.pop_back();
        if (!isSameNode(*one, *other)) return false;
        for (std::size_t at = 0; at < one->childCount(); ++at)
            open.emplace_back(&one->child(at), &other->child(at));
    }
    return true;
}

}  // namespace roque::test
