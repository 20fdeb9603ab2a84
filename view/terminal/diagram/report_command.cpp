#include "view/terminal/diagram/report_command.h"

#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/ostream.h>

#include "controller/storage/files.h"
#include "controller/storage/output_file.h"
#include "view/board/drawing/svg_canvas.h"
#include "view/terminal/command/line_errors.h"
#include "view/terminal/command/terminal_text.h"
#include "view/terminal/diagram/case_result.h"
#include "view/terminal/diagram/report_text.h"

namespace roque::terminal {
namespace {

/// Reads the cases of a file. If a line cannot be used, says so and returns nothing.
std::optional<std::vector<ReportCase>> readCases(const std::string& name, const Streams& streams) {
    auto file = openStream(name);
    if (!file) {
        say(streams.error, file.error().describe());
        return std::nullopt;
    }
    std::vector<ReportCase> cases;
    LineErrors errors(name, streams);
    std::string line;
    for (std::size_t number = 1; std::getline(*file, line); ++number) {
        const auto first = line.find_first_not_of(" \t\r");
        if (first == std::string::npos || line[first] == '#') continue;
        const auto testCase = parseReportCase(line);
        if (testCase) {
            errors.noteGoodLine();
            cases.push_back(*testCase);
        } else {
            errors.tell(number, testCase.error());
        }
    }
    errors.finish();
    if (errors.count() > 0) return std::nullopt;
    if (file->eof() && !cases.empty()) return cases;
    say(streams.error, file->eof() ? ROQUE_MESSAGE("{0}: has no cases", name)
                                   : ROQUE_MESSAGE("{0} cannot be read to its end", name));
    return std::nullopt;
}

void writeFile(const std::filesystem::path& place, const std::string& text) {
    OutputFile file(place);
    file.write(text);
    file.keep();
}

BoardAnnotations marksOf(Bitboard squares) {
    BoardAnnotations annotations;
    for (const Square square : SquaresOf(squares))
        annotations.marks.push_back({square, AnnotationColor::Red});
    return annotations;
}

/// Draws the positions of a report.
class Pictures {
public:
    Pictures(const ReportOptions& options, DiagramLook look)
        : report_(options.output),
          folder_(report_.stem().string() + "_pictures"),
          pieces_(std::move(look.pieces)) {
        format_.colors = look.colors;
        format_.pixels = options.pixels;
        format_.coordinates = options.coordinates;
        std::filesystem::create_directories(report_.parent_path() / folder_);
    }

    /// Draws the positions of the case with a number.
    CasePictures draw(const CaseResult& result, std::size_t number) {
        const std::optional<Move> last =
            result.moves.empty() ? std::nullopt : std::optional(result.moves.back());
        CasePictures files;
        files.start = draw(result.start, std::nullopt, kNoSquares, number, "start");
        files.result = draw(result.result, last, result.differences, number, "result");
        if (result.expected)
            files.expected = draw(*result.expected, std::nullopt, result.differences, number, "expected");
        return files;
    }

private:
    std::string draw(const Position& position, std::optional<Move> lastMove, Bitboard marked,
                     std::size_t number, std::string_view what) {
        BoardState state;
        showPosition(state, position, lastMove);
        state.annotations = marksOf(marked);
        const std::string name = fmt::format("{}/{:03}_{}.svg", folder_, number, what);
        writeFile(report_.parent_path() / name, boardSvg(state, format_, pieces_));
        return name;
    }

    std::filesystem::path report_;
    std::string folder_;  ///< next to the report
    PieceFiles pieces_;
    BoardImageFormat format_;
};

}  // namespace

ExitCode runReport(const ReportOptions& options, const Streams& streams) {
    const auto cases = readCases(options.cases, streams);
    auto look = readStyle(options.style, streams);
    if (!cases || !look) return ExitCode::BadInput;
    std::error_code none;
    if (std::filesystem::equivalent(options.cases, options.output, none)) {
        say(streams.error,
            ROQUE_MESSAGE("{0}: the report would take the place of its cases", options.output));
        return ExitCode::BadInput;
    }
    if (const auto place = checkPlace(options.output); !place) {
        say(streams.error, place.error().describe());
        return ExitCode::BadInput;
    }
    try {
        Pictures pictures(options, std::move(*look));
        ReportText report(std::filesystem::path(options.cases).filename().string());
        for (const ReportCase& testCase : *cases) {
            const CaseResult result = judge(testCase);
            report.add(testCase, result, pictures.draw(result, report.cases() + 1));
        }
        writeFile(options.output, report.text());
        say(streams.out, ROQUE_MESSAGES("{1} of {0} case holds: {2}", "{1} of {0} cases hold: {2}",
                                        report.cases(), report.cases() - report.failures(), options.output));
        return report.failures() == 0 ? ExitCode::Success : ExitCode::Mismatch;
    } catch (const std::system_error& error) {
        fmt::print(streams.error, "{}\n", error.what());
        return ExitCode::BadInput;
    }
}

}  // namespace roque::terminal
