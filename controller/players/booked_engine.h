#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <utility>

#include "controller/players/opening_book.h"
#include "controller/search/engine_source.h"
#include "controller/search/engine_wrapper.h"

namespace roque {

/// An engine with an opening book: it is asked only when the book has no move. [search-thread]
class BookedEngine final : public EngineWrapper {
public:
    /// The book is open.
    BookedEngine(std::unique_ptr<SearchEngine> engine, std::unique_ptr<OpeningBook> book)
        : EngineWrapper(std::move(engine)), book_(std::move(book)) {}

    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override;

private:
    std::unique_ptr<OpeningBook> book_;
};

/// A source of engines that play from a book. The book is opened on their thread, which also calls `trouble`.
[[nodiscard]] EngineSource withBook(EngineSource source, std::filesystem::path book, std::uint64_t seed,
                                    OpeningBook::Trouble trouble);

}  // namespace roque
