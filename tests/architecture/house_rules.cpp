#include "tests/architecture/house_rules.h"

#include <functional>
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

/// The folders above a path, the innermost first, the root ("") last.
std::vector<std::string> foldersAbove(std::string path) {
    std::vector<std::string> folders;
    while (!path.empty()) {
        const std::size_t slash = path.rfind('/');
        path.resize(slash == std::string::npos ? 0 : slash);
        folders.push_back(path);
    }
    return folders;
}

/// Whether a list in a folder at or above the path names it, by its path from there.
bool isNamedAbove(const SourceTree& tree, const std::string& path,
                  const std::function<bool(const std::set<std::string>&, const std::string&)>& names) {
    for (const std::string& folder : foldersAbove(path)) {
        const auto list = tree.buildLists.find(folder);
        if (list == tree.buildLists.end()) continue;
        const std::string fromThere = folder.empty() ? path : path.substr(folder.size() + 1);
        if (names(wordsOf(list->second), fromThere)) return true;
    }
    return false;
}

/// By its name, or without the ending where the list adds that itself: `${fault}.cpp`.
bool namesSource(const std::set<std::string>& words, const std::string& source) {
    if (words.contains(source)) return true;
    const std::size_t point = source.rfind('.');
    bool addsEnding = false;
    for (const std::string& word : words) addsEnding |= word.ends_with("}" + source.substr(point));
    return addsEnding && words.contains(source.substr(0, point));
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
    std::vector<std::string> violations;
    for (const SourceFile& file : tree.sources) {
        if (!file.path.ends_with(".cpp") && !file.path.ends_with(".c")) continue;
        if (!isNamedAbove(tree, file.path, namesSource))
            violations.push_back(file.path + ": no CMakeLists.txt names it");
    }
    return violations;
}

std::vector<std::string> unlistedFolders(const SourceTree& tree) {
    std::vector<std::string> violations;
    for (const auto& [folder, list] : tree.buildLists) {
        if (folder.empty() || matches(list, R"(^project\()")) continue;
        const auto names = [](const auto& words, const auto& path) { return words.contains(path); };
        if (!isNamedAbove(tree, folder, names))
            violations.push_back(list.path + ": no add_subdirectory leads here");
    }
    return violations;
}

std::vector<std::string> globbingLists(const SourceTree& tree) {
    std::vector<std::string> violations;
    for (const auto& [folder, list] : tree.buildLists) {
        if (matches(list, R"(\bGLOB(_RECURSE)?\b)"))
            violations.push_back(list.path + ": collects files by a pattern");
    }
    return violations;
}

}  // namespace roque::architecture
