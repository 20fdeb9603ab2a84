#include "view/commands/study_persistence.h"

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>
#include <variant>

#include <wx/intl.h>

#include "controller/storage/time_text.h"
#include "model/notation/null_move.h"
#include "model/notation/uci_move.h"
#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"
#include "view/text/message_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

std::string now() {
    using std::chrono::floor;
    return toText(floor<std::chrono::seconds>(std::chrono::system_clock::now()));
}

/// The moves to a node in a notation that its tree can be searched for.
std::vector<std::string> pathTo(const GameNode& node) {
    std::vector<std::string> path;
    for (const GameNode* each = &node; each->parent() != nullptr; each = each->parent())
        path.push_back(toUci(each->move(), each->parent()->position(), CastlingNotation::KingTakesRook));
    std::ranges::reverse(path);
    return path;
}

/// The moves of such a path, as far as they are legal.
std::vector<Move> movesOf(const std::vector<std::string>& path, Position position) {
    std::vector<Move> moves;
    for (const std::string& text : path) {
        if (isNullMoveText(text) && isPlayable(position, Move::null())) {
            moves.push_back(Move::null());
            position = position.afterNull();
            continue;
        }
        const auto move = parseUciMove(position, text);
        if (!move) break;
        moves.push_back(*move);
        position = position.after(*move);
    }
    return moves;
}

/// A study in words: its players, or what else names it.
wxString titleOf(const SavedStudy& study) {
    const std::vector<ReadGame> games = readPgn(study.pgn);
    const GameTags tags = games.empty() ? GameTags() : games.front().record.tags;
    const auto name = [&](const char* tag) {
        const std::string_view value = tags.value(tag);
        return std::string(value.empty() ? "?" : value);
    };
    if (name("White") != "?" || name("Black") != "?") return toWx(name("White") + " – " + name("Black"));
    return study.origin ? toWx(study.origin->file.filename().string()) : _("without names");
}

}  // namespace

StudyPersistence::StudyPersistence(UiDispatcher& dispatcher, GameController& controller, GameSession& session,
                                   const std::optional<std::filesystem::path>& folder, const Bars& bars)
    : session_(session),
      bars_(bars),
      journal_(dispatcher, folder,
               [this](const std::optional<Message>& trouble) {
                   if (trouble)
                       bars_.notice.showNotice(messageText(*trouble) + ".", NoticeBar::About::Program);
               }),
      sessionEvents_(session.subscribe([this](const SessionEvent&) { onChange(); })),
      gameEvents_(controller.subscribe([this](const ControllerEvent& event) {
          if (!std::holds_alternative<SearchProgress>(event)) onChange();
      })) {
    session.setStudyAside = [this] { return setAside(); };
}

/// Keeps the study as it is now, if that is not kept already.
void StudyPersistence::onChange() {
    const OpenGames& games = session_.games();
    if (!games.hasUnsavedChanges()) {
        journal_.forget();
        kept_ = {};
        return;
    }
    const Study& study = *games.study();
    const Kept current{games.studyNumber(), study.revision(), &study.shown()};
    if (std::exchange(kept_, current) == current) return;
    journal_.keep({toPgn(study.record()), pathTo(study.shown()), games.studyOrigin(), now()});
}

void StudyPersistence::giveUp() {
    journal_.forget();
}

/// Leaves the study to be offered later, so that another one can take its place.
bool StudyPersistence::setAside() {
    if (!journal_.isKeeping()) return false;
    journal_.leave();
    kept_ = {};
    bars_.notice.showNotice(_("The changes of the study before are kept, and offered at the next start."));
    return true;
}

// What was left behind.

void StudyPersistence::offerLeftBehind() {
    journal_.findLeftBehind([this](std::vector<LeftStudy> studies) {
        left_ = std::move(studies);
        offerLatest();
    });
}

void StudyPersistence::offerLatest() {
    withdraw();
    if (left_.empty()) return;
    offer_ = bars_.offer.showQuestion(
        wxString::Format(_("A study has unsaved changes: %s."), titleOf(left_.front().study)),
        {{_("Resume"), [this] { goOn(); }}, {_("Not now"), [] {}}, {_("Discard"), [this] { discard(); }}});
}

void StudyPersistence::withdraw() {
    if (const auto asked = std::exchange(offer_, std::nullopt)) bars_.offer.withdraw(*asked);
}

void StudyPersistence::goOn() {
    if (left_.empty()) return;  // a second click
    session_.whenStudyMayGo([this] {
        if (left_.empty()) return;
        const LeftStudy left = std::move(left_.front());
        left_.clear();
        journal_.take(left, [this, left](const std::optional<SavedStudy>& study) {
            if (study)
                open(*study, study->origin);
            else
                offerCopy(left.study);
        });
    });
}

void StudyPersistence::open(const SavedStudy& study, const std::optional<GameOrigin>& origin) {
    std::vector<ReadGame> games = readPgn(study.pgn);
    if (games.empty()) return;
    GameRecord& record = games.front().record;
    const std::vector<Move> shown = movesOf(study.shown, record.root->position());
    session_.openUnsaved(std::move(record), origin, shown);
}

/// A copy belongs to no file: the other window saves to that.
void StudyPersistence::offerCopy(const SavedStudy& study) {
    const auto takeCopy = [this, study] {
        session_.whenStudyMayGo([this, study] { open(study, std::nullopt); });
    };
    bars_.offer.showQuestion(_("This study is open in another window."),
                             {{_("Take a copy"), takeCopy}, {_("Close"), [] {}}});
}

void StudyPersistence::discard() {
    if (left_.empty()) return;  // a second click
    journal_.discard(left_.front());
    left_.erase(left_.begin());
    offerLatest();
}

}  // namespace roque
