#include "view/terminal/diagram/diagram_command.h"

#include <optional>
#include <system_error>

#include <fmt/ostream.h>

#include "controller/storage/files.h"
#include "view/board/drawing/picture_type.h"
#include "view/board/drawing/svg_canvas.h"
#include "view/terminal/command/position_argument.h"
#include "view/terminal/command/terminal_text.h"
#include "view/terminal/diagram/png_library.h"

namespace roque::terminal {
namespace {

/// The picture type by the file's extension. If there is none for it, says so and returns nothing.
std::optional<PictureType> readType(const std::string& file, const Streams& streams) {
    const auto type = pictureTypeOf(file);
    if (!type) say(streams.error, ROQUE_MESSAGE("{0}: the name of a picture ends with .svg or .png", file));
    return type;
}

/// Reads the arrows and marks. If one of them is invalid, says so and returns nothing.
std::optional<BoardAnnotations> readAnnotations(const DiagramOptions& options, const Streams& streams) {
    const auto arrows = parseArrows(options.arrows);
    if (!arrows) {
        say(streams.error,
            ROQUE_MESSAGE(
                "'{0}' is not an arrow: two different squares, before them a letter for the colour if it is "
                "not green (G, R, Y, B), such as e2e4 or Re2e4",
                arrows.error().item));
    }
    const auto marks = parseMarks(options.marks);
    if (!marks) {
        say(streams.error,
            ROQUE_MESSAGE(
                "'{0}' is not a mark: a square, before it a letter for the colour if it is not green (G, R, "
                "Y, B), such as e4 or Re4",
                marks.error().item));
    }
    if (!arrows || !marks) return std::nullopt;
    return BoardAnnotations{*arrows, *marks};
}

/// The contents of the picture file.
Result<std::string, PngError> picture(const BoardState& state, const DiagramOptions& options,
                                      PictureType type, const DiagramLook& look) {
    BoardImageFormat format;
    format.pixels = options.pixels;
    format.orientation = options.isFlipped ? Orientation::BlackBelow : Orientation::WhiteBelow;
    format.coordinates = options.coordinates;
    format.colors = look.colors;
    const std::string svg = boardSvg(state, format, look.pieces);
    if (type == PictureType::Png) return toPng(svg, options.pixels);
    return svg;
}

}  // namespace

ExitCode runDiagram(const DiagramOptions& options, const Streams& streams) {
    const auto position = readPosition(options.fen, streams);
    const auto annotations = readAnnotations(options, streams);
    const auto type = readType(options.output, streams);
    const auto look = readStyle(options.style, streams);
    if (!position || !annotations || !type || !look) return ExitCode::BadInput;

    BoardState state;
    showPosition(state, *position);
    state.annotations = *annotations;
    const auto contents = picture(state, options, *type, *look);
    if (!contents) {
        say(streams.error, ROQUE_MESSAGE("{0}: {1}", options.output, contents.error().describe()));
        return ExitCode::BadInput;
    }
    if (const auto place = checkPlace(options.output); !place) {
        say(streams.error, place.error().describe());
        return ExitCode::BadInput;
    }
    try {
        OutputFile file(options.output);
        file.write(*contents);
        file.keep();
    } catch (const std::system_error& error) {
        fmt::print(streams.error, "{}\n", error.what());
        return ExitCode::BadInput;
    }
    return ExitCode::Success;
}

}  // namespace roque::terminal
