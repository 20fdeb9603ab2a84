#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"

namespace roque {

/// An attribute of an XML element, with its value as written.
struct XmlAttribute {
    std::string_view name;
    std::string_view value;
};

/// A tag of an XML element.
struct XmlTag {
    enum class Kind : std::uint8_t { Open, Close, Empty };

    Kind kind;
    std::string_view name;
    std::vector<XmlAttribute> attributes;

    /// The value of an attribute; empty if there is none.
    [[nodiscard]] std::string_view valueOf(std::string_view attribute) const;
};

/// The tags of an XML file (W3C, Extensible Markup Language 1.0), in order; or why they cannot be read,
/// as the middle of a sentence.
///
/// Skips text, comments and processing instructions, and a document type unless it defines something, which
/// is refused. Does not check that tags nest properly. The result refers to the text and lives as long as it.
/// Takes time proportional to the length of the text, whatever it contains.
[[nodiscard]] Result<std::vector<XmlTag>, Message> readXmlTags(std::string_view text);

}  // namespace roque
