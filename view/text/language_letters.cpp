#include "view/text/language_letters.h"

#include <cstddef>

#include <wx/arrstr.h>
#include <wx/intl.h>

namespace roque {

/// An incomplete translation counts as none.
PieceLetters languageLetters() {
    // TRANSLATORS: The letters of king, queen, rook, bishop and knight in moves such as Nf3, in this order.
    const wxArrayString names = wxSplit(_("K Q R B N"), ' ', '\0');
    PieceLetters letters = kEnglishLetters;
    if (names.size() != letters.size()) return letters;
    for (std::size_t piece = 0; piece < letters.size(); ++piece) letters[piece] = names[piece].utf8_string();
    return letters;
}

}  // namespace roque
