#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

#include "controller/storage/output_file.h"
#include "controller/pgn/ordered_workers.h"
#include "view/terminal/pgn_batch.h"
#include "view/terminal/pgn_command.h"
#include "view/terminal/pgn_yield.h"

namespace roque::terminal {

/// Takes files of games through some work, with several threads, and brings what comes of it into the order
/// of the files. [ui-thread]
class PgnRun {
public:
    using Work = std::function<PgnYield(const PgnBatch&)>;

    /// `complaints` is where problems are listed; all that is passed outlives the run.
    PgnRun(const PgnOptions& options, const Streams& streams, std::ostream& complaints, Work work);

    /// Works on all files. ExitCode::BadInput if one could not be used.
    ExitCode run();

    /// The sums over all files.
    [[nodiscard]] const PgnYield& total() const noexcept { return total_; }
    [[nodiscard]] bool wasInterrupted() const noexcept { return wasInterrupted_; }
    /// Whether the output could not be written, so that nothing is left of the work.
    [[nodiscard]] bool hasFailed() const noexcept { return hasFailed_; }

private:
    void openOutput();
    [[nodiscard]] bool readFile(const std::string& name);
    [[nodiscard]] bool readGames(const std::string& name, std::istream& file);
    void takeOne(const std::string& name);
    void report(const std::string& name, const PgnYield& yield);
    void write(const std::string& text);
    void finishOutput(bool isComplete);
    void showProgress();
    void complain(const std::string& name, const char* what);

    const PgnOptions& options_;
    const Streams& streams_;
    std::ostream& complaints_;
    std::optional<OutputFile> output_;
    OrderedWorkers<PgnBatch, PgnYield> workers_;
    PgnYield total_;
    std::size_t gamesOfFile_ = 0;
    bool wasInterrupted_ = false;
    bool hasFailed_ = false;

    std::uintmax_t bytesToRead_ = 0;  ///< 0 if not known
    std::uintmax_t bytesRead_ = 0;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point shown_ = begin_;
    bool showedProgress_ = false;
};

}  // namespace roque::terminal
