#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include <wx/checkbox.h>
#include <wx/panel.h>
#include <wx/slider.h>
#include <wx/stattext.h>

#include "controller/players/engine_strength.h"

namespace roque {

/// Selects how well a chess program plays, by an option of its own: as well as it can, or as a slider says.
/// What the number means is up to the program, so its name is shown beside it.
class StrengthSlider : public wxPanel {
public:
    StrengthSlider(wxWindow* parent, const EngineStrength& strength, std::optional<std::int64_t> value);

    /// The selected strength; nothing: full strength.
    [[nodiscard]] std::optional<std::int64_t> value() const;

    /// Called when another strength is selected.
    std::function<void()> onChange;

private:
    void changed();
    void showWords();

    EngineStrength strength_;
    wxCheckBox* limits_;
    wxStaticText* words_;
    wxSlider* slider_;
};

}  // namespace roque
