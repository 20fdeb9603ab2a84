#include "plugins/bastion/training/tuner.h"

#include <algorithm>
#include <cmath>
#include <thread>

#include "plugins/bastion/evaluation/accumulator.h"
#include "plugins/bastion/evaluation/board_evaluation.h"
#include "plugins/bastion/evaluation/endgame_scale.h"
#include "plugins/bastion/evaluation/pawn_evaluation.h"

namespace roque::bastion::training {
namespace {

constexpr std::size_t kTestEvery = 16;  // games

/// The term whose weight a term shares: all pieces but the king are worth the same on both wings. Half as
/// many weights need half as many games.
constexpr std::size_t folded(std::size_t number) {
    constexpr std::size_t kKings = term::kPieceSquare + 5 * kSquareCount;
    return number < kKings && number % 8 >= 4 ? number ^ 7U : number;
}

/// A recorder that counts the terms and dangers of a position.
struct Record {
    std::array<int, term::kCount> terms{};
    std::array<std::array<int, danger::kCount>, 2> facts{};

    void add(Color us, std::size_t number, int times) {
        terms[folded(number)] += us == Color::White ? times : -times;
    }
    void addDanger(Color us, std::size_t fact, int times) {
        facts[static_cast<std::size_t>(us)][fact] += times;
    }
};

Record recordOf(const Position& position) {
    Record record;
    const Board& board = position.board();
    for (const Color color : kColors) {
        for (const Square square : SquaresOf(board.pieces(color)))
            record.add(color, Accumulator::termOf(color, board.typeOn(square), square), 1);
    }
    ByColor<Bitboard> passers;
    passers[Color::White] = evaluatePawns(board, kWhite, record);
    passers[Color::Black] = evaluatePawns(board, kBlack, record);
    evaluateBoard(board, passers, record);
    record.add(position.sideToMove(), term::kTempo, 1);
    return record;
}

double costOf(double kingDanger) {
    return kingDanger <= 0 ? 0 : kingDanger * kingDanger / danger::kDivisor;
}

/// Calls a function with the same member of several sets of parameters, for every member.
template <typename Function, typename... Sets>
void forEach(Function function, Sets&... sets) {
    for (std::size_t number = 0; number < term::kCount; ++number) {
        function(sets.middlegame[number]...);
        function(sets.endgame[number]...);
    }
    for (std::size_t fact = 0; fact < danger::kCount; ++fact) function(sets.danger[fact]...);
}

}  // namespace

Parameters Parameters::current() {
    Parameters parameters;
    for (std::size_t number = 0; number < term::kCount; ++number) {
        parameters.middlegame[number] = kWeights[number].middlegame();
        parameters.endgame[number] = kWeights[number].endgame();
    }
    for (std::size_t fact = 0; fact < danger::kCount; ++fact) parameters.danger[fact] = kDangerWeights[fact];
    return parameters;
}

Tuner::Tuner() : first_(Parameters::current()), parameters_(first_) {}

Parameters Tuner::parameters() const {
    Parameters all = parameters_;
    for (std::size_t number = 0; number < term::kCount; ++number) {
        all.middlegame[number] = parameters_.middlegame[folded(number)];
        all.endgame[number] = parameters_.endgame[folded(number)];
    }
    return all;
}

void Tuner::add(const Sample& sample) {
    const Board& board = sample.position.board();
    for (const Color color : kColors) {
        if (board.pieces(color) == bit(board.king(color))) return;
    }
    const Record record = recordOf(sample.position);
    Entry entry;
    entry.first = coefficients_.size();
    const auto keep = [&](const auto& counts) {
        std::uint32_t kept = 0;
        for (std::size_t number = 0; number < counts.size(); ++number) {
            if (counts[number] == 0) continue;
            coefficients_.push_back(
                {static_cast<std::uint16_t>(number), static_cast<std::int16_t>(counts[number])});
            ++kept;
        }
        return kept;
    };
    entry.terms = keep(record.terms);
    for (std::size_t side = 0; side < 2; ++side) entry.facts[side] = keep(record.facts[side]);
    const Accumulator accumulator(sample.position);
    const int phase = std::min(accumulator.phase(), Accumulator::kOpening);
    entry.phase = static_cast<float>(phase) / Accumulator::kOpening;
    entry.factor = static_cast<float>(200 - std::min(sample.position.halfmoveClock(), 100U)) / 200;
    entry.value = static_cast<float>(sample.valueForWhite);
    entry.result = static_cast<float>(sample.result);
    entry.isHeldOut = games_ % kTestEvery == kTestEvery - 1;
    double endgame = 0;
    for (std::size_t at = entry.first; at < entry.first + entry.terms; ++at)
        endgame += parameters_.endgame[coefficients_[at].number] * coefficients_[at].times;
    const Color stronger = endgame > 0 ? Color::White : Color::Black;
    entry.endgameScale = static_cast<float>(endgameScale(board, stronger)) / kFullScale;
    entries_.push_back(entry);
}

Tuner::Outlook Tuner::evaluate(const Entry& entry) const {
    Outlook outlook;
    double middlegame = 0;
    double endgame = 0;
    std::size_t at = entry.first;
    for (const std::size_t end = at + entry.terms; at < end; ++at) {
        middlegame += parameters_.middlegame[coefficients_[at].number] * coefficients_[at].times;
        endgame += parameters_.endgame[coefficients_[at].number] * coefficients_[at].times;
    }
    for (std::size_t side = 0; side < 2; ++side) {
        for (const std::size_t end = at + entry.facts[side]; at < end; ++at)
            outlook.kingDanger[side] +=
                parameters_.danger[coefficients_[at].number] * coefficients_[at].times;
    }
    const double danger = costOf(outlook.kingDanger[1]) - costOf(outlook.kingDanger[0]);
    middlegame += danger;
    endgame = (endgame + danger / 8) * entry.endgameScale;
    outlook.value = (middlegame * entry.phase + endgame * (1 - entry.phase)) * entry.factor;
    return outlook;
}

double Tuner::expected(double value) const {
    return 1 / (1 + std::exp(-value / scale_));
}

double Tuner::target(const Entry& entry) const {
    return kShareOfResult * entry.result + (1 - kShareOfResult) * expected(entry.value);
}

double Tuner::error(const Entry& entry) const {
    const double difference = expected(evaluate(entry).value) - target(entry);
    return difference * difference;
}

/// Ternary search for the scale with the least error, on some of the positions.
void Tuner::fitScale() {
    constexpr std::size_t kStride = 16;
    const auto errorAt = [&](double scale) {
        scale_ = scale;
        double sum = 0;
        for (std::size_t at = 0; at < entries_.size(); at += kStride) {
            if (entries_[at].isHeldOut) continue;
            const double difference = expected(evaluate(entries_[at]).value) - entries_[at].result;
            sum += difference * difference;
        }
        return sum;
    };
    double low = 50;
    double high = 800;
    while (high - low > 1) {
        const double third = (high - low) / 3;
        if (errorAt(low + third) < errorAt(high - third))
            high -= third;
        else
            low += third;
    }
    scale_ = (low + high) / 2;
}

std::size_t Tuner::countOf(bool isHeldOut) const {
    return static_cast<std::size_t>(std::ranges::count(entries_, isHeldOut, &Entry::isHeldOut));
}

double Tuner::testError() const {
    double sum = 0;
    for (const Entry& entry : entries_) {
        if (entry.isHeldOut) sum += error(entry);
    }
    return sum / static_cast<double>(std::max<std::size_t>(countOf(true), 1));
}

/// Adds the derivatives of the error of an entry, and returns the error.
double Tuner::addGradient(const Entry& entry, Gradient& gradient) const {
    const Outlook outlook = evaluate(entry);
    const double expectation = expected(outlook.value);
    const double difference = expectation - target(entry);
    const double slope = 2 * difference * expectation * (1 - expectation) / scale_ * entry.factor;
    const double middlegame = slope * entry.phase;
    const double endgame = slope * (1 - entry.phase) * entry.endgameScale;
    std::size_t at = entry.first;
    for (const std::size_t end = at + entry.terms; at < end; ++at) {
        gradient.middlegame[coefficients_[at].number] += middlegame * coefficients_[at].times;
        gradient.endgame[coefficients_[at].number] += endgame * coefficients_[at].times;
    }
    for (std::size_t side = 0; side < 2; ++side) {
        const double danger = outlook.kingDanger[side];
        const double cost = danger <= 0 ? 0 : 2 * danger / danger::kDivisor * (side == 0 ? -1 : 1);
        for (const std::size_t end = at + entry.facts[side]; at < end; ++at)
            gradient.danger[coefficients_[at].number] +=
                (middlegame + endgame / 8) * cost * coefficients_[at].times;
    }
    return difference * difference;
}

double Tuner::step(double rate) {
    const std::size_t threads = std::max(std::thread::hardware_concurrency(), 1U);
    std::vector<Gradient> gradients(threads);
    std::vector<double> errors(threads, 0);
    {
        std::vector<std::jthread> workers;
        for (std::size_t worker = 0; worker < threads; ++worker) {
            workers.emplace_back([&, worker] {
                for (std::size_t at = worker; at < entries_.size(); at += threads) {
                    if (!entries_[at].isHeldOut)
                        errors[worker] += addGradient(entries_[at], gradients[worker]);
                }
            });
        }
    }
    Gradient sum;
    double error = 0;
    const auto count = static_cast<double>(std::max<std::size_t>(countOf(false), 1));
    for (std::size_t worker = 0; worker < threads; ++worker) {
        forEach([&](double& into, const double& part) { into += part / count; }, sum, gradients[worker]);
        error += errors[worker];
    }
    descend(sum, rate);
    return error / count;
}

/// One step of Adam. A small force (weight decay towards the first values) keeps rare terms near where they
/// were.
void Tuner::descend(const Gradient& gradient, double rate) {
    constexpr double kFading = 0.9;
    constexpr double kFadingOfVariance = 0.999;
    constexpr double kTiny = 1e-12;
    constexpr double kForce = 6e-9;
    ++steps_;
    const double correction = 1 - std::pow(kFading, steps_);
    const double correctionOfVariance = 1 - std::pow(kFadingOfVariance, steps_);
    forEach(
        [&](double& parameter, double& mean, double& variance, const double& slope, const double& first) {
            const double total = slope + kForce * (parameter - first);
            mean = kFading * mean + (1 - kFading) * total;
            variance = kFadingOfVariance * variance + (1 - kFadingOfVariance) * total * total;
            parameter -= rate * (mean / correction) / (std::sqrt(variance / correctionOfVariance) + kTiny);
        },
        parameters_, mean_, variance_, gradient, first_);
}

}  // namespace roque::bastion::training
