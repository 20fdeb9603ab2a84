#include "tests/support/disk/disk_step.h"

#include <cstring>
#include <fstream>
#include <iterator>
#include <string_view>

#include <sys/syscall.h>
#include <unistd.h>

namespace roque::test {
namespace {

struct Header {
    DiskStep::Kind kind;
    std::uint32_t pathSize;
    std::uint64_t dataSize;
    std::uint64_t file;
    std::uint64_t offset;
};

}  // namespace

void appendStep(int trace, const DiskStep& step) {
    const Header header{step.kind, static_cast<std::uint32_t>(step.path.size()), step.data.size(), step.file,
                        step.offset};
    std::string bytes(sizeof header, '\0');
    std::memcpy(bytes.data(), &header, sizeof header);
    bytes += step.path + step.data;
    for (std::string_view left = bytes; !left.empty();) {
        const long written = ::syscall(SYS_write, trace, left.data(), left.size());
        if (written <= 0) ::_exit(1);  // the test cannot go on without its trace
        left.remove_prefix(static_cast<std::size_t>(written));
    }
}

std::vector<DiskStep> readSteps(const std::filesystem::path& trace) {
    std::ifstream file(trace, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    std::vector<DiskStep> steps;
    for (std::string_view left = bytes; left.size() >= sizeof(Header);) {
        Header header{};
        std::memcpy(&header, left.data(), sizeof header);
        left.remove_prefix(sizeof header);
        if (left.size() < header.pathSize + header.dataSize) break;
        steps.push_back({header.kind, header.file, header.offset,
                         std::string(left.substr(0, header.pathSize)),
                         std::string(left.substr(header.pathSize, header.dataSize))});
        left.remove_prefix(header.pathSize + header.dataSize);
    }
    return steps;
}

}  // namespace roque::test
