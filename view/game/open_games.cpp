#include "view/game/open_games.h"

#include <cassert>
#include <utility>

namespace roque {

void OpenGames::follow(const Game& game) {
    if (isStudyOfGame()) study_->catchUp(*game_);
    game_ = &game;
    ++gameNumber_;
    gameOrigin_.reset();
    isOfGame_ = false;
    browser_.follow(game);
}

void OpenGames::open(GameRecord game, std::optional<GameOrigin> origin) {
    if (isStudyOfGame()) gameOrigin_ = origin_;
    auto study = std::make_unique<Study>(std::move(game));
    browser_.open(*study);  // before the previous study is destroyed
    study_ = std::move(study);
    ++studyNumber_;
    isOfGame_ = false;
    origin_ = std::move(origin);
}

void OpenGames::studyGame(GameRecord record, const std::vector<Move>& path) {
    if (!isStudyOfGame()) {
        // Moves taken back belong to a study, which tells them from those played; of a game that is over and
        // has no other moves, only if they are looked at.
        const bool hasMoves = record.root->next() != nullptr || !path.empty();
        if (game_ != nullptr && (hasMoves || !game_->outcome()))
            record.root = std::move(recordOf(*game_).root);
        open(std::move(record), gameOrigin_);
        isOfGame_ = true;
    }
    study_->follow(path);
    browser_.openStudyOfGame(*study_);
}

void OpenGames::update() {
    if (isStudyOfGame()) study_->catchUp(*game_);
    browser_.update();
}

const GameRecord& OpenGames::withStudy(const GameRecord& record) {
    if (!isStudyOfGame()) return record;
    describeGame(record.tags, record.result);
    return study_->record();
}

void OpenGames::describeGame(const GameTags& tags, GameResult result) {
    if (isStudyOfGame()) study_->adopt(tags, result);
}

bool OpenGames::canDelete() const noexcept {
    return isStudying() && study_->canRemove() && !browser_.isPlayed(study_->shown());
}

bool OpenGames::canPromote() const noexcept {
    if (!isStudying() || !study_->canPromote()) return false;
    const GameNode* first = &study_->shown();  // of the variation
    while (first->parent()->next() == first) first = first->parent();
    return !browser_.isPlayed(*first->parent()) || browser_.isStandingAt(*first->parent());
}

void OpenGames::returnToGame() {
    if (isStudyOfGame())
        browser_.goToGame();
    else
        browser_.leaveStudy();
}

void OpenGames::returnToStudy() {
    assert(study_ != nullptr);
    if (!isStudyOfGame()) browser_.open(*study_);
}

std::vector<Move> OpenGames::movesToShown() const {
    const GameNode* const shown = browser_.shown();
    return shown == nullptr ? std::vector<Move>() : shown->movesFromRoot();
}

}  // namespace roque
