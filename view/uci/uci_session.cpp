#include "view/uci/uci_session.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "controller/search/plugin_option.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

namespace roque::uci {
namespace {

constexpr std::string_view kChess960 = "UCI_Chess960";
constexpr std::string_view kPonder = "Ponder";
constexpr std::string_view kShowChances = "UCI_ShowWDL";

bool isSame(std::string_view one, std::string_view other) noexcept {
    return isSameOptionName(one, other);
}

}  // namespace

UciSession::UciSession(std::unique_ptr<PluginEngine> engine, Output output, BareGo bareGo)
    : engine_(std::move(engine)), output_(std::move(output)), bareGo_(bareGo) {}

/// Skips words before the first command, as the protocol demands: "joho debug on" is "debug on".
UciSession::Next UciSession::execute(std::string_view line) {
    Words words(line);
    while (!words.isEmpty()) {
        const std::string_view command = words.take();
        if (command == "quit") {
            endSearch();
            return Next::Quit;
        }
        if (command == "uci") return introduce(), Next::GoOn;
        if (command == "isready") return write("readyok"), Next::GoOn;
        if (command == "setoption") return setOption(words), Next::GoOn;
        if (command == "position") return setPosition(words), Next::GoOn;
        if (command == "go") return go(words), Next::GoOn;
        if (command == "debug" || command == "register") return Next::GoOn;
        if (command == "ucinewgame") {
            endSearch();
            if (const auto done = engine_->newGame(); !done) complain(english(done.error().text));
            return Next::GoOn;
        }
        if (command == "stop") {
            if (search_) search_->stop();
            perft_.reset();
            answerWithoutMove();
            return Next::GoOn;
        }
        if (command == "ponderhit") {
            if (search_) search_->ponderHit();
            if (!isInfinite_) answerWithoutMove();
            return Next::GoOn;
        }
    }
    return Next::GoOn;
}

void UciSession::finish(std::chrono::milliseconds most) {
    constexpr std::chrono::seconds kMostAfterStop{5};
    if (search_) {
        const bool isEndless = search_->isEndless();
        const bool isOver = !isEndless && search_->waitFor(most);
        if (!isEndless && !isOver) complain("The search is not finished: the input has ended");
        if (!isOver) search_->stop();
        if (!isOver && !search_->waitFor(kMostAfterStop)) return;
    }
    if (perft_ && !perft_->waitFor(most)) complain("The count is not finished: the input has ended");
    endSearch();
}

void UciSession::introduce() {
    const PluginInfo& info = engine_->info();
    write(fmt::format("id name {} {}", info.name, info.version));
    write("id author " + info.author);
    for (const PluginOption& option : engine_->options()) write(toUci(option));
    if (!hasOption(kPonder)) write("option name Ponder type check default false");
    if (info.playsChess960 && !hasOption(kChess960))
        write("option name UCI_Chess960 type check default false");
    if (canShowChances()) write("option name UCI_ShowWDL type check default false");
    write("uciok");
}

void UciSession::setOption(Words words) {
    if (!words.takeIf("name")) return;
    const std::string_view name = words.takeUntil("value");
    words.takeIf("value");
    const std::string_view value = words.takeUntil({});
    endSearch();
    if (isSame(name, kChess960) && engine_->info().playsChess960) {
        variant_ = isSame(value, "true") ? Variant::Chess960 : Variant::Standard;
        if (!hasOption(kChess960)) return;
    }
    if (isSame(name, kPonder) && !hasOption(kPonder)) return;  // `go ponder` says enough
    if (isSame(name, kShowChances) && canShowChances()) {
        showsChances_ = isSame(value, "true");
        return;
    }
    const std::string_view given = value == "<empty>" ? std::string_view() : value;
    if (const auto done = engine_->setOption(name, given); !done) complain(english(done.error().text));
}

/// The moves are followed as far as they are legal.
void UciSession::setPosition(Words words) {
    SearchRequest game;
    if (words.takeIf("fen")) {
        const std::string_view fen = words.takeUntil("moves");
        const auto start = parseFen(fen);
        if (!start) return complain(english(start.error().describe()));
        game.start = *start;
    } else if (!words.takeIf("startpos")) {
        return complain("A position begins with startpos or fen");
    }
    Position position = game.start;
    words.takeUntil("moves");
    words.takeIf("moves");
    while (!words.isEmpty()) {
        const auto move = parseUciMove(position, words.take());
        if (!move) {
            complain(english(move.error().describe()));
            break;
        }
        game.moves.push_back(*move);
        position = position.after(*move);
    }
    game_ = std::move(game);
    position_ = position;
}

void UciSession::go(Words words) {
    endSearch();
    GoCommand command = parseGo(words);
    if (bareGo_ == BareGo::PlayersOwn && !command.saysInfinite) command.limits.infinite = false;
    for (const std::string& problem : command.problems) complain(problem);
    if (command.saysPerft && !command.perft) return;
    if (command.perft) {
        const auto castling = variant_ == Variant::Chess960 ? CastlingNotation::KingTakesRook
                                                            : CastlingNotation::KingTwoSquares;
        perft_ = std::make_unique<UciPerft>(position_, *command.perft, castling,
                                            [this](const std::string& line) { write(line); });
        return;
    }
    if (!hasLegalMove(position_)) {
        write(position_.isCheck() ? "info depth 0 score mate 0" : "info depth 0 score cp 0");
        owesAnswer_ = true;
        isInfinite_ = command.limits.infinite;
        if (!isInfinite_ && !command.isPonder) answerWithoutMove();
        return;
    }
    SearchRequest request = game_;
    request.variant = variant_;
    request.limits = command.limits;
    for (const std::string& text : command.searchMoves) {
        const auto move = parseUciMove(position_, text);
        if (move)
            request.searchMoves.push_back(*move);
        else
            complain(english(move.error().describe()));
    }
    if (command.isPonder) request.isPondering = std::make_shared<const std::atomic<bool>>(true);
    search_ = std::make_unique<UciSearch>(*engine_, std::move(request), position_, curve(),
                                          [this](const std::string& line) { write(line); });
}

void UciSession::endSearch() {
    search_.reset();
    perft_.reset();
    answerWithoutMove();
}

/// Reports that there is no move, if that is still owed.
void UciSession::answerWithoutMove() {
    if (std::exchange(owesAnswer_, false)) write("bestmove 0000");
}

void UciSession::complain(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (!line.empty()) write(fmt::format("info string {}", line));
    }
}

void UciSession::write(const std::string& line) {
    const MutexLock lock(outputMutex_);
    output_(line);
}

/// Roque turns the scores of its guests into chances by itself.
bool UciSession::canShowChances() const {
    return bareGo_ == BareGo::Infinite && !hasOption(kShowChances);
}

/// What turns scores into chances, if they are to be told.
std::optional<WinCurve> UciSession::curve() const {
    if (!showsChances_) return std::nullopt;
    return engine_->info().id == "bastion" ? WinCurve::bastion() : WinCurve::standard();
}

bool UciSession::hasOption(std::string_view name) const {
    return std::ranges::any_of(engine_->options(),
                               [&](const PluginOption& option) { return isSame(option.name, name); });
}

}  // namespace roque::uci
