#include "controller/players/booked_engine.h"

#include <utility>

namespace roque {

Result<SearchAnswer, EngineError> BookedEngine::search(const SearchRequest& request,
                                                       const SearchControl& control) {
    const auto move = book_->moveFor(request);
    if (!move) return engine().search(request, control);
    if (control.onBegin) control.onBegin();
    return SearchAnswer{*move, std::nullopt, true};
}

EngineSource withBook(EngineSource source, std::filesystem::path book, std::uint64_t seed,
                      OpeningBook::Trouble trouble) {
    source.make = [make = std::move(source.make), path = std::move(book), seed, trouble = std::move(trouble)](
                      const std::stop_token& closing) -> Result<std::unique_ptr<SearchEngine>, EngineError> {
        auto opened = std::make_unique<OpeningBook>(path, seed);
        opened->open(trouble);
        auto engine = make(closing);
        if (!engine) return engine;
        return std::unique_ptr<SearchEngine>(
            std::make_unique<BookedEngine>(std::move(*engine), std::move(opened)));
    };
    return source;
}

}  // namespace roque
