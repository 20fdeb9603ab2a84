#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "controller/analysis/white_score.h"
#include "controller/search/search.h"
#include "controller/search/ticket.h"

namespace roque {

/// What an engine says of one move of the position.
struct AnalysisRow {
    Move move = Move::none();
    std::optional<WhiteScore> score;  ///< the last exact one; nothing if there are only bounds yet
    /// What has been said since: it belongs into the row only, never into a bar, a graph or an arrow.
    std::optional<WhiteScore> bound;
    bool isAgeing = false;   ///< the engine has looked deeper since, at other moves
    unsigned depth = 0;      ///< of the score
    std::vector<Move> line;  ///< begins with `move`
    std::string lineText;    ///< the line in SAN, separated by blanks

    bool operator==(const AnalysisRow&) const = default;
};

/// The lines of one engine about one position, kept by their first move. The ranks that engines report are
/// not believed: many send them out of order, leave some out, or report a move twice.
///
/// There is never more than one row for a move, never a row of another question, and once there is a row,
/// there is always one: a move keeps its last exact score until the engine gives it another. [any-thread]
class LineTable {
public:
    explicit LineTable(WinCurve curve) noexcept : curve_(curve) {}

    /// Begins a question about a position, of which `lines` lines are wanted. If it is the same position as
    /// before, its rows stay and age; else they go.
    void begin(Ticket question, const Position& searched, unsigned lines);

    /// Adds a report. False, without a change, if it is of another question, or its move is not legal.
    bool add(Ticket question, const SearchInfo& info);

    /// The best moves, best first, at most as many as wanted: those with fresh scores, then ageing ones, then
    /// those of which only bounds are known. Valid until the next change.
    [[nodiscard]] const std::vector<AnalysisRow>& rows() const;
    /// The first of the rows with a score, for bar and arrow; nullptr if there is none.
    [[nodiscard]] const AnalysisRow* best() const;

    [[nodiscard]] const Position& position() const noexcept { return position_; }
    [[nodiscard]] Ticket question() const noexcept { return question_; }
    /// The depth of the deepest exact score of this question, in plies.
    [[nodiscard]] unsigned depth() const noexcept { return depth_; }
    /// Positions searched, and in what time, as last reported.
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
    [[nodiscard]] std::chrono::milliseconds time() const noexcept { return time_; }
    /// How many rows there can be: as many as wanted, but not more than legal moves.
    [[nodiscard]] std::size_t capacity() const noexcept { return capacity_; }

private:
    /// How much a score counts.
    enum class Freshness : std::uint8_t { Deepest, PlyBefore, Ageing, OnlyBound };

    struct Entry {
        AnalysisRow row;
        bool isOfThisQuestion = false;
        Freshness freshness = Freshness::OnlyBound;
    };

    [[nodiscard]] Entry& entryOf(Move move);
    static void takeLine(AnalysisRow& row, const SearchInfo& info);
    [[nodiscard]] Freshness freshnessOf(const Entry& entry) const noexcept;
    void sortRows() const;

    WinCurve curve_;
    Ticket question_;
    Position position_ = Position::start();
    std::size_t capacity_ = 0;
    unsigned depth_ = 0;
    std::uint64_t nodes_ = 0;
    std::chrono::milliseconds time_{0};
    std::vector<Entry> entries_;  ///< in the order in which the moves were first reported
    mutable std::vector<AnalysisRow> rows_;
    mutable bool areRowsSorted_ = true;
};

}  // namespace roque
