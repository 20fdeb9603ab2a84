#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

namespace roque::test {

inline void writeText(const std::filesystem::path& path, std::string_view text) {
    std::ofstream(path, std::ios::binary) << text;
}

[[nodiscard]] inline std::string readText(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// A folder for one test, deleted when the test ends.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "roque-test-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make a folder for a test");
        path_ = name;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
    [[nodiscard]] std::filesystem::path operator/(std::string_view name) const { return path_ / name; }

    /// The number of files, folders and links directly in it.
    [[nodiscard]] std::size_t entries() const {
        using Iterator = std::filesystem::directory_iterator;
        return static_cast<std::size_t>(std::distance(Iterator(path_), Iterator()));
    }

    [[nodiscard]] bool isEmpty() const { return entries() == 0; }

    [[nodiscard]] bool has(std::string_view name) const { return std::filesystem::exists(*this / name); }

    /// Writes a file; returns its path.
    [[nodiscard]] std::string write(std::string_view name, std::string_view text) const {
        writeText(*this / name, text);
        return (*this / name).string();
    }
    /// The contents of a file; empty if it does not exist.
    [[nodiscard]] std::string read(std::string_view name) const { return readText(*this / name); }

private:
    std::filesystem::path path_;
};

}  // namespace roque::test
