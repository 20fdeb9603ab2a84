#include "view/commands/view_commands.h"

#include <utility>

namespace roque {
namespace {

bool always() {
    return true;
}

}  // namespace

ViewCommands::ViewCommands(ActionRegistry& actions, BoardPanel& board, FullScreen& fullScreen,
                           RestoredBounds& bounds, SettingsStore& settings,
                           std::function<void(const PlaySettings&)> usePlay)
    : board_(board),
      fullScreen_(fullScreen),
      bounds_(bounds),
      settings_(settings),
      usePlay_(std::move(usePlay)) {
    const auto toggleFullScreen = [this] {
        bounds_.record();
        fullScreen_.toggle();
    };
    const auto toggleBlindfold = [this] { board_.setBlindfold(!board_.state().hidesPieces); };
    actions.add(Action::FullScreen, {toggleFullScreen, always, [this] { return fullScreen_.isOn(); }});
    actions.add(Action::Blindfold, {toggleBlindfold, always, [this] { return board_.state().hidesPieces; }});
    const auto toggleThoughts = [this] {
        settings_.edit([](Settings& chosen) { chosen.play.showsThoughts = !chosen.play.showsThoughts; });
        usePlay_(settings_.settings().play);
    };
    actions.add(Action::ShowThoughts,
                {toggleThoughts, always, [this] { return settings_.settings().play.showsThoughts; }});
    registerScheme(actions, Action::DotsScheme, TargetScheme::Modern, TargetMarks::Dots);
    registerScheme(actions, Action::ColorsScheme, TargetScheme::Classic, TargetMarks::Classic);
}

void ViewCommands::registerScheme(ActionRegistry& actions, Action action, TargetScheme scheme,
                                  TargetMarks marks) {
    const auto choose = [this, scheme, marks] {
        board_.setScheme(scheme);
        settings_.edit([marks](Settings& settings) { settings.appearance.targets = marks; });
    };
    actions.add(action, {choose, always, [this, scheme] { return board_.state().scheme == scheme; }});
}

}  // namespace roque
