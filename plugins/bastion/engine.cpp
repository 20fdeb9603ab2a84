#include "plugins/bastion/engine.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <new>
#include <optional>
#include <random>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include "model/movegen/legal_moves.h"

namespace roque::bastion {
namespace {

/// Where the last move of a game went: the square that holds a piece of the side that moved, and did not
/// before.
std::optional<Square> lastArrival(const std::vector<Position>& game) {
    if (game.size() < 2) return std::nullopt;
    const Color mover = ~game.back().sideToMove();
    const Bitboard arrived = game.back().board().pieces(mover) & ~game[game.size() - 2].board().pieces(mover);
    if (arrived == 0) return std::nullopt;
    return firstOf(arrived);
}

/// A quarter of the machine's memory, as Linux tells it: a table larger than that is paid for with the memory
/// of others.
std::size_t mostMebibytes() {
    std::ifstream memory("/proc/meminfo");
    std::string name;
    std::size_t kibibytes = 0;
    if (!(memory >> name >> kibibytes) || name != "MemTotal:") return std::numeric_limits<std::size_t>::max();
    return std::max<std::size_t>(kibibytes / 1024 / 4, 1);
}

}  // namespace

Engine::Engine() {
    useThreads(1);
}

Engine::~Engine() = default;

void Engine::useThreads(unsigned threads) {
    threads = std::clamp(threads, 1U, kMostThreads);
    if (searchers_.size() > threads) searchers_.resize(threads);
    while (searchers_.size() < threads) searchers_.push_back(std::make_unique<Searcher>(table_));
}

std::size_t Engine::resizeTable(std::size_t mebibytes) {
    return table_.resize(std::min(mebibytes, mostMebibytes()));
}

void Engine::play(std::optional<Handicap> handicap) {
    handicap_ = handicap;
    newGame();
}

void Engine::useSeed(std::uint64_t seed) {
    seed_ = seed;
    newGame();
}

void Engine::newGame() {
    table_.clear();
    for (const auto& searcher : searchers_) searcher->newGame();
    weakness_.reset();
    wasAwake_ = false;
    if (handicap_) weakness_.emplace(*handicap_, seed_ != 0 ? seed_ : std::random_device()());
}

Move Engine::search(sdk::SearchJob& job) {
    table_.startSearch();
    for (const auto& searcher : searchers_)
        searcher->forgetResult();  // also of those that this search leaves idle
    return weakness_ ? searchWeakly(job, *weakness_) : searchAtFullStrength(job);
}

/// The value of every move that is noticed is found, and one of the better ones played, which is told last:
/// who watches the player think sees what it plays.
Move Engine::searchWeakly(sdk::SearchJob& job, const Weakness& weakness) {
    SearchControl control(job, overhead_);
    Searcher::Task task = taskOf(job, control);
    Move told = Move::none();
    task.onLine = [&](const RootMove& line, unsigned rank, int depth) {
        if (rank == 1) told = line.move;
        if (rank <= lines_) report(job, line, rank, depth);
    };
    Searcher& searcher = *searchers_.front();
    const auto play = [&](Move move) {
        RootMove chosen = *std::ranges::find(searcher.lines(), move, &RootMove::move);
        if (chosen.line.empty()) chosen.line = {move};  // stopped before it was searched
        if (move != told) report(job, chosen, 1, std::max(searcher.completedDepth(), 1));
        return move;
    };
    const bool isAwake = weakness.isAwake(job.position());
    if (isAwake != std::exchange(wasAwake_, isAwake)) {  // what the table knows is judged otherwise
        table_.clear();
        searcher.newGame();
    }
    if (isAwake) {
        constexpr std::uint64_t kEnoughForSimpleMates = 20'000;
        control.allowNodes(kEnoughForSimpleMates);
        searcher.run(task);
        return play(searcher.lines().front().move);
    }
    if (const auto mate = weakness.mateAmong(job.position(), task.moves)) {
        report(job, {.move = *mate, .value = mateIn(1), .selectiveDepth = 1, .line = {*mate}}, 1, 1);
        return *mate;
    }
    control.allowNodes(weakness.handicap().nodes);
    task.weakness = &weakness;
    task.deepest = std::min(task.deepest, weakness.handicap().depth);
    task.moves = weakness.withoutStalemates(job.position(), std::move(task.moves));
    const auto seen = weakness.seenOf(job.position(), task.moves, lastArrival(job.game()));
    if (!seen.empty()) task.moves = seen;
    task.judgesAll = weakness.handicap().carelessness > 0;
    searcher.run(task);
    return play(weakness.choose(job.position(), searcher.lines()));
}

/// The threads other than the first search the same and help only by what they leave in the table ("Lazy
/// SMP").
Move Engine::searchAtFullStrength(sdk::SearchJob& job) {
    SearchControl control(job, overhead_);
    control.shareNodesAmong(searchers_.size());
    Searcher::Task task = taskOf(job, control);
    Searcher::Task helping = task;
    helping.isFirst = false;
    std::vector<Move> told;
    task.onLine = [&](const RootMove& line, unsigned rank, int depth) {
        if (rank == 1) told = line.line;
        report(job, line, rank, depth);
    };
    runAll(task, helping);
    const Searcher& chosen = best();
    const RootMove& line = chosen.lines().front();
    if (line.line != told) report(job, line, 1, std::max(chosen.completedDepth(), 1));
    return line.move;
}

/// Runs the first thread on its task and the others on theirs until the first has ended.
void Engine::runAll(const Searcher::Task& task, const Searcher::Task& helping) {
    struct StopAtTheEnd {
        SearchControl& control;
        ~StopAtTheEnd() { control.stop(); }
    };
    std::vector<std::jthread> helpers;
    const StopAtTheEnd end{task.control};  // before the helpers are waited for, whatever happens
    try {
        for (std::size_t number = 1; number < searchers_.size(); ++number)
            helpers.emplace_back([this, number, &helping] { help(*searchers_[number], helping); });
    } catch (const std::system_error&) {  // the system gives no more threads: those that run are enough
    }
    searchers_.front()->run(task);
}

/// A thread that finds no memory to begin with is missing, no more.
void Engine::help(Searcher& searcher, const Searcher::Task& helping) noexcept {
    try {
        searcher.run(helping);
    } catch (const std::bad_alloc&) {
        searcher.forgetResult();
    }
}

Searcher::Task Engine::taskOf(const sdk::SearchJob& job, SearchControl& control) const {
    std::vector<Move> moves = job.searchMoves();
    if (moves.empty()) {
        const MoveList all = legalMoves(job.position());
        moves.assign(all.begin(), all.end());
    }
    std::vector<Move> once;  // a host may have named a move twice
    for (const Move move : moves) {
        if (std::ranges::find(once, move) == once.end()) once.push_back(move);
    }
    return {.control = control,
            .game = job.game(),
            .moves = std::move(once),
            .lines = lines_,
            .deepest = static_cast<int>(std::min<unsigned>(job.limits().depth.value_or(kMaxPly), kMaxPly)),
            .isFirst = true,
            .onLine = {}};
}

/// The thread whose result is to be played: one that has searched deeper, or found more at the same depth.
const Searcher& Engine::best() const noexcept {
    const Searcher* best = searchers_.front().get();
    if (lines_ > 1) return *best;
    for (const auto& searcher : searchers_) {
        if (searcher->lines().empty()) continue;  // it has not run
        const bool isDeeper = searcher->completedDepth() > best->completedDepth();
        const bool isBetter = searcher->completedDepth() == best->completedDepth()
                              && searcher->lines().front().value > best->lines().front().value;
        if ((isDeeper && searcher->lines().front().value > -kLeastMate) || isBetter) best = searcher.get();
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
    if (line.value > -kInfinity) {  // else it was stopped before it knew anything
        info.depth = static_cast<unsigned>(depth);
        info.selectiveDepth = static_cast<unsigned>(line.selectiveDepth);
        info.scoreForMover = reported(line.value);
    }
    info.nodes = nodes();
    info.tablePermille = table_.permilleUsed();
    info.line = line.line;
    job.report(info);
}

}  // namespace roque::bastion
