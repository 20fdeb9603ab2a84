#include "controller/pgn/pgn_normalisation.h"

#include <string>

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_parser.h"
#include "model/pgn/pgn_splitter.h"
#include "model/pgn/pgn_writer.h"
#include "model/pgn/text_encoding.h"

namespace roque {
namespace {

/// Writes the games of a section: in the export format, or unchanged if they have errors.
void writeGames(const PgnSection& section, PgnBatchResult& result) {
    appendAsUtf8(section.text.substr(0, preambleLength(section.text)), result.text);
    GameBuilder builder([&result](const ReadGame& game) {
        for (const PgnProblem& problem : game.problems) result.addProblem(problem);
        if (game.hasErrors()) {
            ++result.gamesWithErrors;
            result.writeUnchanged(game.text);
        } else {
            appendPgn(game.record, result.text);
            ++result.gamesWritten;
        }
        ++result.games;
    });
    PgnParser(builder).parse(section);
}

/// Whether a text is written as it is.
bool isNormal(std::string_view text) {
    PgnBatchResult again;
    PgnSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    while (const auto section = splitter.next()) writeGames(*section, again);
    return again.text == text;
}

/// Whether a comment before a text, if it is never closed, ends where the text begins.
bool endsComment(std::string_view text) {
    constexpr std::string_view kOpen = "[Event \"\"]\n\n{\n\n";
    PgnSplitter splitter;
    splitter.feed(std::string(kOpen) + std::string(text));
    splitter.finish();
    const auto first = splitter.next();
    return first && first->text.size() == kOpen.size();
}

/// Writes a section as it is. A fragment is followed by another at once, anything else by a line of its own.
void writeUnchanged(const PgnSection& section, std::string& text) {
    appendAsUtf8(section.text, text);
    if (!section.isFragment && !section.text.ends_with('\n')) text += "\n\n";
}

/// Writes the games of a section such that they are read again as the same games. What is wrong with one may
/// depend on what follows it, such as the end of a comment: those stay together, and as they are.
void normalise(const PgnSection& section, PgnBatchResult& result) {
    const std::size_t begin = result.text.size();
    const std::size_t games = result.games;
    const std::size_t errors = result.gamesWithErrors;
    writeGames(section, result);
    const std::size_t bad = result.gamesWithErrors - errors;
    if (bad == 0) return;
    const std::string_view normal = std::string_view(result.text).substr(begin);
    const bool isSafe = isNormal(normal) && (endsComment(normal) || !endsComment(section.text));
    if (bad < result.games - games && isSafe) return;
    result.text.resize(begin);
    writeUnchanged(section, result.text);
}

}  // namespace

PgnBatchResult normaliseGames(const PgnBatch& batch) {
    PgnBatchResult result;
    for (const auto& [begin, length, line, isFragment] : batch.parts)
        normalise({std::string_view(batch.text).substr(begin, length), line, isFragment}, result);
    return result;
}

}  // namespace roque
