#include "plugins/bastion/engine.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <new>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include "model/movegen/legal_moves.h"
#include "plugins/bastion/evaluation/shipped_network.h"

namespace roque::bastion {
namespace {

/// The target of the last move of a game: the square that a piece of the side that moved stands on, and did
/// not before.
std::optional<Square> lastTarget(const std::vector<Position>& game) {
    if (game.size() < 2) return std::nullopt;
    const Color mover = ~game.back().sideToMove();
    const Bitboard arrived = game.back().board().pieces(mover) & ~game[game.size() - 2].board().pieces(mover);
    if (arrived == 0) return std::nullopt;
    return firstOf(arrived);
}

/// The largest table: a quarter of the machine's memory, as Linux reports it, since other programs need the
/// rest.
std::size_t maxMebibytes() {
    std::ifstream memory("/proc/meminfo");
    std::string name;
    std::size_t kibibytes = 0;
    if (!(memory >> name >> kibibytes) || name != "MemTotal:") return std::numeric_limits<std::size_t>::max();
    return std::max<std::size_t>(kibibytes / 1024 / 4, 1);
}

}  // namespace

Engine::Engine() : network_(shippedNetwork().network) {
    setThreads(1);
}

Engine::~Engine() = default;

void Engine::setThreads(unsigned threads) {
    threads = std::clamp(threads, 1U, kMaxThreads);
    if (searchers_.size() > threads) searchers_.resize(threads);
    while (searchers_.size() < threads) searchers_.push_back(std::make_unique<Searcher>(table_));
}

std::size_t Engine::resizeTable(std::size_t mebibytes) {
    return table_.resize(std::min(mebibytes, maxMebibytes()));
}

void Engine::setHandicap(std::optional<Handicap> handicap) {
    handicap_ = handicap;
    newGame();
}

void Engine::setNetwork(std::shared_ptr<const Network> network) {
    network_ = std::move(network);
    newGame();
}

void Engine::setSeed(std::uint64_t seed) {
    seed_ = seed;
    newGame();
}

void Engine::forgetPositions() {
    table_.clear();
    for (const auto& searcher : searchers_) searcher->newGame();
}

void Engine::newGame() {
    forgetPositions();
    weakness_.reset();
    wasAtFullStrength_ = false;
    if (handicap_) weakness_.emplace(*handicap_, seed_ != 0 ? seed_ : std::random_device()());
}

Move Engine::search(sdk::SearchJob& job) {
    table_.beginSearch();
    for (const auto& searcher : searchers_) searcher->forgetResult();  // this search may leave some idle
    return weakness_ ? searchWeakly(job, *weakness_) : searchAtFullStrength(job);
}

/// Scores every move that the player sees, and plays one of the better ones. That line is reported last, so
/// that the thinking shown ends with the move played.
Move Engine::searchWeakly(sdk::SearchJob& job, const Weakness& weakness) {
    SearchControl control(job, overhead_);
    SearchTask task = taskOf(job, control);
    Move reported = Move::none();
    task.onLine = [&](const RootMove& line, unsigned rank, int depth) {
        if (rank == 1) reported = line.move;
        if (rank <= lines_) report(job, line, rank, depth);
    };
    Searcher& searcher = *searchers_.front();
    const auto play = [&](Move move) {
        RootMove chosen = *std::ranges::find(searcher.lines(), move, &RootMove::move);
        if (chosen.line.empty()) chosen.line = {move};  // stopped before it was searched
        if (move != reported) report(job, chosen, 1, std::max(searcher.completedDepth(), 1));
        return move;
    };
    const bool isAtFullStrength = weakness.isAtFullStrength(job.position());
    forgetIfStrengthChanges(isAtFullStrength);
    if (isAtFullStrength) {
        constexpr std::uint64_t kNodesForSimpleMates = 20'000;
        control.limitNodes(kNodesForSimpleMates);
        searcher.run(task);
        return play(searcher.lines().front().move);
    }
    if (const auto mate = weakness.mateAmong(job.position(), task.moves)) {
        report(job, {.move = *mate, .value = mateIn(1), .selectiveDepth = 1, .line = {*mate}}, 1, 1);
        return *mate;
    }
    control.limitNodes(weakness.handicap().nodes);
    makeWeak(task, job, weakness);
    searcher.run(task);
    return play(weakness.choose(job.position(), searcher.lines()));
}

/// Values found with errors are worth nothing without, and the other way round.
void Engine::forgetIfStrengthChanges(bool isAtFullStrength) {
    if (isAtFullStrength == std::exchange(wasAtFullStrength_, isAtFullStrength)) return;
    table_.clear();
    searchers_.front()->newGame();
}

/// Gives a task the depth, the errors and the root moves of a weak player.
void Engine::makeWeak(SearchTask& task, const sdk::SearchJob& job, const Weakness& weakness) {
    task.weakness = &weakness;
    task.maxDepth = std::min(task.maxDepth, weakness.handicap().depth);
    task.moves = weakness.withoutStalemates(job.position(), std::move(task.moves));
    const auto seen = weakness.seenOf(job.position(), task.moves, lastTarget(job.game()));
    if (!seen.empty()) task.moves = seen;
    task.scoresAllMoves = weakness.handicap().carelessness > 0;
}

/// Lazy SMP (D. Homan, 2013; Stockfish 7): all threads search the same position, and the others help the main
/// thread only by what they store in the table.
Move Engine::searchAtFullStrength(sdk::SearchJob& job) {
    SearchControl control(job, overhead_);
    control.splitNodesAmong(searchers_.size());
    SearchTask task = taskOf(job, control);
    task.network = network_.get();
    SearchTask helping = task;
    helping.isMainThread = false;
    helping.watch = nullptr;
    std::vector<std::vector<Move>> reported;
    task.onLine = [&](const RootMove& line, unsigned rank, int depth) {
        if (rank == 1) reported.clear();
        reported.push_back(line.line);
        report(job, line, rank, depth);
    };
    task.onMove = [&](Move move, unsigned number, int depth) {
        if (job.elapsed() >= quietTime_) job.reportMove(move, number, static_cast<unsigned>(depth));
    };
    runAll(task, helping);
    const Searcher& chosen = best();
    reportLast(job, chosen, reported);
    return chosen.lines().front().move;
}

/// Reports the lines that a search ends with, if they are not those reported last: all, so that none is left
/// of an older list that now begins with another's move. A search that ends within its first depth has looked
/// at few moves: only the best line is known.
void Engine::reportLast(sdk::SearchJob& job, const Searcher& chosen,
                        const std::vector<std::vector<Move>>& reported) const {
    const std::size_t wanted = chosen.completedDepth() > 0 ? lines_ : 1;
    const std::size_t count = std::min(wanted, chosen.lines().size());
    const std::span lines(chosen.lines().begin(), count);
    if (std::ranges::equal(lines, reported, {}, &RootMove::line)) return;
    for (std::size_t rank = 0; rank < count; ++rank)
        report(job, lines[rank], static_cast<unsigned>(rank) + 1, std::max(chosen.completedDepth(), 1));
}

/// Runs the main thread on its task and the others on theirs, until the main thread has ended.
void Engine::runAll(const SearchTask& task, const SearchTask& helping) {
    struct StopAtTheEnd {
        SearchControl& control;
        ~StopAtTheEnd() { control.stop(); }
    };
    std::vector<std::jthread> helpers;
    const StopAtTheEnd end{task.control};  // destroyed, and so stops, before the helpers are joined
    try {
        for (std::size_t number = 1; number < searchers_.size(); ++number)
            helpers.emplace_back([this, number, &helping] { help(*searchers_[number], helping); });
    } catch (const std::system_error&) {  // the system has no more threads: those that run are enough
    }
    searchers_.front()->run(task);
}

/// A helper without memory drops out; the search goes on.
void Engine::help(Searcher& searcher, const SearchTask& helping) noexcept {
    try {
        searcher.run(helping);
    } catch (const std::bad_alloc&) {
        searcher.forgetResult();
    }
}

SearchTask Engine::taskOf(const sdk::SearchJob& job, SearchControl& control) const {
    std::vector<Move> moves = job.searchMoves();
    if (moves.empty()) {
        const MoveList all = legalMoves(job.position());
        moves.assign(all.begin(), all.end());
    }
    std::vector<Move> once;  // the host may name a move twice
    for (const Move move : moves) {
        if (std::ranges::find(once, move) == once.end()) once.push_back(move);
    }
    return {.control = control,
            .game = job.game(),
            .moves = std::move(once),
            .lines = lines_,
            .maxDepth = static_cast<int>(std::min<unsigned>(job.limits().depth.value_or(kMaxPly), kMaxPly)),
            .isMainThread = true,
            .watch = watch_,
            .onLine = {}};
}

/// The thread whose move is played: the deepest, and of equal ones that with the highest value. A deeper
/// thread that is being mated does not count.
const Searcher& Engine::best() const noexcept {
    const Searcher* best = searchers_.front().get();
    if (lines_ > 1) return *best;
    for (const auto& searcher : searchers_) {
        if (searcher->lines().empty()) continue;  // it did not run
        const bool isDeeper = searcher->completedDepth() > best->completedDepth();
        const bool isHigher = searcher->completedDepth() == best->completedDepth()
                              && searcher->lines().front().value > best->lines().front().value;
        if ((isDeeper && searcher->lines().front().value > -kMinMate) || isHigher) best = searcher.get();
    }
    return *best;
}

std::uint64_t Engine::nodes() const noexcept {
    std::uint64_t sum = 0;
    for (const auto& searcher : searchers_) sum += searcher->nodes();
    return sum;
}

void Engine::report(sdk::SearchJob& job, const RootMove& line, unsigned rank, int depth) const {
    sdk::Info info;
    info.multiPv = rank;
    if (line.value > -kInfinity) {  // else it was stopped before it had a value
        info.depth = static_cast<unsigned>(depth);
        info.selectiveDepth = static_cast<unsigned>(line.selectiveDepth);
        info.scoreForMover = toScore(line.value);
    }
    info.nodes = nodes();
    info.tablePermille = table_.permilleUsed();
    info.line = line.line;
    job.report(info);
}

}  // namespace roque::bastion
