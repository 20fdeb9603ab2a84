#include "controller/pgn/pgn_saving.h"

#include <optional>
#include <string>

#include "controller/pgn/game_replacement.h"
#include "model/pgn/pgn_splitter.h"

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

/// The section with the text of an origin; if there are several, the one closest to its old offset.
std::optional<std::size_t> find(const PgnDocument& document, const GameOrigin& origin) {
    std::optional<std::size_t> found;
    std::uint64_t least = 0;
    std::uint64_t offset = 0;
    for (std::size_t at = 0; at < document.size(); ++at) {
        const std::uint64_t away = distance(offset, origin.offset);
        if (document.text(at) == origin.section && (!found || away < least)) {
            found = at;
            least = away;
        }
        offset += document.text(at).size();
    }
    return found;
}

/// The origin of a game that was put into a text at `offset` of a file.
GameOrigin originIn(const std::filesystem::path& file, std::uint64_t offset, std::string_view text,
                    std::string_view pgn) {
    GameOrigin origin{file, offset, std::string(text), 0, false};
    const std::size_t wanted = text.rfind(pgn);
    PgnSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    std::size_t begin = 0;
    while (const auto section = splitter.next()) {
        if (begin <= wanted && wanted < begin + section->text.size()) {
            origin.offset = offset + begin;
            origin.section = section->text;
        }
        begin += section->text.size();
    }
    return origin;
}

}  // namespace

Result<GameOrigin, PgnDocumentError> saveBack(const GameOrigin& origin, std::string_view pgn) {
    if (origin.hasErrors) return saveAtEnd(origin.file, pgn);
    auto document = PgnDocument::read(origin.file);
    if (!document) return std::move(document).error();
    const auto at = find(*document, origin);
    auto text = at ? replaceGame(origin.section, origin.place, pgn) : std::nullopt;
    if (!text)
        return PgnDocumentError{
            Kind::ChangedByAnother,
            ROQUE_MESSAGE("{0} has been changed by another program, and this game is no longer in it",
                          origin.file)};
    document->replace(*at, std::move(*text));
    if (auto saved = document->save(); !saved) return std::move(saved).error();
    return originIn(origin.file, offsetOf(*document, *at), document->text(*at), pgn);
}

Result<GameOrigin, PgnDocumentError> saveAtEnd(const std::filesystem::path& file, std::string_view pgn) {
    std::error_code code;
    const bool isThere = std::filesystem::exists(file, code);
    auto document = isThere ? PgnDocument::read(file) : PgnDocument(file);
    if (!document) return std::move(document).error();
    document->append(pgn);
    if (auto saved = document->save(); !saved) return std::move(saved).error();
    const std::size_t last = document->size() - 1;
    return originIn(file, offsetOf(*document, last), document->text(last), pgn);
}

Result<GameOrigin, PgnDocumentError> saveAlone(const std::filesystem::path& file, std::string_view pgn) {
    if (auto written = writePgn(file, pgn); !written) return std::move(written).error();
    return originIn(file, 0, pgn, pgn);
}

}  // namespace roque
