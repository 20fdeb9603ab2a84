#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "controller/threads/serial_worker.h"
#include "view/sound/sound.h"

namespace roque {

/// Plays sounds through libcanberra, the desktop's sound library, which is loaded at run time: without it, or
/// without a sound card, nothing is heard and nobody waits. Everything runs on a thread that starts with the
/// first sound; sounds that arrive faster than it can pass them on are skipped. [ui-thread]
class SoundPlayer {
public:
    /// The library's name; tests replace it.
    static constexpr const char* kLibrary = "libcanberra.so.0";

    /// `folder` contains the sound files.
    explicit SoundPlayer(std::filesystem::path folder, std::string library = kLibrary);
    ~SoundPlayer();
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;

    void play(Sound sound);
    /// How loud the next sounds are, from 1 to 100 percent of what the desktop gives them.
    void setVolume(int percent) noexcept { volume_ = percent; }

private:
    /// The state used on the thread.
    class Output;

    std::filesystem::path folder_;
    int volume_ = 100;
    std::shared_ptr<Output> output_;
    std::unique_ptr<SerialWorker> worker_;
};

/// Whether this computer has a sound server or a sound card. libcanberra itself would try every driver, and
/// some of those print errors on standard error.
[[nodiscard]] bool hasSoundDevice();

}  // namespace roque
