#pragma once

#include <string>
#include <vector>

#include "tests/architecture/source_tree.h"

namespace roque::architecture {

/// Folders of one top folder in order. A file may include files of its own folder and of folders on lower
/// floors; folders on the same floor do not include each other. So no circle is possible.
struct Floors {
    std::string top;                               ///< such as "model"
    std::vector<std::vector<std::string>> floors;  ///< the lowest first, each folder by its path below `top`
};

/// The table of all folders. Which top folder may include which other is in the table of layers (layer.cpp).
const std::vector<Floors>& houseFloors();

/// The includes that break the order, and the folders with sources that are on no floor; one sentence each.
std::vector<std::string> floorViolations(const SourceTree& tree, const Floors& floors);

}  // namespace roque::architecture
