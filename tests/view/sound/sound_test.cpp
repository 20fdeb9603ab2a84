#include "view/sound/sound.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <thread>

#include <gmock/gmock.h>

#include "model/game/game.h"
#include "model/notation/move_text.h"
#include "tests/support/position_of.h"
#include "tests/support/temporary_folder.h"
#include "view/sound/low_time_alarm.h"
#include "view/sound/sound_player.h"

namespace roque {
namespace {

using test::positionOf;
using testing::EndsWith;

constexpr std::array kSounds{Sound::Move,  Sound::Capture, Sound::Castling,
                             Sound::Check, Sound::GameEnd, Sound::LowTime};

/// The sounds of a move.
[[nodiscard]] std::optional<Sound> heard(const char* fen, const char* move) {
    GameNode root(positionOf(fen));
    return soundOf(MovePlayed{root.play(*parseMove(root.position(), move))});
}

TEST(SoundOfAMove, TellsWhatKindItIs) {
    constexpr const char* kBoard = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1";
    EXPECT_EQ(heard(kBoard, "e6"), Sound::Move);
    EXPECT_EQ(heard(kBoard, "Rxa8+"), Sound::Check);
    EXPECT_EQ(heard(kBoard, "exd6"), Sound::Capture);
    EXPECT_EQ(heard(kBoard, "O-O"), Sound::Castling);
    EXPECT_EQ(heard("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5"), Sound::Capture);
}

TEST(SoundOfAMove, IsHeardWhenItIsTakenBack) {
    GameNode root(Position::start());
    EXPECT_EQ(soundOf(MoveTakenBack{root.play(*parseMove(root.position(), "e4")), root}), Sound::Move);
}

TEST(SoundOfAGame, IsHeardAtItsEndAndNotForEverything) {
    EXPECT_EQ(soundOf(GameEnded{{Color::White, Termination::Resignation}}), Sound::GameEnd);
    EXPECT_EQ(soundOf(StateChanged{}), std::nullopt);
    EXPECT_EQ(soundOf(GameStarted{}), std::nullopt);
}

TEST(LowTime, RingsOnceForEachSideAndAgainAfterMoreTime) {
    LowTimeAlarm alarm;
    EXPECT_FALSE(alarm.rings(Color::White, false));
    EXPECT_TRUE(alarm.rings(Color::White, true));
    EXPECT_FALSE(alarm.rings(Color::White, true));
    EXPECT_TRUE(alarm.rings(Color::Black, true));
    EXPECT_FALSE(alarm.rings(Color::White, false));
    EXPECT_TRUE(alarm.rings(Color::White, true));
}

/// The samples of a file, if it is 16-bit PCM with the standard header.
[[nodiscard]] std::vector<std::int16_t> samplesOf(const std::string& bytes) {
    constexpr std::size_t kHeader = 44;
    std::vector<std::int16_t> samples;
    for (std::size_t at = kHeader; at + 1 < bytes.size(); at += 2) {
        const auto low = static_cast<unsigned char>(bytes[at]);
        const auto high = static_cast<unsigned char>(bytes[at + 1]);
        samples.push_back(static_cast<std::int16_t>(low | high << 8));
    }
    return samples;
}

TEST(FileOfASound, IsShortAndCanBeHeardAndEndsInSilence) {
    constexpr std::size_t kRate = 22050;
    for (const Sound sound : kSounds) {
        const std::string name(fileOf(sound));
        const std::string bytes = test::readText(std::filesystem::path(ROQUE_SOUNDS) / name);
        ASSERT_EQ(bytes.substr(0, 4), "RIFF") << name;
        ASSERT_EQ(bytes.substr(8, 8), "WAVEfmt ") << name;
        const std::vector<std::int16_t> samples = samplesOf(bytes);
        EXPECT_GT(samples.size(), kRate / 20) << name;
        EXPECT_LT(samples.size(), kRate) << name;
        const auto isLoud = [](std::int16_t sample) { return sample > 10000 || sample < -10000; };
        EXPECT_TRUE(std::ranges::any_of(samples, isLoud)) << name;
        EXPECT_LT(std::abs(samples.back()), 50) << name;
    }
}

/// With our own library in place of libcanberra.
class PlayingSounds : public testing::Test {
protected:
    void SetUp() override {
        setenv("PULSE_SERVER", "none", 1);
        setenv("ROQUE_TEST_SOUNDS", record_.c_str(), 1);
        unsetenv("ROQUE_TEST_NO_SOUND");
    }
    [[nodiscard]] std::string record() const { return test::readText(record_); }
    /// Waits for the thread that plays.
    [[nodiscard]] std::string recordOnceThereIsOne() const {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (!record().ends_with('\n') && std::chrono::steady_clock::now() < end) std::this_thread::yield();
        return record();
    }

    test::TemporaryFolder folder_;
    std::filesystem::path record_ = folder_ / "record";
};

TEST_F(PlayingSounds, HandsTheFilesToTheLibrary) {
    SoundPlayer player("/sounds", ROQUE_FAKE_CANBERRA);
    player.play(Sound::Capture);
    EXPECT_EQ(recordOnceThereIsOne(), "/sounds/capture.wav\n");
}

TEST_F(PlayingSounds, IsAsLoudAsThePersonWants) {
    SoundPlayer player("/sounds", ROQUE_FAKE_CANBERRA);
    player.setVolume(50);
    player.play(Sound::Capture);
    EXPECT_EQ(recordOnceThereIsOne(), "/sounds/capture.wav at -18.1 dB\n");
}

TEST_F(PlayingSounds, IsSilentWithoutTheLibrary) {
    SoundPlayer player("/sounds", "libnothing-of-that-name.so");
    for (int times = 0; times < 100; ++times) player.play(Sound::Move);
}

TEST_F(PlayingSounds, IsSilentIfTheLibraryRefuses) {
    setenv("ROQUE_TEST_NO_SOUND", "1", 1);
    {
        SoundPlayer player("/sounds", ROQUE_FAKE_CANBERRA);
        for (int times = 0; times < 100; ++times) player.play(Sound::Move);
    }
    EXPECT_EQ(record(), "");
}

TEST_F(PlayingSounds, LeavesOutWhatComesTooFast) {
    constexpr int kTimes = 1000;
    SoundPlayer player("/sounds", ROQUE_FAKE_CANBERRA);
    for (int times = 0; times < kTimes; ++times) player.play(Sound::Move);
    EXPECT_THAT(recordOnceThereIsOne(), EndsWith("move.wav\n"));
    EXPECT_LT(std::ranges::count(record(), '\n'), kTimes);
}

}  // namespace
}  // namespace roque
