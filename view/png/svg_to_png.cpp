#include "view/png/svg_to_png.h"

#include <memory>
#include <new>

#include <librsvg/rsvg.h>

namespace {

struct Release {
    void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* canvas) const { cairo_destroy(canvas); }
    void operator()(GError* error) const { g_error_free(error); }
};

template <typename T>
using Owned = std::unique_ptr<T, Release>;

std::string messageOf(GError* error) {
    const Owned<GError> owned(error);
    return owned == nullptr ? "unknown reason" : owned->message;
}

cairo_status_t append(void* png, const unsigned char* bytes, unsigned count) {
    try {
        static_cast<std::string*>(png)->append(bytes, bytes + count);
        return CAIRO_STATUS_SUCCESS;
    } catch (const std::bad_alloc&) {  // the library is written in C: nothing may fly through it
        return CAIRO_STATUS_NO_MEMORY;
    }
}

}  // namespace

bool roque_svg_to_png(std::string_view svg, int pixels, std::string& png, std::string& error) {
    GError* problem = nullptr;
    const auto* const bytes = reinterpret_cast<const guint8*>(svg.data());
    const Owned<RsvgHandle> drawing(rsvg_handle_new_from_data(bytes, svg.size(), &problem));
    if (drawing == nullptr) {
        error = messageOf(problem);
        return false;
    }
    const Owned<cairo_surface_t> picture(cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels, pixels));
    const Owned<cairo_t> canvas(cairo_create(picture.get()));
    const auto side = static_cast<double>(pixels);
    const RsvgRectangle all{0, 0, side, side};
    if (rsvg_handle_render_document(drawing.get(), canvas.get(), &all, &problem) == 0) {
        error = messageOf(problem);
        return false;
    }
    const cairo_status_t status = cairo_surface_write_to_png_stream(picture.get(), append, &png);
    if (status != CAIRO_STATUS_SUCCESS) error = cairo_status_to_string(status);
    return status == CAIRO_STATUS_SUCCESS;
}
