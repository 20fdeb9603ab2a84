#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

#include "controller/pgn/pgn_pipeline.h"
#include "controller/storage/output_file.h"
#include "view/terminal/pgn/pgn_command.h"

namespace roque::terminal {

/// Works on PGN files with several threads: writes the results in the order of the games, lists problems and
/// shows the progress. [ui-thread]
class PgnRun {
public:
    /// Problems are listed on `complaints`. The arguments outlive the run.
    PgnRun(const PgnOptions& options, const Streams& streams, std::ostream& complaints,
           PgnPipeline::Work work);

    /// Works on all files. ExitCode::BadInput if one of them cannot be used.
    ExitCode run();

    /// The sums over all files.
    [[nodiscard]] const PgnBatchResult& total() const noexcept { return total_; }
    [[nodiscard]] bool wasInterrupted() const noexcept { return wasInterrupted_; }
    /// Whether the output could not be written: the work is lost.
    [[nodiscard]] bool hasFailed() const noexcept { return hasFailed_; }

private:
    [[nodiscard]] bool openOutput();
    [[nodiscard]] bool readFile(const std::string& name);
    [[nodiscard]] bool readGames(const std::string& name, std::istream& file);
    void take(const std::string& name, const PgnBatchResult& result);
    void report(const std::string& name, const PgnBatchResult& result);
    void write(const std::string& text);
    void finishOutput(bool isComplete);
    void showProgress();

    const PgnOptions& options_;
    const Streams& streams_;
    std::ostream& complaints_;
    std::optional<OutputFile> output_;
    PgnPipeline pipeline_;
    PgnBatchResult total_;
    std::size_t gamesOfFile_ = 0;
    bool hasWritten_ = false;
    bool wasInterrupted_ = false;
    bool hasFailed_ = false;

    std::uintmax_t bytesToRead_ = 0;  ///< 0 if unknown
    std::uintmax_t bytesRead_ = 0;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point shown_ = begin_;
    bool showedProgress_ = false;
};

}  // namespace roque::terminal
