#include "view/window/page_frame.h"

#include <algorithm>
#include <utility>

#include "view/toolkit/font_scaling.h"
#include "view/window/column_width.h"

namespace roque {

PageFrame::PageFrame(wxWindow* parent, PieceSet& pieces)
    : wxPanel(parent),
      notice_(new NoticeBar(this, "notice")),
      question_(new NoticeBar(this, "question")),
      offer_(new NoticeBar(this, "offer")),
      passwordBar_(new PasswordBar(this)),
      board_(new BoardPanel(this, pieces)),
      reader_(new BoardReader(this, *board_)),
      row_(new wxBoxSizer(wxHORIZONTAL)) {
    reader_->Hide();
    auto* boardColumn = new wxBoxSizer(wxVERTICAL);
    boardColumn->Add(board_, wxSizerFlags(1).Expand());
    boardColumn->Add(reader_, wxSizerFlags().Expand().Border(wxTOP));
    row_->Add(boardColumn, wxSizerFlags(1).Expand().Border());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    addBars(*rows);
    rows->Add(row_, wxSizerFlags(1).Expand());
    SetSizer(rows);
    Bind(wxEVT_SIZE, &PageFrame::onSize, this);
}

void PageFrame::addBars(wxSizer& rows) {
    const auto takeKeyboard = [this] { focusBoard(); };
    for (NoticeBar* const bar : {notice_, question_, offer_}) {
        bar->onKeyboardLost = takeKeyboard;
        rows.Add(bar, wxSizerFlags().Expand());
    }
    passwordBar_->onKeyboardLost = takeKeyboard;
    rows.Add(passwordBar_, wxSizerFlags().Expand());
}

void PageFrame::focusBoard() {
    (reader_->IsShown() ? static_cast<wxWindow&>(*reader_) : *board_).SetFocus();
}

void PageFrame::add(std::unique_ptr<Page> page) {
    wxWindow& column = page->column();
    row_->Add(&column, wxSizerFlags().Expand().DoubleBorder(wxTOP | wxBOTTOM | wxRIGHT));
    column.MoveBeforeInTabOrder(reader_);
    column.Show(pages_.empty());
    pages_.push_back(std::move(page));
    fitColumn();
}

void PageFrame::select(std::size_t index) {
    if (index == current_) return;
    current().column().Hide();
    current_ = index;
    current().column().Show();
    current().show();
    fitColumn();
    Layout();
    focusBoard();  // what had the keyboard may be hidden
}

void PageFrame::onSize(wxSizeEvent& event) {
    fitColumn();
    event.Skip();  // the layout follows
}

/// The column follows the width of the window, but has room for its panels at least.
void PageFrame::fitColumn() {
    constexpr int kLeast = 300;
    constexpr int kMost = 520;
    if (pages_.empty()) return;
    wxWindow& column = current().column();
    const wxSize area = GetClientSize();
    const int width = columnWidth({area.x, area.y}, {roomFor(*this, kLeast), roomFor(*this, kMost)});
    column.SetMinSize(wxSize(std::max(width, column.GetSizer()->CalcMin().x), -1));
}

}  // namespace roque
