#include "view/toolkit/main_button.h"

#include <string>

#include <fmt/format.h>

#include "view/toolkit/gtk_function.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// Where the pointer is, the ground is a little darker: the contrast of the white words grows.
constexpr const char* kMainStyle =
    "button {{ color: {0}; background-image: none; background-color: {1}; border-color: {1};"
    " text-shadow: none; box-shadow: none; -gtk-icon-shadow: none; }}"
    "button:hover, button:active {{ background-color: shade({1}, 0.88); }}"
    "button:focus {{ outline: 1px dashed {0}; outline-offset: -4px; }}"
    "button:disabled {{ color: @insensitive_fg_color; background-color: @insensitive_bg_color;"
    " border-color: @borders; }}";

}  // namespace

void makeMainButton(wxButton& button, const wxColour& ink, const wxColour& ground) {
    constexpr unsigned kApplication = 600;  // GTK_STYLE_PROVIDER_PRIORITY_APPLICATION
    const auto make = gtkFunction<void* (*)()>("gtk_css_provider_new");
    const auto load = gtkFunction<int (*)(void* provider, const char* style, std::ptrdiff_t length, void*)>(
        "gtk_css_provider_load_from_data");
    const auto contextOf = gtkFunction<void* (*)(void* widget)>("gtk_widget_get_style_context");
    const auto add = gtkFunction<void (*)(void* context, void* provider, unsigned priority)>(
        "gtk_style_context_add_provider");
    const auto release = gtkFunction<void (*)(void* object)>("g_object_unref");
    if (make == nullptr || load == nullptr || contextOf == nullptr || add == nullptr || release == nullptr)
        return;
    const auto words = [](const wxColour& color) { return toUtf8(color.GetAsString(wxC2S_HTML_SYNTAX)); };
    const std::string style = fmt::format(kMainStyle, words(ink), words(ground));
    void* const provider = make();
    load(provider, style.c_str(), -1, nullptr);
    add(contextOf(button.GetHandle()), provider, kApplication);
    release(provider);
}

}  // namespace roque
