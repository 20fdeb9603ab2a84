#include "view/toolkit/choice_button.h"

#include "view/toolkit/accessibility.h"
#include "view/toolkit/gtk_function.h"

namespace roque {
namespace {

/// The functions of GTK that are needed.
struct Toolkit {
    using Make = void* (*)();
    using MakeBox = void* (*)(int orientation, int spacing);
    using MakeLabel = void* (*)(const char* text);
    using MakePicture = void* (*)(void* surface);
    using MakeSurface = void* (*)(void* pixbuf, int scale, void* window);
    using Change = void (*)(void* widget);
    using Connect = void (*)(void* container, void* widget);
    using SetNumber = void (*)(void* widget, int value);
    using SetText = void (*)(void* widget, const char* text);
    using SetPointer = void (*)(void* widget, void* value);
    using Of = void* (*)(void* widget);
    using NumberOf = int (*)(void* widget);
    using LoadStyle = int (*)(void* provider, const char* style, std::ptrdiff_t length, void* error);
    using AddStyle = void (*)(void* context, void* provider, unsigned priority);

    Of childOf = gtkFunction<Of>("gtk_bin_get_child");
    Connect remove = gtkFunction<Connect>("gtk_container_remove");
    Connect add = gtkFunction<Connect>("gtk_container_add");
    MakeBox makeBox = gtkFunction<MakeBox>("gtk_box_new");
    MakeLabel makeLabel = gtkFunction<MakeLabel>("gtk_label_new");
    SetText setMarkup = gtkFunction<SetText>("gtk_label_set_markup_with_mnemonic");
    SetPointer setMnemonicWidget = gtkFunction<SetPointer>("gtk_label_set_mnemonic_widget");
    SetNumber alignLines = gtkFunction<SetNumber>("gtk_label_set_justify");
    SetNumber setEllipsis = gtkFunction<SetNumber>("gtk_label_set_ellipsize");
    Make makeImage = gtkFunction<Make>("gtk_image_new");
    SetPointer setSurface = gtkFunction<SetPointer>("gtk_image_set_from_surface");
    MakeSurface surfaceOf = gtkFunction<MakeSurface>("gdk_cairo_surface_create_from_pixbuf");
    Change destroySurface = gtkFunction<Change>("cairo_surface_destroy");
    NumberOf scaleOf = gtkFunction<NumberOf>("gtk_widget_get_scale_factor");
    SetNumber align = gtkFunction<SetNumber>("gtk_widget_set_halign");
    Change showAll = gtkFunction<Change>("gtk_widget_show_all");
    Change hide = gtkFunction<Change>("gtk_widget_hide");
    Change show = gtkFunction<Change>("gtk_widget_show");
    Make makeStyle = gtkFunction<Make>("gtk_css_provider_new");
    LoadStyle loadStyle = gtkFunction<LoadStyle>("gtk_css_provider_load_from_data");
    Of contextOf = gtkFunction<Of>("gtk_widget_get_style_context");
    AddStyle addStyle = gtkFunction<AddStyle>("gtk_style_context_add_provider");

