// Measures how fast PGN files are read, beside pgn-extract on the same file in the same minutes.
//
//     pgn_bench [MEGABYTES]      the size of the generated file, by default 200
//
// Ends with 1 if a program fails or finds an error in the games. docs/benchmarks.md explains the table.

#include <algorithm>
#include <charconv>
#include <exception>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "tests/bench/child_run.h"
#include "tests/bench/pgn_sample.h"

namespace roque::bench {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDefaultMegabytes = 200;
constexpr double kMegabyte = 1e6;

/// A folder that exists during the measurement.
class Folder {
public:
    Folder()
        : path_(fs::temp_directory_path()
                / ("roque-pgn-bench-"
                   + std::to_string(std::hash<std::thread::id>{}(std::this_thread::get_id())))) {
        fs::create_directories(path_);
    }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string file(const char* name) const { return (path_ / name).string(); }

private:
    fs::path path_;
};

struct Case {
    std::string name;
    std::vector<std::string> command;
};

std::vector<Case> casesFor(const std::string& input, const std::string& output) {
    const std::string roque = ROQUE_CLI;
    const std::string all = std::to_string(std::max(1U, std::thread::hardware_concurrency()));
    std::vector<Case> cases{
        {"roque-cli pgn check, 1 thread", {roque, "pgn", "check", "--threads", "1", input}},
        {"roque-cli pgn check, " + all + " threads", {roque, "pgn", "check", "--threads", all, input}},
        {"roque-cli pgn normalise, 1 thread",
         {roque, "pgn", "normalise", "--threads", "1", "-o", output, input}},
        {"roque-cli pgn normalise, " + all + " threads",
         {roque, "pgn", "normalise", "--threads", all, "-o", output, input}},
    };
    const std::string peer = findProgram("pgn-extract");
    if (peer.empty()) {
        fmt::print("pgn-extract is not installed: its lines are left out\n");
        return cases;
    }
    cases.push_back({"pgn-extract -r (checks only)", {peer, "-s", "-r", input}});
    cases.push_back({"pgn-extract -o (writes anew)", {peer, "-s", "-o" + output, input}});
    return cases;
}

int measure(std::size_t megabytes) {
    const Folder folder;
    const std::string input = folder.file("games.pgn");
    const std::string counted = folder.file("count");
    const bool isWritten = runApart([&] {
        std::ofstream(counted) << writeSampleFile(input, megabytes * static_cast<std::size_t>(kMegabyte));
    });
    std::size_t games = 0;
    if (!isWritten || !(std::ifstream(counted) >> games)) throw std::runtime_error("cannot write " + input);
    const double size = static_cast<double>(fs::file_size(input)) / kMegabyte;
    fmt::print("{} games, {:.0f} MB\n\n{:<36} {:>8} {:>8} {:>10} {:>8} {:>10}\n", games, size, "", "wall s",
               "CPU s", "games/s", "MB/s", "peak MB");
    int result = 0;
    for (const Case& each : casesFor(input, folder.file("written.pgn"))) {
        const ChildRun run = runChild(each.command);
        if (run.exitCode != 0) result = 1;
        fmt::print("{:<36} {:>8.2f} {:>8.2f} {:>10.0f} {:>8.1f} {:>10.1f}{}\n", each.name, run.wall.count(),
                   run.processor.count(), static_cast<double>(games) / run.wall.count(),
                   size / run.wall.count(), static_cast<double>(run.peakBytes) / kMegabyte,
                   run.exitCode == 0 ? "" : fmt::format("  exit code {}", run.exitCode));
    }
    return result;
}

}  // namespace
}  // namespace roque::bench

int main(int argc, char** argv) {
    std::size_t megabytes = roque::bench::kDefaultMegabytes;
    if (argc > 1) {
        const std::string_view text = argv[1];
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), megabytes);
        if (error != std::errc() || end != text.data() + text.size() || megabytes == 0) {
            fmt::print(stderr, "pgn_bench [MEGABYTES]\n");
            return 2;
        }
    }
    try {
        return roque::bench::measure(megabytes);
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}\n", error.what());
        return 1;
    }
}
