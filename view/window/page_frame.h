#pragma once

#include <memory>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>

#include "view/board/board_panel.h"
#include "view/panels/board_reader.h"
#include "view/panels/notice_bar.h"
#include "view/panels/password_bar.h"
#include "view/window/page.h"

namespace roque {

/// The inside of the window: bars for notices, the board with the board in words below it, and beside them
/// the column of the current page, as wide as the window allows. [ui-thread]
class PageFrame : public wxPanel {
public:
    /// `pieces` outlives the frame.
    PageFrame(wxWindow* parent, PieceSet& pieces);

    /// Adds a page, whose column is a child of this frame; the first is shown at once.
    void add(std::unique_ptr<Page> page);
    /// Shows a page in place of the current one.
    void select(std::size_t index);
    /// The page that is shown; there is one.
    [[nodiscard]] Page& current() const { return *pages_.at(current_); }
    /// All pages, shown or not.
    [[nodiscard]] const std::vector<std::unique_ptr<Page>>& pages() const noexcept { return pages_; }

    /// Moves the keyboard to the board that the person uses: the one in words if it is shown.
    void focusBoard();

    [[nodiscard]] BoardPanel& board() noexcept { return *board_; }
    /// The board in words, which may be hidden.
    [[nodiscard]] BoardReader& reader() noexcept { return *reader_; }
    /// What went wrong lately.
    [[nodiscard]] NoticeBar& notice() noexcept { return *notice_; }
    /// What the played game asks.
    [[nodiscard]] NoticeBar& question() noexcept { return *question_; }
    /// Whether to go on with a game that waits.
    [[nodiscard]] NoticeBar& offer() noexcept { return *offer_; }
    [[nodiscard]] PasswordBar& passwordBar() noexcept { return *passwordBar_; }

private:
    void addBars(wxSizer& rows);
    void onSize(wxSizeEvent& event);
    void fitColumn();

    NoticeBar* notice_;
    NoticeBar* question_;
    NoticeBar* offer_;
    PasswordBar* passwordBar_;
    BoardPanel* board_;
    BoardReader* reader_;
    wxBoxSizer* row_;  ///< the board and the column
    std::vector<std::unique_ptr<Page>> pages_;
    std::size_t current_ = 0;
};

}  // namespace roque