    [[nodiscard]] bool isComplete() const {
        return childOf && remove && add && makeBox && makeLabel && setMarkup && setMnemonicWidget
               && alignLines && setEllipsis && makeImage && setSurface && surfaceOf && destroySurface
               && scaleOf && align && showAll && hide && show && makeStyle && loadStyle && contextOf
               && addStyle;
    }
};

const Toolkit& toolkit() {
    static const Toolkit found;
    return found;
}

/// A button in the desktop's own colors, without the mark of a radio button. The pressed one has a thicker
/// edge: the color is not the only sign.
constexpr const char* kStyle =
    "radio { min-width: 0; min-height: 0; padding: 0; border: none; background: none;"
    " margin: 0 -18px 0 0;"  // GTK leaves room for the mark even so
    " box-shadow: none; -gtk-icon-source: none;"
    " transition: none; }"  // from the size of the mark, of which GTK warns on its way
    "radiobutton { padding: 5px 8px; border: 1px solid mix(@theme_bg_color, @theme_fg_color, 0.4);"
    " border-radius: 6px; color: @theme_fg_color; background-image: none;"
    " background-color: mix(@theme_bg_color, @theme_base_color, 0.7); }"
    "radiobutton:hover { background-color: @theme_base_color; }"
    "radiobutton:checked { border-color: mix(@theme_selected_bg_color, @theme_fg_color, 0.2);"
    " box-shadow: inset 0 0 0 1px mix(@theme_selected_bg_color, @theme_fg_color, 0.2);"
    " background-color: mix(@theme_base_color, @theme_selected_bg_color, 0.18); }"
    "radiobutton:focus { outline: 1px dashed alpha(currentColor, 0.6); outline-offset: -4px; }"
    "radiobutton:disabled { color: @insensitive_fg_color; }";

/// The style, made once. It lives as long as the program.
void* style() {
    static void* const made = [] {
        void* const provider = toolkit().makeStyle();
        toolkit().loadStyle(provider, kStyle, -1, nullptr);
        return provider;
    }();
    return made;
}

/// A text as GTK's markup, with its marked letter as GTK marks it.
wxString markup(const wxString& words) {
    wxString text = words;
    text.Replace("_", "__");
    text.Replace("&&", "\x01");
    text.Replace("&", "_");
    text.Replace("\x01", "&amp;");
    text.Replace("<", "&lt;");
    text.Replace(">", "&gt;");
    return text;
}

}  // namespace

ChoiceButton::ChoiceButton(wxWindow* parent, const wxString& name, const wxString& title,
                           const wxString& detail, Row row)
    : wxRadioButton(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
                    row == Row::New ? wxRB_GROUP : 0, wxDefaultValidator, name),
      title_(title),
      detail_(detail) {
    if (toolkit().isComplete()) makeButton();
    write();
}

void ChoiceButton::makeButton() {
    constexpr int kHorizontal = 0;
    constexpr int kGap = 8;
    constexpr int kCentre = 3;
    constexpr int kCentreLines = 2;
    constexpr unsigned kApplication = 600;  // GTK_STYLE_PROVIDER_PRIORITY_APPLICATION
    const Toolkit& kit = toolkit();
    void* const button = GetHandle();
    if (void* const child = kit.childOf(button)) kit.remove(button, child);
    void* const box = kit.makeBox(kHorizontal, kGap);
    kit.align(box, kCentre);
    picture_ = kit.makeImage();
    label_ = kit.makeLabel("");
    kit.alignLines(label_, kCentreLines);
    kit.setMnemonicWidget(label_, button);
    kit.add(box, picture_);
    kit.add(box, label_);
    kit.add(button, box);
    kit.showAll(box);
    kit.hide(picture_);
    kit.addStyle(kit.contextOf(button), style(), kApplication);
}

void ChoiceButton::setWords(const wxString& title, const wxString& detail) {
    if (title == title_ && detail == detail_) return;
    title_ = title;
    detail_ = detail;
    write();
}

void ChoiceButton::write() {
    const wxString plain = RemoveMnemonics(title_);
    const wxString more = detail_.empty() ? wxString() : ", " + detail_;
    if (label_ != nullptr) {
        wxString text = "<b>" + markup(title_) + "</b>";
        if (!detail_.empty()) text += "\n<small>" + markup(detail_) + "</small>";
        toolkit().setMarkup(label_, text.utf8_str());
        wxControlBase::SetLabel(title_ + more);  // the widget's own child is gone
    } else {
        SetLabel(title_ + more);
    }
    setAccessibleName(*this, plain + more);
    if (width_ > 0) SetToolTip(plain);
    InvalidateBestSize();
}

void ChoiceButton::shorten(int width) {
    constexpr int kAtEnd = 3;  // PANGO_ELLIPSIZE_END
    width_ = width;
    if (label_ != nullptr) toolkit().setEllipsis(label_, kAtEnd);
    SetToolTip(RemoveMnemonics(title_));
    InvalidateBestSize();
}

wxSize ChoiceButton::DoGetBestSize() const {
    const wxSize best = wxRadioButton::DoGetBestSize();
    return {width_ > 0 ? width_ : best.x, best.y};
}

void ChoiceButton::setPicture(const wxBitmap& picture) {
    if (picture_ == nullptr || !picture.IsOk()) return;
    const Toolkit& kit = toolkit();
    void* const surface = kit.surfaceOf(picture.GetPixbuf(), kit.scaleOf(GetHandle()), nullptr);
    kit.setSurface(picture_, surface);
    kit.destroySurface(surface);
    kit.show(picture_);
    InvalidateBestSize();
}

}  // namespace roque
