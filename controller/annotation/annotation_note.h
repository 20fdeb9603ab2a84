#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace roque::annotation {

/// An annotation of many games, as it is noted down so that it can be resumed after a crash.
struct AnnotationNote {
    std::filesystem::path file;      ///< PGN
    std::uint64_t size = 0;          ///< of the file, in bytes; 0: not known
    std::int64_t modified = 0;       ///< of the file, as in FileStamp
    std::vector<std::size_t> games;  ///< as GameSource::select() takes them; empty: all
    std::filesystem::path output;    ///< the games that are in it are done
    std::string player;              ///< AnalysisPlayer::id
    std::uint64_t nodes = 0;         ///< AnalysisBudget
    unsigned threads = 1;

    bool operator==(const AnnotationNote&) const = default;
};

/// Notes down how the file is now.
void stamp(AnnotationNote& note);
/// Whether the file is as it was noted down: else the numbers of games may mean others.
[[nodiscard]] bool isUnchanged(const AnnotationNote& note);

/// Keeps the note in a folder, in place of an earlier one with the same output; fails silently if that is
/// impossible, for the annotation itself does not depend on it.
void keepNote(const std::filesystem::path& folder, const AnnotationNote& note);
/// Removes the note with the same output, unless a program has that open.
void removeNote(const std::filesystem::path& folder, const AnnotationNote& note);
/// A note in a folder, of an annotation that nobody works on: neither this program nor another has its output
/// open. Nothing if there is none, or none that can be read.
[[nodiscard]] std::optional<AnnotationNote> findNote(const std::filesystem::path& folder);

}  // namespace roque::annotation
