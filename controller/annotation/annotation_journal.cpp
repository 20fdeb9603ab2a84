#include "controller/annotation/annotation_journal.h"

#include <chrono>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include "controller/storage/files.h"

namespace roque::annotation {
namespace {

constexpr std::size_t kLargest = std::size_t{4} << 30U;

/// Tries twice: a program that looks whether somebody works on the file has it locked for an instant.
bool lock(AppendedFile& file) {
    constexpr std::chrono::milliseconds kInstant{50};
    if (file.lock()) return true;
    std::this_thread::sleep_for(kInstant);
    return file.lock();
}

}  // namespace

Result<AnnotationJournal, Message> AnnotationJournal::open(const std::filesystem::path& file, Begin begin,
                                                           GameSource& source, std::string_view annotator,
                                                           const std::stop_token& stop) {
    auto opened = AppendedFile::open(file);
    if (!opened) return failure<AnnotationJournal>(std::move(opened).error());
    if (!lock(*opened))
        return failure<AnnotationJournal>(ROQUE_MESSAGE("Another program writes to {0}", file));
    if (begin == Begin::Anew && !opened->isEmpty())
        return failure<AnnotationJournal>(
            ROQUE_MESSAGE("{0} has games already: say --resume to go on, or name another file", file));
    if (begin == Begin::Replace) {
        if (auto emptied = opened->shorten(0); !emptied)
            return failure<AnnotationJournal>(std::move(emptied).error());
    }
    AnnotationJournal journal(file, std::move(*opened));
    if (auto read = journal.readGames(source, annotator, stop); !read)
        return failure<AnnotationJournal>(std::move(read).error());
    return journal;
}

Result<void, Message> AnnotationJournal::readGames(GameSource& source, std::string_view annotator,
                                                   const std::stop_token& stop) {
    if (std::error_code error; !std::filesystem::is_regular_file(file_, error)) return {};  // a pipe
    auto text = readFile(file_, kLargest);
    if (!text) return failure<void>(text.error().describe());
    const auto done = skipDoneGames(source, *text, annotator, stop);
    if (!done)
        return failure<void>(ROQUE_MESSAGE(
            "{0} has other games, or some that this player did not annotate with these settings", file_));
    done_ = *done;
    // What is left of the last game can be made again.
    return done->bytes < text->size() ? opened_.shorten(done->bytes) : Result<void, Message>();
}

void AnnotationJournal::append(std::string_view game) {
    opened_.append(game);
    opened_.flush();
}

}  // namespace roque::annotation
