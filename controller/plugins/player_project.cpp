#include "controller/plugins/player_project.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <system_error>
#include <utility>
#include <vector>

#include "controller/search/plugin_text.h"
#include "controller/storage/files.h"
#include "controller/storage/unique_id.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxPlayerName = 32;
constexpr std::size_t kMaxAuthor = 128;
constexpr std::size_t kMaxPatternFile = std::size_t{1} << 20U;

/// Words of C++ (ISO/IEC 14882:2020, table 5), and names of targets that CMake keeps to itself.
constexpr auto kReserved =
    std::to_array<std::string_view>({"alignas",       "alignof",      "all",
                                     "asm",           "auto",         "bool",
                                     "break",         "case",         "catch",
                                     "char",          "char16_t",     "char32_t",
                                     "char8_t",       "class",        "clean",
                                     "co_await",      "co_return",    "co_yield",
                                     "concept",       "const",        "const_cast",
                                     "consteval",     "constexpr",    "constinit",
                                     "continue",      "decltype",     "default",
                                     "delete",        "depend",       "do",
                                     "double",        "dynamic_cast", "edit_cache",
                                     "else",          "enum",         "explicit",
                                     "export",        "extern",       "false",
                                     "float",         "for",          "friend",
                                     "goto",          "help",         "if",
                                     "inline",        "install",      "int",
                                     "long",          "mutable",      "namespace",
                                     "new",           "noexcept",     "nullptr",
                                     "operator",      "package",      "package_source",
                                     "private",       "protected",    "public",
                                     "rebuild_cache", "register",     "reinterpret_cast",
                                     "requires",      "return",       "short",
                                     "signed",        "sizeof",       "static",
                                     "static_assert", "static_cast",  "struct",
                                     "switch",        "template",     "test",
                                     "this",          "thread_local", "throw",
                                     "true",          "try",          "typedef",
                                     "typeid",        "typename",     "union",
                                     "unsigned",      "using",        "virtual",
                                     "void",          "volatile",     "wchar_t",
                                     "while"});
static_assert(std::ranges::is_sorted(kReserved));

std::optional<Message> problemWithName(const std::string& name) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz";
    constexpr std::string_view kOthers = "abcdefghijklmnopqrstuvwxyz0123456789-_";
    if (name.empty()) return ROQUE_MESSAGE("A player needs a name");
    if (name.size() > kMaxPlayerName)
        return ROQUE_MESSAGE("The name of a player has at most {0} characters", kMaxPlayerName);
    const bool isPlain = kLetters.find(name.front()) != std::string_view::npos
                         && name.find_first_not_of(kOthers) == std::string::npos;
    if (!isPlain) {
        return ROQUE_MESSAGE(
            "'{0}' cannot be the name of a player: a letter from a to z comes first, then letters, digits, "
            "'-' and '_', such as my-player",
            shownText(name, kMaxPlayerName));
    }
    if (std::ranges::binary_search(kReserved, std::string_view(name)))
        return ROQUE_MESSAGE("'{0}' cannot be the name of a player: it is a word of C++ or CMake", name);
    return std::nullopt;
}

/// The parts of a name, each with a capital, joined.
std::string capitalised(std::string_view name, std::string_view between) {
    constexpr char kToCapital = 'A' - 'a';
    std::string text;
    for (std::size_t at = 0; at < name.size(); ++at) {
        if (name[at] == '-' || name[at] == '_') continue;
        const bool begins = at == 0 || name[at - 1] == '-' || name[at - 1] == '_';
        if (begins && !text.empty()) text += between;
        const bool isLetter = name[at] >= 'a' && name[at] <= 'z';
        text += static_cast<char>(begins && isLetter ? name[at] + kToCapital : name[at]);
    }
    return text;
}

/// A folder that is being made under a name of its own beside its place. Deleted unless it was kept.
class UnfinishedFolder {
public:
    explicit UnfinishedFolder(fs::path place)
        : place_(std::move(place)),
          path_(place_.parent_path() / ("." + place_.filename().string() + "." + uniqueId())) {
        fs::create_directory(path_);
    }
    UnfinishedFolder(const UnfinishedFolder&) = delete;
    UnfinishedFolder& operator=(const UnfinishedFolder&) = delete;
    ~UnfinishedFolder() {
        std::error_code ignored;
        if (!isKept_) fs::remove_all(path_, ignored);
    }

