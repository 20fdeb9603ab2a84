#pragma once

#include <memory>
#include <string>

#include "controller/threads/serial_worker.h"

namespace roque {

/// Speaks through speech-dispatcher, the desktop's speech server, by running spd-say; if that is not
/// installed, nothing is spoken. Nobody waits: a text spoken while another is being passed on replaces the
/// one that waits. [ui-thread]
class Speech {
public:
    Speech();
    ~Speech();
    Speech(const Speech&) = delete;
    Speech& operator=(const Speech&) = delete;

    /// Speaks a text (UTF-8).
    void say(std::string text);

private:
    struct Next;

    std::shared_ptr<Next> next_;
    std::unique_ptr<SerialWorker> worker_;  ///< created with the first text
};

}  // namespace roque
