#include "controller/storage/file_stamp.h"

#include <sys/stat.h>

namespace roque {
namespace {

FileStamp stampOf(const struct stat& about) {
    constexpr std::int64_t kNanoseconds = 1'000'000'000;
    return {static_cast<std::uint64_t>(about.st_size),
            about.st_mtim.tv_sec * kNanoseconds + about.st_mtim.tv_nsec, about.st_ino};
}

}  // namespace

std::optional<FileStamp> FileStamp::of(int descriptor) {
    struct stat about {};
    return ::fstat(descriptor, &about) == 0 ? std::optional(stampOf(about)) : std::nullopt;
}

std::optional<FileStamp> FileStamp::of(const std::filesystem::path& file) {
    struct stat about {};
    return ::stat(file.c_str(), &about) == 0 ? std::optional(stampOf(about)) : std::nullopt;
}

}  // namespace roque
