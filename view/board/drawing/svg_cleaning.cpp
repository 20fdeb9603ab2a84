#include "view/board/drawing/svg_cleaning.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "view/board/drawing/xml_tags.h"

namespace roque {
namespace {

using std::string_view;

/// Why something is unusable; nothing if it is usable.
using Problem = std::optional<Message>;

constexpr std::array<string_view, 7> kShapes{"path", "rect",     "circle", "ellipse",
                                             "line", "polyline", "polygon"};
constexpr std::array<string_view, 5> kOthers{"g", "defs", "linearGradient", "radialGradient", "stop"};
constexpr std::array<string_view, 3> kWithoutShape{"title", "desc", "metadata"};
/// Attributes that are lengths or consist of lengths.
constexpr std::array<string_view, 17> kLengths{"d",  "points", "x",  "y",  "width", "height",
                                               "rx", "ry",     "cx", "cy", "r",     "x1",
                                               "y1", "x2",     "y2", "fx", "fy"};
/// Other attributes, including those that may also stand in a style.
constexpr std::array<string_view, 5> kPlain{"gradientUnits", "gradientTransform", "spreadMethod", "offset",
                                            "transform"};
constexpr std::array<string_view, 14> kPaints{
    "fill",           "fill-opacity",    "fill-rule",         "stroke",  "stroke-width", "stroke-opacity",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "opacity", "display",      "visibility",
    "stop-color",     "stop-opacity"};

template <std::size_t Count>
bool isIn(const std::array<string_view, Count>& list, string_view word) {
    return std::ranges::find(list, word) != list.end();
}

bool isOfAnotherProgram(string_view name) {
    return name.find(':') != string_view::npos;
}

string_view trimmed(string_view text) {
    constexpr string_view kBlanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// The numbers in a text, whatever separates them.
std::vector<double> numbersIn(string_view text) {
    std::vector<double> numbers;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        double number = 0;
        const bool mayBegin = (*at >= '0' && *at <= '9') || *at == '-' || *at == '.';
        const auto [behind, error] = mayBegin ? std::from_chars(at, end, number)
                                              : std::from_chars_result{at, std::errc::invalid_argument};
        if (behind == at) {
            ++at;
            continue;
        }
        numbers.push_back(error == std::errc() ? number : HUGE_VAL);
        at = behind;
    }
    return numbers;
}

double largestOf(const std::vector<double>& numbers) {
    double largest = 0;
    for (const double number : numbers) largest = std::abs(number) <= largest ? largest : std::abs(number);
    return largest;
}

/// The most by which a transformation enlarges lengths; at least 1. Infinite if it is too odd to draw.
double magnificationOf(string_view transform) {
    double product = 1;
    while (!transform.empty()) {
        const std::size_t open = transform.find('(');
        const std::size_t close = transform.find(')');
        if (open == string_view::npos || close == string_view::npos || close < open) break;
        const string_view what = transform.substr(0, open);
        std::vector<double> numbers = numbersIn(transform.substr(open, close - open));
        if (what.find("skew") != string_view::npos) return HUGE_VAL;
        constexpr std::size_t kLinear = 4;  // the other two numbers of a matrix are a shift
        if (what.find("matrix") != string_view::npos) numbers.resize(std::min(numbers.size(), kLinear));
        const bool isLinear =
            what.find("matrix") != string_view::npos || what.find("scale") != string_view::npos;
        if (isLinear) product *= std::max(1.0, 2 * largestOf(numbers));
        transform.remove_prefix(close + 1);
    }
    return product;
}

/// Reads a drawing tag by tag and writes what may stay.
class Cleaner {
public:
    explicit Cleaner(string_view idPrefix) : idPrefix_(idPrefix) {}

    Problem take(const XmlTag& tag) {
        if (skipped_ > 0) {
            if (tag.kind == XmlTag::Kind::Open) ++skipped_;
            if (tag.kind == XmlTag::Kind::Close) --skipped_;
            return std::nullopt;
        }
        if (tag.kind == XmlTag::Kind::Close) return close(tag.name);
        if (open_.empty()) return begin(tag);
        if (isOfAnotherProgram(tag.name) || isIn(kWithoutShape, tag.name)) {
            if (tag.kind == XmlTag::Kind::Open) skipped_ = 1;
            return std::nullopt;
        }
        return element(tag);
    }

