#include "view/window/page_frame.h"

#include <algorithm>
#include <utility>

#include <wx/dcclient.h>
#include <wx/intl.h>

#include "view/board/desktop_colors.h"
#include "view/toolkit/font_scaling.h"

namespace roque {
namespace {

constexpr int kBarFrom = 720;         ///< the width of a window with room for a bar beside the board
constexpr int kRailWordsFrom = 1100;  ///< the width of a window that has room for words in the rail
constexpr int kWideColumn = 580;  ///< the width of one that has room for buttons with words beside a field

wxRect wxRectOf(const PartRect& rect, int left) {
    return {rect.x + left, rect.y, rect.width, rect.height};
}

}  // namespace

PageFrame::PageFrame(wxWindow* parent, PieceSet& pieces, const LineIcons& icons)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxFULL_REPAINT_ON_RESIZE,
              "page frame"),
      rail_(new PageRail(this, icons)),
      board_(new BoardPanel(this, pieces)),
      reader_(new BoardReader(this, *board_)),
      column_(new PanelColumn(this, "column")),
      aside_(new PanelColumn(this, "aside")),
      notices_(new NoticeStack(column_)) {
    aside_->Hide();
    notices_->onKeyboardLost = [this] { focusBoard(); };
    Bind(wxEVT_SIZE, [this](wxSizeEvent&) { Layout(); });
    Bind(wxEVT_PAINT, &PageFrame::onPaint, this);
}

void PageFrame::focusBoard() {
    if (wxWindow* const whole = currentPage().inPlaceOfBoard()) return whole->SetFocus();
    (reader_->IsShown() ? static_cast<wxWindow&>(*reader_) : *board_).SetFocus();
}

void PageFrame::add(Action action, MakePage make) {
    slots_.push_back({action, std::move(make), nullptr});
    rail_->addPage(action);
    if (slots_.size() > 1) return;
    (void)made(0);
    showPanels(currentPage(), true);
    arrangeColumn();
    rail_->mark(action);
}

Page& PageFrame::made(std::size_t slot) {
    std::unique_ptr<Page>& page = slots_[slot].page;
    if (page) return *page;
    page = std::exchange(slots_[slot].make, nullptr)();  // what it holds on to may end with this
    page->setOrientation(orientation_);
    page->use(settings_.play);
    showPanels(*page, false);
    return *page;
}

void PageFrame::select(Action action) {
    const auto found = std::ranges::find(slots_, action, &Slot::action);
    const auto slot = static_cast<std::size_t>(found - slots_.begin());
    if (found == slots_.end() || slot == current_) return;
    Page& next = made(slot);
    const bool hasBoard = next.inPlaceOfBoard() == nullptr;
    const bool changes = hasBoard != board_->IsShown();
    const bool hadKeyboard = changes || column_->IsDescendant(wxWindow::FindFocus());
    Freeze();
    showPanels(currentPage(), false);
    current_ = slot;
    if (changes) showBoard(hasBoard);
    showPanels(next, true);
    next.show();
    arrangeColumn();
    Layout();
    Thaw();
    rail_->mark(action);
    if (hadKeyboard) focusBoard();  // what had the keyboard may be hidden
}

void PageFrame::show() {
    currentPage().show();
}

void PageFrame::showPanels(Page& page, bool areShown) {
    for (wxWindow* const panel : page.ownPanels()) panel->Show(areShown);
    if (wxWindow* const bar = page.bar()) bar->Show(areShown);
    if (const auto cards = page.cards()) {
        for (const Color color : kColors) (*cards)[color]->Show(areShown);
    }
}

/// The board with all that stands beside it.
void PageFrame::showBoard(bool isShown) {
    board_->Show(isShown);
    column_->Show(isShown);
    reader_->followBoard();
}

void PageFrame::arrangeColumn() {
    column_->arrange(currentPage().entries(shape_));
    aside_->arrange(currentPage().asideEntries());
}

void PageFrame::onEvent(const ControllerEvent& event) {
    for (const Slot& slot : slots_) {
        if (slot.page) slot.page->onEvent(event);
    }
}

void PageFrame::setOrientation(Orientation orientation) {
    orientation_ = orientation;
    board_->setOrientation(orientation);
    for (const Slot& slot : slots_) {
        if (slot.page) slot.page->setOrientation(orientation);
    }
    Layout();  // the cards change places
}

void PageFrame::use(const Settings& settings) {
    settings_ = settings;
    use(settings.play);
    Layout();
}

void PageFrame::use(const PlaySettings& settings) {
    settings_.play = settings;
    for (const Slot& slot : slots_) {
        if (slot.page) slot.page->use(settings);
    }
}

void PageFrame::setLookingBack(bool isLookingBack) {
    if (std::exchange(isLookingBack_, isLookingBack) != isLookingBack) Refresh();
}

