#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>

#include "view/panels/framed_panel.h"
#include "view/panels/line_list.h"
#include "view/toolkit/wrapped_text.h"

namespace roque {

/// An engine that analyses: its switch, which one it is, how many lines, how deep and fast it is; below, its
/// lines. One that is off has no lines, and says something only if that is more than that it is off. Where
/// there is little height it leaves out what matters least. [ui-thread]
class EngineBox : public FramedPanel {
public:
    /// The first box offers to add another, which offers to be removed.
    enum class Kind : std::uint8_t { First, Further };

    explicit EngineBox(wxWindow* parent, Kind kind = Kind::First);

    std::function<void(bool isOn)> onSwitched;
    std::function<void(std::size_t player)> onPlayer;
    std::function<void(unsigned lines)> onLines;
    std::function<void()> onGoOn;   ///< the person wants it to search on
    std::function<void()> onAside;  ///< the person wants another box, or this one no longer
    std::function<void()> onParts;  ///< it shows other parts, unless it was told to take a form

    /// Sets which of several boxes it is, 1 the first; 0: the only one.
    void setNumber(unsigned number);
    /// Sets which players there are, and which of them it is.
    void setPlayers(const std::vector<wxString>& names, std::size_t chosen);
    /// Shows whether the engine is on; and whether it can be.
    void setOn(bool isOn, bool isPossible);
    /// Sets how many lines it shows.
    void setLines(unsigned lines) { count_->SetValue(static_cast<int>(lines)); }
    /// Sets whether there can be another box.
    void setCanAdd(bool canAdd);
    /// Sets whether the words about its state are shown in every form: they say more than that it is off, or
    /// how deep and fast it is.
    void setTelling(bool isTelling) { isTelling_ = isTelling; }
    /// Shows what the engine does, and offers to go on if it rests.
    void showState(const wxString& words, bool canGoOn);

    /// Whether all is shown, or only what matters most: which engine it is, and its lines.
    enum class Form : std::uint8_t { Whole, Brief };
    void take(Form form);
    /// How high it is in a form, with room for so many lines, in pixels.
    [[nodiscard]] int heightFor(Form form, std::size_t lines) const;

    [[nodiscard]] LineList& lines() noexcept { return *lines_; }

private:
    void arrange();
    void bindControls();
    [[nodiscard]] bool hasState(Form form) const;
    [[nodiscard]] bool hasCount(Form form) const;
    bool showParts();
    void focusOnHead();
    void fitHiddenState();
    void onStateHeight();

    Kind kind_;
    Form form_ = Form::Whole;
    bool isOn_ = true;
    bool canGoOn_ = false;
    bool isTelling_ = false;
    wxCheckBox* switch_;
    wxChoice* player_;
    wxButton* aside_;
    wxSpinCtrl* count_;
    WrappedText* state_;
    wxButton* goOn_;
    LineList* lines_;
    wxSizer* head_ = nullptr;
    int stateHeight_ = 0;  ///< when it was last looked at
};

}  // namespace roque
