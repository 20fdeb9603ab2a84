// The network: its file, its hidden values on a line, and what it changes in the player.

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <random>
#include <vector>

#include <gmock/gmock.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/position/chess960.h"
#include "plugins/bastion/evaluation/network_file.h"
#include "plugins/bastion/evaluation/network_stack.h"
#include "plugins/bastion/evaluation/network_value.h"
#include "plugins/bastion/evaluation/shipped_network.h"
#include "tests/plugins/bastion/random_network.h"
#include "tests/property/random_walk.h"
#include "tests/support/temporary_folder.h"

namespace roque::bastion {
namespace {

using test::randomNetwork;

NetworkFile fileOf(std::uint64_t seed) {
    NetworkFile file;
    *file.network = *randomNetwork(seed);
    file.origin.name = "a training";
    file.origin.inputs.fill(0xAB);
    return file;
}

bool areEqual(const Network& one, const Network& other) {
    return one.rows == other.rows && one.bias == other.bias && one.outputs == other.outputs
           && one.outputBias == other.outputBias && one.scale == other.scale;
}

TEST(NetworkFile, IsReadAsItWasWritten) {
    const NetworkFile file = fileOf(1);
    const auto read = NetworkFile::fromBytes(file.bytes());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->origin, file.origin);
    EXPECT_TRUE(areEqual(*read->network, *file.network));
}

TEST(NetworkFile, IsRefusedWithTheReason) {
    const std::vector<std::uint8_t> good = fileOf(1).bytes();
    EXPECT_EQ(NetworkFile::fromBytes({}).error(), NetworkFault::NoNetwork);
    auto bytes = good;
    bytes[0] = 'r';
    EXPECT_EQ(NetworkFile::fromBytes(bytes).error(), NetworkFault::NoNetwork);
    bytes = good;
    bytes[16] = 64;  // hidden values
    EXPECT_EQ(NetworkFile::fromBytes(bytes).error(), NetworkFault::OtherShape);
    bytes = good;
    bytes.pop_back();
    EXPECT_EQ(NetworkFile::fromBytes(bytes).error(), NetworkFault::CutOff);
    bytes = good;
    bytes[NetworkFile::kHeaderSize + 1] = 0x7F;  // a weight of more than 32,000
    EXPECT_EQ(NetworkFile::fromBytes(bytes).error(), NetworkFault::LargeWeight);
    bytes = good;
    bytes[23] = 0x7F;  // a scale of two thousand millions
    EXPECT_EQ(NetworkFile::fromBytes(bytes).error(), NetworkFault::LargeWeight);
    bytes = good;
    bytes.back() = 0x7F;  // the same for the bias of the output
    EXPECT_EQ(NetworkFile::fromBytes(bytes).error(), NetworkFault::LargeWeight);
}

TEST(NetworkFile, IsReadFromTheDiskOrRefused) {
    const roque::test::TemporaryFolder folder;
    const auto write = [&](const char* name, const std::vector<std::uint8_t>& bytes) {
        std::ofstream(folder / name, std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        return folder / name;
    };
    std::vector<std::uint8_t> bytes = fileOf(1).bytes();
    const auto read = NetworkFile::read(write("good.net", bytes));
    ASSERT_TRUE(read);
    EXPECT_TRUE(areEqual(*read->network, *fileOf(1).network));
    bytes.push_back(0);
    EXPECT_EQ(NetworkFile::read(write("long.net", bytes)).error(), NetworkFault::CutOff);
    EXPECT_EQ(NetworkFile::read(write("empty.net", {})).error(), NetworkFault::Unreadable);
    EXPECT_EQ(NetworkFile::read(folder / "none.net").error(), NetworkFault::Unreadable);
    EXPECT_EQ(NetworkFile::read(folder.path()).error(), NetworkFault::Unreadable);
}

TEST(NetworkFile, IsNamedWithAHashOfItsBytes) {
    const NetworkFile file = fileOf(1);
    EXPECT_THAT(file.identity(), testing::MatchesRegex("a training [0-9a-f]{16}"));
    EXPECT_EQ(fileOf(1).identity(), file.identity());
    EXPECT_NE(fileOf(2).identity(), file.identity());
}

// As strong as it is only with the file that was put into the library.
TEST(ShippedNetwork, IsTheFileInTheRepository) {
    const auto file = NetworkFile::read(ROQUE_BASTION_NETWORK);
    ASSERT_TRUE(file);
    EXPECT_EQ(shippedNetwork().identity(), file->identity());
    EXPECT_TRUE(areEqual(*shippedNetwork().network, *file->network));
    EXPECT_LE(file->bytes().size(), 500'000U);
}

TEST(Network, HasAnInputForEachPieceInEachView) {
    std::vector<std::size_t> seen;
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) {
            for (unsigned square = 0; square < kSquareCount; ++square) {
                const std::size_t input = Network::inputOf(Color::White, color, type, Square(square));
                seen.push_back(input);
                EXPECT_EQ(Network::inOtherView(input),
                          Network::inputOf(Color::Black, color, type, Square(square)));
            }
        }
    }
    std::ranges::sort(seen);
    EXPECT_EQ(std::unique(seen.begin(), seen.end()) - seen.begin(), std::ptrdiff_t{Network::kInputs});
    EXPECT_EQ(seen.back(), Network::kInputs - 1);
}

TEST(Network, SquaresWhatLiesBetweenItsLimits) {
    auto network = std::make_unique<Network>();
    network->scale = Network::kActiveOne * Network::kOutputOne;
    Network::Row us{};
    Network::Row them{};
    us[0] = 201;  // 100 when limited
    us[1] = -400;
    network->outputs[7][0][0] = 3;
    network->outputs[7][0][1] = 100;
    EXPECT_EQ(network->valueOf(us, them, 32), 100 * 100 * 3 / 255);
    them[5] = 3000;
    network->outputs[7][1][5] = -10;
    network->outputBias[7] = 7;
    EXPECT_EQ(network->valueOf(us, them, 32), (100 * 100 * 3 - 255 * 255 * 10) / 255 + 7);
}

TEST(Network, HasOutputWeightsForFewPiecesAndForMany) {
    EXPECT_EQ(Network::outputFor(1), 0U);
    EXPECT_EQ(Network::outputFor(4), 0U);
    EXPECT_EQ(Network::outputFor(5), 1U);
    EXPECT_EQ(Network::outputFor(32), 7U);
    EXPECT_EQ(Network::outputFor(64), 7U) << "a board that is no position";
    auto network = std::make_unique<Network>();
    network->scale = Network::kActiveOne * Network::kOutputOne;
    network->outputBias[2] = 20;
    network->outputBias[3] = 30;
    EXPECT_EQ(network->valueOf({}, {}, 12), 20);
    EXPECT_EQ(network->valueOf({}, {}, 13), 30);
}

/// The largest weights of all are added without overflow: also seen by the undefined behaviour sanitizer.
TEST(Network, DoesNotOverflowWithTheLargestWeights) {
    auto network = std::make_unique<Network>();
    for (Network::Row& row : network->outputs[0]) row.fill(Network::kMaxOutputWeight);
    network->scale = 190;
    Network::Row most{};
    most.fill(Network::kMaxRowWeight * 33);
    EXPECT_EQ(network->valueOf(most, most, 3), 48'260);
}

/// Random moves from standard and Chess960 starts. Every third prefers castling, en passant and promotion.
class RandomLine {
public:
    explicit RandomLine(std::uint64_t seed) : dice_(seed) {}

    [[nodiscard]] Position start() {
        return dice_.roll(4) == 0 ? Position::start() : chess960Start(static_cast<unsigned>(dice_.roll(960)));
    }
    [[nodiscard]] Move move(const Position& position) {
        MoveList moves = legalMoves(position);
        const auto isRare = [](Move each) {
            return each.isCastling() || each.isPromotion() || each.kind() == Move::Kind::EnPassant;
        };
        if (moves.empty()) return Move::none();
        std::vector<Move> rare;
        std::ranges::copy_if(moves, std::back_inserter(rare), isRare);
        if (!rare.empty() && dice_.roll(3) == 0) return rare[dice_.roll(rare.size())];
        return moves[dice_.roll(moves.size())];
    }
    [[nodiscard]] std::size_t roll(std::size_t sides) { return dice_.roll(sides); }

private:
    roque::test::Dice dice_;
};

/// How often each special kind of move was seen.
struct Seen {
    std::size_t castlings = 0;
    std::size_t promotions = 0;
    std::size_t enPassants = 0;
    std::size_t passes = 0;

    void note(Move move) {
        castlings += move.isCastling() ? 1U : 0U;
        promotions += move.isPromotion() ? 1U : 0U;
        enPassants += move.kind() == Move::Kind::EnPassant ? 1U : 0U;
    }
};

/// A line of a search and its stack, beside a stack that computes each position from nothing.
class SearchedLine {
public:
    explicit SearchedLine(const Network& network) : network_(network) {}

    void begin(const Position& root) {
        positions_ = {root};
        stack_.begin(&network_, root.board());
    }
    void play(Move move) {
        PieceChanges& changes = stack_.changesTo(static_cast<int>(positions_.size()));
        const Position& before = positions_.back();
        positions_.push_back(before.sideToMove() == Color::White ? before.after(kWhite, move, changes)
                                                                 : before.after(kBlack, move, changes));
    }
    void pass() {
        stack_.passTo(static_cast<int>(positions_.size()));
        positions_.push_back(positions_.back().afterNull());
    }
    void cutBackTo(std::size_t size) {
        positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(size), positions_.end());
    }
    [[nodiscard]] bool isRight() {
        fresh_.begin(&network_, positions_.back().board());
        return stack_.hiddenAt(static_cast<int>(positions_.size()) - 1) == fresh_.hiddenAt(0);
    }
    [[nodiscard]] const Position& last() const { return positions_.back(); }
    [[nodiscard]] std::size_t size() const { return positions_.size(); }
    [[nodiscard]] bool isFull() const { return positions_.size() > kLongest || !hasLegalMove(last()); }

private:
    static constexpr std::size_t kLongest = 200;

    const Network& network_;
    NetworkStack stack_{kLongest};
    NetworkStack fresh_{0};
    std::vector<Position> positions_;
};

// As a search does: lines grow, are cut back anywhere, and only some positions are evaluated.
// ROQUE_PROPERTY_POSITIONS=1000000 tries more moves.
TEST(NetworkStack, HasTheHiddenValuesThatAreComputedFromNothing) {
    const auto network = randomNetwork(2);
    RandomLine random(9);
    SearchedLine line(*network);
    Seen seen;
    for (std::size_t moves = 0; moves < roque::test::positionCount();) {
        line.begin(random.start());
        for (std::size_t step = 0; step < 1000; ++step) {
            if (line.isFull() || random.roll(40) == 0) line.cutBackTo(1 + random.roll(line.size()) / 2);
            const Position before = line.last();
            if (!before.isCheck() && random.roll(10) == 0) {
                line.pass();
                ++seen.passes;
            } else {
                const Move move = random.move(before);
                if (move == Move::none()) break;
                line.play(move);
                seen.note(move);
            }
            ++moves;
            if (random.roll(3) != 0) {
                ASSERT_TRUE(line.isRight()) << toFen(line.last());
            }
        }
    }
    constexpr std::size_t kEnough = 10'000;  // moves: fewer need not have some of each kind
    if (roque::test::positionCount() < kEnough) return;
    EXPECT_GT(seen.castlings, 20U);
    EXPECT_GT(seen.promotions, 20U);
    EXPECT_GT(seen.enPassants, 20U);
    EXPECT_GT(seen.passes, 500U);
}

TEST(NetworkStack, KeepsTheHiddenValuesOverANullMove) {
    const auto network = randomNetwork(3);
    NetworkStack stack(2);
    stack.begin(network.get(), Position::start().board());
    stack.passTo(1);
    EXPECT_EQ(stack.hiddenAt(1), stack.hiddenAt(0));
}

TEST(NetworkStack, ValuesAPositionTheSameForBothSides) {
    const auto network = randomNetwork(4);
    NetworkStack stack(0);
    const auto valueOf = [&](const char* fen) {
        const Position position = *parseFen(fen);
        stack.begin(network.get(), position.board());
        return stack.valueAt(0, position.board(), position.sideToMove());
    };
    EXPECT_EQ(valueOf("4k3/8/8/8/8/2N5/P7/4K3 w - - 0 1"), valueOf("4k3/p7/2n5/8/8/8/8/4K3 b - - 0 1"));
}

TEST(NetworkValue, KnowsEndingsWithoutPawnsAndTheFiftyMoves) {
    const auto valueOf = [](const char* fen) { return networkValueForMover(*parseFen(fen), 400); };
    EXPECT_EQ(valueOf("4k3/p7/8/8/8/8/P7/4K2R w - - 0 1"), 400);
    EXPECT_EQ(valueOf("4k3/p7/8/8/8/8/P7/4K2R w - - 100 90"), 200);
    EXPECT_EQ(valueOf("4kb2/8/8/8/8/8/8/4K2R w - - 0 1"), 50) << "rook against bishop";
    EXPECT_TRUE(isHandCraftedOnly(parseFen("4k3/8/8/8/8/8/8/4K2R w - - 0 1")->board()));
    EXPECT_FALSE(isHandCraftedOnly(parseFen("4kb2/8/8/8/8/8/8/4K2R w - - 0 1")->board()));
}

}  // namespace
}  // namespace roque::bastion
