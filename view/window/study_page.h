#pragma once

#include <wx/stattext.h>

#include "view/panels/annotation_bar.h"
#include "view/panels/ending_card.h"
#include "view/panels/engine_stack.h"
#include "view/panels/evaluation_bar.h"
#include "view/panels/line_preview.h"
#include "view/panels/notice_stack.h"
#include "view/panels/why_card.h"
#include "view/toolkit/wrapped_text.h"
#include "view/window/action_buttons.h"
#include "view/window/page.h"
#include "view/window/report_card.h"

namespace roque {

/// The page to look at games and annotate them: who played and how it ended, an engine that looks at
/// it, the moves, graph and report once it is annotated, and the buttons for what one does with a game.
/// [ui-thread]
class StudyPage : public Page {
public:
    StudyPage(const PageContext& context, NoticeStack& notices);

    [[nodiscard]] ColumnHeights heights() const override { return {.tall = 420, .middle = 290}; }
    [[nodiscard]] std::vector<PanelColumn::Entry> entries(ColumnShape shape) override;
    [[nodiscard]] std::vector<PanelColumn::Entry> asideEntries() override;
    [[nodiscard]] std::vector<wxWindow*> ownPanels() override {
        return {names_,    engines_,  together_, endings_, why_,
                annotate_, progress_, report_,   askWhy_,  buttons_};
    }
    [[nodiscard]] wxWindow* bar() override { return bar_; }
    void show() override;
    void onEvent(const ControllerEvent& /*event*/) override {}
    void setOrientation(Orientation orientation) override {
        bar_->setWhiteBelow(orientation == Orientation::WhiteBelow);
    }
    void use(const PlaySettings& settings) override;

private:
    [[nodiscard]] wxString namesOf() const;
    void setButtonWords();

    PageContext context_;
    NoticeStack& notices_;
    WrappedText* names_;
    EngineStack* engines_;
    WrappedText* together_;  ///< about all engines together
    EndingCard* endings_;
    EvaluationBar* bar_;
    LinePreview* preview_;
    ActionButtons* annotate_;
    AnnotationBar* progress_;
    ReportCard* report_;
    WhyCard* why_;
    ActionButtons* buttons_;
    ActionButtons* askWhy_;  ///< while the report is shown
    ColumnShape shape_;
};

}  // namespace roque