    void write(const fs::path& name, std::string_view text) const {
        const fs::path file = path_ / name;
        fs::create_directories(file.parent_path());
        OutputFile output(file);
        output.write(text);
        output.keep();
    }
    /// Moves it into its place. The system refuses if something with content is there by now.
    void keep() {
        fs::rename(path_, place_);
        isKept_ = true;
    }

private:
    fs::path place_;
    fs::path path_;
    bool isKept_ = false;
};

/// The files of a pattern.
Result<std::vector<fs::path>, FileError> filesOf(const fs::path& pattern) {
    std::vector<fs::path> files;
    try {
        for (const auto& entry : fs::recursive_directory_iterator(pattern))
            if (entry.is_regular_file()) files.push_back(entry.path());
    } catch (const fs::filesystem_error& error) {
        return FileError{FileError::Step::Read, pattern, error.code()};
    }
    return files;
}

/// The place in the project of a file of the pattern.
fs::path placeOf(const fs::path& file, const PlayerProject& project) {
    constexpr std::string_view kDot = "dot-";
    fs::path place;
    for (const fs::path& part : file) {
        std::string name = adaptedTo(project, part.string());
        if (name.starts_with(kDot)) name.replace(0, kDot.size(), ".");
        place /= name;
    }
    return place;
}

}  // namespace

std::optional<Message> problemWith(const PlayerProject& project) {
    if (auto problem = problemWithName(project.name)) return problem;
    const std::string& author = project.author;
    const bool isLiteral = isOneLine(author) && author.find_first_of("\"\\") == std::string::npos;
    if (author.empty() || author.size() > kMaxAuthor || !isLiteral) {
        return ROQUE_MESSAGE(
            "The name of the author is one line of at most {0} bytes without quotation marks and "
            "backslashes",
            kMaxAuthor);
    }
    return std::nullopt;
}

std::string titleOf(const PlayerProject& project) {
    return capitalised(project.name, " ");
}

std::string adaptedTo(const PlayerProject& project, std::string_view text) {
    const std::array<std::pair<std::string_view, std::string>, 5> words{{
        {"my-player", project.name},
        {"MyPlayer", capitalised(project.name, "")},
        {"My Player", titleOf(project)},
        {"Your name", project.author},
        {"(c) 2026", "(c) " + std::to_string(project.year)},
    }};
    std::string adapted;
    while (!text.empty()) {
        const auto word =
            std::ranges::find_if(words, [&](const auto& each) { return text.starts_with(each.first); });
        const bool isOrdinary = word == words.end();
        adapted += isOrdinary ? text.substr(0, 1) : std::string_view(word->second);
        text.remove_prefix(isOrdinary ? 1 : word->first.size());
    }
    return adapted;
}

Result<void, Message> writePlayerProject(const PlayerProject& project, const fs::path& pattern,
                                         const fs::path& folder) {
    if (auto problem = problemWith(project)) return *std::move(problem);
    std::error_code code;
    if (!fs::exists(pattern / "CMakeLists.txt", code)) {
        return ROQUE_MESSAGE(
            "{0} is missing: the kit for authors of players is not installed (Debian package roque-dev)",
            pattern);
    }
    fs::path place = fs::absolute(folder, code).lexically_normal();
    if (!place.has_filename()) place = place.parent_path();
    if (fs::exists(fs::symlink_status(place, code))) return ROQUE_MESSAGE("{0} exists already", place);
    const auto files = filesOf(pattern);
    if (!files) return files.error().describe();
    try {
        UnfinishedFolder unfinished(place);
        for (const fs::path& file : *files) {
            const auto text = readFile(file, kMaxPatternFile);
            if (!text) return text.error().describe();
            unfinished.write(placeOf(file.lexically_relative(pattern), project), adaptedTo(project, *text));
        }
        unfinished.keep();
    } catch (const std::system_error& error) {
        return FileError{FileError::Step::Write, place, error.code()}.describe();
    }
    return {};
}

}  // namespace roque
