#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/gbsizer.h>
#include <wx/stattext.h>

#include "model/game/game_record.h"
#include "model/game/tag_changes.h"
#include "view/dialogs/games/other_tags_editor.h"
#include "view/toolkit/lossless_text_field.h"

namespace roque {

/// Asks for the facts about a game besides its moves: its tags and its result. Faults are shown beside their
/// fields, and the dialog stays open until they are fixed.
class GameDetailsDialog : public wxDialog {
public:
    /// Whether the result can be chosen, or is that of the game in progress.
    enum class ResultChoice : std::uint8_t { Free, Fixed };

    /// Shows the known facts.
    GameDetailsDialog(wxWindow* parent, const GameRecord& game, ResultChoice choice);

    /// The changes to the tags.
    [[nodiscard]] TagChanges changes() const;
    [[nodiscard]] GameResult result() const;

private:
    /// A tag with a field, and its fault.
    struct Field {
        std::string_view tag;
        LosslessTextField text;
        wxStaticText* fault = nullptr;  ///< nullptr: it cannot be wrong
    };

    /// A fault: how to get to its field, and its text.
    struct ShownFault {
        std::function<void()> goThere;
        wxString words;
    };

    wxSizer* addFields(ResultChoice choice);
    wxTextCtrl& addField(std::string_view tag, const wxString& label, const wxGBPosition& place, int width);
    void addResult(const wxGBPosition& place, ResultChoice choice);
    void addFaults();
    wxStaticText* addFault(wxWindow* field, const wxString& name);
    wxSizer* addOthers();
    void bindEvents();
    void onOk(wxCommandEvent& event);
    std::optional<ShownFault> showFaults();
    static void showFault(wxStaticText& label, const wxString& words);
    [[nodiscard]] static TypedTag typed(const Field& field);

    const GameTags tags_;  ///< as first shown
    const GameResult shownResult_;
    const std::optional<GameResult> resultByRules_;
    std::vector<TypedTag> hiddenOthers_;  ///< beyond those that have rows
    wxGridBagSizer* grid_ = nullptr;
    std::vector<Field> fields_;
    wxChoice* result_ = nullptr;
    wxStaticText* resultFault_ = nullptr;
    OtherTagsEditor* others_ = nullptr;
    bool hasFaults_ = false;  ///< whether faults are shown, which disappear when fixed
};

}  // namespace roque
