// bastion-tune STEPS OUTPUT FILE...: tunes the weights of the evaluation on the positions of files, and
// writes them as a source file.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "plugins/bastion/training/position_file.h"
#include "plugins/bastion/training/weights_text.h"

namespace roque::bastion::training {
namespace {

/// Adds the games of a file; false if it cannot be read or has none.
bool addGames(const std::string& name, Tuner& tuner) {
    const auto file = readPositions(name);
    if (!file) {
        fmt::print(stderr, "{}\n", file.error());
        return false;
    }
    std::uint32_t game = 0;
    for (const PackedPosition& packed : file->positions) {
        const auto sample = sampleOf(packed);
        if (packed.outcome == Outcome::Unknown || !sample) {
            fmt::print(stderr, "{} has positions that are not of games.\n", name);
            return false;
        }
        if (packed.game != std::exchange(game, packed.game)) tuner.beginGame();
        tuner.add(*sample);
    }
    tuner.beginGame();
    return true;
}

void tune(Tuner& tuner, unsigned steps) {
    tuner.fitScale();
    fmt::print("{} positions, scale {:.1f}, test error {:.6f}\n", tuner.size(), tuner.scale(),
               tuner.testError());
    for (unsigned step = 1; step <= steps; ++step) {
        constexpr double kFirstRate = 1.0;
        constexpr unsigned kStepsBetweenReports = 25;
        const double progress = static_cast<double>(step) / steps;
        const double error = tuner.step(kFirstRate * (1.02 - progress));
        if (step % kStepsBetweenReports == 0)
            fmt::print("{}: {:.6f}, test {:.6f}\n", step, error, tuner.testError());
    }
}

/// Writes a new file beside the old one and renames it, so that the old one is never left half written.
bool write(const std::string& text, const std::filesystem::path& name) {
    const std::filesystem::path beside = name.string() + ".new";
    std::ofstream file(beside);
    file << text;
    file.close();
    std::error_code error;
    if (file) std::filesystem::rename(beside, name, error);
    if (file && !error) return true;
    fmt::print(stderr, "{} cannot be written.\n", name.string());
    return false;
}

}  // namespace
}  // namespace roque::bastion::training

int main(int argc, char** argv) {
    using namespace roque::bastion::training;
    unsigned steps = 0;
    std::string output;
    std::vector<std::string> files;
    CLI::App app("Tune the weights of Bastion's evaluation on games that bastion-generate has made");
    app.add_option("steps", steps, "how often all positions are gone through")->required();
    app.add_option("output", output, "the source file to write")->required();
    app.add_option("files", files, "the games")->required();
    CLI11_PARSE(app, argc, argv);

    Tuner tuner;
    for (const std::string& file : files) {
        if (!addGames(file, tuner)) return EXIT_FAILURE;
    }
    if (tuner.size() == 0) {
        fmt::print(stderr, "There are no positions from which anything could be learnt.\n");
        return EXIT_FAILURE;
    }
    tune(tuner, steps);
    return write(weightsText(tuner.parameters()), output) ? EXIT_SUCCESS : EXIT_FAILURE;
}
