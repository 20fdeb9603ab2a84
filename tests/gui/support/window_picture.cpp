#include "tests/gui/support/window_picture.h"

#include <wx/bitmap.h>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>

namespace roque::test {

wxImage pictureOf(wxWindow& window) {
    constexpr int kBitsPerPixel = 24;
    window.Update();
    const wxSize size = window.GetClientSize();
    wxBitmap bitmap;
    bitmap.CreateWithDIPSize(size, window.GetContentScaleFactor(), kBitsPerPixel);
    {
        wxClientDC source(&window);
        wxMemoryDC target(bitmap);
        target.Blit(0, 0, size.x, size.y, &source, 0, 0);
    }
    return bitmap.ConvertToImage();
}

}  // namespace roque::test
