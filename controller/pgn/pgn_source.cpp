#include "controller/pgn/pgn_source.h"

#include <algorithm>
#include <cerrno>
#include <optional>
#include <string_view>
#include <utility>

#include <unistd.h>

#include "controller/storage/file_error.h"
#include "controller/storage/files.h"
#include "model/pgn/pgn_splitter.h"
#include "model/pgn/text_encoding.h"

namespace roque {

Result<PgnSource, FileError> PgnSource::open(const std::filesystem::path& path) {
    auto file = openForReading(path);
    if (!file) return std::move(file).error();
    const auto stamp = FileStamp::of(file->number());
    return PgnSource(path, std::move(*file), stamp.value_or(FileStamp{}));
}

FileError PgnSource::failure() const {
    return {FileError::Step::Read, path_, lastError()};
}

Result<std::size_t, FileError> PgnSource::read(std::span<char> buffer) {
    std::size_t filled = 0;
    while (filled < buffer.size()) {
        const ssize_t count = ::read(file_.number(), buffer.data() + filled, buffer.size() - filled);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return failure();
        if (count == 0) break;
        filled += static_cast<std::size_t>(count);
    }
    return filled;
}

Result<std::string, FileError> PgnSource::text(std::uint64_t offset, std::size_t length) {
    std::string beginning(PgnSplitter::kBytesForDetection, '\0');
    const auto count = read(beginning);
    if (!count) return count.error();
    const TextEncoding encoding = detectEncoding(std::string_view(beginning).substr(0, *count));
    const bool isBytes = encoding == TextEncoding::Bytes;
    if (::lseek(file_.number(), isBytes ? static_cast<off_t>(offset) : 0, SEEK_SET) < 0) return failure();
    if (!isBytes) return decoded(offset, length);
    std::string text(length, '\0');
    const auto filled = read(text);
    if (!filled) return filled.error();
    text.resize(*filled);
    return text;
}

/// The same for a UTF-16 file.
Result<std::string, FileError> PgnSource::decoded(std::uint64_t offset, std::size_t length) {
    constexpr std::size_t kPiece = std::size_t{256} << 10U;
    std::string piece(kPiece, '\0');
    std::string text;
    std::uint64_t passed = 0;  // bytes before those in `text`
    std::optional<Utf16Decoder> decoder;
    while (passed + text.size() < offset + length) {
        const auto count = read(piece);
        if (!count) return count.error();
        if (*count == 0) break;
        const std::string_view bytes = std::string_view(piece).substr(0, *count);
        if (!decoder) decoder.emplace(detectEncoding(bytes.substr(0, PgnSplitter::kBytesForDetection)));
        decoder->decode(bytes, text);
        const std::uint64_t past = std::min<std::uint64_t>(text.size(), offset - std::min(passed, offset));
        text.erase(0, past);
        passed += past;
    }
    text.resize(std::min(text.size(), length));
    return text;
}

}  // namespace roque
