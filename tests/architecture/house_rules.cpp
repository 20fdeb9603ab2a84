#include "tests/architecture/house_rules.h"

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

namespace roque::architecture {
namespace {

constexpr std::string_view kPlainCHeader = "plugins/sdk/roque_player_plugin.h";

bool matches(const SourceFile& file, const char* pattern) {
    return std::regex_search(file.text, std::regex(pattern, std::regex::multiline));
}

/// The words of a CMakeLists.txt, without what its comments say.
std::set<std::string> wordsOf(const SourceFile& list) {
    static const std::regex comment("#[^\n]*");
    static const std::regex word(R"x([^\s()";]+)x");
    const std::string text = std::regex_replace(list.text, comment, "");
    return {std::sregex_token_iterator(text.begin(), text.end(), word), std::sregex_token_iterator()};
}

/// Every path that a list may mean: its words, seen from its folder, and with an ending that the list adds to
/// names itself (`${fault}.cpp`).
std::set<std::string> pathsNamed(const SourceTree& tree) {
    std::set<std::string> paths;
    for (const auto& [folder, list] : tree.buildLists) {
        const std::set<std::string> words = wordsOf(list);
        for (const std::string& word : words) {
            const std::string path =
                (std::filesystem::path(folder) / word).lexically_normal().generic_string();
            paths.insert(path);
            for (const char* const ending : {".c", ".cpp"}) {
                const auto addsEnding = [&](const std::string& other) {
                    return other.ends_with("}" + std::string(ending));
                };
                if (std::ranges::any_of(words, addsEnding)) paths.insert(path + ending);
            }
        }
    }
    return paths;
}

}  // namespace

std::vector<std::string> unguardedHeaders(const SourceTree& tree) {
    std::vector<std::string> violations;
    for (const SourceFile& file : tree.sources) {
        if (!file.isHeader() || file.path == kPlainCHeader || matches(file, "^#pragma once$")) continue;
        violations.push_back(file.path + ": has no #pragma once");
    }
    return violations;
}

std::vector<std::string> brokenIncludes(const SourceTree& tree) {
    std::vector<std::string> violations;
    for (const SourceFile& file : tree.sources) {
        for (const Include& include : file.includes()) {
            if (include.form == Include::Form::Angled || tree.contains(include.name)) continue;
            violations.push_back(file.path + ":" + std::to_string(include.line) + ": " + include.name
                                 + " is no file from the root of the repository");
        }
    }
    return violations;
}

std::vector<std::string> usingDirectivesInHeaders(const SourceTree& tree) {
    std::vector<std::string> violations;
    for (const SourceFile& file : tree.sources) {
        if (file.isHeader() && matches(file, R"(^\s*using namespace )"))
            violations.push_back(file.path + ": a header with `using namespace`");
    }
    return violations;
}

std::vector<std::string> unlistedSources(const SourceTree& tree) {
    const std::set<std::string> named = pathsNamed(tree);
    std::vector<std::string> violations;
    for (const SourceFile& file : tree.sources) {
        if (!file.path.ends_with(".cpp") && !file.path.ends_with(".c")) continue;
        if (!named.contains(file.path)) violations.push_back(file.path + ": no CMakeLists.txt names it");
    }
    return violations;
}

std::vector<std::string> unlistedFolders(const SourceTree& tree) {
    const std::set<std::string> named = pathsNamed(tree);
    std::vector<std::string> violations;
    for (const auto& [folder, list] : tree.buildLists) {
        if (folder.empty() || matches(list, R"(^project\()")) continue;
        if (!named.contains(folder)) violations.push_back(list.path + ": no add_subdirectory leads here");
    }
    return violations;
}

std::vector<std::string> globbingLists(const SourceTree& tree) {
    std::vector<std::string> violations;
    for (const auto& [folder, list] : tree.buildLists) {
        // Translations are collected, so that a language is one file.
        if (folder != "resources/locale" && matches(list, R"(\bGLOB(_RECURSE)?\b)"))
            violations.push_back(list.path + ": collects files by a pattern");
    }
    return violations;
}

}  // namespace roque::architecture
