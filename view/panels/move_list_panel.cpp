#include "view/panels/move_list_panel.h"

#include <algorithm>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/dcclient.h>
#include <wx/intl.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include "view/accessibility.h"
#include "view/board/language_letters.h"
#include "view/game_words.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

wxColour systemColour(wxSystemColour colour) {
    return wxSystemSettings::GetColour(colour);
}

wxColour textColour(bool isShown, bool isGrey) {
    if (isShown) return systemColour(wxSYS_COLOUR_HIGHLIGHTTEXT);
    return systemColour(isGrey ? wxSYS_COLOUR_GRAYTEXT : wxSYS_COLOUR_LISTBOXTEXT);
}

}  // namespace

MoveListPanel::MoveListPanel(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_THEME | wxWANTS_CHARS, "moves"),
      bar_(new wxScrollBar(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSB_VERTICAL)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    row->Add(bar_, wxSizerFlags().Expand());
    SetSizer(row);
    bar_->DisableFocusFromKeyboard();
    bar_->Hide();
    for (const auto& type :
         {wxEVT_SCROLL_TOP, wxEVT_SCROLL_BOTTOM, wxEVT_SCROLL_LINEUP, wxEVT_SCROLL_LINEDOWN,
          wxEVT_SCROLL_PAGEUP, wxEVT_SCROLL_PAGEDOWN, wxEVT_SCROLL_THUMBTRACK, wxEVT_SCROLL_CHANGED})
        bar_->Bind(type, [this](wxScrollEvent&) { scrollTo(bar_->GetThumbPosition()); });
    measure();
    Bind(wxEVT_MOUSEWHEEL, &MoveListPanel::onWheel, this);
    Bind(wxEVT_PAINT, &MoveListPanel::onPaint, this);
    Bind(wxEVT_LEFT_DOWN, &MoveListPanel::onPress, this);
    Bind(wxEVT_LEFT_DCLICK, &MoveListPanel::onPress, this);
    Bind(wxEVT_RIGHT_DOWN, &MoveListPanel::onRightPress, this);
    Bind(wxEVT_KEY_DOWN, &MoveListPanel::onKey, this);
    Bind(wxEVT_SIZE, &MoveListPanel::onSize, this);
    SetMinClientSize(wxSize(numberWidth_ * 5, rowHeight_ * 4));
    setAccessibleName(*this, _("Moves"), _("The arrow keys go from move to move."));
}

void MoveListPanel::measure() {
    commentFont_ = GetFont().Italic();
    wxClientDC dc(this);
    dc.SetFont(GetFont());
    const wxSize widest = dc.GetTextExtent("999.");
    letterHeight_ = widest.y;
    rowHeight_ = widest.y * 3 / 2;
    lineHeight_ = widest.y * 5 / 4;
    numberWidth_ = widest.x * 3 / 2;
    blankWidth_ = dc.GetTextExtent("0").x * 2 / 3;
}

int MoveListPanel::widthOf(const std::string& text, SheetWord::Kind kind) {
    const bool isComment = kind == SheetWord::Kind::Comment;
    auto& known = isComment ? commentWidths_ : moveWidths_;
    const auto [found, isNew] = known.try_emplace(text, 0);
    if (isNew)
        GetTextExtent(toWx(text), &found->second, nullptr, nullptr, nullptr,
                      isComment ? &commentFont_ : nullptr);
    return found->second;
}

void MoveListPanel::show(const GameBrowser& browser, GameResult result) {
    const bool isOtherResult = std::exchange(result_, result) != result;
    const bool isOther = std::exchange(revision_, browser.revision()) != browser.revision() || isOtherResult;
    const bool isElsewhere = std::exchange(shown_, browser.shown()) != browser.shown();
    if (!isOther && !isElsewhere) return;
    line_ = browser.line();
    playedPlies_ = browser.playedPlies();
    if (isOther) layOut();
    Refresh();
    showRow();
    if (isOtherResult && hasResultRow() && isAtEnd()) scrollTo(tops_.back());
    if (isElsewhere && shown_ != nullptr) setAccessibleName(*this, wordsOfShown());
}

