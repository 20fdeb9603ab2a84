#include "controller/annotation/annotation_note.h"

#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>

#include "controller/storage/file_descriptor.h"
#include "controller/storage/file_stamp.h"
#include "controller/storage/files.h"
#include "controller/storage/json_form.h"
#include "model/base/fnv1a.h"

namespace roque::annotation {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPrefix = "annotation-";
constexpr std::size_t kLargestNote = std::size_t{64} << 20U;

/// The note of each output has a name of its own, so that several programs can annotate at the same time.
fs::path placeOf(const fs::path& folder, const AnnotationNote& note) {
    return folder / fmt::format("{}{:016x}.json", kPrefix, Fnv1a<std::uint64_t>::of(note.output.native()));
}

/// Whether a program has the output open (AnnotationJournal).
bool isWorkedOn(const AnnotationNote& note) {
    const FileDescriptor file(::open(note.output.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    return file.isOpen() && ::flock(file.number(), LOCK_SH | LOCK_NB) != 0;
}

}  // namespace

template <typename Fields>
void describe(Fields& fields, AnnotationNote& note) {
    fields.need("file", note.file);
    fields("size", note.size);
    fields("modified", note.modified);
    fields("games", note.games);
    fields.need("output", note.output);
    fields.need("player", note.player);
    fields("nodes", note.nodes);
    fields("threads", note.threads);
}

void stamp(AnnotationNote& note) {
    const auto now = FileStamp::of(note.file);
    note.size = now ? now->size : 0;
    note.modified = now ? now->modified : 0;
}

bool isUnchanged(const AnnotationNote& note) {
    AnnotationNote now = note;
    stamp(now);
    return note.size > 0 && now == note;
}

void keepNote(const fs::path& folder, const AnnotationNote& note) {
    (void)writeFileAtomically(placeOf(folder, note),
                              toJson(note).dump(-1, ' ', false, Json::error_handler_t::replace),
                              OutputFile::NewFile::OwnerOnly);
}

void removeNote(const fs::path& folder, const AnnotationNote& note) {
    if (isWorkedOn(note)) return;  // then it is another program's
    std::error_code ignored;
    fs::remove(placeOf(folder, note), ignored);
}

std::optional<AnnotationNote> findNote(const fs::path& folder) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (!entry->path().filename().native().starts_with(kPrefix)) continue;
        const auto text = readFile(entry->path(), kLargestNote);
        if (!text) continue;
        const Json json = Json::parse(*text, nullptr, /*allow_exceptions=*/false);
        if (json.is_discarded()) continue;
        auto note = fromJson<AnnotationNote>(json);
        if (note && !isWorkedOn(*note)) return note;
    }
    return std::nullopt;
}

}  // namespace roque::annotation
