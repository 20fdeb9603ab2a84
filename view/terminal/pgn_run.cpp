#include "view/terminal/pgn_run.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <istream>
#include <system_error>
#include <utility>

#include <fmt/ostream.h>

#include "view/terminal/interrupt.h"

namespace roque::terminal {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds kProgressInterval{500};
constexpr const char* kStandardInput = "-";

/// The bytes of all files together, 0 if that cannot be told.
std::uintmax_t sizeOf(const std::vector<std::string>& files) {
    std::uintmax_t sum = 0;
    for (const std::string& name : files) {
        std::error_code error;
        const std::uintmax_t size = name == kStandardInput ? 0 : fs::file_size(name, error);
        if (size == 0 || error) return 0;
        sum += size;
    }
    return sum;
}

}  // namespace

PgnRun::PgnRun(const PgnOptions& options, const Streams& streams, std::ostream& complaints, Work work)
    : options_(options),
      streams_(streams),
      complaints_(complaints),
      workers_(options.threads, std::move(work)),
      bytesToRead_(sizeOf(options.files)) {}

ExitCode PgnRun::run() {
    const Interrupt interrupt;
    bool isGood = true;
    try {
        openOutput();
        for (const std::string& name : options_.files) {
            isGood = readFile(name) && isGood;
            if (wasInterrupted_) break;
        }
        finishOutput(isGood);
    } catch (const std::system_error& error) {
        hasFailed_ = true;
        fmt::print(streams_.error, "{}\n", error.what());
        return ExitCode::BadInput;
    }
    return isGood ? ExitCode::Success : ExitCode::BadInput;
}

void PgnRun::openOutput() {
    if (!options_.output.empty()) output_.emplace(options_.output);
}

bool PgnRun::readFile(const std::string& name) {
    if (name == kStandardInput) return readGames("standard input", streams_.in);
    std::ifstream file(name, std::ios::binary);
    if (file) return readGames(name, file);
    complain(name, "cannot be opened");
    return false;
}

/// Keeps enough batches under way that no thread waits, and no more: memory stays bounded.
bool PgnRun::readGames(const std::string& name, std::istream& file) {
    const std::size_t mostPending = 2 * std::size_t{options_.threads} + 1;
    PgnBatchReader reader(file);
    gamesOfFile_ = 0;
    const std::uintmax_t bytesBefore = bytesRead_;
    while (auto batch = reader.next()) {
        workers_.submit(std::move(*batch));
        bytesRead_ = bytesBefore + reader.bytesRead();
        if (workers_.pending() >= mostPending) takeOne(name);
        wasInterrupted_ = Interrupt::hasCome();
        if (wasInterrupted_) break;
    }
    while (workers_.pending() > 0) takeOne(name);
    if (std::exchange(showedProgress_, false)) fmt::print(streams_.error, "\r{:60}\r", "");
    if (reader.hasFailed()) complain(name, "cannot be read to its end");
    if (!reader.isText()) complain(name, "is not a text, but a program, a picture or an archive");
    if (reader.isBroken()) complain(name, "is UTF-16 with letters missing; it seems to be cut off");
    return !reader.hasFailed() && reader.isText() && !reader.isBroken();
}

void PgnRun::takeOne(const std::string& name) {
    const PgnYield yield = workers_.take();
    report(name, yield);
    write(yield.text);
    gamesOfFile_ += yield.games;
    total_.games += yield.games;
    total_.gamesWithErrors += yield.gamesWithErrors;
    total_.warnings += yield.warnings;
    total_.gamesWritten += yield.gamesWritten;
    total_.statistics.add(yield.statistics);
    showProgress();
}

void PgnRun::report(const std::string& name, const PgnYield& yield) {
    for (const auto& [game, problem] : yield.problems) {
        if (options_.hidesWarnings && !problem.isError()) continue;
        fmt::print(complaints_, "{}: game {}, {}\n", name, gamesOfFile_ + game + 1, problem.describe());
    }
}

void PgnRun::write(const std::string& text) {
    if (output_) {
        output_->write(text);
        return;
    }
    streams_.out << text;
    if (!streams_.out) throw std::system_error(std::make_error_code(std::errc::io_error), "standard output");
}

/// The output takes its place only if it has all games: in it may lie the only copy of what was not read.
void PgnRun::finishOutput(bool isComplete) {
    if (wasInterrupted_) fmt::print(streams_.error, "Interrupted after {} games.\n", total_.games);
    if (!output_) return;
    if (isComplete && !wasInterrupted_) {
        output_->keep();
        return;
    }
    fmt::print(streams_.error, "What was done is in {}.\n", output_->keepAsPart().string());
}

void PgnRun::showProgress() {
    const auto now = std::chrono::steady_clock::now();
    if (!options_.showsProgress || now - shown_ < kProgressInterval) return;
    shown_ = now;
    showedProgress_ = true;
    const double megabytes = static_cast<double>(bytesRead_) / 1e6;
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    const double share =
        bytesToRead_ == 0 ? 0 : 100 * static_cast<double>(bytesRead_) / static_cast<double>(bytesToRead_);
    fmt::print(streams_.error, "\r{}{} games  {:.0f} MB/s ",
               bytesToRead_ == 0 ? "" : fmt::format("{:3.0f} %  ", share), total_.games, megabytes / seconds);
    streams_.error.flush();
}

void PgnRun::complain(const std::string& name, const char* what) {
    fmt::print(streams_.error, "{} {}\n", name, what);
}

}  // namespace roque::terminal
