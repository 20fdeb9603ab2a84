// What bastion-generate writes: packed positions, their files, and the games they come from.

#include <array>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <memory>
#include <new>
#include <string>
#include <system_error>
#include <thread>

#include <gmock/gmock.h>
#include <unistd.h>

#include "model/notation/fen.h"
#include "plugins/bastion/evaluation/evaluation.h"
#include "plugins/bastion/evaluation/network_stack.h"
#include "plugins/bastion/training/games_in_order.h"
#include "plugins/bastion/training/position_file.h"
#include "plugins/bastion/training/sample.h"
#include "plugins/bastion/training/tree_sampler.h"
#include "tests/plugins/bastion/positions.h"
#include "tests/plugins/bastion/random_network.h"

namespace roque::bastion::training {
namespace {

PackedPosition packed(const std::string& fen, Value value, Outcome outcome) {
    PackedPosition position(*parseFen(fen), value);
    position.outcome = outcome;
    return position;
}

constexpr auto kBlackToMove = "r3k2r/pppq1ppp/2n1bn2/3pp3/1b1PP3/2N1BN2/PPPQ1PPP/R3KB1R b - - 0 1";

TEST(PackedPosition, KeepsBoardAndSideToMove) {
    for (const Position& position : bastion::test::randomPositions(500)) {
        const auto unpacked = PackedPosition(position, 0).position();
        ASSERT_TRUE(unpacked) << toFen(position);
        EXPECT_EQ(unpacked->board(), position.board()) << toFen(position);
        EXPECT_EQ(unpacked->sideToMove(), position.sideToMove());
    }
}

TEST(PackedPosition, IsReadFromItsBytes) {
    PackedPosition position = packed(kBlackToMove, -321, Outcome::Lost);
    position.game = 70'000;
    EXPECT_EQ(PackedPosition::fromBytes(position.bytes()), position);
}

// The format of the files, byte by byte: docs/bastion-training.md describes it.
TEST(PackedPosition, HasTheBytesOfTheManual) {
    PackedPosition position = packed("4k3/8/8/8/8/8/4P3/4K2Q b - - 0 1", -2, Outcome::Lost);
    position.game = 258;
    constexpr PackedPosition::Bytes kExpected{0x90, 0x10, 0, 0, 0, 0, 0, 0x10, 0x45, 0xD0, 0, 0, 0, 0, 0, 0,
                                              0,    0,    0, 0, 0, 0, 0, 0,    0xFE, 0xFF, 1, 0, 2, 1, 0, 0};
    EXPECT_EQ(position.bytes(), kExpected);
}

TEST(PackedPosition, RefusesABoardThatIsDamaged) {
    PackedPosition position = packed(kBlackToMove, 0, Outcome::Drawn);
    position.pieces.fill(0xFF);
    EXPECT_FALSE(position.position());
}

TEST(Sample, TellsValueAndResultOfWhite) {
    const auto sample = sampleOf(packed(kBlackToMove, 150, Outcome::Won));
    ASSERT_TRUE(sample);
    EXPECT_EQ(sample->valueForWhite, -150);
    EXPECT_EQ(sample->result, 0);
}

/// A file in a folder of its own.
class PositionFileTest : public testing::Test {
protected:
    PositionFileTest() { std::filesystem::create_directories(folder_); }
    ~PositionFileTest() override { std::filesystem::remove_all(folder_); }

