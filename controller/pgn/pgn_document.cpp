#include "controller/pgn/pgn_document.h"

#include <utility>

#include "controller/diagnostics/log.h"
#include "controller/storage/files.h"
#include "model/pgn/pgn_splitter.h"

namespace roque {
namespace {

using Kind = PgnDocumentError::Kind;

/// Ends a text with an empty line. Without it, the next game would be read as part of this one.
void separate(std::string& text) {
    if (text.empty()) return;
    if (!text.ends_with('\n')) text += '\n';
    if (!text.ends_with("\n\n") && !text.ends_with("\n\r\n")) text += '\n';
}

}  // namespace

Result<void, PgnDocumentError> writePgn(const std::filesystem::path& file, std::string_view text) {
    const auto written = writeFileAtomically(file, text, OutputFile::NewFile::Usual);
    if (written) return {};
    const Message why = written.error().describe();
    log(LogLevel::Error, english(why));
    return PgnDocumentError{Kind::CannotWrite, why};
}

Result<PgnDocument, PgnDocumentError> PgnDocument::read(const std::filesystem::path& file) {
    auto text = readFile(file, kMaxBytes);
    if (!text) {
        const bool isTooLarge = text.error().code == std::errc::file_too_large;
        return PgnDocumentError{isTooLarge ? Kind::TooLarge : Kind::CannotRead, text.error().describe()};
    }
    PgnDocument document(file);
    PgnSplitter splitter;
    splitter.feed(*text);
    splitter.finish();
    while (const auto section = splitter.next()) {
        document.letters_.add(letterBytesOf(section->text));
        document.games_.emplace_back(section->text);
    }
    document.isConverted_ = splitter.encoding() != TextEncoding::Bytes;
    document.isBroken_ = splitter.isBroken();
    document.saved_ = std::move(*text);
    return document;
}

Result<PgnDocument, PgnDocumentError> PgnDocument::readForAdding(const std::filesystem::path& file) {
    if (const auto place = checkPlace(file); !place)
        return PgnDocumentError{Kind::CannotWrite, place.error().describe()};
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored)) return PgnDocument(file);
    auto document = read(file);
    if (document && document->isBroken_) return document->damage();
    return document;
}

PgnDocumentError PgnDocument::damage() const {
    return {Kind::Broken, ROQUE_MESSAGE("{0} is damaged; save the games under another name", file_)};
}

void PgnDocument::replace(std::size_t at, std::string text) {
    games_[at] = encoded(std::move(text));
    separate(games_[at]);
}

void PgnDocument::append(std::string_view pgn) {
    if (!games_.empty()) separate(games_.back());
    games_.push_back(encoded(std::string(pgn)));
}

/// A text in the encoding of the file; if that has no letters for it, the file gets another one.
std::string PgnDocument::encoded(std::string text) {
    if (!letterBytesOf(text).hasUtf8) return text;
    if (letters_.hasOthers && !letters_.hasUtf8) {
        if (auto bytes = toWindows1252(text)) return *std::move(bytes);
    }
    if (letters_.hasOthers) convert();
    letters_.hasUtf8 = true;
    return text;
}

/// Converts all games to UTF-8: a file never has two encodings because of what is saved in it.
void PgnDocument::convert() {
    for (std::string& game : games_) {
        std::string converted;
        appendAsUtf8(game, converted);
        game = std::move(converted);
    }
    letters_.hasOthers = false;
    isConverted_ = true;
}

Result<void, PgnDocumentError> PgnDocument::save() {
    if (hasChangedOnDisk())
        return PgnDocumentError{
            Kind::ChangedByAnother,
            ROQUE_MESSAGE("{0} has been changed by another program since it was read", file_)};
    return saveOverChanges();
}

Result<void, PgnDocumentError> PgnDocument::saveOverChanges() {
    if (isBroken_) return damage();
    std::string text = content();
    if (auto written = writePgn(file_, text); !written) return written;
    saved_ = std::move(text);
    return {};
}

std::string PgnDocument::content() const {
    std::string text;
    for (const std::string& game : games_) text += game;
    return text;
}

bool PgnDocument::hasChangedOnDisk() const {
    const auto now = readFile(file_, kMaxBytes);
    if (now) return *now != saved_;
    return now.error().code != std::errc::no_such_file_or_directory;
}

}  // namespace roque
