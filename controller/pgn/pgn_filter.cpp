#include "controller/pgn/pgn_filter.h"

#include <optional>

#include "controller/pgn/line_matcher.h"

namespace roque {
namespace {

/// Follows a game and decides at its end.
class Filter final : public PgnVisitor {
public:
    Filter(const GameMatcher& matcher, PgnBatchResult& result)
        : matcher_(matcher), line_(matcher.criteria()), result_(result) {}

    void beginGame() override {
        white_.clear();
        black_.clear();
        event_.clear();
        date_.clear();
        eco_.clear();
        opening_.clear();
        problem_.reset();
        depth_ = 0;
        line_.reset();
    }

    void problem(const PgnProblem& problem) override {
        if (!problem.isError()) return;
        if (!problem_) problem_ = problem;
        result_.addProblem(problem);
    }

    void tag(std::string_view name, std::string_view value) override {
        if (name == "White") white_ = value;
        if (name == "Black") black_ = value;
        if (name == "Event") event_ = value;
        if (name == "Date") date_ = value;
        if (name == "ECO") eco_ = value;
        if (name == "Opening") opening_ = value;
    }

    PgnMoves beginMoves(const Position& start, Variant /*variant*/) override {
        line_.start(start);
        const bool readsMoves = matcher_.criteria().needMoves() && matcher_.matchesTags(summary());
        return readsMoves ? PgnMoves::Read : PgnMoves::Skip;
    }

    void beginVariation() override { ++depth_; }
    void endVariation() override { --depth_; }

    void move(const Position& /*before*/, Move move, const Position& after) override {
        if (depth_ == 0) line_.play(move, after);
    }

    void endGame(GameResult result, std::string_view text) override {
        if (problem_) ++result_.gamesWithErrors;
        ++result_.games;
        GameSummary game = summary();
        game.result = result;
        if (matcher_.matches(game) && line_.matches()) result_.writeUnchanged(text);
    }

private:
    /// What is known of the game so far; its result is not.
    [[nodiscard]] GameSummary summary() const {
        return {white_,
                black_,
                event_,
                date_,
                GameResult::Unknown,
                line_.plies(),
                problem_ ? &*problem_ : nullptr,
                {},
                eco_,
                opening_};
    }

    const GameMatcher& matcher_;
    LineMatcher line_;
    PgnBatchResult& result_;
    std::string white_;
    std::string black_;
    std::string event_;
    std::string date_;
    std::string eco_;
    std::string opening_;
    std::optional<PgnProblem> problem_;  ///< the first error
    std::size_t depth_ = 0;
};

}  // namespace

PgnBatchResult filterGames(const PgnBatch& batch, const GameMatcher& matcher) {
    PgnBatchResult result;
    Filter filter(matcher, result);
    batch.readTo(filter);
    return result;
}

}  // namespace roque
