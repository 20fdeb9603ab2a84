#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "controller/match/match_pgn.h"
#include "controller/storage/appended_file.h"
#include "model/base/result.h"

namespace roque::match {

/// The PGN file to which a match appends its games, and from which it can be resumed. Only complete games
/// count: one that a kill or a power cut has truncated is set aside when the match goes on. Belongs to one
/// thread, which waits for the disk.
class MatchJournal {
public:
    enum class Begin : std::uint8_t {
        Anew,    ///< refused if the file has anything in it
        Resume,  ///< continues after the games in the file, if any
    };

    /// Opens a file for one match; fails with one sentence. Two matches cannot write to one file.
    [[nodiscard]] static Result<MatchJournal, Message> open(const std::filesystem::path& file, Begin begin,
                                                            const std::vector<MatchPlayer>& players,
                                                            std::string_view identity);

    /// The games that the file already contained.
    [[nodiscard]] const std::vector<ScoredGame>& games() const noexcept { return games_; }
    /// The file with the incomplete game that was set aside; empty if there was none.
    [[nodiscard]] const std::filesystem::path& setAside() const noexcept { return setAside_; }

    /// Adds a game. Throws std::system_error if it cannot be written.
    void append(std::string_view game) { opened_.append(game); }
    /// Flushes the added games to the disk. append() does so about once a second.
    void flush() { opened_.flush(); }

private:
    MatchJournal(std::filesystem::path file, AppendedFile opened)
        : file_(std::move(file)), opened_(std::move(opened)) {}
    [[nodiscard]] Result<void, Message> readGames(const std::vector<MatchPlayer>& players,
                                                  std::string_view identity);

    std::filesystem::path file_;
    AppendedFile opened_;
    std::filesystem::path setAside_;
    std::vector<ScoredGame> games_;
};

}  // namespace roque::match
