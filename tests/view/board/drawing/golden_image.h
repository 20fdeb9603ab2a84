#pragma once

#include <string>

#include <gtest/gtest.h>
#include <wx/image.h>

namespace roque::test {

/// How similar two pictures must be. The defaults are for drawings, where a dot counts.
struct Likeness {
    int tile = 4;        ///< the side of a tile, in pixels
    int tolerance = 12;  ///< how far the mean colour of a tile may be off, of 255
};

/// For windows, in pictures of half their size: they are full of text, whose edges may have another grey or a
/// coloured fringe (up to 15), but not another position.
inline constexpr Likeness kLikenessOfWindows{4, 20};

/// Whether a picture looks like the golden one of that name, tests/data/golden/NAME.png.
///
/// Compares the mean colours of tiny tiles: a missing mark shows, a different way of smoothing edges does
/// not. The failure message tells what differs and where the picture was saved.
///
/// With ROQUE_WRITE_GOLDEN in the environment, writes the golden picture instead, and fails, so that it
/// cannot stay on by mistake. Look at every picture you write.
[[nodiscard]] testing::AssertionResult looksLikeGolden(const wxImage& picture, const std::string& name,
                                                       const Likeness& likeness = {});

/// Only the result, for a picture that may still become similar: nothing is reported or written.
[[nodiscard]] bool isLikeGolden(const wxImage& picture, const std::string& name, const Likeness& likeness);

/// Compares two pictures: empty if they look the same, else what differs.
[[nodiscard]] std::string visibleDifference(const wxImage& picture, const wxImage& golden,
                                            const Likeness& likeness = {});

}  // namespace roque::test
