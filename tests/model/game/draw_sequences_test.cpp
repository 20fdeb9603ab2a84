#include <optional>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "model/draws/dead_position.h"
#include "model/game/game.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "tests/support/data_file.h"

namespace roque {
namespace {

using nlohmann::json;

std::optional<unsigned> number(const json& value) {
    if (value.is_null()) return std::nullopt;
    return value.get<unsigned>();
}

/// The first ply at which each condition holds when a sequence is played to its end, even past the end of the
/// game.
struct Firsts {
    std::optional<unsigned> third, fifth, half100, half150, insufficient;
};

void note(std::optional<unsigned>& first, bool holds, unsigned ply) {
    if (holds && !first) first = ply;
}

Firsts firstsOf(const json& sequence, History& history) {
    Firsts firsts;
    const auto moves = test::split(sequence["moves"].get<std::string>(), ' ');
    for (unsigned ply = 0; ply <= moves.size(); ++ply) {
        if (ply > 0) {
            const auto move = parseUciMove(history.current(), moves[ply - 1]);
            if (!move) throw std::runtime_error(moves[ply - 1]);
            history.push(history.current().after(*move));
        }
        note(firsts.third, history.repetitions() >= 3, ply);
        note(firsts.fifth, history.repetitions() >= 5, ply);
        note(firsts.half100, history.current().halfmoveClock() >= 100, ply);
        note(firsts.half150, history.current().halfmoveClock() >= 150, ply);
        note(firsts.insufficient, isDeadPosition(history.current()), ply);
    }
    return firsts;
}

class DrawSequence : public testing::Test {
protected:
    const json sequences_ = json::parse(test::openData("draw_sequences.json"));
};

TEST_F(DrawSequence, ReachesEachConditionAtItsPly) {
    ASSERT_GT(sequences_.size(), 80U);
    for (const json& sequence : sequences_) {
        SCOPED_TRACE(sequence["id"].get<std::string>());
        History history(*parseFen(sequence["fen"].get<std::string>()));
        const Firsts firsts = firstsOf(sequence, history);
        EXPECT_EQ(firsts.third, number(sequence["third"]));
        EXPECT_EQ(firsts.fifth, number(sequence["fifth"]));
        EXPECT_EQ(firsts.half100, number(sequence["half100"]));
        EXPECT_EQ(firsts.half150, number(sequence["half150"]));
        if (!sequence["end_kind"].is_string()) {
            EXPECT_EQ(firsts.insufficient, number(sequence["insufficient"]));
        }
        EXPECT_EQ(toFen(history.current()), sequence["final_fen"].get<std::string>());
        EXPECT_EQ(history.current().halfmoveClock(), sequence["final_halfmove"].get<unsigned>());
    }
}

/// The termination that must come first in the sequence, and its ply.
std::optional<std::pair<unsigned, Termination>> expectedEnd(const json& sequence) {
    std::optional<std::pair<unsigned, Termination>> first;
    const auto consider = [&](const char* key, Termination termination) {
        if (const auto ply = number(sequence[key]); ply && (!first || *ply < first->first)) {
            first = {*ply, termination};
        }
    };
    if (sequence["end_kind"] == "checkmate") consider("end", Termination::Checkmate);
    if (sequence["end_kind"] == "stalemate") consider("end", Termination::Stalemate);
    consider("insufficient", Termination::DeadPosition);
    consider("half150", Termination::SeventyFiveMoves);
    consider("fifth", Termination::FivefoldRepetition);
    return first;
}

TEST_F(DrawSequence, EndsAGameWhenTheRulesDo) {
    for (const json& sequence : sequences_) {
        SCOPED_TRACE(sequence["id"].get<std::string>());
        Game game(*parseFen(sequence["fen"].get<std::string>()));
        for (const std::string& text : test::split(sequence["moves"].get<std::string>(), ' ')) {
            if (game.outcome()) break;
            ASSERT_TRUE(game.play(*parseUciMove(game.position(), text)));
        }
        const auto expected = expectedEnd(sequence);
        ASSERT_EQ(game.outcome().has_value(), expected.has_value());
        if (!expected) continue;
        EXPECT_EQ(game.current().ply(), expected->first);
        EXPECT_EQ(game.outcome()->termination, expected->second);
    }
}

}  // namespace
}  // namespace roque
