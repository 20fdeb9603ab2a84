#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>

namespace roque::test {

/// A folder for the files of one test, gone with everything in it after the test.
class TemporaryFolder {
public:
    TemporaryFolder() : path_(testing::TempDir() + "roque.XXXXXX") {
        if (mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no temporary folder");
    }
    ~TemporaryFolder() { std::filesystem::remove_all(path_); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    /// The path of a file, which may not be there.
    [[nodiscard]] std::string operator/(const std::string& name) const { return path_ + "/" + name; }

    /// Writes a file; its path.
    [[nodiscard]] std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(*this / name, std::ios::binary) << text;
        return *this / name;
    }

    /// What a file contains; empty if it is not there.
    [[nodiscard]] std::string read(const std::string& name) const {
        std::ostringstream text;
        text << std::ifstream(*this / name, std::ios::binary).rdbuf();
        return text.str();
    }

    [[nodiscard]] bool has(const std::string& name) const { return std::filesystem::exists(*this / name); }

    [[nodiscard]] bool isEmpty() const { return std::filesystem::is_empty(path_); }

private:
    std::string path_;
};

}  // namespace roque::test
