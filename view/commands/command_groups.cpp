#include "view/commands/command_groups.h"

#include "view/commands/browse_actions.h"

namespace roque {

CommandGroups::CommandGroups(const CommandContext& context, const Parts& parts)
    : guard(context.frame, context.controller, parts.persistence),
      starter(context, parts.persistence, guard),
      recentFiles(context.frame, *parts.actionBar.menuOf(Action::OpenFile), ActionBar::idOf(Action::OpenFile),
                  context.services.settings),
      saver(context, recentFiles),
      files(context, recentFiles, saver),
      annotation(context, files),
      studies(context, *parts.actionBar.menuOf(Action::EditComment)),
      drawings(context, parts.board),
      game(context, parts.persistence, guard, starter),
      position(context, starter, parts.orientation),
      exchange(context, parts.board, files, guard),
      boardInWords(context.actions, parts.reader, parts.board, parts.narrator, context.services.settings),
      view(context.actions, parts.board, parts.fullScreen, parts.bounds, context.services.settings,
           parts.usePlay),
      program(context, parts.persistence, parts.guests, parts.bounds, parts.board, parts.showSettings,
              parts.playSample),
      hint(context, parts.hints) {
    registerBrowseActions(context.actions, context.session.browser());
    parts.orientation.registerActions(context.actions);
}

}  // namespace roque
