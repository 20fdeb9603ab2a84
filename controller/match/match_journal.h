#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "controller/match/match_pgn.h"
#include "controller/storage/file_descriptor.h"
#include "model/base/result.h"

namespace roque::match {

/// The file to which a match appends its games, as PGN, and from which it can go on after whatever has ended
/// it. A game is there as a whole or not at all: what a kill or a power cut has left of one is set aside when
/// the match goes on. Belongs to one thread, which waits for the disk.
class MatchJournal {
public:
    enum class Begin : std::uint8_t {
        Anew,    ///< refused if the file has anything in it
        Resume,  ///< go on with the games that are there, if there are any
    };

    /// Opens a file for one match; fails with one English sentence. Two matches cannot write to one file.
    [[nodiscard]] static Result<MatchJournal, std::string> open(const std::filesystem::path& file,
                                                                Begin begin,
                                                                const std::vector<MatchPlayer>& players,
                                                                std::string_view identity);

    /// The games that were there.
    [[nodiscard]] const std::vector<ScoredGame>& games() const noexcept { return games_; }
    /// Where something was set aside that was no whole game; else empty.
    [[nodiscard]] const std::filesystem::path& setAside() const noexcept { return setAside_; }

    /// Adds a game. Throws std::system_error if the disk does not take it.
    void append(std::string_view game);
    /// Makes durable what was added. append() does it by itself about once a second.
    void flush();

private:
    MatchJournal() = default;
    [[nodiscard]] Result<void, std::string> readGames(const std::vector<MatchPlayer>& players,
                                                      std::string_view identity);

    std::filesystem::path file_;
    std::filesystem::path setAside_;
    FileDescriptor descriptor_;
    std::vector<ScoredGame> games_;
    std::chrono::steady_clock::time_point flushed_{};
};

}  // namespace roque::match
