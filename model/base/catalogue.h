#pragma once

#include <cstdint>
#include <string>

#include "model/base/export.h"

namespace roque {

/// The texts of a program in one language. [any-thread]
class ROQUE_MODEL Catalogue {
public:
    virtual ~Catalogue() = default;

    /// The translation of an English text; the text itself if it has none.
    [[nodiscard]] virtual std::string translate(const char* text) const = 0;

    /// The translation of a text that depends on a number, in the plural form that the language wants for it.
    [[nodiscard]] virtual std::string translatePlural(const char* one, const char* many,
                                                      std::int64_t count) const = 0;

protected:
    Catalogue() = default;
    Catalogue(const Catalogue&) = default;
    Catalogue& operator=(const Catalogue&) = default;
};

/// English, the language that the texts are written in.
[[nodiscard]] ROQUE_MODEL const Catalogue& englishCatalogue() noexcept;

}  // namespace roque
