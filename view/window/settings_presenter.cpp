#include "view/window/settings_presenter.h"

#include "view/window/board_input_settings.h"

namespace roque {
namespace {

Coordinates coordinatesOf(CoordinatePlace place) {
    if (place == CoordinatePlace::Off) return Coordinates::Hidden;
    return place == CoordinatePlace::Squares ? Coordinates::InSquares : Coordinates::InMargin;
}

TargetScheme schemeOf(TargetMarks marks) {
    if (marks == TargetMarks::Off) return TargetScheme::Hidden;
    return marks == TargetMarks::Classic ? TargetScheme::Classic : TargetScheme::Modern;
}

}  // namespace

void SettingsPresenter::show(const Settings& settings) {
    if (!parts_.fullScreen.isOn()) parts_.bounds.apply(settings.window);
    parts_.theme.change(settings.appearance, parts_.window);
    showBoard(settings);
    parts_.pages.use(settings);
    use(settings.play);
}

void SettingsPresenter::showBoard(const Settings& settings) {
    constexpr double kWhole = 100;  // percent
    BoardPanel& board = parts_.pages.board();
    board.setPlacement({settings.board.size / kWhole, settings.board.x / kWhole, settings.board.y / kWhole});
    board.setCoordinates(coordinatesOf(settings.appearance.coordinates));
    board.setScheme(schemeOf(settings.appearance.targets));
    applyHandSettings(board, settings);
}

void SettingsPresenter::use(const PlaySettings& settings) {
    parts_.orientation.setTurnsToMover(settings.turnsBoardToMover);
    parts_.voices.use(settings);
    parts_.pages.use(settings);
    parts_.gameParts.use(settings);
    parts_.boardInWords.show(settings.describesBoard);
    parts_.controller.setManners({.takesTime = settings.takesTime,
                                  .seeksDraws = true,
                                  .resigns = settings.aiResigns,
                                  .usesOwnBooks = settings.usesOwnBooks});
    parts_.session.setTriesMovesWhileClockRuns(settings.triesMovesWhileClockRuns);
    parts_.premoves.setOn(settings.allowsPremoves);
    parts_.confirmation.setOn(settings.confirmsMoves);
    parts_.session.notifyChange();  // other pieces may be movable now
}

}  // namespace roque