    [[nodiscard]] std::filesystem::path name() const { return folder_ / "positions"; }
    [[nodiscard]] std::vector<PackedPosition> written(const Recipe& recipe) const {
        std::vector<PackedPosition> positions{packed(kBlackToMove, 12, Outcome::Won),
                                              packed(kBlackToMove, -12, Outcome::Drawn)};
        PositionWriter writer(name(), recipe);
        writer.write(positions);
        writer.finish();
        return positions;
    }

private:
    std::filesystem::path folder_ =
        std::filesystem::path(testing::TempDir()) / ("positions-" + std::to_string(::getpid()));
};

TEST_F(PositionFileTest, IsReadAsItWasWritten) {
    const Recipe recipe{.kind = PositionKind::Tree, .seed = 7, .games = 3, .nodes = 300, .every = 64};
    const auto positions = written(recipe);
    const auto file = readPositions(name());
    ASSERT_TRUE(file) << file.error();
    EXPECT_EQ(file->recipe, recipe);
    EXPECT_EQ(file->positions, positions);
}

TEST_F(PositionFileTest, HasNoNameBeforeItIsComplete) {
    PositionWriter writer(name(), Recipe());
    EXPECT_FALSE(std::filesystem::exists(name()));
    writer.finish();
    EXPECT_TRUE(std::filesystem::exists(name()));
}

TEST_F(PositionFileTest, CannotBeWrittenIntoAFolderThatThereIsNot) {
    EXPECT_THAT([this] { const PositionWriter writer(name() / "positions", Recipe()); },
                testing::ThrowsMessage<std::system_error>(
                    testing::HasSubstr("cannot be written: No such file or directory")));
}

TEST_F(PositionFileTest, IsGoneWhenTheDiskIsFull) {
    const std::filesystem::path beside = name().string() + ".new";
    std::filesystem::create_symlink("/dev/full", beside);
    EXPECT_THAT([this] { const PositionWriter writer(name(), Recipe()); },
                testing::ThrowsMessage<std::system_error>(testing::HasSubstr("No space left on device")));
    EXPECT_FALSE(std::filesystem::is_symlink(beside));
}

TEST_F(PositionFileTest, IsRefusedWithTheReason) {
    EXPECT_THAT(readPositions(name()).error(), testing::HasSubstr("cannot be read"));
    std::ofstream(name()) << "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1;20;0.5\n";
    EXPECT_THAT(readPositions(name()).error(), testing::HasSubstr("is no file of positions"));
    static_cast<void>(written(Recipe()));
    std::filesystem::resize_file(name(), std::filesystem::file_size(name()) - 1);
    EXPECT_THAT(readPositions(name()).error(), testing::HasSubstr("is cut off"));
}

TEST_F(PositionFileTest, IsRefusedWithPiecesThatThereAreNot) {
    PackedPosition crowded = packed(kBlackToMove, 0, Outcome::Won);
    crowded.occupied = ~kNoSquares;
    PackedPosition odd = packed(kBlackToMove, 0, Outcome::Won);
    odd.pieces[0] = 7;
    for (const PackedPosition& damaged : {crowded, odd}) {
        PositionWriter writer(name(), Recipe());
        writer.write({&damaged, 1});
        writer.finish();
        EXPECT_THAT(readPositions(name()).error(), testing::HasSubstr("is damaged"));
    }
}

/// The first seed from this one on whose random moves lead to a balanced position.
std::uint64_t playableSeed(std::uint64_t seed) {
    SelfPlay selfPlay(100);
    while (!selfPlay.playGame(seed)) ++seed;
    return seed;
}

TEST(SelfPlay, PlaysTheSameGameForTheSameSeedWhateverWasPlayedBefore) {
    const std::uint64_t seed = playableSeed(1);
    SelfPlay used(100);
    const auto other = used.playGame(playableSeed(seed + 1));
    const auto again = used.playGame(seed);
    const auto first = SelfPlay(100).playGame(seed);
    EXPECT_FALSE(first->quiet.empty());
    EXPECT_EQ(first->quiet, again->quiet);
    EXPECT_NE(first->quiet, other->quiet);
}

TEST(TreeSampler, LabelsPositionsWithTheHandCraftedEvaluation) {
    TreeSampler sampler(100, 64);
    const auto kept = sampler.playGame(playableSeed(1));
    EXPECT_GT(kept.size(), 20U);
    for (const PackedPosition& each : kept) {
        const auto position = each.position();
        ASSERT_TRUE(position);
        EXPECT_EQ(each.value, Evaluation().valueForMover(*position, Accumulator(*position)));
        EXPECT_EQ(each.outcome, Outcome::Unknown);
    }
}

TEST(TreeSampler, LabelsPositionsWithTheNetworkThatEvaluatesThem) {
    const std::shared_ptr<const Network> network = bastion::test::randomNetwork(1);
    TreeSampler sampler(100, 64);
    sampler.setNetwork(network);
    const auto kept = sampler.playGame(playableSeed(1));
    EXPECT_GT(kept.size(), 20U);
    NetworkStack stack(0);
    for (const PackedPosition& each : kept) {
        const auto position = each.position();
        ASSERT_TRUE(position);
        stack.begin(network.get(), position->board());
        EXPECT_EQ(each.value, stack.valueAt(0, position->board(), each.sideToMove));
    }
}

TEST(TreeSampler, LabelsQuietPositionsWithTheValueOfASearch) {
    const std::uint64_t seed = playableSeed(1);
    const auto all = TreeSampler(100, 64).playGame(seed);
    const auto quiet = TreeSampler(100, 64, TreeSampler::Values::Searched).playGame(seed);
    EXPECT_GT(quiet.size(), 10U);
    EXPECT_LT(quiet.size(), all.size());
    std::size_t others = 0;
    for (const PackedPosition& each : quiet) {
        const auto same = std::ranges::find_if(all, [&](const PackedPosition& evaluated) {
            return evaluated.occupied == each.occupied && evaluated.pieces == each.pieces
                   && evaluated.sideToMove == each.sideToMove;
        });
        ASSERT_NE(same, all.end());
        others += same->value != each.value ? 1U : 0U;
        EXPECT_FALSE(each.position()->isCheck());
    }
    EXPECT_GT(2 * others, quiet.size()) << "a search sees more than the evaluation";
}

std::vector<PackedPosition> positionsOf(std::uint64_t seed, unsigned threads) {
    std::vector<PackedPosition> all;
    const auto player = [] {
        return [sampler = std::make_shared<TreeSampler>(50, 16)](std::uint64_t game) {
            return sampler->playGame(game);
        };
    };
    const auto keep = [&](const std::vector<PackedPosition>& game) {
        all.insert(all.end(), game.begin(), game.end());
    };
    GamesInOrder(seed, 6).run(threads, player, keep);
    return all;
}

TEST(GamesInOrder, GiveTheSamePositionsOnAnyNumberOfThreads) {
    const auto alone = positionsOf(1, 1);
    EXPECT_FALSE(alone.empty());
    EXPECT_EQ(alone, positionsOf(1, 3));
    EXPECT_NE(alone, positionsOf(2, 1));
}

TEST(GamesInOrder, CarryTheirNumbers) {
    std::vector<std::uint32_t> numbers;
    GamesInOrder(1, 5).run(
        2, [] { return [](std::uint64_t) { return std::vector<PackedPosition>(1); }; },
        [&](const std::vector<PackedPosition>& game) { numbers.push_back(game.front().game); });
    EXPECT_THAT(numbers, testing::ElementsAre(0, 1, 2, 3, 4));
}

TEST(GamesInOrder, EndWithWhatAPlayerThrows) {
    const auto player = [] {
        return [](std::uint64_t) -> std::vector<PackedPosition> { throw std::bad_alloc(); };
    };
    EXPECT_THROW(GamesInOrder(1, 100).run(2, player, [](const auto&) {}), std::bad_alloc);
}

TEST(GamesInOrder, EndWithWhatTheSinkThrowsBeforeAllArePlayed) {
    constexpr std::uint32_t kGames = 1'000'000;  // they take much longer than a throw
    std::atomic<std::uint32_t> played{0};
    const auto player = [&] {
        return [&](std::uint64_t) {
            ++played;
            std::this_thread::yield();
            return std::vector<PackedPosition>();
        };
    };
    const auto sink = [](const auto&) { throw std::bad_alloc(); };
    EXPECT_THROW(GamesInOrder(1, kGames).run(2, player, sink), std::bad_alloc);
    EXPECT_LT(played.load(), kGames);
}

}  // namespace
}  // namespace roque::bastion::training
