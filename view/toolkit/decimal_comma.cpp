#include "view/toolkit/decimal_comma.h"

#include <algorithm>
#include <string>

#include <glib-object.h>

#include "view/toolkit/gtk_function.h"

namespace roque {
namespace {

/// GTK's signal before text enters a field: `length` in bytes, `position` in characters, which moves on.
void onInsertText(void* field, const char* text, int length, int* position, gpointer /*data*/) {
    using Insert = void (*)(void* field, const char* text, int length, int* position);
    static const auto insert = gtkFunction<Insert>("gtk_editable_insert_text");
    std::string number = length < 0 ? text : std::string(text, static_cast<std::size_t>(length));
    if (insert == nullptr || number.find(',') == std::string::npos) return;
    std::ranges::replace(number, ',', '.');
    g_signal_stop_emission_by_name(field, "insert-text");
    insert(field, number.data(), static_cast<int>(number.size()), position);
}

}  // namespace

void acceptDecimalComma(wxSpinCtrlDouble& number) {
    g_signal_connect_data(number.GetHandle(), "insert-text", G_CALLBACK(onInsertText), nullptr, nullptr,
                          GConnectFlags(0));
}

}  // namespace roque
