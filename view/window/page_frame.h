#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <wx/panel.h>

#include "view/board/board_panel.h"
#include "view/panels/board_reader.h"
#include "view/panels/notice_stack.h"
#include "view/window/page.h"
#include "view/window/page_layout.h"
#include "view/window/page_rail.h"

namespace roque {

/// The inside of the window: the rail of pages at the left edge, the board, and beside it the column of the
/// page that is shown. Where they are follows from the size of the window, the settings and whether the page
/// has cards, and from nothing else: whatever is told or asked, the board stays where it is. [ui-thread]
class PageFrame : public wxPanel {
public:
    /// `pieces` outlives the frame.
    PageFrame(wxWindow* parent, PieceSet& pieces, const LineIcons& icons);

    /// Makes a page.
    using MakePage = std::function<std::unique_ptr<Page>()>;

    /// Adds a page, which the rail shows by its action. The first is made and shown at once, others when they
    /// are first wanted.
    void add(Action action, MakePage make);
    /// Shows a page in place of the current one.
    void select(Action page);
    /// The action of the page that is shown.
    [[nodiscard]] Action current() const { return slots_.at(current_).action; }

    /// Puts into the column what the page that is shown wants there now.
    void arrangeColumn();
    /// Shows the session on the page that is shown.
    void show();
    /// The controller reports something.
    void onEvent(const ControllerEvent& event);
    void setOrientation(Orientation orientation);
    void use(const Settings& settings);
    /// Only how one plays.
    void use(const PlaySettings& settings);

    /// Frames the board while an earlier position of the game in progress is shown.
    void setLookingBack(bool isLookingBack);

    /// Moves the keyboard to the board that the person uses: the one in words if it is shown.
    void focusBoard();
    /// Moves it to the next part: rail, board, column, notice.
    void focusNextPart();

    [[nodiscard]] BoardPanel& board() noexcept { return *board_; }
    /// The board in words, which may be hidden.
    [[nodiscard]] BoardReader& reader() noexcept { return *reader_; }
    [[nodiscard]] PanelColumn& column() noexcept { return *column_; }
    /// The third column, left of the board, where the window is wide.
    [[nodiscard]] PanelColumn& aside() noexcept { return *aside_; }
    [[nodiscard]] NoticeStack& notices() noexcept { return *notices_; }
    [[nodiscard]] PageRail& rail() noexcept { return *rail_; }

    bool Layout() override;

private:
    struct Slot {
        Action action;
        MakePage make;
        std::unique_ptr<Page> page;
    };

    [[nodiscard]] Page& currentPage() const { return *slots_.at(current_).page; }
    [[nodiscard]] Page& made(std::size_t slot);
    void showPanels(Page& page, bool areShown);
    void showBoard(bool isShown);
    [[nodiscard]] PageMeasures measures() const;
    [[nodiscard]] ColumnShape shapeOf(const PartRect& column) const;
    void placeCards(const PageLayout& layout);
    void placeAside(const PartRect& aside, int left);
    [[nodiscard]] int placeReader(int left, const wxSize& area);
    void onPaint(wxPaintEvent& event);

    PageRail* rail_;
    BoardPanel* board_;
    BoardReader* reader_;
    PanelColumn* column_;
    PanelColumn* aside_;
    NoticeStack* notices_;
    std::vector<Slot> slots_;
    std::size_t current_ = 0;
    Orientation orientation_ = Orientation::WhiteBelow;
    Settings settings_;
    ColumnShape shape_;
    bool isStacked_ = false;
    bool isLookingBack_ = false;
};

}  // namespace roque
