#include "view/terminal/diagram/diagram_options.h"

#include <map>
#include <string>

#include <CLI/CLI.hpp>

#include "view/terminal/command/option_checks.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

void addCoordinates(CLI::App& command, Coordinates& coordinates) {
    static const std::map<std::string, Coordinates> kPlaces{{"margin", Coordinates::InMargin},
                                                            {"squares", Coordinates::InSquares},
                                                            {"none", Coordinates::Hidden}};
    command
        .add_option_function<std::string>(
            "--coordinates", [&coordinates](const std::string& place) { coordinates = kPlaces.at(place); },
            ROQUE_HELP("where letters and digits stand: margin (the default), squares or none"))
        ->check(oneOf({"margin", "squares", "none"}));
}

void addSize(CLI::App& command, int& pixels) {
    command.add_option("--size", pixels, ROQUE_HELP("width and height of a picture in pixels"))
        ->check(wholeNumber(DiagramOptions::kMinPixels, DiagramOptions::kMaxPixels))
        ->capture_default_str();
}

void addStyle(CLI::App& command, DiagramStyle& style) {
    command
        .add_option(
            "--pieces", style.pieces,
            ROQUE_HELP("the set of pieces: roque, flat, signs, a set of your own, or the path of a folder"))
        ->capture_default_str();
    command
        .add_option("--colors", style.colors,
                    ROQUE_HELP("the colours of the board: roque, wood, sea, night, contrast"))
        ->capture_default_str();
}

}  // namespace

void DiagramCommands::addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    addDiagram(app, streams, chosen);
    addReport(app, streams, chosen);
}

void DiagramCommands::addDiagram(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& command =
        *app.add_subcommand("diagram", ROQUE_HELP("Write a picture of a position, as SVG or PNG"));
    command.add_option("fen,--fen", diagram_.fen, ROQUE_HELP("the position"));
    command.add_option("-o,--output", diagram_.output, ROQUE_HELP("the file to write: NAME.svg or NAME.png"))
        ->required();
    addSize(command, diagram_.pixels);
    command.add_flag("--flip", diagram_.isFlipped, ROQUE_HELP("show the board from Black's side"));
    addCoordinates(command, diagram_.coordinates);
    addStyle(command, diagram_.style);
    command.add_option(
        "--arrows", diagram_.arrows,
        ROQUE_HELP("such as e2e4,Rd8h4: two squares, preceded by a colour (G, R, Y, B) if it is not green"));
    command.add_option("--marks", diagram_.marks, ROQUE_HELP("circles, such as e4,Yd5"));
    command.callback([this, streams, &chosen] {
        // Not by required(): the help would say so both of the word and of the option.
        if (diagram_.fen.empty()) throw CLI::ValidationError("fen", ROQUE_HELP("a position is needed"));
        chosen = [this, streams] { return runDiagram(diagram_, streams); };
    });
}

void DiagramCommands::addReport(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& command = *app.add_subcommand(
        "report",
        ROQUE_HELP(
            "Play the cases of a file and write a report with pictures of start, result and expectation"));
    command
        .add_option("cases", report_.cases,
                    ROQUE_HELP("one case on each line, fields separated by tabs: FEN, moves, FEN afterwards "
                               "or \"illegal\", name"))
        ->required();
    command.add_option("-o,--output", report_.output, ROQUE_HELP("the report to write, in Markdown"))
        ->required();
    addSize(command, report_.pixels);
    addCoordinates(command, report_.coordinates);
    addStyle(command, report_.style);
    command.callback(
        [this, streams, &chosen] { chosen = [this, streams] { return runReport(report_, streams); }; });
}

}  // namespace roque::terminal
