#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "controller/storage/file_descriptor.h"
#include "model/base/result.h"
#include "model/opening/polyglot_book.h"
#include "model/position/zobrist.h"

namespace roque {

/// The file of an opening book in Polyglot's format, open for reading.
///
/// Each lookup reads only the entries it needs, so the size of a book does not matter. The file is not
/// trusted: it may be damaged, and others may change or truncate it meanwhile. Errors are sentences without a
/// full stop that name the file. All functions wait for the disk. Belongs to one thread at a time.
class BookFile {
public:
    [[nodiscard]] static Result<BookFile, Message> open(const std::filesystem::path& path);

    /// The entries of a position in their order, at most MoveList::kCapacity. A binary search, then one read
    /// for each entry found.
    [[nodiscard]] Result<std::vector<PolyglotEntry>, Message> find(Key key) const;

private:
    BookFile(std::filesystem::path path, FileDescriptor file, std::uint64_t size)
        : path_(std::move(path)), file_(std::move(file)), size_(size) {}

    [[nodiscard]] Result<void, Message> check() const;
    [[nodiscard]] Result<std::uint64_t, Message> lowerBound(Key key) const;
    [[nodiscard]] Result<PolyglotEntry, Message> entry(std::uint64_t number) const;
    [[nodiscard]] Message disorder() const;

    std::filesystem::path path_;
    FileDescriptor file_;
    std::uint64_t size_;  ///< entries
};

}  // namespace roque
