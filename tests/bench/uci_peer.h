#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "tests/bench/measurement.h"

namespace roque::bench {

/// A chess program, running, that is spoken to in UCI. It is started once, so what starting costs is in no
/// measurement.
class UciPeer {
public:
    /// Starts a program and waits until it is ready; throws std::runtime_error or std::system_error if it
    /// does not come up.
    explicit UciPeer(const std::filesystem::path& program);

    /// Tells the program to quit, and waits until it has.
    ~UciPeer();

    UciPeer(const UciPeer&) = delete;
    UciPeer& operator=(const UciPeer&) = delete;

    /// What the program calls itself.
    [[nodiscard]] const std::string& name() const { return name_; }

    /// Lets it count, if it knows `go perft` as Stockfish does; the processor time is that between the
    /// command and the answer.
    [[nodiscard]] Measurement perft(std::string_view fen, unsigned depth);

    /// Lets it look for a mate (`go mate`), with what it remembers of earlier problems forgotten; `nodes` of
    /// the answer is 0 if it announces none within `moves` moves.
    [[nodiscard]] Measurement mate(std::string_view fen, unsigned moves, std::chrono::milliseconds limit);

    void setOption(std::string_view name, std::string_view value);

    /// Lets it search without an end, for some time at least, and stops it; the time from `stop` to the move.
    [[nodiscard]] std::chrono::nanoseconds stop(std::string_view fen, std::chrono::milliseconds after);

private:
    struct Close {
        void operator()(std::FILE* file) const noexcept { std::fclose(file); }
    };
    using File = std::unique_ptr<std::FILE, Close>;

    void start(const std::filesystem::path& program);
    void send(const std::string& line);

    /// Reads lines until one begins with `beginning`; returns the rest of that one. `before` is told of those
    /// before it.
    std::string waitFor(std::string_view beginning,
                        const std::function<void(const std::string&)>& before = {});

    pid_t process_ = 0;
    File toPeer_;
    File fromPeer_;
    std::string name_;
};

}  // namespace roque::bench
