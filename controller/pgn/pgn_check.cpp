#include "controller/pgn/pgn_check.h"

namespace roque {
namespace {

class Checker final : public PgnVisitor {
public:
    explicit Checker(PgnBatchResult& result) : result_(result) {}

    void beginGame() override { hasErrors_ = false; }
    void problem(const PgnProblem& problem) override {
        hasErrors_ = hasErrors_ || problem.isError();
        result_.addProblem(problem);
    }
    void endGame(GameResult /*result*/, std::string_view /*text*/) override {
        if (hasErrors_) ++result_.gamesWithErrors;
        ++result_.games;
    }

private:
    PgnBatchResult& result_;
    bool hasErrors_ = false;
};

}  // namespace

PgnBatchResult checkGames(const PgnBatch& batch) {
    PgnBatchResult result;
    Checker checker(result);
    batch.readTo(checker);
    return result;
}

}  // namespace roque
