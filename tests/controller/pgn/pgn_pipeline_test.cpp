#include "controller/pgn/pgn_pipeline.h"

#include <sstream>

#include <gtest/gtest.h>

namespace roque {
namespace {

constexpr std::size_t kGames = 60'000;  // several batches

std::string manyGames() {
    std::string text;
    for (std::size_t game = 0; game < kGames; ++game)
        text += "[Event \"" + std::to_string(game) + "\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n\n";
    return text;
}

/// Returns each batch unchanged.
PgnBatchResult copyGames(const PgnBatch& batch) {
    PgnBatchResult result;
    for (const PgnBatch::Part& part : batch.parts) {
        result.text += batch.text.substr(part.begin, part.length);
        ++result.games;
    }
    return result;
}

TEST(PgnPipeline, DeliversResultsInTheOrderOfTheGames) {
    const std::string text = manyGames();
    std::istringstream stream(text);
    std::string delivered;
    const auto outcome =
        PgnPipeline(4, copyGames)
            .run(stream, {[&](const PgnBatchResult& result, std::size_t) { delivered += result.text; },
                          [] { return false; }});
    EXPECT_EQ(delivered, text);
    EXPECT_EQ(outcome.bytesRead, text.size());
    EXPECT_TRUE(outcome.isText);
    EXPECT_FALSE(outcome.wasStopped);
}

TEST(PgnPipeline, StopsAndDeliversWhatWasRead) {
    std::istringstream stream(manyGames());
    std::size_t games = 0;
    const auto outcome =
        PgnPipeline(2, copyGames)
            .run(stream, {[&](const PgnBatchResult& result, std::size_t) { games += result.games; },
                          [] { return true; }});
    EXPECT_TRUE(outcome.wasStopped);
    EXPECT_GT(games, 0U);
    EXPECT_LT(games, kGames);
}

TEST(PgnPipeline, TakesOneTextAfterTheOther) {
    PgnPipeline pipeline(2, copyGames);
    for (int text = 0; text < 2; ++text) {
        std::istringstream stream("1. e4 *");
        std::size_t games = 0;
        const auto outcome =
            pipeline.run(stream, {[&](const PgnBatchResult& result, std::size_t) { games += result.games; },
                                  [] { return false; }});
        EXPECT_EQ(games, 1U);
        EXPECT_EQ(outcome.bytesRead, 7U);
    }
}

TEST(PgnPipeline, SaysWhatIsNoText) {
    using namespace std::string_literals;
    std::istringstream stream("\x7F"s + "ELF\0\1\2\0\0\0\0"s);
    EXPECT_FALSE(PgnPipeline(1, copyGames)
                     .run(stream, {[](const PgnBatchResult&, std::size_t) {}, [] { return false; }})
                     .isText);
}

TEST(PgnPipeline, ThrowsWhatTheWorkThrows) {
    PgnPipeline pipeline(2, [](const PgnBatch&) -> PgnBatchResult { throw std::runtime_error("no"); });
    std::istringstream stream("1. e4 *");
    EXPECT_THROW(pipeline.run(stream, {[](const PgnBatchResult&, std::size_t) {}, [] { return false; }}),
                 std::runtime_error);
}

}  // namespace
}  // namespace roque
