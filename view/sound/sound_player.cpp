#include "view/sound/sound_player.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <system_error>
#include <utility>

#include <dlfcn.h>
#include <fmt/format.h>

namespace roque {
namespace {

constexpr std::chrono::milliseconds kPatience{200};  // at program exit
constexpr int kMaxWaiting = 2;
constexpr int kFull = 100;  // percent

struct ca_context;

/// The libcanberra functions in use. The library is never unloaded: its own threads may still run.
struct Canberra {
    using Create = int (*)(ca_context** context);
    using PlaySettings = int (*)(ca_context* context, std::uint32_t number, ...);

    Create create = nullptr;
    PlaySettings play = nullptr;

    explicit Canberra(const char* name) {
        void* const library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr) return;
        create = reinterpret_cast<Create>(dlsym(library, "ca_context_create"));
        play = reinterpret_cast<PlaySettings>(dlsym(library, "ca_context_play"));
    }
};

/// A volume in decibels, as libcanberra takes it. A scale of the third power, which desktops use as well,
/// sounds even.
std::string decibels(int percent) {
    constexpr double kForEachTenth = 60;
    return fmt::format("{:.1f}", kForEachTenth * std::log10(static_cast<double>(percent) / kFull));
}

}  // namespace

bool hasSoundDevice() {
    if (std::getenv("PULSE_SERVER") != nullptr) return true;
    std::error_code ignored;
    const char* const runtime = std::getenv("XDG_RUNTIME_DIR");
    if (runtime != nullptr
        && std::filesystem::exists(std::filesystem::path(runtime) / "pulse/native", ignored))
        return true;
    return std::filesystem::exists("/dev/snd/controlC0", ignored)
           || std::filesystem::exists("/dev/dsp", ignored);
}

/// The library and its connection, opened with the first sound. After a failure it is not tried again.
class SoundPlayer::Output {
public:
    explicit Output(std::string library) : library_(std::move(library)) {}

    /// Whether it can take another sound. [any-thread]
    [[nodiscard]] bool takesMore() const noexcept { return !hasFailed_ && waiting_ < kMaxWaiting; }
    void await() noexcept { ++waiting_; }

    /// [queue-thread]
    void play(const std::string& file, int volume) {
        --waiting_;
        if (!hasFailed_ && !(open() && start(file, volume))) hasFailed_ = true;
    }

private:
    bool open() {
        if (context_ != nullptr) return true;
        if (!hasSoundDevice()) return false;
        const Canberra canberra(library_.c_str());
        if (canberra.create == nullptr || canberra.play == nullptr) return false;
        play_ = canberra.play;
        return canberra.create(&context_) == 0;
    }

    /// At full volume the desktop's own settings for the program are left alone.
    bool start(const std::string& file, int volume) {
        constexpr const char* kEnd = nullptr;
        const std::string loudness = decibels(volume);
        return play_(context_, 0, "media.filename", file.c_str(), "media.role", "game", "event.description",
                     "Roque", volume < kFull ? "canberra.volume" : kEnd, loudness.c_str(), kEnd)
               == 0;
    }

    std::string library_;
    Canberra::PlaySettings play_ = nullptr;
    ca_context* context_ = nullptr;  ///< lives as long as the program
    std::atomic<int> waiting_{0};
    std::atomic<bool> hasFailed_{false};
};

SoundPlayer::SoundPlayer(std::filesystem::path folder, std::string library)
    : folder_(std::move(folder)), output_(std::make_shared<Output>(std::move(library))) {}
SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::play(Sound sound) {
    if (!output_->takesMore()) return;
    if (!worker_) worker_ = std::make_unique<SerialWorker>(kPatience);
    output_->await();
    worker_->post([output = output_, file = (folder_ / fileOf(sound)).string(), volume = volume_] {
        output->play(file, volume);
    });
}

}  // namespace roque
