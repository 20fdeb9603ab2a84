#include "tests/view/board/golden_image.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>

namespace roque::test {
namespace {

constexpr int kTile = 4;        ///< the side of a tile, in pixels
constexpr int kTolerance = 12;  ///< how far the mean of a tile may be off, of 255

wxImage tiles(const wxImage& picture) {
    return picture.Scale((picture.GetWidth() + kTile - 1) / kTile, (picture.GetHeight() + kTile - 1) / kTile,
                         wxIMAGE_QUALITY_BOX_AVERAGE);
}

std::string fileOf(const std::string& name) {
    return std::string(ROQUE_TEST_DATA) + "/golden/" + name + ".png";
}

testing::AssertionResult write(const wxImage& picture, const std::string& file) {
    if (!picture.SaveFile(file, wxBITMAP_TYPE_PNG))
        return testing::AssertionFailure() << "cannot write " << file;
    return testing::AssertionFailure() << file << " was written: look at it.";
}

}  // namespace

std::string visibleDifference(const wxImage& picture, const wxImage& golden) {
    if (picture.GetSize() != golden.GetSize()) {
        return fmt::format("It is {} x {} pixels instead of {} x {}.", picture.GetWidth(),
                           picture.GetHeight(), golden.GetWidth(), golden.GetHeight());
    }
    const wxImage actual = tiles(picture);
    const wxImage expected = tiles(golden);
    int worst = 0;
    wxPoint where;
    for (int index = 0; index < 3 * actual.GetWidth() * actual.GetHeight(); ++index) {
        const int difference = std::abs(actual.GetData()[index] - expected.GetData()[index]);
        if (difference <= worst) continue;
        worst = difference;
        where = wxPoint(index / 3 % actual.GetWidth(), index / 3 / actual.GetWidth()) * kTile;
    }
    if (worst <= kTolerance) return {};
    return fmt::format("It differs by {} of 255 at ({}, {}).", worst, where.x, where.y);
}

testing::AssertionResult looksLikeGolden(const wxImage& picture, const std::string& name) {
    const std::string file = fileOf(name);
    if (std::getenv("ROQUE_WRITE_GOLDEN") != nullptr) return write(picture, file);
    if (!std::filesystem::exists(file)) return testing::AssertionFailure() << "There is no " << file << '.';
    const std::string difference = visibleDifference(picture, wxImage(file));
    if (difference.empty()) return testing::AssertionSuccess();
    const std::string saved = testing::TempDir() + "roque-" + name + ".png";
    const bool isSaved = picture.SaveFile(saved, wxBITMAP_TYPE_PNG);
    return testing::AssertionFailure()
           << difference << " Expected: " << file << ". Actual: " << (isSaved ? saved : "not saved") << '.';
}

}  // namespace roque::test
