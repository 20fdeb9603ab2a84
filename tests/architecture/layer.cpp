#include "tests/architecture/layer.h"

#include <algorithm>
#include <initializer_list>
#include <stdexcept>
#include <string_view>

namespace roque::architecture {
namespace {

const std::vector<std::string> kThreads{"thread",  "mutex",         "shared_mutex", "condition_variable",
                                        "future",  "stop_token",    "semaphore",    "latch",
                                        "barrier", "boost/thread/", "boost/asio",   "boost/fiber/"};
const std::vector<std::string> kFiles{"fstream", "filesystem", "cstdio", "iostream"};
const std::vector<std::string> kTestLibraries{"gtest/", "gmock/", "benchmark/", "nlohmann/",
                                              "boost/", "fmt/",   "CLI/",       "soci/"};

/// Locks that Clang's thread safety analysis does not know: controller/threads/mutex.h has one that it does.
const std::vector<std::string> kBareLocks{"mutex", "shared_mutex"};

std::vector<std::string> joined(std::vector<std::string> list, const std::vector<std::string>& more) {
    list.insert(list.end(), more.begin(), more.end());
    return list;
}

/// Innermost folders first.
std::vector<Layer> layers() {
    using enum Layer::System;
    const std::vector<std::string> everything{"model", "controller", "plugins", "view", "tests"};
    return {
        {"model", {"model"}, {"boost/", "immintrin.h"}, Closed, joined(kThreads, kFiles)},
        {"controller/threads", {"controller/threads"}, {"boost/"}, Open, {}},
        {"controller",
         {"controller", "plugins/sdk", "plugins/uci", "model"},
         {"boost/", "fmt/", "nlohmann/", "soci/", "spdlog/"},
         Open,
         kBareLocks},
        {"plugins/sdk", {"plugins/sdk", "model"}, {"boost/", "stddef.h", "stdint.h"}, Closed, kFiles},
        // Where the player asks the system for huge pages.
        {"plugins/bastion/base",
         {"plugins/bastion/base", "plugins/sdk", "model/base"},
         {"sys/mman.h"},
         Closed,
         {}},
        // Programs that are no part of the player.
        {"plugins/bastion/training",
         {"plugins/bastion", "plugins/sdk", "model"},
         {"boost/", "fmt/", "CLI/", "glib.h"},
         Closed,
         {}},
        {"view/terminal",
         {"view/terminal", "view/board/drawing", "view/png", "controller", "model"},
         {"boost/", "fmt/", "CLI/"},
         Open,
         kBareLocks},
        // The halves of the window that know no toolkit.
        {"view/board/drawing", {"view/board/drawing", "model"}, {"boost/", "fmt/"}, Closed, kThreads},
        {"view/board/input",
         {"view/board/drawing", "view/board/input", "view/game", "model"},
         {"boost/", "fmt/"},
         Closed,
         kThreads},
        {"view/game", {"view/game", "controller", "model"}, {"boost/", "fmt/"}, Open, kBareLocks},
        {"view/png", {"view/png"}, {"librsvg/"}, Closed, joined(kThreads, kFiles)},
        {"view/uci",
         {"view/uci", "plugins/uci", "controller", "model"},
         {"boost/", "fmt/"},
         Open,
         kBareLocks},
        {"view",
         {"view", "controller", "model"},
         {"wx/", "boost/", "fmt/", "gio/", "glib-object.h"},
         Open,
         kBareLocks},
        {"tests/oracle", {"tests/oracle", "tests/support/data_file.h"}, kTestLibraries, Closed, {}},
        {"tests/bench", everything, joined(kTestLibraries, {"wx/"}), Open, {}},
        {"tests/gui", everything, joined(kTestLibraries, {"wx/", "gio/"}), Open, {}},
        {"tests/view", everything, joined(kTestLibraries, {"wx/"}), Open, {}},
        {"tests", everything, kTestLibraries, Open, {}},
    };
}

/// A player knows itself, the kit and the model.
Layer playerLayer(const SourceFile& file) {
    const std::string folder = file.path.substr(0, file.path.find('/', std::string_view("plugins/").size()));
    return {folder, {folder, "plugins/sdk", "model"}, {"boost/"}, Layer::System::Closed, {}};
}

bool isPartOf(std::string_view name, std::string_view folderOrFile) {
    return name == folderOrFile
           || (name.starts_with(folderOrFile) && name.substr(folderOrFile.size()).starts_with('/'));
}

/// A whole name, or the beginning of one where it ends with a slash or names a family of headers.
bool isOneOf(const std::string& name, const std::vector<std::string>& list) {
    return std::ranges::any_of(list, [&](const std::string& entry) {
        return name == entry || (entry.find('/') != std::string::npos && name.starts_with(entry));
    });
}

bool isStandard(const std::string& name) {
    return name.find_first_of("./") == std::string::npos;
}

bool isSystem(const std::string& name) {
    return name.ends_with(".h")
           && (name.find('/') == std::string::npos || name.starts_with("sys/") || name.starts_with("linux/")
               || name.starts_with("netinet/") || name.starts_with("arpa/"));
}

bool isAllowed(const Include& include, const Layer& layer) {
    const std::string& name = include.name;
    if (include.form == Include::Form::Quoted)
        return std::ranges::any_of(layer.parts, [&](const auto& part) { return isPartOf(name, part); });
    if (isOneOf(name, layer.forbidden)) return false;
    return isStandard(name) || isOneOf(name, layer.libraries)
           || (layer.system == Layer::System::Open && isSystem(name));
}

}  // namespace

Layer layerOf(const SourceFile& file) {
    for (const Layer& layer : layers()) {
        if (file.isIn(layer.folder)) return layer;
    }
    if (file.isIn("plugins")) return playerLayer(file);
    throw std::invalid_argument(file.path + " belongs to no layer");
}

std::vector<std::string> forbiddenIncludes(const SourceFile& file) {
    const Layer layer = layerOf(file);
    std::vector<std::string> violations;
    for (const Include& include : file.includes()) {
        if (isAllowed(include, layer)) continue;
        violations.push_back(file.path + ":" + std::to_string(include.line) + ": " + layer.folder
                             + " may not include " + include.name);
    }
    return violations;
}

}  // namespace roque::architecture
