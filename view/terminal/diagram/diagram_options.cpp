#include "view/terminal/diagram/diagram_options.h"

#include <CLI/CLI.hpp>
#include <map>
#include <string>

namespace roque::terminal {
namespace {

void addCoordinates(CLI::App& command, Coordinates& coordinates) {
    static const std::map<std::string, Coordinates> kPlaces{{"margin", Coordinates::InMargin},
                                                            {"squares", Coordinates::InSquares},
                                                            {"none", Coordinates::Hidden}};
    command
        .add_option_function<std::string>(
            "--coordinates", [&coordinates](const std::string& place) { coordinates = kPlaces.at(place); },
            "where letters and digits stand: margin (the default), squares or none")
        ->check(CLI::IsMember({"margin", "squares", "none"}));
}

void addSize(CLI::App& command, int& pixels) {
    command.add_option("--size", pixels, "width and height of a picture in pixels")
        ->check(CLI::Range(DiagramOptions::kMinPixels, DiagramOptions::kMaxPixels))
        ->capture_default_str();
}

void addStyle(CLI::App& command, DiagramStyle& style) {
    command
        .add_option("--pieces", style.pieces,
                    "the set of pieces: roque, flat, signs, one of your own, or a folder, with a slash")
        ->capture_default_str();
    command
        .add_option("--colors", style.colors, "the colours of the board: roque, wood, sea, night, contrast")
        ->capture_default_str();
}

}  // namespace

void DiagramCommands::addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    addDiagram(app, streams, chosen);
    addReport(app, streams, chosen);
}

void DiagramCommands::addDiagram(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& command = *app.add_subcommand("diagram", "Write a picture of a position, as SVG or PNG");
    command.add_option("fen,--fen", diagram_.fen, "the position")->required();
    command.add_option("-o,--output", diagram_.output, "the file to write: NAME.svg or NAME.png")->required();
    addSize(command, diagram_.pixels);
    command.add_flag("--flip", diagram_.isFlipped, "Black's side is below");
    addCoordinates(command, diagram_.coordinates);
    addStyle(command, diagram_.style);
    command.add_option("--arrows", diagram_.arrows,
                       "such as e2e4,Rd8h4: squares, before them a colour (G, R, Y, B) if not green");
    command.add_option("--marks", diagram_.marks, "circles, such as e4,Yd5");
    command.callback(
        [this, streams, &chosen] { chosen = [this, streams] { return runDiagram(diagram_, streams); }; });
}

void DiagramCommands::addReport(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& command = *app.add_subcommand(
        "report",
        "Play the cases of a file and write a report with pictures of start, result and expectation");
    command
        .add_option("cases", report_.cases,
                    "a case on each line, with tabs between: FEN, moves, FEN afterwards or \"illegal\", name")
        ->required();
    command.add_option("-o,--output", report_.output, "the report to write, in Markdown")->required();
    addSize(command, report_.pixels);
    addCoordinates(command, report_.coordinates);
    addStyle(command, report_.style);
    command.callback(
        [this, streams, &chosen] { chosen = [this, streams] { return runReport(report_, streams); }; });
}

}  // namespace roque::terminal
