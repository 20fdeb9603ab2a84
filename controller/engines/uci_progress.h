#pragma once

#include <optional>

#include "controller/search/search.h"
#include "plugins/uci/engine_line.h"

namespace roque {

/// Joins what a UCI engine reports during one search. Each `info` holds only what the engine wants to report,
/// such as the nodes alone.
class UciProgress {
public:
    explicit UciProgress(const Position& position) : position_(position) {}

    /// Adds an `info`.
    void note(const uci::EngineInfo& told);

    /// The line that an added `info` reports, if it reports one. New counts of nodes or time alone report the
    /// best line again.
    [[nodiscard]] std::optional<SearchInfo> lineOf(const uci::EngineInfo& told);

    /// The latest report on the best line, without the line itself.
    [[nodiscard]] const SearchInfo& last() const noexcept { return last_; }

private:
    [[nodiscard]] SearchInfo counted(SearchInfo info) const;

    Position position_;
    SearchInfo last_;
    SearchInfo counts_;  ///< depth, nodes, time and table, as last reported
    std::optional<SearchInfo> best_;
};

}  // namespace roque
