#include "controller/journal/flight_recorder.h"

#include <algorithm>
#include <utility>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "controller/journal/recorder_frame.h"
#include "controller/storage/files.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kSize = std::size_t{256} << 10U;
constexpr std::size_t kPulseSize = 1024;
/// Two alternating pulses: while one is written, the other is intact.
constexpr std::size_t kEntriesBegin = 2 * kPulseSize;
constexpr std::string_view kRecorderPrefix = "recorder-";

std::string latestPulse(std::span<const std::byte> memory) {
    const auto first = readFrame(memory.first(kPulseSize));
    const auto second = readFrame(memory.subspan(kPulseSize, kPulseSize));
    if (!first && !second) return "";
    const bool isFirst = first && (!second || first->number > second->number);
    return std::string(isFirst ? first->text : second->text);
}

/// The entries up to the last one written: what follows is older, or broken.
std::vector<std::string> entriesIn(std::span<const std::byte> memory) {
    std::vector<std::string> entries;
    std::uint64_t last = 0;
    while (const auto frame = readFrame(memory)) {
        if (!entries.empty() && frame->number != last + 1) break;
        last = frame->number;
        entries.emplace_back(frame->text);
        memory = memory.subspan(std::min(frame->size, memory.size()));
    }
    return entries;
}

}  // namespace

FlightRecorder::FlightRecorder(fs::path file, FileDescriptor descriptor, std::span<std::byte> memory)
    : file_(std::move(file)), descriptor_(std::move(descriptor)), memory_(memory) {}

FlightRecorder::FlightRecorder(FlightRecorder&& other) noexcept
    : file_(std::exchange(other.file_, fs::path())),
      descriptor_(std::move(other.descriptor_)),
      memory_(std::exchange(other.memory_, {})),
      used_(other.used_),
      entries_(other.entries_),
      pulses_(other.pulses_) {}

FlightRecorder::~FlightRecorder() {
    if (!memory_.empty()) ::munmap(memory_.data(), memory_.size());
}

std::optional<FlightRecorder> FlightRecorder::create(const fs::path& folder, const std::string& name) {
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    const fs::path file = folder / (std::string(kRecorderPrefix) + name);
    const fs::path hidden = folder / ("." + file.filename().string());
    FileDescriptor descriptor(::open(hidden.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600));
    if (!descriptor.isOpen()) return std::nullopt;
    // Reserves the disk space: writing to mapped memory without it would kill the process.
    void* const memory =
        descriptor.tryLock() && ::posix_fallocate(descriptor.number(), 0, kSize) == 0
            ? ::mmap(nullptr, kSize, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.number(), 0)
            : MAP_FAILED;
    // Other processes may find the file only now that it is locked.
    if (memory == MAP_FAILED || ::rename(hidden.c_str(), file.c_str()) != 0) {
        ::unlink(hidden.c_str());
        return std::nullopt;
    }
    return FlightRecorder(file, std::move(descriptor), {static_cast<std::byte*>(memory), kSize});
}

std::vector<fs::path> FlightRecorder::names(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code code;
    for (fs::directory_iterator entry(folder, code); !code && entry != fs::directory_iterator();
         entry.increment(code)) {
        if (entry->path().filename().string().starts_with(kRecorderPrefix)) files.push_back(entry->path());
    }
    std::ranges::sort(files);
    return files;
}

std::optional<FlightRecorder::Content> FlightRecorder::readLeftBehind(const fs::path& file,
                                                                      FileDescriptor& own) {
    own = FileDescriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!own.isOpen() || !own.tryLock()) return std::nullopt;
    const auto bytes = readFile(file, kSize);
    if (!bytes) {  // there may be moves in it
        own = FileDescriptor();
        return std::nullopt;
    }
    if (bytes->size() < kEntriesBegin) return Content{};
    const auto memory = std::as_bytes(std::span(*bytes));
    return Content{entriesIn(memory.subspan(kEntriesBegin)), latestPulse(memory)};
}

void FlightRecorder::write(std::string_view entry, bool canForget) {
    if (canForget) used_ = 0;
    used_ += writeFrame(memory_.subspan(kEntriesBegin + used_), ++entries_, entry);
}

void FlightRecorder::writePulse(std::string_view pulse) {
    const std::size_t place = ++pulses_ % 2 * kPulseSize;
    writeFrame(memory_.subspan(place, kPulseSize), pulses_, pulse);
}

}  // namespace roque
