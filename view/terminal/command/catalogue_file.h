#pragma once

#include <map>
#include <string>
#include <string_view>

#include "model/base/catalogue.h"

namespace roque::terminal {

/// The texts in a file that gettext's msgfmt has made. Where it is damaged, texts stay in English.
///
/// gettext itself translates nothing any more in a locale such as C.UTF-8 (from glibc 2.39 on), and a system
/// may have no other.
class CatalogueFile final : public Catalogue {
public:
    explicit CatalogueFile(std::string content);
    CatalogueFile(const CatalogueFile&) = delete;
    CatalogueFile& operator=(const CatalogueFile&) = delete;
    ~CatalogueFile() override = default;

    [[nodiscard]] std::string translate(const char* text) const override;
    [[nodiscard]] std::string translatePlural(const char* one, const char* many,
                                              std::int64_t count) const override;

private:
    /// A number of four bytes at a place; 0 beyond the end.
    [[nodiscard]] std::size_t numberAt(std::size_t place) const noexcept;
    /// The text that an entry of a table tells of; it may have parts, with a zero between two.
    [[nodiscard]] std::string_view textAt(std::size_t entry) const noexcept;

    std::string content_;
    std::map<std::string_view, std::string_view> texts_;  ///< by the English, without its plural
    std::string_view pluralRule_;
};

}  // namespace roque::terminal
