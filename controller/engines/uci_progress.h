#pragma once

#include <optional>

#include "controller/search/search.h"
#include "plugins/uci/engine_line.h"

namespace roque {

/// Puts together what a UCI engine tells in the course of one search. An engine tells in each `info` only
/// what it wants to, such as the nodes alone.
class UciProgress {
public:
    explicit UciProgress(const Position& position) : position_(position) {}

    /// Takes note of an `info`.
    void note(const uci::EngineInfo& told);

    /// What an `info` that was noted tells of a line; nothing if it tells of none. One that has only new
    /// counts of nodes or time tells of the best line again.
    [[nodiscard]] std::optional<SearchInfo> lineOf(const uci::EngineInfo& told);

    /// What was told last of the best line; without the line itself.
    [[nodiscard]] const SearchInfo& last() const noexcept { return last_; }

private:
    [[nodiscard]] SearchInfo counted(SearchInfo info) const;

    Position position_;
    SearchInfo last_;
    SearchInfo counts_;  ///< depth, nodes, time and table, as told last
    std::optional<SearchInfo> best_;
};

}  // namespace roque
