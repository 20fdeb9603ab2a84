#include "controller/annotation/annotation_journal.h"

#include <cerrno>
#include <chrono>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "controller/storage/file_error.h"
#include "controller/storage/files.h"

namespace roque::annotation {
namespace {

constexpr std::size_t kLargest = std::size_t{4} << 30U;

/// Tries twice: a program that looks whether somebody works on the file has it locked for an instant.
bool lock(const FileDescriptor& file) {
    constexpr std::chrono::milliseconds kInstant{50};
    if (file.tryLock()) return true;
    std::this_thread::sleep_for(kInstant);
    return file.tryLock();
}

}  // namespace

Result<AnnotationJournal, Message> AnnotationJournal::open(const std::filesystem::path& file, Begin begin,
                                                           GameSource& source, std::string_view annotator,
                                                           const std::stop_token& stop) {
    AnnotationJournal journal;
    journal.file_ = file;
    journal.descriptor_ =
        FileDescriptor(::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    const int descriptor = journal.descriptor_.number();
    if (!journal.descriptor_.isOpen())
        return failure<AnnotationJournal>(
            ROQUE_MESSAGE("Cannot write {0}: {1}", file, lastError().message()));
    if (!lock(journal.descriptor_))
        return failure<AnnotationJournal>(ROQUE_MESSAGE("Another program writes to {0}", file));
    if (begin == Begin::Anew && ::lseek(descriptor, 0, SEEK_END) > 0)
        return failure<AnnotationJournal>(
            ROQUE_MESSAGE("{0} has games already: say --resume to go on, or name another file", file));
    if (begin == Begin::Replace && ::ftruncate(descriptor, 0) != 0)
        return failure<AnnotationJournal>(
            ROQUE_MESSAGE("Cannot write {0}: {1}", file, lastError().message()));
    if (auto read = journal.readGames(source, annotator, stop); !read)
        return failure<AnnotationJournal>(std::move(read).error());
    return journal;
}

Result<void, Message> AnnotationJournal::readGames(GameSource& source, std::string_view annotator,
                                                   const std::stop_token& stop) {
    struct stat status {};
    if (::fstat(descriptor_.number(), &status) == 0 && !S_ISREG(status.st_mode)) return {};  // a pipe
    auto text = readFile(file_, kLargest);
    if (!text) return failure<void>(text.error().describe());
    const auto done = skipDoneGames(source, *text, annotator, stop);
    if (!done)
        return failure<void>(ROQUE_MESSAGE(
            "{0} has other games, or some that this player did not annotate with these settings", file_));
    done_ = *done;
    // What is left of the last game can be made again.
    if (done->bytes < text->size() && ::ftruncate(descriptor_.number(), static_cast<off_t>(done->bytes)) != 0)
        return failure<void>(ROQUE_MESSAGE("Cannot write {0}: {1}", file_, lastError().message()));
    return {};
}

void AnnotationJournal::append(std::string_view game) {
    const auto fail = [this] { throw std::system_error(lastError(), file_.string()); };
    while (!game.empty()) {
        const ssize_t written = ::write(descriptor_.number(), game.data(), game.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) fail();
        game.remove_prefix(static_cast<std::size_t>(written));
    }
    int failed = 0;
    do failed = ::fdatasync(descriptor_.number());
    while (failed != 0 && errno == EINTR);
    if (failed != 0 && errno != EINVAL && errno != EROFS) fail();
}

}  // namespace roque::annotation
