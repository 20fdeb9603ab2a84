#include "controller/pgn/pgn_saving.h"

#include <optional>
#include <string>

#include "controller/pgn/game_replacement.h"
#include "model/pgn/pgn_splitter.h"
#include "model/pgn/text_encoding.h"

namespace roque {
namespace {

using Kind = PgnDocumentError::Kind;

std::uint64_t offsetOf(const PgnDocument& document, std::size_t at) {
    std::uint64_t offset = 0;
    for (std::size_t before = 0; before < at; ++before) offset += document.text(before).size();
    return offset;
}

std::uint64_t distance(std::uint64_t one, std::uint64_t other) noexcept {
    return one < other ? other - one : one - other;
}

/// A text in UTF-8.
std::string asUtf8(std::string_view text) {
    std::string converted;
    appendAsUtf8(text, converted);
    return converted;
}

/// A section without the blank lines at its end: those behind the last game of a file come with the next one.
std::string_view withoutEnd(std::string_view section) noexcept {
    return section.substr(0, section.find_last_not_of(" \t\r\n") + 1);
}

/// The section with the text of an origin; if there are several, the one closest to its old offset.
std::optional<std::size_t> find(const PgnDocument& document, const GameOrigin& origin) {
    std::optional<std::size_t> found;
    std::uint64_t least = 0;
    std::uint64_t offset = 0;
    const std::string_view wanted = withoutEnd(origin.section);
    const std::string converted = asUtf8(wanted);  // as the file is after it was converted
    for (std::size_t at = 0; at < document.size(); ++at) {
        const std::uint64_t away = distance(offset, origin.offset);
        const std::string_view text = withoutEnd(document.text(at));
        const bool isSame = text == wanted || (!isUtf8(wanted) && text == converted);
        if (isSame && (!found || away < least)) {
            found = at;
            least = away;
        }
        offset += document.text(at).size();
    }
    return found;
}

/// The origin of a game that was put into a text at `offset` of a file. What stands before it may be damaged,
/// so that a program which reads the file finds the game in another section, or behind another game.
GameOrigin originIn(const std::filesystem::path& file, std::uint64_t offset, std::string_view text,
                    std::string_view pgn) {
    GameOrigin origin{file, offset, std::string(text), 0, false};
    PgnSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    std::size_t begin = 0;
    while (const auto section = splitter.next()) {
        if (asUtf8(section->text).find(pgn) != std::string::npos) {
            origin.offset = offset + begin;
            origin.section = section->text;
        }
        begin += section->text.size();
    }
    origin.place = placeOfGame(origin.section, pgn);
    return origin;
}

}  // namespace

Result<GameOrigin, PgnDocumentError> saveBack(const GameOrigin& origin, std::string_view pgn) {
    if (origin.hasErrors) return saveAtEnd(origin.file, pgn);
    auto document = PgnDocument::read(origin.file);
    if (!document) return std::move(document).error();
    const auto at = find(*document, origin);
    auto text = at ? replaceGame(document->text(*at), origin.place, pgn) : std::nullopt;
    if (!text)
        return PgnDocumentError{
            Kind::ChangedByAnother,
            ROQUE_MESSAGE("{0} has been changed by another program, and this game is no longer in it",
                          origin.file)};
    document->replace(*at, std::move(*text));
    if (auto saved = document->save(); !saved) return std::move(saved).error();
    GameOrigin saved = originIn(origin.file, offsetOf(*document, *at), document->text(*at), pgn);
    saved.isConverted = document->isConverted();
    return saved;
}

Result<GameOrigin, PgnDocumentError> saveAtEnd(const std::filesystem::path& file, std::string_view pgn) {
    std::error_code code;
    const bool isThere = std::filesystem::exists(file, code);
    auto document = isThere ? PgnDocument::read(file) : PgnDocument(file);
    if (!document) return std::move(document).error();
    document->append(pgn);
    if (auto saved = document->save(); !saved) return std::move(saved).error();
    // From the section before on: if that is damaged, the game may be read as a part of it.
    const std::size_t last = document->size() - 1;
    const std::size_t before = last > 0 ? last - 1 : last;
    std::string text(document->text(before));
    if (before != last) text += document->text(last);
    GameOrigin saved = originIn(file, offsetOf(*document, before), text, pgn);
    saved.isConverted = document->isConverted();
    return saved;
}

Result<GameOrigin, PgnDocumentError> saveAlone(const std::filesystem::path& file, std::string_view pgn) {
    if (auto written = writePgn(file, pgn); !written) return std::move(written).error();
    return originIn(file, 0, pgn, pgn);
}

}  // namespace roque
