#include "view/terminal/pgn/pgn_run.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <istream>
#include <system_error>
#include <utility>

#include <fmt/ostream.h>

#include "controller/storage/files.h"
#include "view/terminal/command/interrupt.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds kProgressInterval{500};
constexpr const char* kStandardInput = "-";

/// Standard output cannot be written, which is told once the command has ended.
class OutputLost final : public std::exception {};

/// The bytes of all files together; 0 if unknown.
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

PgnRun::PgnRun(const PgnOptions& options, const Streams& streams, std::ostream& complaints,
               PgnPipeline::Work work)
    : options_(options),
      streams_(streams),
      complaints_(complaints),
      pipeline_(options.threads, std::move(work)),
      bytesToRead_(sizeOf(options.files)) {}

ExitCode PgnRun::run() {
    const Interrupt interrupt;
    bool isGood = true;
    try {
        if (!openOutput()) {
            hasFailed_ = true;
            return ExitCode::BadInput;
        }
        for (const std::string& name : options_.files) {
            isGood = readFile(name) && isGood;
            if (wasInterrupted_) break;
        }
        finishOutput(isGood);
    } catch (const OutputLost&) {
        hasFailed_ = true;
        return ExitCode::BadInput;
    } catch (const std::system_error& error) {
        hasFailed_ = true;
        fmt::print(streams_.error, "{}\n", error.what());
        return ExitCode::BadInput;
    }
    return isGood ? ExitCode::Success : ExitCode::BadInput;
}

bool PgnRun::openOutput() {
    if (options_.output.empty()) return true;
    if (const auto place = checkPlace(options_.output); !place) {
        say(streams_.error, place.error().describe());
        return false;
    }
    output_.emplace(options_.output);
    return true;
}

bool PgnRun::readFile(const std::string& name) {
    if (name == kStandardInput) return readGames(terminalText(ROQUE_MESSAGE("standard input")), streams_.in);
    auto file = openStream(name);
    if (file) return readGames(name, *file);
    say(streams_.error, file.error().describe());
    return false;
}

bool PgnRun::readGames(const std::string& name, std::istream& file) {
    gamesOfFile_ = 0;
    const std::uintmax_t bytesBefore = bytesRead_;
    const PgnPipeline::Outcome outcome =
        pipeline_.run(file, {[&](const PgnBatchResult& result, std::size_t bytesRead) {
                                 bytesRead_ = bytesBefore + bytesRead;
                                 take(name, result);
                             },
                             [] { return Interrupt::wasRequested(); }});
    bytesRead_ = bytesBefore + outcome.bytesRead;
    wasInterrupted_ = outcome.wasStopped;
    if (std::exchange(showedProgress_, false)) fmt::print(streams_.error, "\r{:60}\r", "");
    if (outcome.hasFailed) say(streams_.error, ROQUE_MESSAGE("{0} cannot be read to its end", name));
    if (!outcome.isText)
        say(streams_.error, ROQUE_MESSAGE("{0} is not a text, but a program, a picture or an archive", name));
    if (outcome.isBroken)
        say(streams_.error,
            ROQUE_MESSAGE("{0} is UTF-16 with letters missing; it seems to be cut off", name));
    return !outcome.hasFailed && outcome.isText && !outcome.isBroken;
}

void PgnRun::take(const std::string& name, const PgnBatchResult& result) {
    report(name, result);
    write(result.text);
    gamesOfFile_ += result.games;
    total_.games += result.games;
    total_.gamesWithErrors += result.gamesWithErrors;
    total_.warnings += result.warnings;
    total_.gamesWritten += result.gamesWritten;
    total_.statistics.add(result.statistics);
    showProgress();
}

void PgnRun::report(const std::string& name, const PgnBatchResult& result) {
    for (const auto& [game, problem] : result.problems) {
        if (options_.hidesWarnings && !problem.isError()) continue;
        const std::size_t number = gamesOfFile_ + game + 1;
        say(complaints_,
            problem.isError()
                ? ROQUE_MESSAGE("{0}: error in game {1}, {2}", name, number, problem.describe())
                : ROQUE_MESSAGE("{0}: warning in game {1}, {2}", name, number, problem.describe()));
    }
}

void PgnRun::write(const std::string& text) {
    hasWritten_ = hasWritten_ || !text.empty();
    if (output_) {
        output_->write(text);
        return;
    }
    streams_.out << text;
    if (!streams_.out) throw OutputLost();
}

/// Replaces the output file only if the run is complete: it may be the only copy of games that were not read.
void PgnRun::finishOutput(bool isComplete) {
    if (wasInterrupted_)
        say(streams_.error,
            ROQUE_MESSAGES("Interrupted after {0} game.", "Interrupted after {0} games.", total_.games));
    if (!output_) return;
    if (isComplete && !wasInterrupted_) {
        output_->keep();
        return;
    }
    if (hasWritten_) say(streams_.error, ROQUE_MESSAGE("What was done is in {0}.", output_->keepAsPart()));
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
    const std::string speed = fmt::format("{:.0f}", megabytes / seconds);
    fmt::print(streams_.error, "\r{}{}  {} ", bytesToRead_ == 0 ? "" : fmt::format("{:3.0f} %  ", share),
               terminalText(ROQUE_MESSAGES("{0} game", "{0} games", total_.games)),
               terminalText(ROQUE_MESSAGE("{0} MB/s", speed)));
    streams_.error.flush();
}

}  // namespace roque::terminal
