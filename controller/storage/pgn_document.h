#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"

namespace roque {

/// Why a file of games could not be opened or saved.
struct PgnDocumentError {
    enum class Kind : std::uint8_t {
        CannotRead,
        TooLarge,          ///< to be changed; it can still be read
        Broken,            ///< UTF-16 with letters missing: to save it would be to lose them
        ChangedByAnother,  ///< since it was read: somebody has to choose
        CannotWrite,
    };
    Kind kind;
    std::string text;  ///< one English sentence without a full stop
};

/// A file of games in PGN of which some are changed and the others stay what they are, to the last byte: also
/// those with errors, which nobody could write again as they were. [any-thread], one at a time; reading and
/// saving wait for the disk.
class PgnDocument {
public:
    static constexpr std::size_t kLargest = std::size_t{64} << 20U;

    /// An empty document, for a file that need not be there.
    explicit PgnDocument(std::filesystem::path file) : file_(std::move(file)) {}

    /// The games of a file. UTF-16 is saved as UTF-8, all else as it is.
    [[nodiscard]] static Result<PgnDocument, PgnDocumentError> read(const std::filesystem::path& file);

    [[nodiscard]] std::size_t size() const noexcept { return games_.size(); }
    /// The text of a game, for a parser.
    [[nodiscard]] std::string_view text(std::size_t at) const noexcept { return games_[at]; }

    /// Puts another text in the place of a game; games behind it keep theirs. An empty line is put behind it
    /// if it has none.
    void replace(std::size_t at, std::string text);
    /// Puts a game in PGN at the end.
    void append(std::string_view pgn);

    /// Replaces the file. After a crash it has the old content or the new.
    Result<void, PgnDocumentError> save();

    /// Saves even if another program has changed the file since it was read.
    Result<void, PgnDocumentError> saveOverChanges();

private:
    [[nodiscard]] std::string content() const;
    [[nodiscard]] bool hasChangedOnDisk() const;

    std::filesystem::path file_;
    std::vector<std::string> games_;  ///< with all that is between them
    std::string saved_;               ///< what the file contained when it was read or saved
    bool isBroken_ = false;
};

}  // namespace roque
