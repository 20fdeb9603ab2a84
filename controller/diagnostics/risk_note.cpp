#include "controller/diagnostics/risk_note.h"

#include <array>
#include <atomic>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>
#include <system_error>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace roque {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPrefix = "doing-";
constexpr std::string_view kFormat = "roque risks 1";
constexpr std::size_t kEntries = 16;
constexpr std::size_t kLongestSubject = 4096 - sizeof(std::uint32_t);

/// How far an entry is.
enum State : std::uint32_t { Free, BeingWritten, Loads, Plays };

struct Entry {
    std::atomic<std::uint32_t> state;
    std::array<char, kLongestSubject> subject;  ///< ended by a null
};

/// The file. All of it is zero at first, which is what it means to be empty.
struct Notes {
    std::array<char, 64> format;
    std::array<Entry, kEntries> entries;
};
static_assert(std::atomic<std::uint32_t>::is_always_lock_free);

/// Of this process; a signal handler reads it.
std::atomic<Notes*> ownNotes = nullptr;
int ownFile = -1;    // stays open: closing it would give up the lock
char ownName[4096];  // NOLINT(modernize-avoid-c-arrays)

/// Locks a file, if no other living process has. Such a lock ends with the process, and is not passed on to
/// what a plugin forks.
bool lockNotes(int file) noexcept {
    struct flock whole {};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    return fcntl(file, F_SETLK, &whole) == 0;
}

/// Gives a file a number that is none of the standard streams', should one of them be closed: what is written
/// there, as before an abort, would go into the file.
int awayFromStreams(int file) noexcept {
    if (file < 0 || file > STDERR_FILENO) return file;
    const int other = fcntl(file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    close(file);
    return other;
}

Notes* mapNotes(int file) noexcept {
    // Reserves the disk space: writing to mapped memory without it would kill the process.
    if (posix_fallocate(file, 0, sizeof(Notes)) != 0) return nullptr;
    void* const memory = mmap(nullptr, sizeof(Notes), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    return memory == MAP_FAILED ? nullptr : static_cast<Notes*>(memory);
}

std::optional<long> processIdOf(const fs::path& file) {
    const std::string name = file.filename().string();
    if (!name.starts_with(kPrefix)) return std::nullopt;
    const char* const end = name.data() + name.size();
    long process = 0;
    const auto read = std::from_chars(name.data() + kPrefix.size(), end, process);
    return read.ec == std::errc() && read.ptr == end ? std::optional(process) : std::nullopt;
}

std::vector<Risk> risksIn(const Notes& notes) {
    std::vector<Risk> risks;
    if (std::string_view(notes.format.data(), kFormat.size()) != kFormat) return risks;
    for (const Entry& entry : notes.entries) {
        const std::uint32_t state = entry.state;
        if (state != Loads && state != Plays) continue;
        const char* const text = entry.subject.data();
        risks.push_back({state == Loads ? Risk::Kind::Loading : Risk::Kind::Playing,
                         std::string(text, strnlen(text, kLongestSubject))});
    }
    return risks;
}

/// Reads the notes of a process that has ended.
std::optional<std::vector<Risk>> readNotes(const fs::path& path) {
    const int file = open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
    if (file < 0) return std::nullopt;
    std::optional<std::vector<Risk>> risks;
    if (lockNotes(file)) {
        const auto notes = std::make_unique<Notes>();
        const ssize_t size = pread(file, notes.get(), sizeof(Notes), 0);
        risks = size == static_cast<ssize_t>(sizeof(Notes)) ? risksIn(*notes) : std::vector<Risk>();
        unlink(path.c_str());  // while it is locked: taken once
    }
    close(file);
    return risks;
}

}  // namespace

void noteRisks(const fs::path& folder) {
    std::error_code error;
    create_directories(folder, error);
    const std::string plain = std::string(kPrefix) + std::to_string(getpid());
    const std::string name = (folder / plain).string();
    const std::string hidden = (folder / ("." + plain)).string();
    if (error || ownNotes != nullptr || name.size() >= sizeof ownName) return;
    const int file =
        awayFromStreams(open(hidden.c_str(), O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (file < 0) return;
    Notes* const notes = lockNotes(file) ? mapNotes(file) : nullptr;
    // Other processes may find the file only now that it is locked.
    if (notes == nullptr || rename(hidden.c_str(), name.c_str()) != 0) {
        unlink(hidden.c_str());
        close(file);
        return;
    }
    kFormat.copy(notes->format.data(), kFormat.size());
    name.copy(ownName, sizeof ownName - 1);
    ownFile = file;
    ownNotes = notes;
}

void forgetRisks() noexcept {
    if (ownNotes.exchange(nullptr) != nullptr) unlink(ownName);
}

std::vector<UnexpectedEnd> takeRisks(const fs::path& folder) {
    std::vector<UnexpectedEnd> ends;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        const auto process = processIdOf(entry->path());
        if (!process || (ownNotes != nullptr && *process == getpid())) continue;
        if (auto risks = readNotes(entry->path())) ends.push_back({*process, std::move(*risks)});
    }
    return ends;
}

const char* notedSubject() noexcept {
    Notes* const notes = ownNotes;
    if (notes == nullptr) return nullptr;
    for (const Entry& entry : notes->entries) {
        const std::uint32_t state = entry.state;
        if (state == Loads || state == Plays) return entry.subject.data();
    }
    return nullptr;
}

void flushRisks() noexcept {
    if (ownNotes != nullptr) fdatasync(ownFile);
}

RiskNote::RiskNote(Risk::Kind kind, std::string_view subject) noexcept : entry_(nullptr) {
    Notes* const notes = ownNotes;
    if (notes == nullptr || subject.size() >= kLongestSubject) return;
    for (Entry& entry : notes->entries) {
        std::uint32_t free = Free;
        if (!entry.state.compare_exchange_strong(free, BeingWritten)) continue;
        entry.subject[subject.copy(entry.subject.data(), subject.size())] = '\0';
        entry.state = kind == Risk::Kind::Loading ? Loads : Plays;
        entry_ = &entry;
        break;
    }
    if (kind == Risk::Kind::Loading) flushRisks();
}

RiskNote::~RiskNote() {
    if (entry_ != nullptr) static_cast<Entry*>(entry_)->state = Free;
}

}  // namespace roque
