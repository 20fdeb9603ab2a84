#include <algorithm>
#include <charconv>
#include <optional>

#include "model/notation/pgn/pgn_parser.h"
#include "view/terminal/pgn_work.h"

namespace roque::terminal {
namespace {

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Whether a text contains another, small and capital letters of ASCII being the same.
bool contains(std::string_view text, std::string_view wanted) {
    return std::ranges::search(text, wanted, {}, lower, lower).begin() != text.end() || wanted.empty();
}

/// The number at the beginning of a text, which goes on behind its dot; nothing if it is unknown ("??").
std::optional<int> takeNumber(std::string_view& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::size_t dot = text.find('.');
    text = dot == std::string_view::npos ? std::string_view() : text.substr(dot + 1);
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

/// Whether a date is before (negative), after (positive) or, as far as both are known, the same as another.
int compareDates(std::string_view date, std::string_view other) {
    while (!date.empty() && !other.empty()) {
        const auto part = takeNumber(date);
        const auto otherPart = takeNumber(other);
        if (!part || !otherPart) return 0;
        if (*part != *otherPart) return *part < *otherPart ? -1 : 1;
    }
    return 0;
}

/// Follows a game and decides at its end.
class Filter final : public PgnVisitor {
public:
    Filter(const PgnCriteria& criteria, PgnYield& yield) : criteria_(criteria), yield_(yield) {}

    void beginGame() override {
        white_.clear();
        black_.clear();
        event_.clear();
        date_.clear();
        plies_ = 0;
        depth_ = 0;
        isOpeningPlayed_ = true;
        isPositionReached_ = false;
        hasErrors_ = false;
    }

    /// A game that is not understood to its end may have what is looked for behind it: that is told.
    void problem(const PgnProblem& problem) override {
        if (!problem.isError()) return;
        hasErrors_ = true;
        yield_.note(problem);
    }

    void tag(std::string_view name, std::string_view value) override {
        if (name == "White") white_ = value;
        if (name == "Black") black_ = value;
        if (name == "Event") event_ = value;
        if (name == "Date") date_ = value;
    }

    PgnMoves beginMoves(const Position& start, Variant /*variant*/) override {
        look(start);
        return criteria_.needMoves() && fitsTags() ? PgnMoves::Read : PgnMoves::Skip;
    }

    void beginVariation() override { ++depth_; }
    void endVariation() override { --depth_; }

    void move(const Position& /*before*/, Move move, const Position& after) override {
        if (depth_ > 0) return;
        if (plies_ < criteria_.opening.size() && criteria_.opening[plies_] != move) isOpeningPlayed_ = false;
        ++plies_;
        look(after);
    }

    void endGame(GameResult result, std::string_view text) override {
        if (hasErrors_) ++yield_.gamesWithErrors;
        ++yield_.games;
        if (!fitsTags() || !fitsResult(result) || !fitsMoves()) return;
        yield_.text += text;
        yield_.text += "\n\n";
        ++yield_.gamesWritten;
    }

private:
    void look(const Position& position) {
        if (criteria_.position && position.isSameAs(*criteria_.position)) isPositionReached_ = true;
    }

    [[nodiscard]] bool fitsTags() const {
        if (!contains(white_, criteria_.white) || !contains(black_, criteria_.black)) return false;
        if (!contains(white_, criteria_.player) && !contains(black_, criteria_.player)) return false;
        return contains(event_, criteria_.event) && fitsDate();
    }

    [[nodiscard]] bool fitsDate() const {
        if (criteria_.since.empty() && criteria_.until.empty()) return true;
        if (date_.empty() || date_[0] == '?') return false;
        return compareDates(date_, criteria_.since) >= 0 && compareDates(date_, criteria_.until) <= 0;
    }

    [[nodiscard]] bool fitsResult(GameResult result) const {
        return criteria_.results.empty()
               || std::ranges::find(criteria_.results, result) != criteria_.results.end();
    }

    [[nodiscard]] bool fitsMoves() const {
        if (!criteria_.needMoves()) return true;
        if (criteria_.position && !isPositionReached_) return false;
        if (!isOpeningPlayed_ || plies_ < criteria_.opening.size()) return false;
        return plies_ >= criteria_.fewestPlies.value_or(0) && plies_ <= criteria_.mostPlies.value_or(plies_);
    }

    const PgnCriteria& criteria_;
    PgnYield& yield_;
    std::string white_;
    std::string black_;
    std::string event_;
    std::string date_;
    std::size_t plies_ = 0;
    std::size_t depth_ = 0;
    bool isOpeningPlayed_ = true;
    bool isPositionReached_ = false;
    bool hasErrors_ = false;
};

}  // namespace

PgnYield filterGames(const PgnBatch& batch, const PgnCriteria& criteria) {
    PgnYield yield;
    Filter filter(criteria, yield);
    PgnParser parser(filter);
    for (const PgnBatch::Part& part : batch.parts) parser.parse(batch.section(part));
    return yield;
}

}  // namespace roque::terminal
