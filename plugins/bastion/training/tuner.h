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

    /// Those that are compiled in.
    [[nodiscard]] static Parameters current();
};

/// Finds the weights with which the evaluation foretells best how games end ("Texel's tuning method", Peter
/// Österlund, 2014), by gradient descent with the steps of Adam (D. P. Kingma and J. Ba, 2015).
///
/// The error of a position is the square of the difference between what the evaluation expects of it and its
/// target: a mixture of how the game ended and of what a search said.
class Tuner {
public:
    /// How much of a target is the end of the game, and not the search.
    static constexpr double kShareOfResult = 0.6;

    Tuner();

    /// Says that the next position is of another game. Every sixteenth game is not learnt from but measured:
    /// the positions of one game are too much alike to do both.
    void beginGame() noexcept { ++games_; }
    /// Adds a position. Those in which a side has only its king are left out: what is said of them is not
    /// tuned.
    void add(const Sample& sample);
    [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }

    /// What the evaluation with the present weights says of a position that was added, for White.
    [[nodiscard]] double valueOf(std::size_t number) const { return evaluate(entries_[number]).value; }

    /// Finds how many centipawns make a difference in expectation, for the weights as they are.
    void fitScale();
    /// Takes one step through all positions and returns the mean error before it.
    double step(double rate);
    /// The mean error of the positions that are not learnt from; 0 without any.
    [[nodiscard]] double testError() const;

    [[nodiscard]] Parameters parameters() const;
    [[nodiscard]] double scale() const noexcept { return scale_; }

private:
    /// A term that is true of a position, and how many times more for White than for Black.
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
        float value = 0;   ///< what the search said, for White
        float result = 0;
        bool isHeldOut = false;  ///< not learnt from
    };
    /// What an entry's evaluation is made of.
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

    Parameters first_;  ///< what it began with
    Parameters parameters_;
    Parameters mean_;      ///< of the gradients, fading
    Parameters variance_;  ///< of the same
    unsigned steps_ = 0;
    double scale_ = 200;
    std::size_t games_ = 0;  ///< begun before the present one
    std::vector<Entry> entries_;
    std::vector<Coefficient> coefficients_;
};

}  // namespace roque::bastion::training
