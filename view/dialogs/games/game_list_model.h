#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <wx/dataview.h>

#include "controller/pgn/game_order.h"
#include "controller/pgn/pgn_file.h"

namespace roque {

/// Games of a file as a model for a list, whose columns are the keys it can be sorted by. It holds no texts:
/// the list asks for those in sight. [ui-thread]
class GameListModel : public wxDataViewVirtualListModel {
public:
    /// Shows games of a file, by their numbers; nullptr: none. Both are borrowed until the next call.
    void show(const PgnFile* file, const std::vector<std::uint32_t>* games);

    /// How many games are shown: those that were there when show() was called.
    [[nodiscard]] std::size_t size() { return GetCount(); }
    /// The number of the game in a row.
    [[nodiscard]] std::size_t gameAt(unsigned row) const { return (*games_)[row]; }
    /// The entry of a game; none if it is not shown.
    [[nodiscard]] wxDataViewItem itemOf(std::size_t game);

    /// What is wrong with the game of an entry; empty if nothing is.
    [[nodiscard]] wxString problemOf(const wxDataViewItem& item) const;

    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool SetValueByRow(const wxVariant& value, unsigned row, unsigned column) override;

private:
    const PgnFile* file_ = nullptr;
    const std::vector<std::uint32_t>* games_ = nullptr;
};

}  // namespace roque
