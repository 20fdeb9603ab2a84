#pragma once

#include <string>

#include <gtest/gtest.h>
#include <wx/image.h>

namespace roque::test {

/// How alike two pictures have to be. What is usual is for drawings, in which a dot counts.
struct Likeness {
    int tile = 4;        ///< the side of a tile, in pixels
    int tolerance = 12;  ///< how far the mean colour of a tile may be off, of 255
};

/// For windows, in pictures of half their size: they are full of text, whose edges may have another grey or
/// a coloured fringe (that makes up to 15), but not another place.
inline constexpr Likeness kLikenessOfWindows{4, 20};

/// Whether a picture looks like the golden one of that name, which is tests/data/golden/NAME.png.
///
/// Compared are the mean colours of tiny tiles: a mark that is missing shows, another version of the library
/// that smooths edges in its own way does not. What differs is told, and where the picture was saved.
///
/// With ROQUE_WRITE_GOLDEN in the environment the golden picture is written instead, and the comparison
/// fails, so that it cannot stay on by mistake. Whoever writes one looks at it.
[[nodiscard]] testing::AssertionResult looksLikeGolden(const wxImage& picture, const std::string& name,
                                                       const Likeness& likeness = {});

/// The mere answer, for what may come to look so: nothing is told or written.
[[nodiscard]] bool isLikeGolden(const wxImage& picture, const std::string& name, const Likeness& likeness);

/// The golden comparison of two pictures: empty if they look the same, else what differs.
[[nodiscard]] std::string visibleDifference(const wxImage& picture, const wxImage& golden,
                                            const Likeness& likeness = {});

}  // namespace roque::test
