#include "controller/match/match_journal.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "controller/match/pgn_scan.h"
#include "controller/storage/files.h"

namespace roque::match {
namespace {

constexpr std::size_t kLargest = std::size_t{4} << 30U;
constexpr std::chrono::seconds kFlushInterval{1};

std::string lastError() {
    return std::error_code(errno, std::generic_category()).message();
}

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
    MatchJournal journal;
    journal.file_ = file;
    journal.descriptor_ =
        FileDescriptor(::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    const int descriptor = journal.descriptor_.number();
    if (!journal.descriptor_.isOpen())
        return failure<MatchJournal>(ROQUE_MESSAGE("Cannot write {0}: {1}", file, lastError()));
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0)
        return failure<MatchJournal>(ROQUE_MESSAGE("Another match writes to {0}", file));
    if (begin == Begin::Anew && ::lseek(descriptor, 0, SEEK_END) > 0)
        return failure<MatchJournal>(
            ROQUE_MESSAGE("{0} has games already: say --resume to go on, or name another file", file));
    if (auto read = journal.readGames(players, identity); !read)
        return failure<MatchJournal>(std::move(read).error());
    return journal;
}

Result<void, Message> MatchJournal::readGames(const std::vector<MatchPlayer>& players,
                                              std::string_view identity) {
    auto text = readFile(file_, kLargest);
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
    if (::ftruncate(descriptor_.number(), static_cast<off_t>(whole)) != 0)
        return failure<void>(ROQUE_MESSAGE("Cannot write {0}: {1}", file_, lastError()));
    return {};
}

void MatchJournal::append(std::string_view game) {
    while (!game.empty()) {
        const ssize_t written = ::write(descriptor_.number(), game.data(), game.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) throw std::system_error(errno, std::generic_category(), file_.string());
        game.remove_prefix(static_cast<std::size_t>(written));
    }
    if (std::chrono::steady_clock::now() >= flushed_ + kFlushInterval) flush();
}

/// Some files, such as pipes, cannot be made durable.
void MatchJournal::flush() {
    int failed = 0;
    do failed = ::fdatasync(descriptor_.number());
    while (failed != 0 && errno == EINTR);
    if (failed != 0 && errno != EINVAL && errno != EROFS)
        throw std::system_error(errno, std::generic_category(), file_.string());
    flushed_ = std::chrono::steady_clock::now();
}

}  // namespace roque::match
