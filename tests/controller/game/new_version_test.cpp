#include <gmock/gmock.h>

#include "controller/plugins/folder_watch.h"
#include "model/movegen/legal_moves.h"
#include "tests/controller/engines/process_census.h"
#include "tests/controller/game/controller_test.h"
#include "tests/support/sanitized.h"
#include "tests/support/temporary_folder.h"

// A player whose library is built anew in the middle of a game.
namespace roque::test {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

class NewVersion : public testing::Test {
protected:
    NewVersion() {
        fs::create_directories(file_.parent_path());
        fs::permissions(file_.parent_path(), fs::perms(0755));
        GuestConsent consent{"any", GuestConsent::Decision::Allowed, "Versioned", file_};
        consent.isForEveryVersion = true;
        EXPECT_TRUE(registry_.consents().keep(consent));
        subscription_ = controller_.subscribe([this](const ControllerEvent& event) {
            if (const auto* renewed = std::get_if<PlayerRenewed>(&event))
                renewals_.push_back(renewed->failure ? english(renewed->failure->reason) : "plays");
            if (std::holds_alternative<Closed>(event)) isClosed_ = true;
        });
    }
    ~NewVersion() override {
        controller_.close();
        EXPECT_TRUE(dispatcher_.runUntil([this] { return isClosed_; }));
    }

    /// Puts a version into its place, as an installer does, and finds it there.
    void install(const char* version) {
        putInPlace(version);
        registry_.rescan();
    }
    void putInPlace(const char* version) {
        const fs::path source =
            fs::path(ROQUE_BAD_PLUGINS) / "versions" / (std::string("versioned_") + version + ".so");
        fs::copy_file(source, file_.string() + ".new");
        fs::rename(file_.string() + ".new", file_);
    }

    void start() {
        controller_.newGame({{person(), plugin("versioned")}, Position::start(), Variant::Standard});
    }

    [[nodiscard]] Position position() const { return controller_.game()->position(); }

    /// Makes a person's move and waits for the player's; returns which of its legal moves that was.
    std::string answer() {
        EXPECT_TRUE(controller_.play(legalMoves(position())[0]));
        const Position before = position();
        if (!dispatcher_.runUntil([this] { return controller_.isPersonsTurn(); })) return "none";
        const MoveList moves = legalMoves(before);
        const Move played = controller_.game()->moves().back();
        return played == moves[0] ? "first" : played == moves[moves.size() - 1] ? "last" : "another";
    }

    TemporaryFolder folder_;
    fs::path file_ = folder_ / "plugins" / "versioned.so";
    PluginRegistry registry_{{{file_.parent_path(), PluginOrigin::User}}, GuestConsents(folder_ / "config")};
    ManualDispatcher dispatcher_;
    GameController controller_{dispatcher_, registry_, testDeadlines()};
    std::vector<std::string> renewals_;
    bool isClosed_ = false;
    Subscription subscription_;
};

TEST_F(NewVersion, PlaysFromItsNextMoveOn) {
    install("1");
    start();
    EXPECT_EQ(answer(), "first");
    install("2");
    EXPECT_EQ(answer(), "last");
    EXPECT_EQ(answer(), "last");
    EXPECT_THAT(renewals_, ElementsAre("plays"));
}

TEST_F(NewVersion, LeavesTheOldOnePlayingIfItFails) {
    install("1");
    start();
    EXPECT_EQ(answer(), "first");
    install("3");
    EXPECT_EQ(answer(), "first");
    EXPECT_EQ(answer(), "first");
    EXPECT_THAT(renewals_, ElementsAre(HasSubstr("has no move")));
    install("4");
    EXPECT_EQ(answer(), "first");
    EXPECT_THAT(renewals_, ElementsAre(HasSubstr("has no move"), HasSubstr("version 4 cannot be made")));
    install("2");
    EXPECT_EQ(answer(), "last");
}

TEST_F(NewVersion, LeavesTheOldOnePlayingIfItIsNoPlayer) {
    install("1");
    start();
    EXPECT_EQ(answer(), "first");
    writeText(file_, "a linker writes this");
    registry_.rescan();
    EXPECT_EQ(registry_.unusable().size(), 1U);
    EXPECT_EQ(answer(), "first");
    EXPECT_THAT(renewals_, testing::IsEmpty());
}

/// From the end of the linker to the next move.
TEST_F(NewVersion, PlaysWithinTwoSeconds) {
    install("1");
    start();
    EXPECT_EQ(answer(), "first");
    bool isFound = false;
    const FolderWatch watch(file_.parent_path(), dispatcher_, [&] {
        registry_.rescan();
        isFound = true;
    });
    const auto end = std::chrono::steady_clock::now();
    putInPlace("2");
    ASSERT_TRUE(dispatcher_.runUntil([&] { return isFound; }));
    EXPECT_EQ(answer(), "last");
    const auto time = std::chrono::steady_clock::now() - end;
    std::cout << "From the end of the linker to the next move: "
              << std::chrono::duration_cast<std::chrono::milliseconds>(time).count() << " ms\n";
    EXPECT_LT(time, std::chrono::seconds(2));
}

/// A game with 200 reloads.
TEST_F(NewVersion, ComesAgainAndAgain) {
#ifdef ROQUE_IS_SANITIZED
    constexpr int kRounds = 10;  // each takes ten times the time
#else
    constexpr int kRounds = 100;
#endif
    constexpr int kWarm = 8;
    [[maybe_unused]] constexpr std::size_t kGrowth = std::size_t{4} << 20U;
    install("1");
    start();
    EXPECT_EQ(answer(), "first");
    std::size_t memory = 0;
    std::size_t descriptors = 0;
    for (int round = 0; round < kRounds; ++round) {
        install("2");
        ASSERT_EQ(answer(), "last") << round;
        controller_.takeBack();  // so that the game does not end
        install("1");
        ASSERT_EQ(answer(), "first") << round;
        controller_.takeBack();
        if (round != kWarm) continue;
        memory = residentMemory();
        descriptors = openDescriptors();
    }
    EXPECT_EQ(renewals_, std::vector<std::string>(2 * kRounds, "plays"));
    std::cout << 2 * kRounds << " reloads: " << memory / 1024 << " kB after the first " << 2 * kWarm << ", "
              << residentMemory() / 1024 << " kB at the end\n";
    const auto areClosed = [&] { return openDescriptors() <= descriptors; };
    EXPECT_TRUE(dispatcher_.runUntil(areClosed)) << openDescriptors() << " instead of " << descriptors;
#ifndef ROQUE_IS_SANITIZED
    EXPECT_LT(residentMemory(), memory + kGrowth);
#endif
}

}  // namespace
}  // namespace roque::test
