#include "tests/view/board/drawing/golden_image.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>
#include <wx/utils.h>

namespace roque::test {
namespace {

wxImage tiles(const wxImage& picture, int side) {
    return picture.Scale((picture.GetWidth() + side - 1) / side, (picture.GetHeight() + side - 1) / side,
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

/// Whether this is the wxWidgets of Debian 12.
bool isReleaseOfGoldenPictures() {
    const wxVersionInfo here = wxGetLibraryVersionInfo();
    return here.GetMajor() == 3 && here.GetMinor() == 2 && here.GetMicro() == 2;
}

}  // namespace

Likeness likenessOfWindows() {
    return isReleaseOfGoldenPictures() ? kLikenessOfWindows : kLikenessOfWindowsElsewhere;
}

Likeness likenessOfDrawings() {
    return isReleaseOfGoldenPictures() ? Likeness{} : kLikenessOfDrawingsElsewhere;
}

std::string visibleDifference(const wxImage& picture, const wxImage& golden, const Likeness& likeness) {
    const wxSize off = picture.GetSize() - golden.GetSize();
    if (std::abs(off.x) > likeness.stretch || std::abs(off.y) > likeness.stretch) {
        return fmt::format("It is {} x {} pixels instead of {} x {}.", picture.GetWidth(),
                           picture.GetHeight(), golden.GetWidth(), golden.GetHeight());
    }
    const wxImage fitted =
        off == wxSize(0, 0) ? picture
                            : picture.Scale(golden.GetWidth(), golden.GetHeight(), wxIMAGE_QUALITY_BILINEAR);
    const wxImage actual = tiles(fitted, likeness.tile);
    const wxImage expected = tiles(golden, likeness.tile);
    int worst = 0;
    wxPoint where;
    for (int index = 0; index < 3 * actual.GetWidth() * actual.GetHeight(); ++index) {
        const int difference = std::abs(actual.GetData()[index] - expected.GetData()[index]);
        if (difference <= worst) continue;
        worst = difference;
        where = wxPoint(index / 3 % actual.GetWidth(), index / 3 / actual.GetWidth()) * likeness.tile;
    }
    if (worst <= likeness.tolerance) return {};
    return fmt::format("It differs by {} of 255 at ({}, {}).", worst, where.x, where.y);
}

bool isLikeGolden(const wxImage& picture, const std::string& name, const Likeness& likeness) {
    const std::string file = fileOf(name);
    return std::filesystem::exists(file) && visibleDifference(picture, wxImage(file), likeness).empty();
}

testing::AssertionResult looksLikeGolden(const wxImage& picture, const std::string& name,
                                         const Likeness& likeness) {
    const std::string file = fileOf(name);
    if (std::getenv("ROQUE_WRITE_GOLDEN") != nullptr) return write(picture, file);
    if (!std::filesystem::exists(file)) return testing::AssertionFailure() << "There is no " << file << '.';
    const std::string difference = visibleDifference(picture, wxImage(file), likeness);
    if (difference.empty()) return testing::AssertionSuccess();
    std::string saved = "roque-" + name + ".png";
    std::ranges::replace(saved, '/', '-');
    saved = testing::TempDir() + saved;
    const bool isSaved = picture.SaveFile(saved, wxBITMAP_TYPE_PNG);
    return testing::AssertionFailure()
           << difference << " Expected: " << file << ". Actual: " << (isSaved ? saved : "not saved") << '.';
}

}  // namespace roque::test