void PageFrame::focusNextPart() {
    wxWindow* const focused = wxWindow::FindFocus();
    if (currentPage().inPlaceOfBoard() != nullptr)
        return rail_->IsDescendant(focused) ? focusBoard() : rail_->takeKeyboard();
    const auto has = [focused](wxWindow* part) { return part == focused || part->IsDescendant(focused); };
    if (has(rail_)) return focusBoard();
    if (has(board_) || has(reader_)) return wxWindow::FindWindowByName("moves", column_)->SetFocus();
    if (!has(notices_) && notices_->takeKeyboard()) return;
    rail_->takeKeyboard();
}

PageMeasures PageFrame::measures() const {
    const auto of = [this](int length) { return roomFor(*this, length); };
    PageMeasures with;
    for (int* const length :
         {&with.bar, &with.leastColumn, &with.mostColumn, &with.leastAside, &with.mostAside, &with.asideFrom,
          &with.card, &with.wideCard, &with.lowCard, &with.stackedCard, &with.lowBelow, &with.belowBoard})
        *length = of(*length);
    return with;
}

/// The board in words lies below everything, at the lower edge. Returns how much height it leaves.
int PageFrame::placeReader(int left, const wxSize& area) {
    if (!reader_->IsShown()) return area.y;
    const int height = reader_->GetEffectiveMinSize().y;
    const int edge = FromDIP(12);
    reader_->SetSize(left + edge, area.y - edge - height, area.x - left - 2 * edge, height);
    return area.y - edge - height;
}

bool PageFrame::Layout() {
    const wxSize area = GetClientSize();
    if (slots_.empty() || area.x <= 1 || area.y <= 1) return false;
    const bool hasWords = settings_.appearance.hasRailWords && area.x >= roomFor(*this, kRailWordsFrom);
    rail_->setWords(hasWords);
    const int left = rail_->widthFor(hasWords);
    rail_->SetSize(0, 0, left, area.y);
    if (wxWindow* const whole = currentPage().inPlaceOfBoard()) {
        aside_->Hide();
        constexpr int kEdge = 16;
        const int edge = FromDIP(kEdge);
        whole->SetSize(left + edge, edge, area.x - left - 2 * edge, area.y - 2 * edge);
        Refresh();
        return true;
    }
    const int height = placeReader(left, area);
    // The bar and the third column have their room on every page: the board has the same size on all.
    const bool hasBar = area.x >= roomFor(*this, kBarFrom);
    const PageRoom room{area.x - left, height, GetContentScaleFactor(), settings_.appearance.cards, true,
                        isStacked_,    hasBar};
    PageLayout layout = layOutPage(room, measures());
    isStacked_ = layout.isStacked;
    if (!currentPage().cards()) layout = withoutCards(layout);
    board_->SetSize(wxRectOf(layout.board, left));
    if (wxWindow* const bar = currentPage().bar()) bar->SetSize(wxRectOf(layout.bar, left));
    placeCards(layout);
    const ColumnShape shape = shapeOf(layout.column);
    if (std::exchange(shape_, shape) != shape) arrangeColumn();
    column_->SetSize(wxRectOf(layout.column, left));
    column_->Layout();
    placeAside(layout.aside, left);
    Refresh();
    return true;
}

void PageFrame::placeAside(const PartRect& aside, int left) {
    aside_->Show(!aside.isEmpty());
    if (aside.isEmpty()) return;
    aside_->SetSize(wxRectOf(aside, left));
    aside_->Layout();
}

ColumnShape PageFrame::shapeOf(const PartRect& column) const {
    using Height = ColumnShape::Height;
    const ColumnHeights heights = currentPage().heights();
    const bool isWide = column.width >= roomFor(*this, kWideColumn);
    if (column.height >= roomFor(*this, heights.tall)) return {Height::Tall, isWide};
    return {column.height >= roomFor(*this, heights.middle) ? Height::Middle : Height::Low, isWide};
}

void PageFrame::placeCards(const PageLayout& layout) {
    const auto cards = currentPage().cards();
    if (!cards) return;
    const int left = rail_->GetSize().x;
    const Color above = orientation_ == Orientation::WhiteBelow ? Color::Black : Color::White;
    for (const Color color : kColors) {
        PlayerCard& card = *(*cards)[color];
        card.setClockAtRight(layout.isStacked);
        card.SetSize(wxRectOf(color == above ? layout.upperCard : layout.lowerCard, left));
    }
}

/// The frame of a board that looks back lies outside of it, so that no square is covered.
void PageFrame::onPaint(wxPaintEvent& /*event*/) {
    wxPaintDC dc(this);
    if (!isLookingBack_ || !board_->IsShown()) return;
    constexpr int kWidth = 5;
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(wxColourOf(desktopColors().lookingFrame)));
    dc.DrawRectangle(board_->GetRect().Inflate(FromDIP(kWidth)));
}

}  // namespace roque
