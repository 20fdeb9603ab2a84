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
#include "view/dialogs/kept_text.h"
#include "view/dialogs/games/other_tags_editor.h"

namespace roque {

/// Asks what is known about a game beside its moves: its tags and its result. What is wrong is told beside
/// the field, and the dialog stays until it is right.
class GameDetailsDialog : public wxDialog {
public:
    /// Whether the result can be chosen, or is that of the game that is played.
    enum class ResultChoice : std::uint8_t { Free, Fixed };

    /// Shows what is known already.
    GameDetailsDialog(wxWindow* parent, const GameRecord& game, ResultChoice choice);

    /// What has been changed of the tags.
    [[nodiscard]] TagChanges changes() const;
    [[nodiscard]] GameResult result() const;

private:
    /// A tag that has a field, and what is said about it.
    struct Field {
        std::string_view tag;
        KeptText text;
        wxStaticText* fault = nullptr;  ///< nullptr: nothing can be wrong
    };

    /// Something that is wrong: how to go there, and what it is.
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

    const GameTags tags_;  ///< as they are shown at first
    const GameResult shownResult_;
    const std::optional<GameResult> resultByRules_;
    std::vector<TypedTag> hiddenOthers_;  ///< beyond those that have rows
    wxGridBagSizer* grid_ = nullptr;
    std::vector<Field> fields_;
    wxChoice* result_ = nullptr;
    wxStaticText* resultFault_ = nullptr;
    OtherTagsEditor* others_ = nullptr;
    bool hasFaults_ = false;  ///< whether some are shown, which go as soon as they are mended
};

}  // namespace roque
