#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace roque::test {

/// A Stockfish of this computer, run as a child process, which counts move sequences: a judge that nobody
/// here wrote. It reads and writes moves in UCI's Chess960 mode.
class Stockfish {
public:
    /// The program's path; nothing if it is not installed.
    [[nodiscard]] static std::optional<std::string> find();

    /// Starts the program; throws std::system_error if that fails.
    explicit Stockfish(const std::string& path);
    /// Ends it.
    ~Stockfish();
    Stockfish(const Stockfish&) = delete;
    Stockfish& operator=(const Stockfish&) = delete;

    /// The number of sequences of `depth` moves after each legal move, by the move's text. Throws
    /// std::runtime_error if no answer comes within ten seconds.
    [[nodiscard]] std::map<std::string, std::uint64_t> perftDivided(std::string_view fen, unsigned depth);

private:
    static constexpr std::chrono::milliseconds kPatience{10'000};

    void send(std::string_view line);
    /// The next line that the program writes.
    [[nodiscard]] std::string receive(std::chrono::steady_clock::time_point deadline);

    pid_t process_ = -1;
    int input_ = -1;   ///< what the program reads
    int output_ = -1;  ///< what it writes
    std::string unread_;
};

}  // namespace roque::test
