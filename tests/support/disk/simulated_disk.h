#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tests/support/disk/disk_step.h"

namespace roque::test {

/// A folder on a disk that may lose its power at any moment, as Linux and its usual file systems promise it:
/// what was flushed is there; of the rest, names appear in the order in which they were changed, up to any
/// point, and contents in any order or not at all. A new name may therefore lead to an empty file.
class SimulatedDisk {
public:
    /// Contents by path below the folder. A path with '/' at its end is a folder.
    using Image = std::map<std::string, std::string>;

    /// What lies in a folder now is on the disk.
    explicit SimulatedDisk(std::filesystem::path folder);

    void apply(const DiskStep& step);

    /// Contents that the disk may have if it loses its power now. The second one is what a kill would leave.
    [[nodiscard]] std::vector<Image> afterPowerCut() const;

private:
    static constexpr std::size_t kFolder = static_cast<std::size_t>(-1);

    struct Change {
        enum class Kind { Write, Resize };
        Kind kind;
        std::uint64_t offset;
        std::string data;
    };
    struct File {
        std::string flushed;
        std::vector<Change> pending;
    };
    struct NameChange {
        std::string removed;  ///< empty: none
        std::string added;    ///< empty: none
        std::size_t file;     ///< which has the added name
    };
    /// Which of the changes since the last flush have reached the disk.
    enum class Reached { None, All, HalfOfLast, OnlyLast, EverySecond };
    using Names = std::map<std::string, std::size_t>;

    [[nodiscard]] std::string relative(const std::string& path) const;
    [[nodiscard]] std::size_t fileOf(const std::string& name) const;
    [[nodiscard]] Names names(std::size_t changes) const;
    [[nodiscard]] static std::string content(const File& file, Reached reached);
    [[nodiscard]] Image image(std::size_t nameChanges, Reached reached) const;
    void change(const DiskStep& step, Change::Kind kind);
    void changeName(NameChange change);
    void flushNames(std::size_t changes);

    std::filesystem::path folder_;
    std::vector<File> files_;
    std::map<std::uint64_t, std::size_t> byNumber_;  ///< of the inode
    Names flushedNames_;
    std::vector<NameChange> pendingNames_;
};

/// Makes a folder look like an image. The folder exists and is empty.
void writeImage(const SimulatedDisk::Image& image, const std::filesystem::path& folder);

}  // namespace roque::test
