#include "view/window/study_page.h"

#include <wx/intl.h>

#include "view/text/game_text.h"
#include "view/text/language_letters.h"
#include "view/text/study_text.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/text.h"
#include "view/window/analysis_presenter.h"
#include "view/window/annotation_presenter.h"
#include "view/window/ending_presenter.h"
#include "view/window/game_parts.h"
#include "view/window/game_status.h"

namespace roque {
namespace {

constexpr std::size_t kMostNameLines = 2;  // a PGN file may name players at any length

}  // namespace

StudyPage::StudyPage(const PageContext& context, NoticeStack& notices)
    : context_(context),
      notices_(notices),
      names_(new WrappedText(&context.column, "study names", kMostNameLines)),
      engines_(new EngineStack(&context.column)),
      together_(new WrappedText(&context.column, "engines together")),
      endings_(new EndingCard(&context.column)),
      bar_(new EvaluationBar(&context.frame)),
      preview_(new LinePreview(&context.frame, context.board, context.pieces)),
      annotate_(new ActionButtons(&context.column, "annotate buttons", context.actions, context.icons,
                                  {{Action::AnnotateGame, {}}})),
      progress_(new AnnotationBar(&context.column, _("Stop annotating; the game stays as it is"))),
      report_(new ReportCard(&context.column, context.actions, context.icons)),
      why_(new WhyCard(&context.column)),
      buttons_(new ActionButtons(&context.column, "study buttons", context.actions, context.icons,
                                 {{Action::TakeBack, {}},
                                  {Action::EditComment, {}},
                                  {Action::PromoteVariation, {}},
                                  {Action::EditDetails, {}}})),
      askWhy_(new ActionButtons(&context.column, "why buttons", context.actions, context.icons,
                                {{Action::WhyNot, {}}})) {
    names_->SetFont(names_->GetFont().Bold());
    context_.analysis.attach({*engines_, *together_, *bar_, *preview_});
    context_.annotation.attach({*annotate_, *progress_, *report_, *buttons_});
    context_.analysis.why().attach(*why_);
    context_.endings.attach(*endings_, *buttons_);
}

void StudyPage::use(const PlaySettings& settings) {
    const bool hasFigurines = settings.notation == MoveNotation::Figurines;
    context_.analysis.setLetters(hasFigurines ? kFigurines : languageLetters());
}

std::vector<PanelColumn::Entry> StudyPage::entries(ColumnShape shape) {
    using Height = PanelColumn::Height;
    GameParts& parts = context_.parts;
    const bool isTall = shape.height == ColumnShape::Height::Tall;
    const bool isLow = shape.height == ColumnShape::Height::Low;
    names_->Show(isTall);  // the title of the window has them too
    parts.card().setLow(!isTall);
    parts.row().Show();
    why_->Show(context_.analysis.why().isAsked());
    endings_->Show(context_.endings.hasWords());
    engines_->Show(!isLow);  // there is no room; and what nobody sees does not search
    together_->Show(!isLow && !together_->words().empty());
    context_.annotation.setRoom(isTall);
    shape_ = shape;
    setButtonWords();
    if (isLow)
        return {{endings_},  {why_},      {&parts.card(), Height::Rest},        {&parts.looking()},
                {progress_}, {&notices_}, {buttons_, Height::Own, &parts.row()}};
    if (!isTall)
        return {{engines_},
                {together_},
                {endings_},
                {why_},
                {&parts.card(), Height::Rest},
                {&parts.looking()},
                {progress_},
                {&notices_},
                {buttons_, Height::Own, &parts.row()}};
    return {{names_},           {engines_},  {together_},
            {endings_},         {why_},      {&parts.card(), Height::Rest},
            {annotate_},        {progress_}, {report_},
            {&parts.looking()}, {&notices_}, {askWhy_, Height::Own, buttons_},
            {&parts.row()}};
}

std::vector<PanelColumn::Entry> StudyPage::asideEntries() {
    return {{&context_.parts.facts()}, {&context_.parts.record()}};
}

/// The report needs the room of the words. Beside icons there is room to ask about its moves.
void StudyPage::setButtonWords() {
    const bool isSmall = shape_.height != ColumnShape::Height::Tall && !shape_.isWide;
    const bool hasWords = !isSmall && !report_->IsShown();
    buttons_->setWords(hasWords ? ActionButtons::Words::Beside : ActionButtons::Words::None);
    if (askWhy_->Show(report_->IsShown())) layOutAround(*askWhy_);
}

/// Both players and the result: "Ada (2100)  1-0  Bo".
wxString StudyPage::namesOf() const {
    const OpenGames& games = context_.session.games();
    const auto name = [&](Color color) {
        const wxString words = games.isStudying() ? playerWords(games.study()->record().tags, color)
                                                  : playerWords(context_.controller, color);
        return words.empty() ? nameOf(color) : words;
    };
    const GameResult result = context_.session.shownResult();
    const wxString between = result == GameResult::Unknown ? toWx(" – ") : "  " + resultWords(result) + "  ";
    return name(Color::White) + between + name(Color::Black);
}

void StudyPage::show() {
    context_.analysis.show();
    context_.annotation.show();
    context_.endings.show();
    setButtonWords();
    if (context_.controller.game() == nullptr && !context_.session.games().isStudying()) return;
    names_->show(namesOf());
    buttons_->show(context_.actions.states());
    askWhy_->show(context_.actions.states());
}

}  // namespace roque
