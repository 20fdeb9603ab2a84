#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "model/pgn/text_encoding.h"

namespace roque {

/// Why a PGN file could not be opened or saved.
struct PgnDocumentError {
    enum class Kind : std::uint8_t {
        CannotRead,
        TooLarge,          ///< for editing; it can still be read
        Broken,            ///< incomplete UTF-16: saving would lose letters
        ChangedByAnother,  ///< another program has changed the file since it was read: a person must decide
        CannotWrite,
    };
    Kind kind;
    Message text;  ///< a sentence without a full stop
};

/// Replaces a file atomically. A failure is logged.
[[nodiscard]] Result<void, PgnDocumentError> writePgn(const std::filesystem::path& file,
                                                      std::string_view text);

/// A PGN file in which single games can be replaced. All other games stay the same to the last byte, even
/// those with errors, which could not be written anew. [any-thread], one at a time; reading and saving wait
/// for the disk.
class PgnDocument {
public:
    static constexpr std::size_t kMaxBytes = std::size_t{64} << 20U;

    /// An empty document for a file that may not exist yet.
    explicit PgnDocument(std::filesystem::path file) : file_(std::move(file)) {}

    /// Reads the games of a file. Its encoding is kept, if what is put into it allows that: a file in
    /// Windows-1252 stays one. Otherwise, and if it is UTF-16, all of it is saved as UTF-8.
    [[nodiscard]] static Result<PgnDocument, PgnDocumentError> read(const std::filesystem::path& file);

    /// The same for a file to which a game is to be added, which may not exist yet. Fails if it could not be
    /// saved now: its folder must exist. Changes nothing on the disk.
    [[nodiscard]] static Result<PgnDocument, PgnDocumentError> readForAdding(
        const std::filesystem::path& file);

    [[nodiscard]] std::size_t size() const noexcept { return games_.size(); }
    /// The text of a game, for a parser.
    [[nodiscard]] std::string_view text(std::size_t at) const noexcept { return games_[at]; }

    /// Replaces the text of a game by one in UTF-8, and adds an empty line after it if there is none.
    void replace(std::size_t at, std::string text);
    /// Appends a game in PGN, in UTF-8.
    void append(std::string_view pgn);

    /// Whether the file gets another encoding by what was put into it.
    [[nodiscard]] bool isConverted() const noexcept { return isConverted_; }

    /// Replaces the file atomically: after a crash it has either the old content or the new.
    Result<void, PgnDocumentError> save();

    /// Saves even if another program has changed the file since it was read.
    Result<void, PgnDocumentError> saveOverChanges();

private:
    [[nodiscard]] std::string encoded(std::string text);
    void convert();
    [[nodiscard]] PgnDocumentError damage() const;
    [[nodiscard]] std::string content() const;
    [[nodiscard]] bool hasChangedOnDisk() const;

    std::filesystem::path file_;
    std::vector<std::string> games_;  ///< each with everything up to the next
    std::string saved_;               ///< the file's content when it was last read or saved
    LetterBytes letters_;             ///< of all games
    bool isConverted_ = false;
    bool isBroken_ = false;
};

}  // namespace roque
