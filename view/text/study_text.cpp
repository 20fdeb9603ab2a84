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

bool hasNames(const GameTags& tags) noexcept {
    return isKnown(tags.value("White")) || isKnown(tags.value("Black"));
}

/// What tells a game without names from others.
wxString eventWords(const GameTags& tags) {
    return isKnown(tags.value("Event")) ? toWx(tags.value("Event")) : _("Game without names");
}

/// The players, or something else that tells a game from others.
wxString gameWords(const GameTags& tags) {
    if (!hasNames(tags)) return eventWords(tags);
    const std::string_view white = tags.value("White");
    const std::string_view black = tags.value("Black");
    return (isKnown(white) ? nameWords(white) : nameOf(Color::White)) + toWx(" – ")
           + (isKnown(black) ? nameWords(black) : nameOf(Color::Black));
}

wxString markOf(const OpenGames& desk) {
    return desk.hasUnsavedChanges() ? "* " : "";
}

wxString fileOf(const OpenGames& desk) {
    return desk.origin() ? toWx(desk.origin()->file.filename().string()) : wxString();
}

}  // namespace

wxString studyWords(const OpenGames& desk) {
    if (desk.isStudyOfGame()) return studyHeading(desk);
    const GameRecord& game = desk.study()->record();
    const wxString file = fileOf(desk);
    wxString words = markOf(desk) + gameWords(game.tags);
    if (game.result != GameResult::Unknown) words += toWx(" · ") + resultWords(game.result);
    return file.empty() ? words : words + toWx(" · ") + file;
}

wxString studyHeading(const OpenGames& desk) {
    const wxString mark = markOf(desk);
    const wxString file = fileOf(desk);
    const GameTags& tags = desk.study()->record().tags;
    if (!desk.isStudyOfGame() && !hasNames(tags))
        return mark + eventWords(tags) + (file.empty() ? wxString() : toWx(" · ") + file);
    if (!file.empty()) return mark + file;
    return mark.empty() ? mark : mark + (desk.isStudyOfGame() ? _("Notes not saved") : _("Not saved"));
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
