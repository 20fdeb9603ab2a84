#include "tests/gui/support/window_picture.h"

#include <wx/bitmap.h>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/dcscreen.h>

#include "tests/gui/support/gtk_call.h"

namespace roque::test {
namespace {

/// The readable part of `source`, in pixels.
wxImage copyOf(wxDC& source, const wxRect& part, double scale) {
    constexpr int kBitsPerPixel = 24;
    wxBitmap bitmap;
    bitmap.CreateWithDIPSize(part.GetSize(), scale, kBitsPerPixel);
    {
        wxMemoryDC target(bitmap);
        target.Blit(0, 0, part.width, part.height, &source, part.x, part.y);
    }
    return bitmap.ConvertToImage();
}

}  // namespace

wxImage pictureOf(wxWindow& window) {
    window.Update();
    wxClientDC source(&window);
    return copyOf(source, wxRect(window.GetClientSize()), window.GetContentScaleFactor());
}

wxImage screenAt(const wxWindow& window) {
    wxScreenDC source;
    void* const surface = call<void*, void*>("cairo_get_target", source.GetHandle());
    call<void, void*>("cairo_surface_mark_dirty", surface);  // otherwise stale contents would be read
    return copyOf(source, window.GetScreenRect(), window.GetContentScaleFactor());
}

}  // namespace roque::test
