#pragma once

#include <filesystem>
#include <functional>
#include <utility>

#include <wx/dnd.h>

#include "view/toolkit/text.h"

namespace roque {

/// Lets a person drop a file on a window to open it. Of several files, the first counts.
class FileDropTarget : public wxFileDropTarget {
public:
    explicit FileDropTarget(std::function<void(const std::filesystem::path&)> onFile)
        : onFile_(std::move(onFile)) {}

    bool OnDropFiles(wxCoord /*x*/, wxCoord /*y*/, const wxArrayString& files) override {
        if (files.empty()) return false;
        onFile_(toUtf8(files[0]));
        return true;
    }

private:
    std::function<void(const std::filesystem::path&)> onFile_;
};

}  // namespace roque
