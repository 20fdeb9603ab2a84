#include "view/terminal/diagram/report_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace roque::terminal {
namespace {

/// Escapes text so that Markdown shows it literally.
std::string plain(std::string_view text) {
    constexpr std::string_view kMeaning = R"(\`*_[]<>|&~)";
    std::string shown;
    for (const char letter : text) {
        if (kMeaning.find(letter) != std::string_view::npos) shown += '\\';
        shown += letter == '\n' ? ' ' : letter;
    }
    return shown;
}

std::string nameOf(const ReportCase& testCase, std::size_t number) {
    return testCase.name.empty() ? fmt::format("Case {}", number) : plain(testCase.name);
}

std::string_view wordOf(const CaseResult& result) {
    return result.holds ? "holds" : "**fails**";
}

std::string picture(std::string_view what, const std::string& file) {
    return file.empty() ? "none: the move is illegal" : fmt::format("![{}](<{}>)", what, file);
}

std::string fenLine(std::string_view what, const std::string& fen) {
    return fmt::format("* {}: `{}`\n", what, fen);
}

}  // namespace

void ReportText::add(const ReportCase& testCase, const CaseResult& result, const CasePictures& pictures) {
    ++cases_;
    if (!result.holds) ++failures_;
    const std::string name = nameOf(testCase, cases_);
    const FenStyle style = fenStyleOf(testCase);
    list_ += fmt::format("| {} | {} | {} | {} |\n", cases_, name, wordOf(result), plain(result.verdict));
    sections_ +=
        fmt::format("\n## {}. {}\n\n{}: {}.\n\n", cases_, name, wordOf(result), plain(result.verdict));
    sections_ += "| Start | Result | Expected |\n| --- | --- | --- |\n";
    sections_ +=
        fmt::format("| {} | {} | {} |\n\n", picture("start", pictures.start),
                    picture("result", pictures.result), picture("expected position", pictures.expected));
    if (!testCase.moves.empty())
        sections_ += fmt::format("* Moves: {}\n", plain(fmt::format("{}", fmt::join(testCase.moves, " "))));
    sections_ += fenLine("Start", toFen(result.start, style));
    sections_ += fenLine("Result", toFen(result.result, style));
    if (result.expected) sections_ += fenLine("Expected", *testCase.after);
}

std::string ReportText::text() const {
    return fmt::format("# {}\n\n{} of {} {}.\n\n| # | Case | | Verdict |\n| ---: | --- | --- | --- |\n{}{}",
                       plain(title_), cases_ - failures_, cases_, cases_ == 1 ? "case holds" : "cases hold",
                       list_, sections_);
}

}  // namespace roque::terminal
