#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "plugins/bastion/evaluation/terms.h"
#include "plugins/bastion/training/sample.h"

namespace roque::bastion::training {

/// All weights of the evaluation as one list of numbers.
struct Parameters {
    std::array<double, term::kCount> middlegame{};
    std::array<double, term::kCount> endgame{};
    std::array<double, danger::kCount> danger{};

    /// The weights that are compiled in.
    [[nodiscard]] static Parameters current();
};

/// Finds the weights with which the evaluation predicts the results of games best (P. Österlund, "Texel's
/// tuning method", 2014), by gradient descent with Adam (D. P. Kingma and J. Ba, 2015).
///
/// The error of a position is the squared difference between its expected score and its target, a mixture of
/// the result of its game and the value of a search.
class Tuner {
public:
    /// The share of the result in a target; the rest is the value of the search.
    static constexpr double kShareOfResult = 0.6;

    Tuner();

    /// Begins another game. Every sixteenth game is held out and only measures the error: positions of one
    /// game are too similar to be divided.
    void beginGame() noexcept { ++games_; }
    /// Adds a position, unless a side has only its king: the evaluation of such positions is not tuned.
    void add(const Sample& sample);
    [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }

    /// The evaluation of an added position with the present weights, for White.
    [[nodiscard]] double valueOf(std::size_t number) const { return evaluate(entries_[number]).value; }

    /// Finds the scale from centipawns to expected scores that fits the present weights best.
    void fitScale();
    /// Takes one step through all positions and returns the mean error before it.
    double step(double rate);
    /// The mean error of the held-out positions; 0 if there are none.
    [[nodiscard]] double testError() const;

    [[nodiscard]] Parameters parameters() const;
    [[nodiscard]] double scale() const noexcept { return scale_; }

private:
    /// A term of a position, and how many times more it is true of White than of Black.
    struct Coefficient {
        std::uint16_t number;
        std::int16_t times;
    };
    /// A position as the evaluation sees it.
    struct Entry {
        std::size_t first = 0;  ///< in coefficients_: terms, then the facts of White's and of Black's king
        std::uint32_t terms = 0;
        std::array<std::uint32_t, 2> facts{};
        float phase = 0;  ///< 1 in the opening, 0 with kings and pawns
        float endgameScale = 1;
        float factor = 1;  ///< of the fifty-move rule
        float value = 0;   ///< of the search, for White
        float result = 0;
        bool isHeldOut = false;  ///< measures only
    };
    /// The evaluation of an entry and the dangers in it.
    struct Outlook {
        double value = 0;
        std::array<double, 2> kingDanger{};
    };
    using Gradient = Parameters;

    [[nodiscard]] Outlook evaluate(const Entry& entry) const;
    [[nodiscard]] double expected(double value) const;
    [[nodiscard]] double target(const Entry& entry) const;
    [[nodiscard]] double error(const Entry& entry) const;
    [[nodiscard]] std::size_t countOf(bool isHeldOut) const;
    [[nodiscard]] double addGradient(const Entry& entry, Gradient& gradient) const;
    void descend(const Gradient& gradient, double rate);

    Parameters first_;  ///< at the beginning
    Parameters parameters_;
    Parameters mean_;      ///< running mean of the gradients
    Parameters variance_;  ///< running mean of their squares
    unsigned steps_ = 0;
    double scale_ = 200;
    std::size_t games_ = 0;  ///< begun before the present one
    std::vector<Entry> entries_;
    std::vector<Coefficient> coefficients_;
};

}  // namespace roque::bastion::training
