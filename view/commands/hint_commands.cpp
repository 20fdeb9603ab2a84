#include "view/commands/hint_commands.h"

#include "view/text/hint_text.h"

namespace roque {

HintCommands::HintCommands(const CommandContext& context, HintGiver& hints)
    : context_(context), hints_(hints) {
    context_.actions.add(Action::Hint, {[this] { hints_.ask(); },
                                        [this] {
                                            return context_.session.games().isGameShown()
                                                   && context_.session.browser().isLive() && hints_.canAsk();
                                        }});
    hints_.onChanged = [this] { show(); };
}

void HintCommands::show() {
    const Game* const game = context_.controller.game();
    if (game == nullptr) return;
    const wxString words = hintWords(hints_, game->position());
    if (words.empty())
        context_.status.forgetNews(words_);
    else
        context_.status.tellNews(words);
    words_ = words;
    context_.session.notifyChange();
}

}  // namespace roque