/// For a screen reader.
wxString MoveListPanel::wordsOfShown() const {
    if (shown_->parent() == nullptr) return _("Start of the game");
    const wxString move = toWx(numberText(*shown_) + ' ' + moveText(*shown_, languageLetters()) + ' '
                               + shown_->notes().comment);
    return isUnplayed(*shown_) ? move + ' ' + _("(not played)") : move;
}

/// Whether a move, or the variation it is in, stands behind the moves that were played.
bool MoveListPanel::isUnplayed(const GameNode& node) const {
    std::size_t ply = node.ply();
    for (const GameNode* each = &node; each->parent() != nullptr; each = each->parent()) {
        if (each->parent()->next() != each) ply = each->ply();  // a variation begins here
    }
    return ply > playedPlies_;
}

void MoveListPanel::setLetters(const PieceLetters& letters) {
    if (letters == letters_) return;
    letters_ = letters;
    layOut();
    Refresh();
}

void MoveListPanel::layOut() {
    if (line_.empty()) return;
    laidOutWidth_ = viewSize().x;
    const int margin = indentOf(0);
    sheet_.layOut(*line_.front(), {laidOutWidth_ - 2 * margin, indentOf(1) - margin, blankWidth_}, letters_,
                  [this](const std::string& text, SheetWord::Kind kind) { return widthOf(text, kind); });
    tops_.assign(1, 0);
    for (const SheetRow& row : sheet_.rows())
        tops_.push_back(tops_.back() + (row.kind == SheetRow::Kind::Moves ? rowHeight_ : lineHeight_));
    if (result_ != GameResult::Unknown) tops_.push_back(tops_.back() + rowHeight_);
    const bool isTooLong = tops_.back() > GetClientSize().y;
    if (bar_->IsShown() != isTooLong) {
        bar_->Show(isTooLong);
        Layout();
        return layOut();  // beside the bar there is less room, so what was too long still is
    }
    scrollTo(offset_);
}

wxSize MoveListPanel::viewSize() const {
    const wxSize size = GetClientSize();
    return {size.x - (bar_->IsShown() ? bar_->GetBestSize().x : 0), size.y};
}

void MoveListPanel::scrollTo(int offset) {
    if (tops_.empty()) return;
    const int height = viewSize().y;
    offset_ = std::clamp(offset, 0, std::max(0, tops_.back() - height));
    bar_->SetScrollbar(offset_, height, tops_.back(), std::max(lineHeight_, height - lineHeight_));
    Refresh();
}

void MoveListPanel::onWheel(wxMouseEvent& event) {
    constexpr int kRows = 3;
    if (event.GetWheelDelta() == 0 || event.GetWheelAxis() != wxMOUSE_WHEEL_VERTICAL) return;
    scrollTo(offset_ - event.GetWheelRotation() * kRows * rowHeight_ / event.GetWheelDelta());
}

/// Scrolls only if the row is out of sight: the list must not jump under the pointer. With the end of the
/// main line the result comes into sight.
void MoveListPanel::showRow() {
    if (sheet_.rows().empty()) return;
    const std::size_t* const place = shown_ == nullptr ? nullptr : sheet_.rowOf(*shown_);
    const std::size_t row = place != nullptr ? *place : 0;
    if (isInSight(rectOfRow(row))) return;
    if (isAtEnd()) return scrollTo(tops_.back());
    const int margin = (viewSize().y - rowHeight_) / 3;  // what comes before and after is of interest, too
    scrollTo(tops_[row] - margin);
}

bool MoveListPanel::hasResultRow() const {
    return tops_.size() == sheet_.rows().size() + 2;
}

/// Whether the last move of the main line is looked at.
bool MoveListPanel::isAtEnd() const {
    if (shown_ == nullptr || shown_ != line_.back()) return false;
    const std::size_t* const row = sheet_.rowOf(*shown_);
    return row != nullptr && sheet_.rows()[*row].kind == SheetRow::Kind::Moves;
}

wxRect MoveListPanel::rectOfRow(std::size_t row) const {
    return {0, tops_[row] - offset_, viewSize().x, tops_[row + 1] - tops_[row]};
}

std::size_t MoveListPanel::rowAt(int y) const {
    const auto end = std::ranges::upper_bound(tops_, y + offset_);
    return static_cast<std::size_t>(end - tops_.begin()) - 1;
}

bool MoveListPanel::isInSight(const wxRect& row) const {
    return row.y >= 0 && row.GetBottom() < viewSize().y;
}

