#include "view/toolkit/svg_rendering.h"

#include <algorithm>
#include <utility>

#include <wx/image.h>

namespace roque {
namespace {

const wxSize kNominalSize(64, 64);
const wxSize kSketchSize(24, 24);  // enough to see whether there is anything

/// wxGTK before 3.2.5 multiplies the colours of a drawing by their alpha although wxBitmap holds straight
/// alpha (wxWidgets issue 24064), which gives soft edges a dark fringe. A half-transparent white square shows
/// whether it does.
bool rendersPremultiplied() {
    static const bool result = [] {
        constexpr int kSide = 4;
        constexpr unsigned char kDefinitelyDarkened = 200;
        const auto drawing = wxBitmapBundle::FromSVG(
            "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4' viewBox='0 0 4 4'>"
            "<rect width='4' height='4' fill='#ffffff' opacity='.5'/></svg>",
            wxSize(kSide, kSide));
        const wxImage image = drawing.GetBitmap(wxSize(kSide, kSide)).ConvertToImage();
        return image.IsOk() && image.HasAlpha() && image.GetRed(kSide / 2, kSide / 2) < kDefinitelyDarkened;
    }();
    return result;
}

/// Divides every colour of an image by its alpha.
void undoPremultiplication(wxImage& image) {
    constexpr unsigned kOpaque = 255;
    unsigned char* color = image.GetData();
    const unsigned char* alpha = image.GetAlpha();
    const unsigned char* const end = alpha + image.GetWidth() * image.GetHeight();
    for (; alpha != end; ++alpha, color += 3) {
        if (*alpha == 0 || *alpha == kOpaque) continue;
        for (int channel = 0; channel < 3; ++channel) {
            const unsigned straight = (color[channel] * kOpaque + *alpha / 2U) / *alpha;
            color[channel] = static_cast<unsigned char>(std::min(kOpaque, straight));
        }
    }
}

bool drawsSomething(const wxImage& image) {
    if (!image.IsOk()) return false;
    if (!image.HasAlpha()) return true;
    const unsigned char* const alpha = image.GetAlpha();
    return std::any_of(alpha, alpha + image.GetWidth() * image.GetHeight(),
                       [](unsigned char value) { return value != 0; });
}

/// A drawing that is rendered when a size of it is shown for the first time.
class SvgIcon : public wxBitmapBundleImpl {
public:
    SvgIcon(wxBitmapBundle drawing, int side) : drawing_(std::move(drawing)), side_(side) {}

    wxSize GetDefaultSize() const override { return {side_, side_}; }
    wxSize GetPreferredBitmapSizeAtScale(double scale) const override { return GetDefaultSize() * scale; }

    wxBitmap GetBitmap(const wxSize& size) override {
        if (!shown_.IsOk() || shown_.GetSize() != size) shown_ = render(size);
        return shown_;
    }

private:
    [[nodiscard]] wxBitmap render(const wxSize& size) const {
        return drawing_.IsOk() ? renderSvg(drawing_, size.x) : wxBitmap(size);
    }

    wxBitmapBundle drawing_;
    int side_;
    wxBitmap shown_;
};

}  // namespace

wxBitmapBundle svgIcon(const std::string& text, int side) {
    return wxBitmapBundle::FromImpl(
        new SvgIcon(wxBitmapBundle::FromSVG(text.c_str(), wxSize(side, side)), side));
}

wxBitmapBundle parseSvg(const std::string& text) {
    const auto drawing = wxBitmapBundle::FromSVG(text.c_str(), kNominalSize);
    if (!drawing.IsOk() || !drawsSomething(drawing.GetBitmap(kSketchSize).ConvertToImage())) return {};
    return drawing;
}

wxBitmap renderSvg(const wxBitmapBundle& drawing, int pixels) {
    // Through wxImage: the bundle's own bitmap has a scale factor and is shared with the bundle's cache.
    constexpr int kBitsWithAlpha = 32;
    wxImage image = drawing.GetBitmap(wxSize(pixels, pixels)).ConvertToImage();
    if (!image.IsOk()) return {};
    if (image.HasAlpha() && rendersPremultiplied()) undoPremultiplication(image);
    return wxBitmap(image, kBitsWithAlpha, 1.0);
}

}  // namespace roque
