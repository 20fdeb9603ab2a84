#include "controller/players/book_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <limits>

#include <sys/stat.h>
#include <unistd.h>

#include "controller/storage/file_error.h"
#include "controller/storage/files.h"

namespace roque {
namespace {

Message cannotRead(const std::filesystem::path& path) {
    return FileError{FileError::Step::Read, path, lastError()}.describe();
}

}  // namespace

Result<BookFile, Message> BookFile::open(const std::filesystem::path& path) {
    auto file = openForReading(path);
    if (!file) return failure<BookFile>(file.error().describe());
    struct stat about {};
    if (::fstat(file->number(), &about) != 0) return failure<BookFile>(cannotRead(path));
    const auto bytes = static_cast<std::uint64_t>(about.st_size);
    if (bytes == 0) return failure<BookFile>(ROQUE_MESSAGE("The opening book {0} is empty", path));
    if (bytes % PolyglotEntry::kSize != 0)
        return failure<BookFile>(
            ROQUE_MESSAGE("{0} is not an opening book: its size is not a multiple of {1} bytes", path,
                          PolyglotEntry::kSize));
    BookFile book(path, std::move(*file), bytes / PolyglotEntry::kSize);
    if (auto checked = book.check(); !checked) return failure<BookFile>(std::move(checked).error());
    return book;
}

Message BookFile::disorder() const {
    return ROQUE_MESSAGE("{0} is not an opening book: its entries are not in order", path_);
}

/// Checks a sample of the entries, or all of a small book: checking every entry of a large one takes seconds.
Result<void, Message> BookFile::check() const {
    constexpr std::uint64_t kSamples = 256;
    const std::uint64_t step = std::max<std::uint64_t>(1, size_ / kSamples);
    Key before = 0;
    for (std::uint64_t number = 0; number < size_; number += step) {
        auto each = entry(number);
        if (!each) return failure<void>(std::move(each).error());
        if (each->key < before) return failure<void>(disorder());
        before = each->key;
    }
    return {};
}

/// Reads the bytes rather than mapping them into memory, where a file that becomes shorter ends the process.
Result<PolyglotEntry, Message> BookFile::entry(std::uint64_t number) const {
    std::array<std::uint8_t, PolyglotEntry::kSize> bytes{};
    for (std::size_t filled = 0; filled < bytes.size();) {
        const auto from = static_cast<off_t>(number * PolyglotEntry::kSize + filled);
        const ssize_t count = ::pread(file_.number(), bytes.data() + filled, bytes.size() - filled, from);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return failure<PolyglotEntry>(cannotRead(path_));
        if (count == 0)
            return failure<PolyglotEntry>(
                ROQUE_MESSAGE("The opening book {0} has become shorter while it was in use", path_));
        filled += static_cast<std::size_t>(count);
    }
    return decodePolyglotEntry(bytes);
}

/// The number of the first entry whose key is not below `key`.
Result<std::uint64_t, Message> BookFile::lowerBound(Key key) const {
    std::uint64_t low = 0;
    std::uint64_t high = size_;
    Key least = 0;  // bounds of the keys in between
    Key most = std::numeric_limits<Key>::max();
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        auto each = entry(middle);
        if (!each) return failure<std::uint64_t>(std::move(each).error());
        if (each->key < least || each->key > most) return failure<std::uint64_t>(disorder());
        if (each->key < key) {
            low = middle + 1;
            least = each->key;
        } else {
            high = middle;
            most = each->key;
        }
    }
    return low;
}

Result<std::vector<PolyglotEntry>, Message> BookFile::find(Key key) const {
    using Entries = std::vector<PolyglotEntry>;
    auto first = lowerBound(key);
    if (!first) return failure<Entries>(std::move(first).error());
    Entries found;
    for (std::uint64_t number = *first; number < size_ && found.size() < MoveList::kCapacity; ++number) {
        auto each = entry(number);
        if (!each) return failure<Entries>(std::move(each).error());
        if (each->key != key) break;
        found.push_back(*each);
    }
    return found;
}

}  // namespace roque
