#include "controller/problem/thread_workers.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace roque {

void ThreadWorkers::share(std::size_t pieces, const Work& work) {
    std::atomic<std::size_t> next{0};
    const auto doSome = [&](std::size_t worker) {
        for (std::size_t piece = next++; piece < pieces; piece = next++) work(piece, worker);
    };
    std::vector<std::jthread> others;
    for (std::size_t worker = 1; worker < std::min(threads_, pieces); ++worker)
        others.emplace_back(doSome, worker);
    doSome(0);
}

}  // namespace roque
