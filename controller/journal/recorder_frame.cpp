#include "controller/journal/recorder_frame.h"

#include <atomic>
#include <cstring>

#include <boost/crc.hpp>

namespace roque {
namespace {

struct Header {
    std::uint32_t size;      ///< of the text
    std::uint32_t checksum;  ///< of number and text
    std::uint64_t number;
};

constexpr std::size_t kAlignment = alignof(Header);

std::uint32_t checksum(std::uint64_t number, const void* text, std::size_t size) noexcept {
    boost::crc_32_type crc;
    crc.process_bytes(&number, sizeof number);
    crc.process_bytes(text, size);
    return crc.checksum();
}

std::size_t sizeOfFrame(std::size_t text) noexcept {
    return (sizeof(Header) + text + kAlignment - 1) / kAlignment * kAlignment;
}

}  // namespace

std::size_t writeFrame(std::span<std::byte> memory, std::uint64_t number, std::string_view text) noexcept {
    const std::size_t size = sizeOfFrame(text.size());
    if (size > memory.size() || text.empty()) return 0;
    std::memcpy(memory.data() + sizeof(Header), text.data(), text.size());
    const Header header{static_cast<std::uint32_t>(text.size()), checksum(number, text.data(), text.size()),
                        number};
    // Keeps the compiler from reordering. If the process dies in the middle, the checksum does not match.
    std::atomic_signal_fence(std::memory_order_seq_cst);
    std::memcpy(memory.data(), &header, sizeof header);
    std::atomic_signal_fence(std::memory_order_seq_cst);
    return size;
}

std::optional<RecorderFrame> readFrame(std::span<const std::byte> memory) noexcept {
    Header header{};
    if (memory.size() < sizeof header) return std::nullopt;
    std::memcpy(&header, memory.data(), sizeof header);
    const std::size_t room = memory.size() - sizeof header;
    if (header.size == 0 || header.size > room) return std::nullopt;
    const std::byte* const text = memory.data() + sizeof header;
    if (checksum(header.number, text, header.size) != header.checksum) return std::nullopt;
    // Bytes may be accessed as char.
    return RecorderFrame{
        header.number, {reinterpret_cast<const char*>(text), header.size}, sizeOfFrame(header.size)};
}

}  // namespace roque
