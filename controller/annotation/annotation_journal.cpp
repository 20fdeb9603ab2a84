#include "controller/annotation/annotation_journal.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "controller/match/pgn_scan.h"
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

/// Whether a text, which may be empty, can be the beginning of one game with this annotator.
bool isPartOfGame(std::string_view text, std::string_view annotator) {
    constexpr std::string_view kBegin = "[Event \"";
    const std::size_t common = std::min(kBegin.size(), text.size());
    if (text.substr(0, common) != kBegin.substr(0, common)) return false;
    const bool isOne = text.find(kBegin, 1) == text.npos;
    const bool hasAllTags = text.find("\n\n") != text.npos;
    return isOne && (!hasAllTags || text.find(annotator) != text.npos);
}

/// Whether each game has this annotator or is one that was kept as it is.
bool areOurs(std::string_view games, std::string_view annotator, const std::vector<std::string>& kept) {
    return !kept.empty() && std::ranges::all_of(readPgn(games), [&](const ReadGame& game) {
        return game.record.tags.value("Annotator") == annotator
               || std::ranges::find(kept, AnnotationJournal::keptText(game)) != kept.end();
    });
}

}  // namespace

Result<AnnotationJournal, Message> AnnotationJournal::open(const std::filesystem::path& file, Begin begin,
                                                           std::string_view annotator,
                                                           const std::vector<std::string>& kept) {
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
    if (auto read = journal.readGames(annotator, kept); !read)
        return failure<AnnotationJournal>(std::move(read).error());
    return journal;
}

std::string AnnotationJournal::keptText(const ReadGame& game) {
    const std::size_t last = game.text.find_last_not_of(" \t\r\n");
    return game.text.substr(0, last == std::string::npos ? 0 : last + 1) + "\n\n";
}

Result<void, Message> AnnotationJournal::readGames(std::string_view annotator,
                                                   const std::vector<std::string>& kept) {
    struct stat status {};
    if (::fstat(descriptor_.number(), &status) == 0 && !S_ISREG(status.st_mode)) return {};  // a pipe
    auto text = readFile(file_, kLargest);
    if (!text) return failure<void>(text.error().describe());
    const std::size_t whole = match::wholeGames(*text);
    const std::string_view games = std::string_view(*text).substr(0, whole);
    const std::string_view rest = std::string_view(*text).substr(whole);
    const bool isPart =
        isPartOfGame(rest, annotator)
        || std::ranges::any_of(kept, [&](const std::string& game) { return game.starts_with(rest); });
    bool areAnnotated = true;
    match::scanPgn(games, [&](const GameTags& tags, GameResult) {
        areAnnotated = areAnnotated && tags.value("Annotator") == annotator;
        ++games_;
    });
    const bool isOurs = isPart && (areAnnotated || areOurs(games, annotator, kept));
    if (!isOurs)
        return failure<void>(
            ROQUE_MESSAGE("{0} has games that were not annotated by this player with these settings", file_));
    // What is left of the last game can be made again.
    if (whole < text->size() && ::ftruncate(descriptor_.number(), static_cast<off_t>(whole)) != 0)
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
