// bastion-tune STEPS OUTPUT FILE...: tunes the weights of the evaluation on the positions of some files and
// writes them as a source file.

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

#include "plugins/bastion/training/weights_text.h"

int main(int argc, char** argv) {
    using namespace roque::bastion::training;
    if (argc < 4) {
        std::cerr << "Usage: bastion-tune STEPS OUTPUT FILE...\n";
        return 2;
    }
    Tuner tuner;
    for (int file = 3; file < argc; ++file) {
        std::ifstream in(argv[file]);
        for (std::string line; std::getline(in, line);) {
            if (const auto sample = parseSample(line)) tuner.add(*sample);
        }
    }
    if (tuner.size() == 0) {
        std::cerr << "No positions were found.\n";
        return 1;
    }
    tuner.fitScale();
    std::cout << tuner.size() << " positions, scale " << tuner.scale() << ", test error " << tuner.testError()
              << '\n';
    const auto steps = std::strtoul(argv[1], nullptr, 10);
    for (unsigned long step = 1; step <= steps; ++step) {
        constexpr double kFirstRate = 1.0;
        const double progress = static_cast<double>(step) / static_cast<double>(steps);
        const double error = tuner.step(kFirstRate * (1.02 - progress));
        if (step % 25 == 0) std::cout << step << ": " << error << ", test " << tuner.testError() << std::endl;
    }
    std::ofstream(argv[2]) << weightsText(tuner.parameters());
    return 0;
}
