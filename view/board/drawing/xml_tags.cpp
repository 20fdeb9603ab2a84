#include "view/board/drawing/xml_tags.h"

#include <algorithm>
#include <optional>

namespace roque {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

bool isNameLetter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
           || (letter >= '0' && letter <= '9') || letter == ':' || letter == '_' || letter == '-'
           || letter == '.';
}

/// Reads a text from start to end.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) {}

    /// The next tag; nothing at the end or on an error, which problem() then describes.
    std::optional<XmlTag> next() {
        for (;;) {
            const std::size_t at = rest_.find('<');
            if (at == std::string_view::npos) return std::nullopt;
            rest_.remove_prefix(at);
            if (rest_.starts_with("<!--")) {
                skipBehind("-->");
            } else if (rest_.starts_with("<?")) {
                skipBehind("?>");
            } else if (rest_.starts_with("<![CDATA[")) {
                skipBehind("]]>");
            } else if (rest_.starts_with("<!")) {
                skipDocumentType();
            } else {
                return tag();
            }
            if (problem_) return std::nullopt;
        }
    }

    [[nodiscard]] const std::optional<Message>& problem() const noexcept { return problem_; }

private:
    void skipBehind(std::string_view end) {
        const std::size_t at = rest_.find(end);
        if (at == std::string_view::npos) problem_ = ROQUE_MESSAGE("it ends in the middle of a tag");
        rest_.remove_prefix(at == std::string_view::npos ? rest_.size() : at + end.size());
    }

    void skipDocumentType() {
        const std::size_t end = rest_.find_first_of("[>");
        if (end != std::string_view::npos && rest_[end] == '[')
            problem_ = ROQUE_MESSAGE("it defines entities");
        skipBehind(">");
    }

    void skipBlanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(kBlanks), rest_.size())); }

    /// Skips a letter, if it is the next one.
    bool take(char letter) {
        if (!rest_.starts_with(letter)) return false;
        rest_.remove_prefix(1);
        return true;
    }

    std::string_view name() {
        const auto end = std::ranges::find_if_not(rest_, isNameLetter);
        const std::string_view name = rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
        rest_.remove_prefix(name.size());
        return name;
    }

    std::optional<XmlTag> tag() {
        take('<');
        XmlTag tag{take('/') ? XmlTag::Kind::Close : XmlTag::Kind::Open, name(), {}};
        if (tag.name.empty()) return spoilt();
        for (;;) {
            skipBlanks();
            if (take('>')) return tag;
            if (tag.kind == XmlTag::Kind::Open && take('/')) {
                tag.kind = XmlTag::Kind::Empty;
                continue;
            }
            const auto attribute = this->attribute();
            if (!attribute || tag.kind != XmlTag::Kind::Open) return spoilt();
            tag.attributes.push_back(*attribute);
        }
    }

    std::optional<XmlAttribute> attribute() {
        const std::string_view attribute = name();
        skipBlanks();
        if (attribute.empty() || !take('=')) return std::nullopt;
        skipBlanks();
        const char quote = rest_.empty() ? '\0' : rest_.front();
        if (quote != '"' && quote != '\'') return std::nullopt;
        const std::size_t end = rest_.find(quote, 1);
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view value = rest_.substr(1, end - 1);
        rest_.remove_prefix(end + 1);
        return XmlAttribute{attribute, value};
    }

    std::optional<XmlTag> spoilt() {
        problem_ = ROQUE_MESSAGE("it has a tag that cannot be read");
        return std::nullopt;
    }

    std::string_view rest_;
    std::optional<Message> problem_;
};

}  // namespace

std::string_view XmlTag::valueOf(std::string_view attribute) const {
    const auto found = std::ranges::find(attributes, attribute, &XmlAttribute::name);
    return found == attributes.end() ? std::string_view() : found->value;
}

Result<std::vector<XmlTag>, Message> readXmlTags(std::string_view text) {
    std::vector<XmlTag> tags;
    Reader reader(text);
    while (auto tag = reader.next()) tags.push_back(std::move(*tag));
    if (reader.problem()) return failure<std::vector<XmlTag>>(*reader.problem());
    return tags;
}

}  // namespace roque