    /// The whole output, once every tag has been processed.
    [[nodiscard]] Result<std::string, UnusablePicture> finished() && {
        if (!hasBegun_) return UnusablePicture{ROQUE_MESSAGE("it is no SVG")};
        if (!open_.empty() || skipped_ > 0) return UnusablePicture{ROQUE_MESSAGE("its end is missing")};
        if (!hasShape_) return UnusablePicture{ROQUE_MESSAGE("it draws nothing")};
        return {boost::system::in_place_value, std::move(text_)};
    }

private:
    /// An element that is still open.
    struct Open {
        string_view name;
        double magnification;
    };

    Problem begin(const XmlTag& tag) {
        if (tag.name != "svg" || hasBegun_) return ROQUE_MESSAGE("it is no SVG");
        hasBegun_ = true;
        std::vector<double> box = numbersIn(tag.valueOf("viewBox"));
        if (box.empty()) {
            box = {0, 0};
            for (const char* const side : {"width", "height"}) {
                const auto length = numbersIn(tag.valueOf(side));
                if (!length.empty()) box.push_back(length.front());
            }
        }
        constexpr std::size_t kNumbers = 4;
        constexpr double kMax = 1e5;
        if (box.size() != kNumbers || !(largestOf(box) <= kMax) || box[2] < 1 || box[3] < 1)
            return ROQUE_MESSAGE("it does not say how large it is");
        side_ = std::max(box[2], box[3]);
        text_ = fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
            "viewBox=\"{} {} {} {}\">",
            box[0] - (side_ - box[2]) / 2, box[1] - (side_ - box[3]) / 2, side_, side_);
        open_.push_back({tag.name, 1});
        return tag.kind == XmlTag::Kind::Empty ? close(tag.name) : std::nullopt;
    }

    Problem element(const XmlTag& tag) {
        const bool isShape = isIn(kShapes, tag.name);
        if (!isShape && !isIn(kOthers, tag.name))
            return ROQUE_MESSAGE("it has <{0}>, which is not drawn everywhere alike", tag.name);
        if (++elements_ > SvgLimits::kElements) return ROQUE_MESSAGE("it has too many parts");
        if (open_.size() == SvgLimits::kDepth) return ROQUE_MESSAGE("it is nested too deeply");
        hasShape_ = hasShape_ || isShape;
        const double magnification = open_.back().magnification * magnificationOf(tag.valueOf("transform"));
        if (!(magnification <= SvgLimits::kFarthest))
            return ROQUE_MESSAGE("it has a number that is too large");
        defined_ = ids_.size();
        text_ += fmt::format("<{}", tag.name);
        for (const XmlAttribute& attribute : tag.attributes) {
            if (auto problem = this->attribute(tag.name, attribute, magnification)) return problem;
        }
        text_ += tag.kind == XmlTag::Kind::Empty ? "/>" : ">";
        if (tag.kind == XmlTag::Kind::Open) open_.push_back({tag.name, magnification});
        return std::nullopt;
    }

    Problem close(string_view name) {
        if (open_.empty() || open_.back().name != name) return ROQUE_MESSAGE("its tags are not nested");
        text_ += fmt::format("</{}>", name);
        open_.pop_back();
        return std::nullopt;
    }

    Problem attribute(string_view element, const XmlAttribute& attribute, double magnification) {
        const auto& [name, value] = attribute;
        if (name == "id") return element.ends_with("Gradient") ? define(value) : std::nullopt;
        if (name == "href" || name == "xlink:href") return refer(value);
        if (name == "style") return style(value, magnification);
        if (isIn(kPaints, name)) {
            if (auto problem = paint(name, value, magnification)) return problem;
            return write(name, localReference(value));
        }
        if (isIn(kPlain, name)) return write(name, std::string(value));
        if (!isIn(kLengths, name)) return std::nullopt;
        const std::vector<double> numbers = numbersIn(value);
        const double sides = largestOf(numbers) * magnification / side_;
        if (!(sides <= SvgLimits::kFarthest)) return ROQUE_MESSAGE("it has a number that is too large");
        constexpr std::size_t kNumbersOfACircle = 24;  // four curves
        const bool isRadius = name.starts_with('r');
        numbers_ += static_cast<double>(isRadius ? kNumbersOfACircle : numbers.size()) * std::max(1.0, sides);
        if (numbers_ > SvgLimits::kNumbers) return ROQUE_MESSAGE("its lines are too intricate");
        return write(name, std::string(value));
    }

