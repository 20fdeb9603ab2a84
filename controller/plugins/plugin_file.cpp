#include "controller/plugins/plugin_file.h"

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <system_error>

#include <elf.h>
#include <link.h>

namespace roque {
namespace {

using FileHeader = ElfW(Ehdr);
using Segment = ElfW(Phdr);

/// Reads a plain struct that stands somewhere in a file.
template <typename Struct>
[[nodiscard]] bool readAt(std::ifstream& file, std::uint64_t offset, Struct& into) {
    file.seekg(static_cast<std::streamoff>(offset));
    return static_cast<bool>(file.read(reinterpret_cast<char*>(&into), sizeof into));
}

/// The kind of processor that this program itself is compiled for.
[[nodiscard]] decltype(FileHeader::e_machine) ownMachine() {
    std::ifstream program("/proc/self/exe", std::ios::binary);
    FileHeader header{};
    return readAt(program, 0, header) ? header.e_machine : decltype(FileHeader::e_machine){EM_NONE};
}

/// Whether `count` records of `each` bytes from `offset` on lie within a file of `size` bytes.
[[nodiscard]] bool liesWithin(std::uint64_t size, std::uint64_t offset, std::uint64_t count,
                              std::uint64_t each) noexcept {
    return offset <= size && count * each <= size - offset;
}

/// Whether all that the headers promise is there. A record has at most 2^16 parts of at most 2^16 bytes.
[[nodiscard]] bool isComplete(std::ifstream& file, const FileHeader& header, std::uint64_t size) {
    if (header.e_phentsize != sizeof(Segment)) return false;
    if (!liesWithin(size, header.e_phoff, header.e_phnum, header.e_phentsize)) return false;
    if (!liesWithin(size, header.e_shoff, header.e_shnum, header.e_shentsize)) return false;
    for (std::uint64_t number = 0; number < header.e_phnum; ++number) {
        Segment segment{};
        if (!readAt(file, header.e_phoff + number * sizeof(Segment), segment)) return false;
        if (!liesWithin(size, segment.p_offset, segment.p_filesz, 1)) return false;
    }
    return true;
}

[[nodiscard]] std::optional<Message> whyNotRegular(const std::filesystem::path& file) {
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    switch (status.type()) {
        case std::filesystem::file_type::regular:
            return std::nullopt;
        case std::filesystem::file_type::not_found:
            return std::filesystem::is_symlink(std::filesystem::symlink_status(file, error))
                       ? ROQUE_MESSAGE("It is a link to a file that does not exist")
                       : ROQUE_MESSAGE("It does not exist");
        case std::filesystem::file_type::directory:
            return ROQUE_MESSAGE("It is a folder, not a library");
        case std::filesystem::file_type::none:
            return ROQUE_MESSAGE("It cannot be looked at: {0}", error.message());
        default:
            return ROQUE_MESSAGE("It is not a regular file");
    }
}

}  // namespace

std::optional<Message> whyNotLoadable(const std::filesystem::path& file) {
    if (auto reason = whyNotRegular(file)) return reason;
    std::error_code error;
    const std::uint64_t size = std::filesystem::file_size(file, error);
    if (error) return ROQUE_MESSAGE("It cannot be looked at: {0}", error.message());
    if (size == 0) return ROQUE_MESSAGE("It is empty");
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return ROQUE_MESSAGE("It cannot be read: {0}", std::generic_category().message(errno));

    FileHeader header{};
    const bool hasHeader = readAt(stream, 0, header);
    if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return ROQUE_MESSAGE("It is not a shared library");
    if (!hasHeader) return ROQUE_MESSAGE("It is only the beginning of a library");
    if (header.e_ident[EI_CLASS] != (sizeof(void*) == 8 ? ELFCLASS64 : ELFCLASS32)
        || header.e_machine != ownMachine()) {
        return ROQUE_MESSAGE("It is made for another kind of processor");
    }
    if (header.e_type != ET_DYN) return ROQUE_MESSAGE("It is not a shared library");
    if (!isComplete(stream, header, size)) return ROQUE_MESSAGE("It is only the beginning of a library");
    return std::nullopt;
}

}  // namespace roque
