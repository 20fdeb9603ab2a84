#include "controller/endings/ending_file.h"

#include <algorithm>
#include <cerrno>
#include <new>
#include <stdexcept>
#include <string_view>
#include <utility>

#include <boost/crc.hpp>
#include <boost/endian/conversion.hpp>
#include <sys/stat.h>
#include <unistd.h>
#include <zstd.h>
#include <zstd_errors.h>

#include "controller/storage/file_error.h"
#include "controller/storage/files.h"
#include "model/endings/ending_material.h"

namespace roque {
namespace {

constexpr std::string_view kMagic = "Roque endings 1\n";
constexpr std::size_t kNumberSize = 4;  // bytes
constexpr std::size_t kHeaderSize = kMagic.size() + 2 * kNumberSize;

std::size_t blocksOf(std::size_t values) noexcept {
    return (values + kEndingBlockValues - 1) / kEndingBlockValues;
}

/// [ending]: the number of its first block; then the number of all blocks.
const std::vector<std::size_t>& firstBlocks() {
    static const std::vector<std::size_t> firsts = [] {
        std::vector<std::size_t> numbers{0};
        for (const EndingMaterial& material : EndingMaterial::all())
            numbers.push_back(numbers.back() + 2 * blocksOf(EndingIndex(material).size()));
        return numbers;
    }();
    return firsts;
}

/// [ending]: how it numbers its positions.
const std::vector<EndingIndex>& indices() {
    static const std::vector<EndingIndex> all(EndingMaterial::all().begin(), EndingMaterial::all().end());
    return all;
}

void addNumber(std::string& text, std::uint32_t number) {
    std::array<unsigned char, kNumberSize> bytes{};
    boost::endian::store_little_u32(bytes.data(), number);
    text.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}
std::uint32_t numberAt(std::string_view bytes, std::size_t at) noexcept {
    return boost::endian::load_little_u32(reinterpret_cast<const unsigned char*>(bytes.data() + at));
}

std::uint32_t checksum(std::string_view bytes) {
    boost::crc_32_type crc;
    crc.process_bytes(bytes.data(), bytes.size());
    return crc.checksum();
}

using Compressor = std::unique_ptr<ZSTD_CCtx, decltype([](ZSTD_CCtx* context) { ZSTD_freeCCtx(context); })>;

std::string compressedBlock(ZSTD_CCtx& context, const std::uint8_t* values, std::size_t count) {
    std::string block(ZSTD_compressBound(count), '\0');
    const std::size_t size = ZSTD_compress2(&context, block.data(), block.size(), values, count);
    if (ZSTD_isError(size) != 0 && ZSTD_getErrorCode(size) == ZSTD_error_memory_allocation)
        throw std::bad_alloc();
    if (ZSTD_isError(size) != 0) throw std::runtime_error(ZSTD_getErrorName(size));
    block.resize(size);
    return block;
}

Message cannotRead(const std::filesystem::path& path) {
    return FileError{FileError::Step::Read, path, lastError()}.describe();
}
Message isDamaged(const std::filesystem::path& path) {
    return ROQUE_MESSAGE("The file of endings {0} is damaged", path);
}

/// Reads part of a file, rather than mapping it into memory, where a file that becomes shorter ends the
/// process.
Result<std::string, Message> readAt(const std::filesystem::path& path, const FileDescriptor& file,
                                    std::uint64_t from, std::size_t size) {
    std::string bytes(size, '\0');
    for (std::size_t filled = 0; filled < size;) {
        const ssize_t count =
            ::pread(file.number(), bytes.data() + filled, size - filled, static_cast<off_t>(from + filled));
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return failure<std::string>(cannotRead(path));
        if (count == 0)
            return failure<std::string>(ROQUE_MESSAGE("The file of endings {0} is cut off", path));
        filled += static_cast<std::size_t>(count);
    }
    return bytes;
}

}  // namespace

EndingBlocks compressed(const EndingTable& table) {
    constexpr int kLevel = 9;
    const Compressor context(ZSTD_createCCtx());
    if (!context) throw std::bad_alloc();
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, kLevel);
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
    EndingBlocks blocks;
    for (const Color side : kColors) {
        const std::vector<std::uint8_t> bytes = table.bytes(side);
        for (std::size_t from = 0; from < bytes.size(); from += kEndingBlockValues) {
            const std::size_t count = std::min(kEndingBlockValues, bytes.size() - from);
            blocks.push_back(compressedBlock(*context, bytes.data() + from, count));
        }
    }
    return blocks;
}