    /// The declarations of a style that paint a shape.
    Problem style(string_view declarations, double magnification) {
        std::string kept;
        while (!declarations.empty()) {
            const std::size_t end = std::min(declarations.find(';'), declarations.size());
            const string_view declaration = declarations.substr(0, end);
            const std::size_t colon = std::min(declaration.find(':'), declaration.size());
            const string_view name = trimmed(declaration.substr(0, colon));
            if (isIn(kPaints, name)) {
                const string_view value = trimmed(declaration.substr(colon + 1));
                if (auto problem = paint(name, value, magnification)) return problem;
                kept += fmt::format("{}:{};", name, localReference(value));
            }
            declarations.remove_prefix(std::min(end + 1, declarations.size()));
        }
        return kept.empty() ? std::nullopt : write("style", kept);
    }

    /// Checks whether a shape may be painted like this.
    Problem paint(string_view name, string_view value, double magnification) const {
        const std::size_t url = value.find("url(");
        if (url != string_view::npos && (url != 0 || !value.starts_with("url(#")))
            return ROQUE_MESSAGE("it refers to something outside of the file");
        const bool isTooWide =
            name == "stroke-width"
            && !(largestOf(numbersIn(value)) * magnification <= SvgLimits::kWidestStroke * side_);
        return isTooWide ? Problem(ROQUE_MESSAGE("it has a number that is too large")) : std::nullopt;
    }

    Problem define(string_view id) {
        if (std::ranges::find(ids_, id) != ids_.end())
            return ROQUE_MESSAGE("it has two things of the same name");
        ids_.push_back(id);
        return write("id", idPrefix_ + std::string(id));
    }

    /// A gradient may reuse the colours of an earlier one only, so that references form no cycle.
    Problem refer(string_view target) {
        if (!target.starts_with('#')) return ROQUE_MESSAGE("it refers to something outside of the file");
        const auto defined = std::span(ids_).first(defined_);
        if (std::ranges::find(defined, target.substr(1)) == defined.end())
            return ROQUE_MESSAGE("it refers to something that does not stand before");
        return write("xlink:href", '#' + idPrefix_ + std::string(target.substr(1)));
    }

    /// A value with the new name of its reference.
    [[nodiscard]] std::string localReference(string_view value) const {
        constexpr string_view kBegin = "url(#";
        if (!value.starts_with(kBegin)) return std::string(value);
        return std::string(kBegin) + idPrefix_ + std::string(value.substr(kBegin.size()));
    }

    Problem write(string_view name, const std::string& value) {
        const bool isPlain = std::ranges::all_of(value, [](char letter) {
            constexpr char kLast = '~';
            const bool isBlank = letter == '\t' || letter == '\r' || letter == '\n';
            return (isBlank || (letter >= ' ' && letter <= kLast)) && letter != '<' && letter != '&'
                   && letter != '"';
        });
        if (!isPlain) return ROQUE_MESSAGE("it has an odd letter in a tag");
        text_ += fmt::format(" {}=\"{}\"", name, value);
        return std::nullopt;
    }

    std::string idPrefix_;
    std::string text_;
    double side_ = 0;
    std::vector<Open> open_;
    std::vector<string_view> ids_;
    std::size_t defined_ = 0;  ///< how many of them precede the current element
    std::size_t elements_ = 0;
    double numbers_ = 0;       ///< as counted for SvgLimits::kNumbers
    std::size_t skipped_ = 0;  ///< the number of open elements that are left out
    bool hasBegun_ = false;
    bool hasShape_ = false;
};

}  // namespace

Result<std::string, UnusablePicture> cleanedSvg(string_view file, string_view idPrefix) {
    const auto tags = readXmlTags(file);
    if (!tags) return UnusablePicture{tags.error()};
    Cleaner cleaner(idPrefix);
    for (const XmlTag& tag : *tags) {
        if (auto problem = cleaner.take(tag)) return UnusablePicture{*problem};
    }
    return std::move(cleaner).finished();
}

}  // namespace roque
