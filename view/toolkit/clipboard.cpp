#include "view/toolkit/clipboard.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>

#include "view/toolkit/text.h"

namespace roque {

bool copyToClipboard(std::string_view text) {
    wxClipboardLocker lock;
    if (!lock || !wxTheClipboard->SetData(new wxTextDataObject(toWx(text)))) return false;
    wxTheClipboard->Flush();
    return true;
}

}  // namespace roque
