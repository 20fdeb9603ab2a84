#include "view/text/study_text.h"

#include <wx/intl.h>

#include "model/movegen/legal_moves.h"
#include "view/text/game_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

bool isKnown(std::string_view value) noexcept {
    return !value.empty() && value != "?";
}

/// The players, or something else that tells a game from others.
wxString gameWords(const GameTags& tags) {
    const std::string_view white = tags.value("White");
    const std::string_view black = tags.value("Black");
    if (isKnown(white) || isKnown(black))
        return (isKnown(white) ? nameWords(white) : nameOf(Color::White)) + toWx(" – ")
               + (isKnown(black) ? nameWords(black) : nameOf(Color::Black));
    return isKnown(tags.value("Event")) ? toWx(tags.value("Event")) : _("Game without names");
}

}  // namespace

wxString studyWords(const OpenGames& desk) {
    const wxString mark = desk.hasUnsavedChanges() ? "* " : "";
    const wxString file = desk.origin() ? toWx(desk.origin()->file.filename().string()) : wxString();
    if (!desk.isStudyOfGame()) {
        const GameRecord& game = desk.study()->record();
        wxString words = mark + gameWords(game.tags);
        if (game.result != GameResult::Unknown) words += toWx(" · ") + resultWords(game.result);
        return file.empty() ? words : words + toWx(" · ") + file;
    }
    if (!file.empty()) return mark + file;
    return mark.empty() ? mark : mark + _("Notes not saved");
}

wxString playerWords(const GameTags& tags, Color color) {
    const bool isWhite = color == Color::White;
    const std::string_view name = tags.value(isWhite ? "White" : "Black");
    if (!isKnown(name)) return {};
    const std::string_view rating = tags.value(isWhite ? "WhiteElo" : "BlackElo");
    return nameWords(name) + (isKnown(rating) && rating != "-" ? " (" + toWx(rating) + ")" : wxString());
}

wxString positionWords(const GameNode& node) {
    const Position& position = node.position();
    wxString turn = turnWords(position);
    if (!hasLegalMove(position)) turn = position.isCheck() ? _("Checkmate") : _("Stalemate");
    return node.parent() == nullptr ? turn : moveWords(node) + toWx(" · ") + turn;
}

}  // namespace roque
