#include "view/window/annotation_presenter.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "view/dialogs/games/annotation_question.h"
#include "view/text/message_text.h"
#include "view/text/report_text.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/text.h"

namespace roque {

namespace {

wxString troubleWords(const GameAnnotator::Failure& failure) {
    const wxString player = toWx(failure.player);
    const wxString reason = messageText(failure.reason);
    if (failure.annotated == 0)
        return wxString::Format(_("%s could not annotate the game: %s."), player, reason);
    const auto annotated = static_cast<unsigned>(failure.annotated);
    return wxString::Format(wxPLURAL("%s has annotated only the last %u of %u moves: %s.",
                                     "%s has annotated only the last %u of %u moves: %s.", annotated),
                            player, annotated, static_cast<unsigned>(failure.plies), reason);
}

}  // namespace

AnnotationPresenter::AnnotationPresenter(wxFrame& frame, UiDispatcher& dispatcher, GameController& controller,
                                         GameSession& session, ActionRegistry& actions,
                                         const PluginRegistry& plugins, Engines& engines,
                                         SettingsStore& settings)
    : frame_(frame),
      session_(session),
      actions_(actions),
      settings_(settings),
      players_(plugins, engines),
      annotator_(dispatcher, controller, session, windowCatalogue()) {
    annotator_.onProgress = [this] { showParts(); };
    annotator_.onDone = [this](const std::string& engine) {
        if (onNews) onNews(wxString::Format(_("Annotated by %s."), toWx(engine)));
    };
    annotator_.onFailed = [this](const GameAnnotator::Failure& failure) {
        showParts();
        actions_.refresh();
        if (onTrouble) onTrouble(troubleWords(failure));
    };
    registerActions();
}

/// The graph may still lose the keyboard.
AnnotationPresenter::~AnnotationPresenter() {
    if (!panels_) return;
    panels_->card.onRoom = nullptr;
    panels_->card.graph().wordsFor = nullptr;
}

void AnnotationPresenter::registerActions() {
    actions_.add(Action::AnnotateGame,
                 {[this] { ask(); }, [this] { return annotator_.canBegin() && !players_.list().empty(); }});
    actions_.add(Action::NextMistake, {[this] {
                                           if (const auto ply = graph_.mistakeAfter(shownPly())) goTo(*ply);
                                       },
                                       [this] { return graph_.mistakeAfter(shownPly()).has_value(); }});
    actions_.add(Action::PreviousMistake, {[this] {
                                               if (const auto ply = graph_.mistakeBefore(shownPly()))
                                                   goTo(*ply);
                                           },
                                           [this] { return graph_.mistakeBefore(shownPly()).has_value(); }});
}

void AnnotationPresenter::attach(const Panels& panels) {
    panels_.emplace(panels);
    panels.bar.onCancel = [this] {
        annotator_.cancel();
        actions_.refresh();
    };
    panels.card.onRoom = [this] { show(); };
    panels.card.graph().onChosen = [this](std::size_t ply) { goTo(ply); };
    panels.card.graph().wordsFor = [this](std::size_t ply) {
        const GameNode* const node = mainLineNode(ply);
        if (node == nullptr || ply >= graph_.expected.size()) return wxString();
        return scoreWords(*node, graph_.expected[ply], graph_.judgements[ply]);
    };
}

/// Asks who annotates the game, and begins.
void AnnotationPresenter::ask() {
    if (!annotator_.canBegin()) return;
    const auto chosen = askForAnnotation(frame_, players_, settings_, {});
    // The game may be another one by now, and the engine may be gone.
    auto player = chosen ? players_.findForGames(chosen->player) : std::nullopt;
    if (!player || !annotator_.canBegin()) return;
    players_.wake(chosen->player);
    actions_.perform(Action::ShowStudyPage);
    annotator_.begin(std::move(*player), chosen->budget);
}

bool AnnotationPresenter::mayEnd() const {
    if (!isRunning()) return true;
    wxMessageDialog dialog(&frame_, _("The game is still being annotated. Quit anyway?"), "Roque",
                           wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION);
    dialog.SetYesNoLabels(_("Quit"), _("Keep annotating"));
    return dialog.ShowModal() == wxID_YES;
}

// What is shown.

const GameNode* AnnotationPresenter::mainLineNode(std::size_t ply) const {
    const GameNode* node = root_;
    for (; node != nullptr && ply > 0; --ply) node = node->next();
    return node;
}

/// The last position of the main line on the way to the one on the board.
std::size_t AnnotationPresenter::shownPly() const {
    const GameBrowser& browser = session_.browser();
    const auto& line = browser.line();
    std::size_t ply = 0;
    while (ply < browser.index() && line[ply]->next() == line[ply + 1]) ++ply;
    return ply;
}

void AnnotationPresenter::goTo(std::size_t ply) {
    const GameNode* const node = mainLineNode(ply);
    if (node == nullptr) return;
    session_.browser().goTo(*node);
    session_.notifyChange();
}

/// Reads what stands in the game, if it is another one or has changed.
void AnnotationPresenter::read() {
    const GameBrowser& browser = session_.browser();
    const GameNode* const root = browser.line().empty() ? nullptr : browser.line().front();
    if (root == std::exchange(root_, root)
        && browser.revision() == std::exchange(revision_, browser.revision()))
        return;
    figures_ = root == nullptr ? GameFigures() : figuresOf(*root);
    graph_ = figures_.isAnnotated() ? scoreGraphOf(*root, figures_) : ScoreGraph();
    if (panels_ && figures_.isAnnotated()) panels_->card.show(reportOn(*root));
}

void AnnotationPresenter::show() {
    read();
    showParts();
    if (!panels_ || !panels_->card.IsShown()) return;
    const std::size_t ply = shownPly();
    panels_->card.graph().show(graph_, ply);
    const GameNode* const shown = session_.browser().shown();
    const bool hasFigures = ply > 0 && mainLineNode(ply) == shown && ply <= figures_.moves.size();
    panels_->card.showMove(hasFigures ? costWords(*shown, figures_.moves[ply - 1]) : wxString());
    panels_->card.show(actions_.states());
}

void AnnotationPresenter::setRoom(bool hasRoom) {
    hasRoom_ = hasRoom;
    showParts();
}

/// One of the panels, or none; beside what other programs have written, an annotation is offered. Those of a
/// page that is not shown stay hidden.
void AnnotationPresenter::showParts() {
    if (!panels_ || !panels_->page.IsShown()) return;
    const auto& progress = annotator_.progress();
    if (progress) panels_->bar.show(toWx(progress->player), progress->done, progress->plies);
    const bool isReported = !progress && hasRoom_ && graph_.isKnown() && panels_->card.hasRoom();
    const bool isOffered = !progress && hasRoom_ && !(graph_.isKnown() && figures_.isOurs);
    if (isOffered) panels_->offer.show(actions_.states());
    bool hasChanged = false;
    for (const auto& [panel, isShown] : {std::pair<wxWindow*, bool>{&panels_->bar, progress.has_value()},
                                         {&panels_->card, isReported},
                                         {&panels_->offer, isOffered}})
        hasChanged = panel->Show(isShown) || hasChanged;
    if (hasChanged) layOutAround(panels_->card);
}

}  // namespace roque