std::string endingFileHeader(const std::vector<EndingBlocks>& tables) {
    std::string sizes;
    for (const EndingBlocks& blocks : tables) {
        for (const std::string& block : blocks) addNumber(sizes, static_cast<std::uint32_t>(block.size()));
    }
    std::string header(kMagic);
    addNumber(header, static_cast<std::uint32_t>(sizes.size() / kNumberSize));
    addNumber(header, checksum(sizes));
    return header + sizes;
}

Result<std::unique_ptr<EndingFile>, Message> EndingFile::open(const std::filesystem::path& path,
                                                              Trouble trouble) {
    using Opened = std::unique_ptr<EndingFile>;
    auto file = openForReading(path);
    if (!file) return failure<Opened>(file.error().describe());
    struct stat about {};
    if (::fstat(file->number(), &about) != 0) return failure<Opened>(cannotRead(path));
    const auto size = static_cast<std::uint64_t>(about.st_size);
    const std::size_t blocks = firstBlocks().back();
    auto header = readAt(path, *file, 0, std::min<std::uint64_t>(size, kHeaderSize));
    if (!header) return failure<Opened>(std::move(header).error());
    if (!header->starts_with(kMagic))
        return failure<Opened>(ROQUE_MESSAGE("{0} is no file of endings, or one of another version", path));
    auto sizes = readAt(path, *file, kHeaderSize, blocks * kNumberSize);
    if (!sizes) return failure<Opened>(std::move(sizes).error());
    if (header->size() < kHeaderSize || numberAt(*header, kMagic.size()) != blocks
        || numberAt(*header, kMagic.size() + kNumberSize) != checksum(*sizes))
        return failure<Opened>(isDamaged(path));
    std::vector<std::uint64_t> starts{kHeaderSize + sizes->size()};
    for (std::size_t block = 0; block < blocks; ++block)
        starts.push_back(starts.back() + numberAt(*sizes, block * kNumberSize));
    if (starts.back() > size)
        return failure<Opened>(ROQUE_MESSAGE("The file of endings {0} is cut off", path));
    return Opened(new EndingFile(path, std::move(*file), std::move(starts), std::move(trouble)));
}

Result<void, Message> EndingFile::read(std::size_t block, std::vector<std::uint8_t>& values) const {
    constexpr std::uint64_t kLargestBlock = 2 * kEndingBlockValues;
    const std::uint64_t size = starts_[block + 1] - starts_[block];
    if (size > kLargestBlock) return failure<void>(isDamaged(path_));
    const auto bytes = readAt(path_, file_, starts_[block], size);
    if (!bytes) return failure<void>(bytes.error());
    values.resize(kEndingBlockValues);
    const std::size_t count = ZSTD_decompress(values.data(), values.size(), bytes->data(), bytes->size());
    if (ZSTD_isError(count) != 0) return failure<void>(isDamaged(path_));
    values.resize(count);
    return {};
}

std::optional<EndingValue> EndingFile::value(std::size_t material, Color toMove, std::size_t number) const {
    const std::size_t ofSide = blocksOf(indices()[material].size());
    const std::size_t block =
        firstBlocks()[material] + (toMove == Color::White ? 0 : ofSide) + number / kEndingBlockValues;
    MutexLock lock(mutex_);
    Kept& kept = kept_[block % kKept];
    if (kept.block != block) {
        kept.block = kNoBlock;
        if (const auto done = read(block, kept.values); !done) {
            const bool isNew = !std::exchange(isTroubleTold_, true);
            lock.unlock();
            if (isNew && trouble_) trouble_(done.error());
            return std::nullopt;
        }
        kept.block = block;
    }
    if (number % kEndingBlockValues >= kept.values.size()) return std::nullopt;
    return EndingValue::fromByte(kept.values[number % kEndingBlockValues]);
}

}  // namespace roque
