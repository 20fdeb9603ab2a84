#pragma once

#include <memory>
#include <string>

#include "controller/threads/serial_worker.h"

namespace roque {

/// Speaks through speech-dispatcher, the desktop's server for voices, by its program spd-say; where that is
/// not installed, nothing is spoken. Nobody waits: what is said while something else is being handed over
/// replaces what was to be said before. [ui-thread]
class Speech {
public:
    Speech();
    ~Speech();
    Speech(const Speech&) = delete;
    Speech& operator=(const Speech&) = delete;

    /// Says a text (UTF-8).
    void say(std::string text);

private:
    struct Next;

    std::shared_ptr<Next> next_;
    std::unique_ptr<SerialWorker> worker_;  ///< from the first text on
};

}  // namespace roque
