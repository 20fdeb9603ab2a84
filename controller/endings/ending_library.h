#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "controller/endings/ending_file.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"
#include "model/base/message.h"
#include "model/endings/ending_lookup.h"
#include "model/position/position.h"

namespace roque {

/// The endings of the program: made in the background when the person wants them, kept in the user's data
/// folder, and asked without waiting. [ui-thread]
class EndingLibrary {
public:
    enum class State : std::uint8_t {
        Opening,  ///< the file is looked for
        Missing,  ///< not made yet, or no use
        Making,
        Ready,
    };

    /// Opens the file if there is one. `onChanged` is called whenever anything below may be another. The
    /// dispatcher outlives the library.
    EndingLibrary(UiDispatcher& dispatcher, std::filesystem::path file, std::function<void()> onChanged);
    EndingLibrary(const EndingLibrary&) = delete;
    EndingLibrary& operator=(const EndingLibrary&) = delete;
    /// Stops the making, for which it does not wait long.
    ~EndingLibrary();

    [[nodiscard]] State state() const noexcept { return state_; }
    /// While they are made: the share that is done, 0 to 1.
    [[nodiscard]] double done() const noexcept { return done_; }
    /// Why they cannot be used or made, a sentence without a full stop.
    [[nodiscard]] const std::optional<Message>& trouble() const noexcept { return trouble_; }

    /// Begins to make them, on all processors but one.
    void make();
    void cancel();

    /// Receives what best play leads to; nothing if that is not known.
    using Answer = std::function<void(std::optional<EndingValue>)>;
    /// Looks a position up when ready; `answer` is called later, if the library is still there.
    void ask(const Position& position, Answer answer);

private:
    void open();
    void onOpened(std::shared_ptr<const EndingFile> file, std::optional<Message> trouble);
    void onMade(const Result<bool, Message>& made);
    void become(State state);

    std::filesystem::path path_;
    std::function<void()> onChanged_;
    State state_ = State::Opening;
    double done_ = 0;
    std::optional<Message> trouble_;
    std::shared_ptr<const EndingFile> file_;
    std::shared_ptr<UiLink> link_;
    WeakSelf<EndingLibrary> self_{this};
    SerialWorker disk_;
    SerialWorker maker_;
    std::stop_source stop_;
};

}  // namespace roque
