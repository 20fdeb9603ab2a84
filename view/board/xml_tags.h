#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"

namespace roque {

/// An attribute of an XML element, its value as it is written.
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

/// The tags of a file in XML (W3C, Extensible Markup Language 1.0), in their order; or why they cannot be
/// read, in English, the middle of a sentence.
///
/// Text, comments and processing instructions are left out, and so is a document type, unless it defines
/// something, which is refused. Whether tags are nested as they must be is not looked at. What is returned
/// lives as long as the text. Takes time in proportion to the text, whatever it is.
[[nodiscard]] Result<std::vector<XmlTag>, std::string> readXmlTags(std::string_view text);

}  // namespace roque
