#pragma once

#include <functional>
#include <memory>

#include "view/toolkit/heard_events.h"

namespace roque {

/// Knows whether a screen reader is running, and what it hears: it asks the registry of accessibility
/// (AT-SPI, org.a11y.atspi.Registry) on the desktop's bus at the start, and whenever somebody begins or ends
/// to listen there. Nobody waits for the answer. [ui-thread]
class ReaderWatch {
public:
    /// `changed` is called when the answer changes, the first time from Unknown to something else.
    explicit ReaderWatch(std::function<void()> changed);
    ReaderWatch(const ReaderWatch&) = delete;
    ReaderWatch& operator=(const ReaderWatch&) = delete;
    ~ReaderWatch();

    [[nodiscard]] ReaderHears hears() const noexcept;

private:
    class Registry;

    std::shared_ptr<Registry> registry_;
};

}  // namespace roque
