#include "view/terminal/endings/endings_command.h"

#include <algorithm>
#include <memory>
#include <tuple>
#include <vector>

#include <fmt/ostream.h>

#include "controller/endings/ending_file.h"
#include "controller/endings/ending_making.h"
#include "controller/storage/files.h"
#include "controller/storage/xdg_folders.h"
#include "model/endings/ending_text.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/san.h"
#include "view/terminal/command/position_argument.h"
#include "view/terminal/command/stop_at_interrupt.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

/// The file that an option names, or the one in the user's data folder.
Result<std::filesystem::path, Message> fileOf(const std::filesystem::path& named) {
    if (!named.empty()) return named;
    const XdgFolders folders = XdgFolders::fromEnvironment();
    if (!folders.data)
        return failure<std::filesystem::path>(
            ROQUE_MESSAGE("There is no home folder to keep the endings in; name a file by --file"));
    return endingFilePath(*folders.data);
}

/// A move and what it leads to, for the side that makes it.
struct RatedMove {
    std::string san;
    EndingValue reply;  ///< for the opponent

    /// Quick mates first, then draws, then late defeats.
    [[nodiscard]] auto rank() const noexcept {
        const int plies = reply.isDraw() ? 0 : static_cast<int>(reply.plies());
        const int kind = reply.isLost() ? 0 : reply.isDraw() ? 1 : 2;
        return std::tuple(kind, kind == 2 ? -plies : plies);
    }
};

Message wordFor(EndingValue reply) {
    if (reply.isDraw()) return ROQUE_MESSAGE("draw");
    const unsigned moves = reply.plies() / 2;
    if (reply.isLost())
        return moves == 0 ? ROQUE_MESSAGE("mates at once")
                          : ROQUE_MESSAGES("mates in {0} more move", "mates in {0} more moves", moves);
    const unsigned untilMate = (reply.plies() + 1) / 2;
    return ROQUE_MESSAGES("is mated in {0} move", "is mated in {0} moves", untilMate);
}

/// Whether the endings know such positions, made or not.
bool isCovered(const Position& position) {
    return count(position.board().occupied()) <= kMaxEndingMen && position.castlingRooks() == 0;
}

ExitCode refuseUncovered(const Streams& streams) {
    say(streams.error, ROQUE_MESSAGE("The endings have no answer for this position: they have no more than "
                                     "{0} men and no right to castle.",
                                     kMaxEndingMen));
    return ExitCode::BadInput;
}

ExitCode show(const Position& position, const EndingFile& file, const bool& isDamaged,
              const Streams& streams) {
    const auto value = endingValue(position, file);
    if (!value && isDamaged) return ExitCode::BadInput;  // which was told
    if (!value) return refuseUncovered(streams);
    fmt::print(streams.out, "{}.\n", terminalText(describe(position, *value)));
    std::vector<RatedMove> moves;
    for (const Move move : legalMoves(position)) {
        const auto reply = endingValue(position.after(move), file);
        if (!reply) return ExitCode::BadInput;  // what cannot be read was told
        moves.push_back({toSan(position, move), *reply});
    }
    std::ranges::stable_sort(moves, {}, &RatedMove::rank);
    for (const RatedMove& move : moves)
        fmt::print(streams.out, "{:<8}{}\n", move.san, terminalText(wordFor(move.reply)));
    return ExitCode::Success;
}

}  // namespace

ExitCode runEndingsMake(const EndingsMakeOptions& options, const Streams& streams) {
    const auto path = fileOf(options.file);
    if (!path) {
        say(streams.error, path.error());
        return ExitCode::BadInput;
    }
    if (!options.file.empty()) {
        if (const auto place = checkPlace(options.file); !place) {
            say(streams.error, place.error().describe());
            return ExitCode::BadInput;
        }
    }
    const StopAtInterrupt stop;
    const auto progress = [&](double done) {
        if (streams.isTerminal) fmt::print(streams.error, "\r{:3.0f} % ", 100 * done);
        streams.error.flush();
    };
    const auto made = makeEndings(*path, options.threads, progress, stop.token());
    if (streams.isTerminal) fmt::print(streams.error, "\r{:8}\r", "");
    if (!made) {
        say(streams.error, made.error());
        return ExitCode::BadInput;
    }
    if (!*made) {
        say(streams.error, ROQUE_MESSAGE("Interrupted. No file was written."));
        return ExitCode::Mismatch;
    }
    say(streams.out, ROQUE_MESSAGE("The endings with up to four men are in {0}", *path));
    return ExitCode::Success;
}

ExitCode runEndingsShow(const EndingsShowOptions& options, const Streams& streams) {
    const auto path = fileOf(options.file);
    const auto position = path ? readPosition(options.fen, streams) : std::nullopt;
    if (!path) say(streams.error, path.error());
    if (!position) return ExitCode::BadInput;
    if (!isCovered(*position)) return refuseUncovered(streams);  // whether or not the endings are made
    std::error_code ignored;
    if (options.file.empty() && !std::filesystem::exists(*path, ignored)) {
        say(streams.error, ROQUE_MESSAGE("The endings are not made yet: roque-cli endings make"));
        return ExitCode::BadInput;
    }
    bool isDamaged = false;
    const auto file = EndingFile::open(*path, [&](const Message& trouble) {
        isDamaged = true;
        say(streams.error, trouble);
    });
    if (!file) {
        say(streams.error, file.error());
        return ExitCode::BadInput;
    }
    return show(*position, **file, isDamaged, streams);
}

}  // namespace roque::terminal
