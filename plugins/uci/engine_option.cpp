#include "plugins/uci/engine_option.h"

#include <algorithm>
#include <array>
#include <limits>

#include "plugins/uci/number.h"

namespace roque::uci {
namespace {

using Kind = EngineOption::Kind;

std::optional<Kind> kindOf(std::string_view word) {
    if (word == "check") return Kind::Check;
    if (word == "spin") return Kind::Spin;
    if (word == "combo") return Kind::Combo;
    if (word == "button") return Kind::Button;
    if (word == "string") return Kind::String;
    return std::nullopt;
}

/// How UCI writes an empty text.
constexpr std::string_view kEmpty = "<empty>";

/// Where the name ends: the first "type" that a kind follows, since a name may contain the word.
std::optional<std::size_t> typeOf(const WordList& words) {
    for (std::size_t at = 3; at + 1 < words.size(); ++at) {
        if (words[at] == "type" && kindOf(words[at + 1])) return at;
    }
    return std::nullopt;
}

/// Reads the words after the kind.
class ValueReader {
public:
    ValueReader(const WordList& words, std::size_t first, EngineOption& option)
        : words_(words), first_(first), option_(option) {}

    /// Whether the option can be used.
    [[nodiscard]] bool read() {
        switch (option_.kind) {
            case Kind::Button:
                return true;
            case Kind::String:
                readString();
                return true;
            case Kind::Check:
                option_.defaultValue = value("default") == "true" ? "true" : "false";
                return true;
            case Kind::Spin:
                return readSpin();
            case Kind::Combo:
                return readCombo();
        }
        return false;
    }

private:
    [[nodiscard]] static bool isKey(std::string_view word) {
        constexpr std::array<std::string_view, 4> kValueKeys{"default", "min", "max", "var"};
        return std::ranges::find(kValueKeys, word) != kValueKeys.end();
    }

    /// The text after each key of that name, up to the next key.
    [[nodiscard]] std::vector<std::string> values(std::string_view key) const {
        std::vector<std::string> found;
        for (std::size_t at = first_; at < words_.size(); ++at) {
            if (words_[at] != key) continue;
            std::size_t end = at + 1;
            while (end < words_.size() && !isKey(words_[end])) ++end;
            found.emplace_back(words_.between(at + 1, end));
        }
        return found;
    }

    [[nodiscard]] std::string value(std::string_view key) const {
        const std::vector<std::string> all = values(key);
        return all.empty() ? std::string() : all.front();
    }

    /// Everything after "default" is the text, even keys.
    void readString() {
        if (first_ < words_.size() && words_[first_] == "default")
            option_.defaultValue = words_.from(first_ + 1);
        if (option_.defaultValue == kEmpty) option_.defaultValue.clear();
    }

    [[nodiscard]] bool readSpin() {
        using Limits = std::numeric_limits<std::int32_t>;  // where an engine gives none
        option_.minimum = numberOf<std::int64_t>(value("min")).value_or(Limits::min());
        option_.maximum = numberOf<std::int64_t>(value("max")).value_or(Limits::max());
        if (option_.minimum > option_.maximum) return false;
        const std::int64_t given = numberOf<std::int64_t>(value("default")).value_or(0);
        option_.defaultValue = std::to_string(std::clamp(given, option_.minimum, option_.maximum));
        return true;
    }

    [[nodiscard]] bool readCombo() {
        option_.choices = values("var");
        std::erase(option_.choices, std::string());
        if (option_.choices.empty()) return false;
        option_.defaultValue = value("default");
        if (std::ranges::find(option_.choices, option_.defaultValue) == option_.choices.end())
            option_.defaultValue = option_.choices.front();
        return true;
    }

    const WordList& words_;
    std::size_t first_;
    EngineOption& option_;
};

}  // namespace

std::optional<EngineOption> parseOption(const WordList& words) {
    const auto type = typeOf(words);
    if (!type || words[1] != "name") return std::nullopt;
    EngineOption option;
    option.name = words.between(2, *type);
    option.kind = *kindOf(words[*type + 1]);
    if (!ValueReader(words, *type + 2, option).read()) return std::nullopt;
    return option;
}

}  // namespace roque::uci
