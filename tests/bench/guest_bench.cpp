// What it costs to play with a plugin in a process of its own, beside the same plugin in this one: until it
// is ready, a move of a player that does not think, and the memory of its two processes. Medians of ROUNDS
// rounds, in turns.
//
//     guest_bench [ROUNDS]

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "controller/engines/uci_engine.h"
#include "controller/guests/sealed_copy.h"
#include "controller/plugins/guest.h"
#include "controller/plugins/in_process_engine.h"
#include "tests/bench/rounds.h"

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using roque::SearchEngine;

constexpr int kMovesARound = 500;

double milliseconds(Clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

struct Numbers {
    std::vector<double> values;

    void add(double value) { values.push_back(value); }
    [[nodiscard]] double at(double share) {
        std::ranges::sort(values);
        const auto last = static_cast<double>(values.size() - 1);
        return values[static_cast<std::size_t>(share * last)];
    }
};

/// The memory of a process that is not shared with others, in kB.
long ownMemory(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/smaps_rollup");
    long own = 0;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string name;
        long size = 0;
        words >> name >> size;
        if (name.starts_with("Private_")) own += size;
    }
    return own;
}

int parentOf(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string id;
    std::string name;
    char state = 0;
    int parent = 0;
    file >> id >> name >> state >> parent;
    return parent;
}

template <typename Made>
auto take(Made made) {
    if (!made) throw std::runtime_error(english(made.error().text));
    return std::move(*made);
}

Clock::duration timeMoves(SearchEngine& engine, Numbers& each) {
    roque::SearchRequest request;
    request.limits.depth = 1;
    const auto began = Clock::now();
    for (int moves = 0; moves < kMovesARound; ++moves) {
        const auto asked = Clock::now();
        if (const auto answer = engine.search(request, {}); !answer)
            throw std::runtime_error(english(answer.error().text));
        each.add(milliseconds(Clock::now() - asked));
    }
    return Clock::now() - began;
}

struct Measured {
    Numbers ready;
    Numbers move;
    Numbers memory;
    Numbers keeperMemory;
};

void tell(const char* name, Measured& measured) {
    fmt::print("{:<24} {:>10.3f} {:>10.4f} {:>10.4f}", name, measured.ready.at(0.5), measured.move.at(0.5),
               measured.move.at(0.99));
    if (!measured.memory.values.empty())
        fmt::print(" {:>10.0f} {:>10.0f}", measured.memory.at(0.5), measured.keeperMemory.at(0.5));
    fmt::print("\n");
}

void measure(const fs::path& file, unsigned rounds) {
    const auto sum = roque::sha256OfFile(file);
    if (!sum) throw std::runtime_error(sum.error().message());
    const roque::GuestFile guest{file, *sum};
    auto plugin = roque::Plugin::load(file, roque::PluginOrigin::Shipped);
    if (!plugin) throw std::runtime_error(english(plugin.error().reason));
    Measured here;
    Measured apart;
    for (unsigned round = 0; round < rounds; ++round) {
        auto began = Clock::now();
        const auto loaded = take(roque::InProcessEngine::make(**plugin));
        here.ready.add(milliseconds(Clock::now() - began));
        timeMoves(*loaded, here.move);

        began = Clock::now();
        const auto hosted = take(roque::UciEngine::start(roque::guestCommand(guest, {}), {}, {}));
        apart.ready.add(milliseconds(Clock::now() - began));
        timeMoves(*hosted, apart.move);
        apart.memory.add(static_cast<double>(ownMemory(hosted->processId())));
        apart.keeperMemory.add(static_cast<double>(ownMemory(parentOf(hosted->processId()))));
    }
    fmt::print("{}, {} rounds of {} moves\n", file.filename().string(), rounds, kMovesARound);
    fmt::print("{:<24} {:>10} {:>10} {:>10} {:>10} {:>10}\n", "", "ready ms", "move ms", "99 %", "own kB",
               "keeper kB");
    tell("in this process", here);
    tell("in a process of its own", apart);
    fmt::print("a move costs {:.4f} ms more\n", apart.move.at(0.5) - here.move.at(0.5));
}

}  // namespace

int main(int count, char** words) {
    try {
        const std::vector<std::string_view> arguments(words + 1, words + count);
        measure(ROQUE_PLUGIN, roque::bench::roundsOf("guest_bench", arguments));
    } catch (const std::exception& error) {
        fmt::print(stderr, "guest_bench: {}\n", error.what());
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
