#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "controller/storage/file_descriptor.h"
#include "model/base/result.h"
#include "model/position/zobrist.h"
#include "model/opening/polyglot_book.h"

namespace roque {

/// The file of an opening book in Polyglot's format, open for reading.
///
/// Only what a question needs is read, so the size of a book does not matter. Nothing is believed: the file
/// may be damaged, or be changed or cut off by others meanwhile. What goes wrong is told in an English
/// sentence without a full stop that names the file. All of it waits for the disk. Belongs to one thread at a
/// time.
class BookFile {
public:
    [[nodiscard]] static Result<BookFile, std::string> open(const std::filesystem::path& path);

    /// The entries of a position in their order, at most as many as a position may have moves. Takes as many
    /// looks at the file as the number of entries has binary digits, and one for each entry found.
    [[nodiscard]] Result<std::vector<PolyglotEntry>, std::string> find(Key key) const;

private:
    BookFile(std::filesystem::path path, FileDescriptor file, std::uint64_t size)
        : path_(std::move(path)), file_(std::move(file)), size_(size) {}

    [[nodiscard]] Result<void, std::string> check() const;
    [[nodiscard]] Result<std::uint64_t, std::string> lowerBound(Key key) const;
    [[nodiscard]] Result<PolyglotEntry, std::string> entry(std::uint64_t number) const;
    [[nodiscard]] std::string disorder() const;

    std::filesystem::path path_;
    FileDescriptor file_;
    std::uint64_t size_;  ///< entries
};

}  // namespace roque
