#include "view/text/ending_text.h"

#include <fmt/format.h>
#include <wx/intl.h>

#include "view/text/message_text.h"
#include "view/toolkit/text.h"

namespace roque {

wxString lengthWords(const GameEnding& ending) {
    return wxString::Format(wxPLURAL("%u move", "%u moves", ending.moves), ending.moves);
}

wxString usedWords(std::chrono::milliseconds used) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(used).count();
    const auto minutes = seconds / 60;
    return toWx(minutes < 60 ? fmt::format("{}:{:02}", minutes, seconds % 60)
                             : fmt::format("{}:{:02}:{:02}", minutes / 60, minutes % 60, seconds % 60));
}

wxString levelAndRating(const ShownLevel& level) {
    wxString words = toWx(fmt::format("{}", level.number));
    if (!level.facts.name.empty()) words += ", " + wxGetTranslation(toWx(level.facts.name));
    if (const auto& measured = level.facts.measured)
        words += ", " + toWx(fmt::format("{} ± {}", measured->rating, measured->error));
    return words;
}

wxString endingWords(const GameEnding& ending) {
    wxString words = toWx(ending.score) + ". " + messageText(ending.reason) + ".";
    if (ending.points) {
        const ByColor<int>& points = *ending.points;
        words +=
            ' ' + wxString::Format(_("%d : %d points"), points[Color::White], points[Color::Black]) + ".";
    }
    return words;
}

}  // namespace roque
