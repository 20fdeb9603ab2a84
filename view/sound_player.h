#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "controller/threads/serial_worker.h"
#include "view/sound.h"

namespace roque {

/// Plays sounds through libcanberra, the desktop's library for them, which is looked for while the program
/// runs: where it is missing, or there is no sound card, nothing is heard and nobody waits. All of it happens
/// on a thread that exists from the first sound on; sounds that come faster than they can be handed over are
/// left out. [ui-thread]
class SoundPlayer {
public:
    /// The library's name, for tests.
    static constexpr const char* kLibrary = "libcanberra.so.0";

    /// `folder` holds the files of the sounds.
    explicit SoundPlayer(std::filesystem::path folder, std::string library = kLibrary);
    ~SoundPlayer();
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;

    void play(Sound sound);

private:
    /// What is used on the thread.
    class Output;

    std::filesystem::path folder_;
    std::shared_ptr<Output> output_;
    std::unique_ptr<SerialWorker> worker_;
};

/// Whether this computer has a sound server or a sound card. libcanberra itself would ask every driver, and
/// some of those complain on standard error.
[[nodiscard]] bool hasSoundDevice();

}  // namespace roque
