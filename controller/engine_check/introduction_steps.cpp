#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <sstream>

#include "controller/engine_check/steps.h"
#include "controller/search/plugin_option.h"
#include "controller/search/plugin_text.h"

namespace roque::engine_check {
namespace {

constexpr std::size_t kLongestDeclaration = 120;

/// The parts of a declaration, as they stand there: "name", "type", "default", "min", "max", and "var" for
/// the last choice.
using Parts = std::map<std::string, std::string, std::less<>>;

struct Declaration {
    std::string line;
    Parts parts;
    std::set<std::string> choices;
};

std::string trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return {};
    return std::string(text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin));
}

Declaration declarationIn(const std::string& line) {
    static const std::set<std::string> kKeys{"name", "type", "default", "min", "max", "var"};
    Declaration declaration{shownText(trimmed(line), kLongestDeclaration), {}, {}};
    std::istringstream words(line);
    std::string word;
    words >> word;
    std::string key;
    std::string value;
    const auto keep = [&] {
        if (key == "var") declaration.choices.insert(value);
        if (!key.empty()) declaration.parts[key] = value;
    };
    while (words >> word) {
        // A name may contain such a word, but not before its type.
        if (kKeys.contains(word) && (key != "name" || word == "type")) {
            keep();
            key = word;
            value.clear();
        } else {
            value += (value.empty() ? "" : " ") + word;
        }
    }
    keep();
    return declaration;
}

std::vector<Declaration> declarationsOf(const TestedEngine& engine) {
    std::vector<Declaration> all;
    for (const std::string& line : engine.introduction()) {
        std::istringstream words(line);
        std::string word;
        if (words >> word && word == "option") all.push_back(declarationIn(line));
    }
    return all;
}

std::string partOf(const Declaration& declaration, std::string_view key) {
    const auto found = declaration.parts.find(key);
    return found == declaration.parts.end() ? std::string() : found->second;
}

std::optional<std::int64_t> numberIn(const std::string& text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return number;
}

StepOutcome badOption(const Declaration& declaration, Message why) {
    return fault(ROQUE_MESSAGE("It declares '{0}': {1}", declaration.line, std::move(why)));
}

/// The fault of the first declaration of a kind that has one.
template <typename Judge>
StepOutcome judgeAll(const TestedEngine& engine, std::string_view type, const Judge& judge) {
    for (const Declaration& declaration : declarationsOf(engine)) {
        if (partOf(declaration, "type") != type) continue;
        if (std::optional<Message> why = judge(declaration)) return badOption(declaration, std::move(*why));
    }
    return passed();
}

bool introduces(const TestedEngine& engine, uci::EngineId::Part part) {
    return std::ranges::any_of(engine.introduction(), [&](const std::string& line) {
        const uci::EngineLine parsed = uci::parseEngineLine(line);
        const auto* const id = std::get_if<uci::EngineId>(&parsed);
        return id != nullptr && id->part == part;
    });
}

}  // namespace

StepOutcome saysItsName(TestedEngine& engine) {
    if (introduces(engine, uci::EngineId::Part::Name)) return passed();
    return fault(ROQUE_MESSAGE("It does not say its name ('id name …')"));
}

StepOutcome saysItsAuthor(TestedEngine& engine) {
    if (introduces(engine, uci::EngineId::Part::Author)) return passed();
    return fault(ROQUE_MESSAGE("It does not say its author ('id author …')"));
}

StepOutcome writesText(TestedEngine& engine) {
    for (const std::string& line : engine.introduction()) {
        std::string shown = line;
        if (shown.ends_with('\r')) shown.pop_back();
        std::ranges::replace(shown, '\t', ' ');
        if (!isOneLine(shown))
            return fault(ROQUE_MESSAGE("Its line '{0}' is not plain text in UTF-8",
                                       shownText(line, kLongestDeclaration)));
    }
    return passed();
}

StepOutcome namesKindOfOption(TestedEngine& engine) {
    static const std::set<std::string> kTypes{"check", "spin", "combo", "button", "string"};
    for (const Declaration& declaration : declarationsOf(engine)) {
        if (partOf(declaration, "name").empty())
            return badOption(declaration, ROQUE_MESSAGE("its name is missing"));
        if (!kTypes.contains(partOf(declaration, "type")))
            return badOption(declaration,
                             ROQUE_MESSAGE("its type is not check, spin, combo, button or string"));
    }
    return passed();
}

StepOutcome namesOptionOnce(TestedEngine& engine) {
    std::vector<std::string> names;
    for (const Declaration& declaration : declarationsOf(engine)) {
        const std::string name = partOf(declaration, "name");
        if (std::ranges::any_of(names, [&](const std::string& each) { return isSameOptionName(each, name); }))
            return badOption(declaration, ROQUE_MESSAGE("another option has this name"));
        names.push_back(name);
    }
    return passed();
}

StepOutcome keepsDefaultWithinBounds(TestedEngine& engine) {
    return judgeAll(engine, "spin", [](const Declaration& declaration) -> std::optional<Message> {
        const auto least = numberIn(partOf(declaration, "min"));
        const auto most = numberIn(partOf(declaration, "max"));
        const auto value = numberIn(partOf(declaration, "default"));
        if (!least || !most || !value)
            return ROQUE_MESSAGE("its default, min and max are not three whole numbers");
        if (*least > *most || *value < *least || *value > *most)
            return ROQUE_MESSAGE("its default is not within its bounds");
        return std::nullopt;
    });
}

StepOutcome keepsDefaultAmongChoices(TestedEngine& engine) {
    return judgeAll(engine, "combo", [](const Declaration& declaration) -> std::optional<Message> {
        if (declaration.choices.contains(partOf(declaration, "default"))) return std::nullopt;
        return ROQUE_MESSAGE("its default is not one of its choices");
    });
}

StepOutcome keepsDefaultTrueOrFalse(TestedEngine& engine) {
    return judgeAll(engine, "check", [](const Declaration& declaration) -> std::optional<Message> {
        const std::string value = partOf(declaration, "default");
        if (value == "true" || value == "false") return std::nullopt;
        return ROQUE_MESSAGE("its default is not true or false");
    });
}

StepOutcome usesKnownOptionsAsDefined(TestedEngine& engine) {
    static const Parts kKnown{{"Hash", "spin"},
                              {"Threads", "spin"},
                              {"MultiPV", "spin"},
                              {"Ponder", "check"},
                              {"OwnBook", "check"},
                              {"UCI_Elo", "spin"},
                              {"UCI_LimitStrength", "check"},
                              {"UCI_Chess960", "check"},
                              {"UCI_ShowWDL", "check"},
                              {"UCI_AnalyseMode", "check"},
                              {"Clear Hash", "button"}};
    for (const Declaration& declaration : declarationsOf(engine)) {
        for (const auto& [name, type] : kKnown) {
            const bool isKnown = isSameOptionName(partOf(declaration, "name"), name);
            if (isKnown && partOf(declaration, "type") != type)
                return badOption(declaration, ROQUE_MESSAGE("other programs expect the type '{0}'", type));
        }
    }
    return passed();
}

}  // namespace roque::engine_check
