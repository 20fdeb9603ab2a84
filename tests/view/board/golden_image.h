#pragma once

#include <string>

#include <gtest/gtest.h>
#include <wx/image.h>

namespace roque::test {

/// Whether a picture looks like the golden one of that name, which is tests/data/golden/NAME.png.
///
/// Compared are the mean colours of tiny tiles: a mark that is missing shows, another version of the library
/// that smooths edges in its own way does not. What differs is told, and where the picture was saved.
///
/// With ROQUE_WRITE_GOLDEN in the environment the golden picture is written instead, and the comparison
/// fails, so that it cannot stay on by mistake. Whoever writes one looks at it.
[[nodiscard]] testing::AssertionResult looksLikeGolden(const wxImage& picture, const std::string& name);

/// The golden comparison of two pictures: empty if they look the same, else what differs.
[[nodiscard]] std::string visibleDifference(const wxImage& picture, const wxImage& golden);

}  // namespace roque::test
