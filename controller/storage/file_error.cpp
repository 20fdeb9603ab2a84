#include "controller/storage/file_error.h"

#include <fmt/format.h>

namespace roque {
namespace {

const char* verbOf(FileError::Step step) noexcept {
    switch (step) {
        case FileError::Step::Find:
            return "find";
        case FileError::Step::Read:
            return "read";
        case FileError::Step::Write:
            break;
        case FileError::Step::Replace:
            return "replace";
    }
    return "write";
}

}  // namespace

std::string FileError::describe() const {
    return fmt::format("Cannot {} {}: {}", verbOf(step), path.string(), code.message());
}

}  // namespace roque
