#include "controller/annotation/annotation_note.h"

#include <system_error>

#include "controller/pgn/file_stamp.h"
#include "controller/storage/files.h"
#include "controller/storage/json_form.h"

namespace roque::annotation {
namespace {

constexpr const char* kName = "annotation.json";
constexpr std::size_t kLargestNote = std::size_t{64} << 20U;

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

void keepNote(const std::filesystem::path& folder, const AnnotationNote& note) {
    (void)writeFileAtomically(folder / kName,
                              toJson(note).dump(-1, ' ', false, Json::error_handler_t::replace),
                              OutputFile::NewFile::OwnerOnly);
}

void removeNote(const std::filesystem::path& folder) {
    std::error_code ignored;
    std::filesystem::remove(folder / kName, ignored);
}

std::optional<AnnotationNote> findNote(const std::filesystem::path& folder) {
    const auto text = readFile(folder / kName, kLargestNote);
    if (!text) return std::nullopt;
    const Json json = Json::parse(*text, nullptr, /*allow_exceptions=*/false);
    return json.is_discarded() ? std::nullopt : fromJson<AnnotationNote>(json);
}

}  // namespace roque::annotation
