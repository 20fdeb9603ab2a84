#include "view/window/why_presenter.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>

#include "model/notation/san.h"
#include "view/game/why_rows.h"
#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/text.h"
#include "view/window/why_marks.h"

namespace roque {
namespace {

const GameNode& rootOf(const GameNode& node) {
    const GameNode* root = &node;
    while (root->parent() != nullptr) root = root->parent();
    return *root;
}

/// The node after a move; nullptr if there is none.
const GameNode* childWith(const GameNode& node, roque::Move move) {
    for (std::size_t at = 0; at < node.childCount(); ++at) {
        if (node.child(at).move() == move) return &node.child(at);
    }
    return nullptr;
}

/// The move of a node as a list has it: "16… Rf8".
wxString numberedMove(const GameNode& node, const PieceLetters& letters) {
    const Position& before = node.parent()->position();
    const wxString number = wxString::Format("%u", before.fullmoveNumber());
    const wxString dots = before.sideToMove() == Color::White ? toWx(". ") : toWx("… ");
    return number + dots + toWx(withPieces(toSan(before, node.move()), letters));
}

}  // namespace

WhyPresenter::WhyPresenter(UiDispatcher& dispatcher, GameSession& session, ActionRegistry& actions,
                           Environment environment)
    : session_(session),
      actions_(actions),
      environment_(std::move(environment)),
      inquiry_(dispatcher, [this] { onAnswer(); }) {
    actions_.add(Action::WhyNot, {[this] { ask(); }, [this] { return canAsk(); }});
}

void WhyPresenter::attach(WhyCard& card) {
    card_ = &card;
    card.onClosed = [this] { close(); };
    card.lines().onChosen = [this](std::size_t row, std::size_t plies) { playLine(row, plies); };
}

bool WhyPresenter::canAsk() const {
    const GameNode* const shown = session_.browser().shown();
    return shown != nullptr && shown->parent() != nullptr && shown->move() != roque::Move::null()
           && environment_.isPossible();
}

/// Asks about the move that leads to the position shown.
void WhyPresenter::ask() {
    if (!canAsk()) return;
    const auto player = environment_.player();
    if (!player) return;
    actions_.perform(Action::ShowStudyPage);
    const GameNode& node = *session_.browser().shown();
    start_ = rootOf(node).position();
    path_ = node.movesFromRoot();
    inquiry_.ask(*player, subjectAt(*node.parent(), session_.shownVariant()), node.move());
    showCard();
}

void WhyPresenter::close() {
    path_.clear();
    inquiry_.drop();
    showCard();
}

void WhyPresenter::leave() {
    inquiry_.drop();
}

/// The position after the move that was asked about; nullptr if it is in the game no longer.
const GameNode* WhyPresenter::asked() const {
    const GameNode* const shown = session_.browser().shown();
    if (path_.empty() || shown == nullptr) return nullptr;
    const GameNode* node = &rootOf(*shown);
    if (!(node->position() == start_)) return nullptr;
    for (const roque::Move move : path_) {
        node = childWith(*node, move);
        if (node == nullptr) return nullptr;
    }
    return node;
}

void WhyPresenter::show() {
    if (!path_.empty() && (asked() == nullptr || !environment_.isPossible())) close();
    if (path_.empty() && card_ != nullptr) card_->dismiss();
}

void WhyPresenter::setLetters(const PieceLetters& letters) {
    letters_ = letters;
    showCard();
}

void WhyPresenter::onAnswer() {
    if (path_.empty()) return;
    showCard();
    actions_.refresh();
    if (card_ != nullptr) announce(*card_, card_->text());
}

void WhyPresenter::showCard() {
    environment_.onMarks();
    if (card_ == nullptr) return;
    const GameNode* const node = asked();
    if (node == nullptr) return card_->dismiss();
    WhyCard::Content content;
    content.move = wxString::Format(_("Why not %s?"), numberedMove(*node, letters_));
    const auto write = [this](const Position& position, roque::Move move) {
        return withPieces(toSan(position, move), letters_);
    };
    if (const auto& answer = inquiry_.answer()) {
        content.reason = messageText(describe(*answer, write));
        if (answer->reason) content.cost = messageText(describeCost(*answer, write));
        const WhyRows rows = whyRows(*answer, letters_);
        for (const LineRow& row : {rows.refutation, rows.better}) {
            if (!row.words.empty()) content.lines.push_back(row);
        }
    } else if (const auto& trouble = inquiry_.trouble()) {
        content.reason = messageText(*trouble);
    } else {
        content.reason = _("Looking for an answer…");
    }
    card_->show(content);
}

/// Adds what the person has chosen of a line to the game: the refutation after the move, what is better in
/// its place.
void WhyPresenter::playLine(std::size_t row, std::size_t plies) {
    const auto& answer = inquiry_.answer();
    const GameNode* const node = asked();
    if (!answer || node == nullptr) return;
    const bool isRefutation = row == 0 && answer->line.size() > 1;
    const std::vector<roque::Move>& whole = isRefutation ? answer->line : answer->bestLine;
    std::vector<roque::Move> line(whole.begin() + (isRefutation ? 1 : 0), whole.end());
    line.resize(std::min(line.size(), plies), roque::Move::none());
    session_.browser().goTo(isRefutation ? *node : *node->parent());
    session_.tryOut(line);
}

BoardAnnotations WhyPresenter::marks() const {
    const auto& answer = inquiry_.answer();
    const bool isSeen = card_ != nullptr && card_->IsShownOnScreen();
    if (!answer || !isSeen || asked() == nullptr || asked() != session_.browser().shown()) return {};
    return whyMarks(*answer);
}

}  // namespace roque
