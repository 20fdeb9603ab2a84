#pragma once

#include <cstddef>
#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/base/result.h"
#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_splitter.h"

namespace roque::annotation {

/// A game to be annotated, and where it is from.
struct SourceGame {
    std::size_t number = 0;  ///< from 1, of all files together, without those left out
    std::filesystem::path file;
    std::size_t place = 0;  ///< from 1, in its file
    ReadGame game;
};

/// The games of some PGN files, one after the other.
class GameSource {
public:
    static constexpr std::size_t kLargestFile = std::size_t{4} << 30U;  ///< bytes: a longer one is refused

    /// Reads the files, once each, so they may be pipes. Fails with one sentence if one cannot be read or has
    /// no games, or if it is stopped.
    [[nodiscard]] static Result<GameSource, Message> open(const std::vector<std::filesystem::path>& files,
                                                          const std::stop_token& stop = {});

    /// The games in the text of one file. Fails in the same way.
    [[nodiscard]] static Result<GameSource, Message> ofText(const std::filesystem::path& file,
                                                            std::string text);

    /// Leaves out all games but these, by their numbers: from 1, ascending. The others get new numbers, also
    /// from 1. Ignores numbers of games that do not exist: if none does, no game is left.
    void select(std::vector<std::size_t> games);

    /// How many games there are.
    [[nodiscard]] std::size_t size() const noexcept { return size_; }

    /// The game that next() returns; null after the last. Valid until the next call of next().
    [[nodiscard]] const SourceGame* peek();

    /// The next game; nothing after the last.
    [[nodiscard]] std::optional<SourceGame> next();

private:
    struct File {
        std::filesystem::path path;
        std::string text;
    };

    GameSource() = default;
    [[nodiscard]] Result<void, Message> add(const std::filesystem::path& file, std::string text,
                                            const std::stop_token& stop);
    void readOn();

    std::vector<File> files_;
    std::size_t size_ = 0;
    std::size_t file_ = 0;                   ///< the file that is read next
    std::size_t read_ = 0;                   ///< games
    std::size_t place_ = 0;                  ///< how many of them are from this file
    std::size_t number_ = 0;                 ///< of the last game that was not left out
    std::vector<std::size_t> selected_;      ///< empty: all games
    std::unique_ptr<PgnSplitter> splitter_;  ///< of the file that is read
    std::deque<SourceGame> waiting_;
};

}  // namespace roque::annotation
