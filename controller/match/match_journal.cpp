#include "controller/match/match_journal.h"

#include <algorithm>
#include <utility>

#include "controller/match/pgn_scan.h"
#include "controller/storage/files.h"

namespace roque::match {
namespace {

constexpr std::size_t kLargestJournal = std::size_t{4} << 30U;

/// Whether a text, which may be empty, can be the beginning of a game as a match writes it.
bool isPartOfGame(std::string_view text, std::string_view identity) {
    constexpr std::string_view kBegin = "[Event \"";
    const std::size_t common = std::min(kBegin.size(), text.size());
    if (text.substr(0, common) != kBegin.substr(0, common)) return false;
    const bool isOne = text.find(kBegin, 1) == text.npos && text.find('\r') == text.npos;
    const bool hasAllTags = text.find("\n\n") != text.npos;
    return isOne && (!hasAllTags || text.find(identity) != text.npos);
}

}  // namespace

Result<MatchJournal, Message> MatchJournal::open(const std::filesystem::path& file, Begin begin,
                                                 const std::vector<MatchPlayer>& players,
                                                 std::string_view identity) {
    auto opened = AppendedFile::open(file);
    if (!opened) return failure<MatchJournal>(std::move(opened).error());
    if (!opened->lock()) return failure<MatchJournal>(ROQUE_MESSAGE("Another match writes to {0}", file));
    if (begin == Begin::Anew && !opened->isEmpty())
        return failure<MatchJournal>(
            ROQUE_MESSAGE("{0} has games already: say --resume to go on, or name another file", file));
    MatchJournal journal(file, std::move(*opened));
    if (auto read = journal.readGames(players, identity); !read)
        return failure<MatchJournal>(std::move(read).error());
    return journal;
}

Result<void, Message> MatchJournal::readGames(const std::vector<MatchPlayer>& players,
                                              std::string_view identity) {
    auto text = readFile(file_, kLargestJournal);
    if (!text) return failure<void>(text.error().describe());
    const std::size_t whole = wholeGames(*text);
    std::size_t strangers = 0;
    scanPgn(std::string_view(*text).substr(0, whole), [&](const GameTags& tags, GameResult result) {
        if (const auto game = scoredGameOf(tags, result, players, identity))
            games_.push_back(*game);
        else
            ++strangers;
    });
    if (strangers > 0)
        return failure<void>(
            ROQUE_MESSAGE("{0} has games of another match, or of this one with other settings", file_));
    if (!isPartOfGame(std::string_view(*text).substr(whole), identity))
        return failure<void>(ROQUE_MESSAGE("{0} has something in it that is not a game of a match", file_));
    if (whole == text->size()) return {};
    const auto aside = copyAside(file_);
    if (!aside) return failure<void>(aside.error().describe());
    setAside_ = *aside;
    return opened_.shorten(whole);
}

}  // namespace roque::match
