#pragma once

#include <string>

#include <gtest/gtest.h>
#include <wx/image.h>

namespace roque::test {

/// How similar two pictures must be. The defaults are for drawings, where a dot counts.
struct Likeness {
    int tile = 4;        ///< the side of a tile, in pixels
    int tolerance = 12;  ///< how far the mean colour of a tile may be off, of 255
    int stretch = 0;     ///< by how many pixels either side of the picture may be off
};

/// For windows, in pictures of half their size: they are full of text, whose edges may have another grey or a
/// coloured fringe (up to 15), but not another position.
inline constexpr Likeness kLikenessOfWindows{4, 20};

/// The same under another release's toolkit than that of the golden pictures, which are of Debian 12: it sets
/// letters and its own controls a few pixels off. What is ours remains: which parts there are, where, and in
/// which colours. Debian 13 differs by 15 at most; a missing panel or another look by 80 and more.
inline constexpr Likeness kLikenessOfWindowsElsewhere{24, 20, 8};
/// Drawings there: the letters at the edge of the board differ by 28 at most, a missing dot by 60 and more.
inline constexpr Likeness kLikenessOfDrawingsElsewhere{4, 36};

/// What is asked of windows and of drawings under the release that runs.
[[nodiscard]] Likeness likenessOfWindows();
[[nodiscard]] Likeness likenessOfDrawings();

/// Whether a picture looks like the golden one of that name, tests/data/golden/NAME.png.
///
/// Compares the mean colours of tiny tiles: a missing mark shows, a different way of smoothing edges does
/// not. The failure message tells what differs and where the picture was saved.
///
/// With ROQUE_WRITE_GOLDEN in the environment, writes the golden picture instead, and fails, so that it
/// cannot stay on by mistake. Look at every picture you write.
[[nodiscard]] testing::AssertionResult looksLikeGolden(const wxImage& picture, const std::string& name,
                                                       const Likeness& likeness = likenessOfDrawings());

/// Only the result, for a picture that may still become similar: nothing is reported or written.
[[nodiscard]] bool isLikeGolden(const wxImage& picture, const std::string& name, const Likeness& likeness);

/// Compares two pictures: empty if they look the same, else what differs.
[[nodiscard]] std::string visibleDifference(const wxImage& picture, const wxImage& golden,
                                            const Likeness& likeness = {});

}  // namespace roque::test
