#include "tests/architecture/source_file.h"

#include <regex>
#include <sstream>

namespace roque::architecture {

std::vector<Include> SourceFile::includes() const {
    static const std::regex pattern(R"(^\s*#\s*include\s*(?:"([^"]*)\"|<([^>]*)>).*)");
    std::vector<Include> found;
    std::istringstream lines(text);
    std::string line;
    for (std::size_t number = 1; std::getline(lines, line); ++number) {
        std::smatch match;
        if (!std::regex_match(line, match, pattern)) continue;
        const bool isQuoted = match[1].matched;
        found.push_back({isQuoted ? Include::Form::Quoted : Include::Form::Angled,
                         match[isQuoted ? 1 : 2].str(), number});
    }
    return found;
}

bool SourceFile::isIn(std::string_view folder) const {
    return path.starts_with(folder) && path.size() > folder.size() && path[folder.size()] == '/';
}

bool SourceFile::isHeader() const {
    return path.ends_with(".h");
}

std::string_view SourceFile::folder() const {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? std::string_view() : std::string_view(path).substr(0, slash);
}

}  // namespace roque::architecture