wxRect MoveListPanel::rectOfMove(const GameNode& node) const {
    const std::size_t* const place = sheet_.rowOf(node);
    if (place == nullptr || !isInSight(rectOfRow(*place))) return {};
    const SheetRow& row = sheet_.rows()[*place];
    const wxRect rect = rectOfRow(*place);
    if (row.kind == SheetRow::Kind::Moves)
        return cellOf(rect, row.moves[Color::White] == &node ? Color::White : Color::Black);
    for (const SheetWord& word : row.words) {
        if (word.kind == SheetWord::Kind::Move && word.node == &node)
            return rectOfWord(rect, row.depth, word);
    }
    return {};
}

int MoveListPanel::indentOf(unsigned depth) const {
    const int level = static_cast<int>(std::min(depth, MoveSheet::kDeepestIndent));
    return FromDIP(8) + level * FromDIP(14);
}

wxRect MoveListPanel::cellOf(const wxRect& row, Color color) const {
    const int width = (row.width - numberWidth_) / 2;
    const int left = row.x + numberWidth_ + (color == Color::White ? 0 : width);
    return {left, row.y, width, row.height};
}

wxRect MoveListPanel::rectOfWord(const wxRect& row, unsigned depth, const SheetWord& word) const {
    return {row.x + indentOf(depth) + word.x, row.y, word.width, row.height};
}

void MoveListPanel::onPaint(wxPaintEvent& /*event*/) {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(systemColour(wxSYS_COLOUR_LISTBOX));
    dc.Clear();
    for (std::size_t at = rowAt(0); at < sheet_.rows().size(); ++at) {
        const SheetRow& row = sheet_.rows()[at];
        const wxRect rect = rectOfRow(at);
        if (rect.y >= GetClientSize().y) break;
        if (row.kind == SheetRow::Kind::Moves)
            drawMoves(dc, rect, row);
        else
            drawWords(dc, rect, row);
    }
    if (hasResultRow()) drawResult(dc, rectOfRow(sheet_.rows().size()));
}

void MoveListPanel::drawResult(wxDC& dc, const wxRect& rect) const {
    dc.SetFont(GetFont().Bold());
    dc.SetTextForeground(textColour(false, false));
    dc.DrawLabel(resultWords(result_), rect, wxALIGN_CENTRE);
}

void MoveListPanel::drawMark(wxDC& dc, const wxRect& rect) const {
    dc.SetPen(systemColour(wxSYS_COLOUR_HIGHLIGHT));
    dc.SetBrush(systemColour(wxSYS_COLOUR_HIGHLIGHT));
    dc.DrawRoundedRectangle(rect, FromDIP(4));
}

void MoveListPanel::drawMoves(wxDC& dc, const wxRect& rect, const SheetRow& row) const {
    dc.SetFont(GetFont());
    const GameNode* const any =
        row.moves[Color::White] != nullptr ? row.moves[Color::White] : row.moves[Color::Black];
    dc.SetTextForeground(systemColour(wxSYS_COLOUR_GRAYTEXT));
    const wxRect number(rect.x, rect.y, numberWidth_ * 4 / 5, rect.height);
    dc.DrawLabel(toWx(std::to_string(any->parent()->position().fullmoveNumber()) + '.'), number,
                 wxALIGN_RIGHT | wxALIGN_CENTRE_VERTICAL);
    for (const Color color : kColors) {
        const GameNode* const node = row.moves[color];
        const wxRect cell = cellOf(rect, color);
        const bool isShown = node != nullptr && node == shown_;
        if (isShown) drawMark(dc, cell);
        const bool isGrey = node != nullptr && isUnplayed(*node);
        dc.SetFont(isGrey ? commentFont_ : GetFont());
        dc.SetTextForeground(textColour(isShown, isGrey));
        const bool isElsewhere = color == Color::White && row.isContinued;
        const std::string text = node != nullptr ? moveText(*node, letters_) : isElsewhere ? "…" : "";
        dc.DrawText(toWx(text), cell.x + FromDIP(6), cell.y + (cell.height - letterHeight_) / 2);
    }
}

