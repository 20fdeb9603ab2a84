#include "view/dialogs/games/game_list_model.h"

#include <algorithm>
#include <string>

#include "view/text/game_text.h"
#include "view/text/message_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// Stands before the number of a game that has errors, and before what they are.
constexpr const char* kMark = "⚠ ";

/// The value of a tag, if known.
wxString known(std::string_view text) {
    return text == "?" || text == "????.??.??" ? wxString() : toWx(text);
}

/// A player, if known.
wxString playerText(std::string_view name) {
    return name == "?" ? wxString() : nameWords(name);
}

wxString numberText(std::size_t number) {
    return number == 0 ? wxString() : toWx(std::to_string(number));
}

wxString cellText(const GameSummary& game, std::size_t number, GameKey column) {
    switch (column) {
        case GameKey::Number:
            return (game.problem == nullptr ? wxString() : toWx(kMark)) + numberText(number);
        case GameKey::White:
            return playerText(game.white);
        case GameKey::WhiteElo:
            return numberText(game.whiteElo);
        case GameKey::Black:
            return playerText(game.black);
        case GameKey::BlackElo:
            return numberText(game.blackElo);
        case GameKey::Result:
            return resultWords(game.result);
        case GameKey::Date:
            return known(game.date);
        case GameKey::Event:
            return known(game.event);
        case GameKey::Round:
            return known(game.round);
        case GameKey::Eco:
            return known(game.eco);
        case GameKey::Opening:
            return known(game.opening);
        case GameKey::Moves:
            return toWx(std::to_string((game.plies + 1) / 2));
        case GameKey::Problem:
            return game.problem == nullptr ? wxString() : toWx(kMark) + messageText(game.problem->describe());
    }
    return {};
}

}  // namespace

void GameListModel::show(const PgnFile* file, const std::vector<std::uint32_t>* games) {
    file_ = file;
    games_ = games;
    Reset(static_cast<unsigned>(games == nullptr ? 0 : games->size()));
}

wxDataViewItem GameListModel::itemOf(std::size_t game) {
    if (games_ == nullptr) return {};
    const auto found = std::ranges::find(*games_, static_cast<std::uint32_t>(game));
    const auto row = static_cast<unsigned>(found - games_->begin());
    return row < GetCount() ? GetItem(row) : wxDataViewItem();
}

wxString GameListModel::problemOf(const wxDataViewItem& item) const {
    wxVariant problem;
    GetValueByRow(problem, GetRow(item), static_cast<unsigned>(GameKey::Problem));
    return problem.GetString();
}

void GameListModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    const bool isThere = games_ != nullptr && row < games_->size();
    value = isThere ? cellText(file_->summary(gameAt(row)), gameAt(row) + 1, GameKey(column)) : wxString();
}

bool GameListModel::SetValueByRow(const wxVariant& /*value*/, unsigned /*row*/, unsigned /*column*/) {
    return false;
}

}  // namespace roque
