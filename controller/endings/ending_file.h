#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/storage/file_descriptor.h"
#include "controller/threads/mutex.h"
#include "model/base/result.h"
#include "model/endings/ending_lookup.h"
#include "model/endings/ending_table.h"

// The file of the endings: a header, the size of each block, the blocks. All numbers are little-endian.
//
//   16 bytes   "Roque endings 1\n"
//    4 bytes   the number of blocks
//    4 bytes   CRC-32 of the sizes
//    4 bytes   for each block: its compressed size
//   the blocks, each a frame of Zstandard with a checksum: 32,768 values of one side to move of one ending
//
// The endings stand in the order of EndingMaterial::all(), White to move first; the last block of each is
// shorter. A number that stands for no position has any value.
namespace roque {

/// How many values of one side to move a block holds, but for the last one of an ending.
inline constexpr std::size_t kEndingBlockValues = 32'768;

/// One table, compressed.
using EndingBlocks = std::vector<std::string>;
[[nodiscard]] EndingBlocks compressed(const EndingTable& table);

/// The content of the file, but for the blocks, which follow.
[[nodiscard]] std::string endingFileHeader(const std::vector<EndingBlocks>& tables);

/// The file of the endings, open for reading. [any-thread]; waits for the disk.
///
/// Each value costs one block of about five kilobytes, if it is not one of those that were read last. The
/// file is not trusted: it may be damaged, and others may change it meanwhile. A block that cannot be read
/// has no values.
class EndingFile final : public EndingValues {
public:
    /// Receives why a block cannot be read, once. A sentence without a full stop.
    using Trouble = std::function<void(const Message&)>;

    [[nodiscard]] static Result<std::unique_ptr<EndingFile>, Message> open(const std::filesystem::path& path,
                                                                           Trouble trouble = {});

    [[nodiscard]] std::optional<EndingValue> value(std::size_t material, Color toMove,
                                                   std::size_t number) const override;

private:
    static constexpr std::size_t kNoBlock = ~std::size_t{0};
    /// A block that was read lately.
    struct Kept {
        std::size_t block = kNoBlock;
        std::vector<std::uint8_t> values;
    };
    static constexpr std::size_t kKept = 256;  ///< blocks: 8 megabytes

    EndingFile(std::filesystem::path path, FileDescriptor file, std::vector<std::uint64_t> starts,
               Trouble trouble)
        : path_(std::move(path)),
          file_(std::move(file)),
          starts_(std::move(starts)),
          trouble_(std::move(trouble)) {}

    [[nodiscard]] Result<void, Message> read(std::size_t block, std::vector<std::uint8_t>& values) const;

    std::filesystem::path path_;
    FileDescriptor file_;
    std::vector<std::uint64_t> starts_;  ///< [block]: where it begins; then where the last one ends
    Trouble trouble_;
    mutable Mutex mutex_;
    mutable std::array<Kept, kKept> kept_ ROQUE_GUARDED_BY(mutex_);
    mutable bool isTroubleTold_ ROQUE_GUARDED_BY(mutex_) = false;
};

}  // namespace roque
