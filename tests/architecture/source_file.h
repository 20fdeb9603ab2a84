#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace roque::architecture {

/// One line of a source file that includes another.
struct Include {
    enum class Form { Quoted, Angled };

    Form form;
    std::string name;  ///< what stands between the quotes or the angles
    std::size_t line;  ///< from 1
};

/// A file of the repository, as text.
struct SourceFile {
    std::string path;  ///< from the root of the repository, with slashes
    std::string text;

    /// What the file includes, in its order.
    [[nodiscard]] std::vector<Include> includes() const;

    /// Whether the path leads through a folder, which is given without a slash at its end.
    [[nodiscard]] bool isIn(std::string_view folder) const;

    [[nodiscard]] bool isHeader() const;

    /// The folder of the file, without a slash at its end; empty for a file of the root.
    [[nodiscard]] std::string_view folder() const;
};

}  // namespace roque::architecture
