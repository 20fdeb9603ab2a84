#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

#include "controller/endings/ending_file.h"
#include "controller/search/engine_source.h"
#include "controller/search/engine_wrapper.h"
#include "model/endings/ending_moves.h"

namespace roque {

/// An engine that knows the endings of up to four men, as long as its options let it play as well as it can:
/// Level at its highest, UCI_LimitStrength off. Weaker ones play as if there were none. [search-thread]
///
/// It mates soonest and holds out longest without a search. In a draw it searches among the moves that keep
/// it, so that the opponent has the most chances to go wrong. Several lines (MultiPV), and a search without
/// an end, are answered from the endings alone: there is nothing more to find.
///
/// The file is opened when the first such position comes. As long as there is none, or where a value cannot
/// be read, the engine inside is asked as before.
class EndingEngine final : public EngineWrapper {
public:
    /// `trouble` is told once if the file is no use.
    EndingEngine(std::unique_ptr<SearchEngine> engine, std::filesystem::path file,
                 EndingFile::Trouble trouble);

    [[nodiscard]] Result<void, EngineError> setOption(std::string_view name, std::string_view value) override;
    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override;

private:
    void noteOption(std::string_view name, std::string_view value);
    [[nodiscard]] const EndingFile* file();
    [[nodiscard]] std::vector<EndingMove> movesOf(const SearchRequest& request, const Position& position);
    [[nodiscard]] SearchInfo infoOf(const EndingMove& move, const Position& position) const;
    [[nodiscard]] SearchAnswer answer(const std::vector<EndingMove>& moves, const Position& position,
                                      const SearchControl& control) const;
    [[nodiscard]] Result<SearchAnswer, EngineError> searchDraws(const std::vector<EndingMove>& moves,
                                                                SearchRequest request,
                                                                const SearchControl& control);

    std::filesystem::path path_;
    EndingFile::Trouble trouble_;
    std::unique_ptr<const EndingFile> file_;
    bool isGivenUp_ = false;  ///< the file was no use
    bool hasHighestLevel_ = true;
    bool isLimited_ = false;  ///< UCI_LimitStrength
    std::int64_t lines_ = 1;  ///< MultiPV
};

/// A source of engines that know the endings of a file, whether it is there already or not. Without a path,
/// the same source. `trouble` is called on the engine's thread.
[[nodiscard]] EngineSource withEndings(EngineSource source, std::filesystem::path file,
                                       EndingFile::Trouble trouble = {});

}  // namespace roque