/// Words, and beside them a line for each level of variations that they are in.
void MoveListPanel::drawWords(wxDC& dc, const wxRect& rect, const SheetRow& row) const {
    dc.SetPen(systemColour(wxSYS_COLOUR_GRAYTEXT));
    for (unsigned depth = 1; depth <= std::min(row.depth, MoveSheet::kDeepestIndent); ++depth) {
        const int x = rect.x + indentOf(depth) - FromDIP(7);
        dc.DrawLine(x, rect.y, x, rect.GetBottom() + 1);
    }
    for (const SheetWord& word : row.words) {
        const bool isMove = word.kind == SheetWord::Kind::Move;
        const bool isShown = isMove && word.node == shown_;
        const wxRect place = rectOfWord(rect, row.depth, word);
        if (isShown) drawMark(dc, wxRect(place).Inflate(FromDIP(3), 0));
        dc.SetFont(word.kind == SheetWord::Kind::Comment ? commentFont_ : GetFont());
        dc.SetTextForeground(textColour(isShown, isUnplayed(*word.node)));
        dc.DrawText(toWx(word.text), place.x, place.y + (place.height - letterHeight_) / 2);
    }
}

const GameNode* MoveListPanel::nodeAt(wxPoint point) const {
    const std::size_t place = rowAt(point.y);
    if (place >= sheet_.rows().size()) return nullptr;
    const SheetRow& row = sheet_.rows()[place];
    const wxRect rect = rectOfRow(place);
    for (const Color color : kColors) {
        if (row.moves[color] != nullptr && cellOf(rect, color).Contains(point)) return row.moves[color];
    }
    for (const SheetWord& word : row.words) {
        if (rectOfWord(rect, row.depth, word).Inflate(blankWidth_ / 2, 0).Contains(point)) return word.node;
    }
    return nullptr;
}

void MoveListPanel::onPress(wxMouseEvent& event) {
    SetFocus();
    if (const GameNode* const node = nodeAt(event.GetPosition())) choose(*node);
}

void MoveListPanel::onRightPress(wxMouseEvent& event) {
    onPress(event);
    if (onMenu) onMenu(event.GetPosition());
}

void MoveListPanel::onSize(wxSizeEvent& event) {
    event.Skip();
    Layout();
    const bool isSameWidth = laidOutWidth_ == viewSize().x && !tops_.empty();
    if (isSameWidth && (tops_.back() > GetClientSize().y) == bar_->IsShown())
        scrollTo(offset_);
    else
        layOut();
    showRow();
}

void MoveListPanel::onKey(wxKeyEvent& event) {
    if (HandleAsNavigationKey(event) || shown_ == nullptr) return;
    const std::size_t page = 10;
    const std::size_t index = shown_->ply();
    if (event.GetKeyCode() == WXK_F10 && event.GetModifiers() == wxMOD_SHIFT) return askForMenu();
    switch (event.HasAnyModifiers() ? WXK_NONE : event.GetKeyCode()) {
        case WXK_LEFT:
            return chooseIndex(index > 0 ? index - 1 : 0);
        case WXK_RIGHT:
            return chooseIndex(index + 1);
        case WXK_UP:
            return chooseIndex(index > 2 ? index - 2 : 0);
        case WXK_DOWN:
            return chooseIndex(index + 2);
        case WXK_PAGEUP:
            return chooseIndex(index > page ? index - page : 0);
        case WXK_PAGEDOWN:
            return chooseIndex(index + page);
        case WXK_HOME:
            return chooseIndex(0);
        case WXK_END:
            return chooseIndex(line_.size());
        case WXK_DELETE:
        case WXK_NUMPAD_DELETE:
            if (onDelete) onDelete();
            return;
        case WXK_MENU:
        case WXK_WINDOWS_MENU:
            return askForMenu();
        default:
            event.Skip();
    }
}

/// From the keyboard: the menu opens below the move that is looked at, which is brought into sight. The start
/// of the game, which no move stands for, has it in the corner where the sheet begins.
void MoveListPanel::askForMenu() {
    showRow();
    const wxRect move = rectOfMove(*shown_);
    if (onMenu) onMenu(move.IsEmpty() ? wxPoint() : move.GetBottomLeft());
}

void MoveListPanel::choose(const GameNode& node) {
    if (onChosen) onChosen(node);
}

void MoveListPanel::chooseIndex(std::size_t index) {
    if (!line_.empty()) choose(*line_[std::min(index, line_.size() - 1)]);
}

}  // namespace roque
