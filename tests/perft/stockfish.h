#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace roque::test {

/// This computer's Stockfish, run as a child process that counts move sequences: an independent judge. It
/// reads and writes moves in UCI's Chess960 mode.
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
    /// std::runtime_error if no answer comes within a minute.
    [[nodiscard]] std::map<std::string, std::uint64_t> perftDivided(std::string_view fen, unsigned depth);

private:
    static constexpr std::chrono::milliseconds kPatience{60'000};  // a busy machine, and networks to be read

    void send(std::string_view line);
    /// The next line that the program writes.
    [[nodiscard]] std::string receive(std::chrono::steady_clock::time_point deadline);

    pid_t process_ = -1;
    int input_ = -1;   ///< the program's standard input
    int output_ = -1;  ///< its standard output
    std::string unread_;
};

}  // namespace roque::test
