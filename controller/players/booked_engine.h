#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <utility>

#include "controller/players/opening_book.h"
#include "controller/search/engine_source.h"

namespace roque {

/// An engine with an opening book: it is asked only when the book has no move. [search-thread]
class BookedEngine final : public SearchEngine {
public:
    /// The book is open.
    BookedEngine(std::unique_ptr<SearchEngine> engine, std::unique_ptr<OpeningBook> book)
        : engine_(std::move(engine)), book_(std::move(book)) {}

    [[nodiscard]] const EngineDescription& description() const noexcept override {
        return engine_->description();
    }
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept override {
        return engine_->options();
    }
    [[nodiscard]] Result<void, EngineError> setOption(std::string_view name,
                                                      std::string_view value) override {
        return engine_->setOption(name, value);
    }
    [[nodiscard]] Result<void, EngineError> newGame(Variant variant) override {
        return engine_->newGame(variant);
    }
    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override;

private:
    std::unique_ptr<SearchEngine> engine_;
    std::unique_ptr<OpeningBook> book_;
};

/// A source of engines that play from a book. The book is opened on their thread, which also calls `trouble`.
[[nodiscard]] EngineSource withBook(EngineSource source, std::filesystem::path book, std::uint64_t seed,
                                    OpeningBook::Trouble trouble);

}  // namespace roque
