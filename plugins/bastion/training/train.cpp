// bastion-train OUTPUT FILE...: trains a network on positions that bastion-generate has made.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "plugins/bastion/evaluation/network_file.h"
#include "plugins/bastion/evaluation/network_stack.h"
#include "plugins/bastion/training/file_digest.h"
#include "plugins/bastion/training/network_trainer.h"
#include "plugins/bastion/training/position_file.h"

namespace roque::bastion::training {
namespace {

/// Centipawns of an output of 1. Fitted on games of 1,000 nodes a move: expected scores of values and results
/// of games then agree, and values keep the size of those of the hand-crafted evaluation.
constexpr int kScale = 190;

struct Arguments {
    TrainingPlan plan;
    double outcomeShare = 0;
    std::string name = "network";
    std::string from;
    std::string output;
    std::vector<std::filesystem::path> files;
};

int complain(const std::string& text) {
    fmt::print(stderr, "{}\n", text);
    return EXIT_FAILURE;
}

void report(unsigned epoch, double error, const NetworkTrainer& trainer, double seconds,
            std::size_t positions) {
    fmt::print("epoch {}: {:.6f}, held out {:.6f}, {:.2f} million positions a second\n", epoch, error,
               trainer.heldOutError(), static_cast<double>(positions) / seconds / 1e6);
    std::fflush(stdout);
}

void trainAll(NetworkTrainer& trainer, const TrainingSet& set, unsigned epochs) {
    using Clock = std::chrono::steady_clock;
    for (unsigned epoch = 1; epoch <= epochs; ++epoch) {
        const auto began = Clock::now();
        const double error = trainer.runEpoch();
        const std::chrono::duration<double> spent = Clock::now() - began;
        report(epoch, error, trainer, spent.count(), set.learnt().size());
    }
}

/// Tells how far the rounded network is from its parameters on the positions held out.
void reportRounding(const TrainingSet& set, const NetworkParameters& parameters, const Network& network) {
    constexpr std::size_t kMeasured = 100'000;
    NetworkStack stack(0);
    double sum = 0;
    double largest = 0;
    const std::size_t count = std::min(kMeasured, set.heldOut().size());
    for (std::size_t number = 0; number < count; ++number) {
        const PackedPosition& packed = set.heldOut()[number];
        const auto position = packed.position();
        if (!position) continue;
        stack.begin(&network, position->board());
        const double exact = kScale * double{outputOf(parameters, ActiveInputs(packed))};
        const double error = std::abs(exact - stack.valueAt(0, position->board(), packed.sideToMove));
        sum += error;
        largest = std::max(largest, error);
    }
    fmt::print("rounded: {:.2f} centipawns from the parameters on average, {:.1f} at most\n",
               sum / static_cast<double>(std::max<std::size_t>(count, 1)), largest);
}

bool write(const std::vector<std::uint8_t>& bytes, const std::string& name) {
    std::ofstream file(name, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    file.close();
    return static_cast<bool>(file);
}

/// What `--from` names: the parameters that a training has left, or a network. Null if the file is neither.
std::unique_ptr<NetworkParameters> parametersOf(const std::string& name) {
    if (auto parameters = NetworkParameters::load(name)) return parameters;
    const auto file = NetworkFile::read(name);
    return file ? NetworkParameters::of(*file->network) : nullptr;
}

int train(const Arguments& arguments) {
    const TrainingPlan& plan = arguments.plan;
    TrainingSet set(kScale, arguments.outcomeShare);
    for (const std::filesystem::path& name : arguments.files) {
        const auto file = readPositions(name);
        if (!file) return complain(file.error());
        set.add(file->positions);
    }
    const auto digest = digestOf(arguments.files);
    if (!digest) return complain("The files cannot be read again.");
    auto parameters =
        arguments.from.empty() ? NetworkParameters::random(plan.seed) : parametersOf(arguments.from);
    if (!parameters) return complain(arguments.from + " is no network and has no parameters of one.");
    if (set.learnt().empty()) return complain("There are no positions from which anything could be learnt.");
    fmt::print("{} positions to learn from, {} held out, where the hand-crafted evaluation has {:.6f}\n",
               set.learnt().size(), set.heldOut().size(), set.handCraftedError());

    NetworkTrainer trainer(set, plan, std::move(parameters));
    trainAll(trainer, set, plan.epochs);
    NetworkFile file;
    file.origin = {.name = arguments.name, .inputs = *digest};
    file.network = trainer.parameters().rounded(kScale);
    reportRounding(set, trainer.parameters(), *file.network);
    const bool isWritten =
        write(file.bytes(), arguments.output) && trainer.parameters().save(arguments.output + ".parameters");
    return isWritten ? EXIT_SUCCESS : complain(arguments.output + " cannot be written.");
}

}  // namespace
}  // namespace roque::bastion::training

int main(int argc, char** argv) {
    using namespace roque::bastion::training;
    Arguments arguments;
    TrainingPlan& plan = arguments.plan;
    bool isMirrored = false;
    CLI::App app("Train a network for Bastion on positions that bastion-generate has made");
    app.add_option("output", arguments.output,
                   "the file of the network; its parameters are written beside it")
        ->required();
    app.add_option("files", arguments.files, "the positions")->required();
    app.add_option("--name", arguments.name, "name of this training, kept in the file")
        ->check(CLI::Validator(
            [](const std::string& name) {
                return name.size() <= roque::bastion::NetworkOrigin::kMaxName ? "" : "too long";
            },
            "NAME"));
    app.add_option("--from", arguments.from,
                   "a network, or its parameters, to begin with instead of random ones");
    app.add_option("--epochs", plan.epochs, "how often all positions are gone through")
        ->capture_default_str();
    app.add_option("--rate", plan.rate, "the first size of a step")->capture_default_str();
    app.add_option("--batch", plan.batch, "positions of a step")->capture_default_str();
    app.add_option("--outcome", arguments.outcomeShare, "share of a game's outcome in its targets")
        ->capture_default_str()
        ->check(CLI::Range(0.0, 1.0));
    app.add_flag("--mirror", isMirrored, "learn half of the positions with left and right exchanged");
    app.add_option("--seed", plan.seed, "each number gives another network")->capture_default_str();
    app.add_option("--threads", plan.threads, "processors to use; the network is the same with any number")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    CLI11_PARSE(app, argc, argv);
    plan.mirrored = isMirrored ? Mirrored::Yes : Mirrored::No;
    return train(arguments);
}
