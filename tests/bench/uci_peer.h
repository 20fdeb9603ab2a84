#pragma once

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "tests/bench/measurement.h"

namespace roque::bench {

/// A running chess program, driven over UCI. It starts only once, so no measurement includes its start.
class UciPeer {
public:
    /// Starts a program and waits until it is ready; throws std::runtime_error or std::system_error if that
    /// fails.
    explicit UciPeer(const std::filesystem::path& program);

    /// Tells the program to quit, and waits until it has.
    ~UciPeer();

    UciPeer(const UciPeer&) = delete;
    UciPeer& operator=(const UciPeer&) = delete;

    /// The program's name for itself.
    [[nodiscard]] const std::string& name() const { return name_; }

    /// Lets it count, if it supports `go perft` like Stockfish; measures the processor time from the command
    /// to the answer.
    [[nodiscard]] Measurement perft(std::string_view fen, unsigned depth);

    /// Lets it look for a mate (`go mate`), with its memory of earlier problems cleared; `nodes` of the
    /// answer is 0 if it announces no mate within `moves` moves.
    [[nodiscard]] Measurement mate(std::string_view fen, unsigned moves, std::chrono::milliseconds limit);

    void setOption(std::string_view name, std::string_view value);

    /// Starts an infinite search and stops it after at least this time; returns the time from `stop` to the
    /// move.
    [[nodiscard]] std::chrono::nanoseconds stop(std::string_view fen, std::chrono::milliseconds after);

private:
    struct Close {
        void operator()(std::FILE* file) const noexcept { std::fclose(file); }
    };
    using File = std::unique_ptr<std::FILE, Close>;

    void start(const std::filesystem::path& program);
    void send(const std::string& line);

    /// Reads lines until one starts with `beginning`, and returns its rest. `before` gets the lines before
    /// it.
    std::string waitFor(std::string_view beginning,
                        const std::function<void(const std::string&)>& before = {});

    pid_t process_ = 0;
    File toPeer_;
    File fromPeer_;
    std::string name_;
};

}  // namespace roque::bench
