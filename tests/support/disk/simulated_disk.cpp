#include "tests/support/disk/simulated_disk.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include <sys/stat.h>

#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;

std::string parentOf(const std::string& name) {
    const std::size_t slash = name.rfind('/');
    return slash == std::string::npos ? "" : name.substr(0, slash);
}

}  // namespace

SimulatedDisk::SimulatedDisk(fs::path folder) : folder_(std::move(folder)) {
    for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
        const std::string name = relative(entry.path().string());
        if (entry.is_directory()) {
            flushedNames_[name] = kFolder;
            continue;
        }
        struct stat about {};
        ::stat(entry.path().c_str(), &about);
        byNumber_[about.st_ino] = files_.size();
        flushedNames_[name] = files_.size();
        files_.push_back({readText(entry.path()), {}});
    }
}

std::string SimulatedDisk::relative(const std::string& path) const {
    return path.size() <= folder_.string().size() ? "" : path.substr(folder_.string().size() + 1);
}

void SimulatedDisk::apply(const DiskStep& step) {
    using Kind = DiskStep::Kind;
    switch (step.kind) {
        case Kind::Look:
        case Kind::Note:
            break;
        case Kind::Create:
            byNumber_[step.file] = files_.size();
            changeName({"", relative(step.path), files_.size()});
            files_.emplace_back();
            break;
        case Kind::Write:
        case Kind::Mapped:
            change(step, Change::Kind::Write);
            break;
        case Kind::Resize:
            change(step, Change::Kind::Resize);
            break;
        case Kind::Rename:
            changeName({relative(step.path), relative(step.data), fileOf(relative(step.path))});
            break;
        case Kind::Link:
            changeName({"", relative(step.data), byNumber_.at(step.file)});
            break;
        case Kind::Remove:
            changeName({relative(step.path), "", kFolder});
            break;
        case Kind::MakeFolder:
            changeName({"", relative(step.path), kFolder});
            break;
        case Kind::Sync: {
            const std::size_t number = byNumber_.at(step.file);
            File& file = files_[number];
            file.flushed = content(file, Reached::All);
            file.pending.clear();
            // With a new file, its name is flushed.
            for (std::size_t at = pendingNames_.size(); at > 0; --at) {
                const NameChange& last = pendingNames_[at - 1];
                if (last.file == number && last.removed.empty()) return flushNames(at);
            }
            break;
        }
        case Kind::SyncFolder: {
            const std::string name = relative(step.path);
            const auto isInFolder = [&](const std::string& each) {
                return !each.empty() && parentOf(each) == name;
            };
            for (std::size_t at = pendingNames_.size(); at > 0; --at) {
                const NameChange& last = pendingNames_[at - 1];
                if (isInFolder(last.removed) || isInFolder(last.added)) return flushNames(at);
            }
            break;
        }
    }
}

void SimulatedDisk::change(const DiskStep& step, Change::Kind kind) {
    files_[byNumber_.at(step.file)].pending.push_back({kind, step.offset, step.data});
}

void SimulatedDisk::changeName(NameChange change) {
    pendingNames_.push_back(std::move(change));
}

std::size_t SimulatedDisk::fileOf(const std::string& name) const {
    return names(pendingNames_.size()).at(name);
}

SimulatedDisk::Names SimulatedDisk::names(std::size_t changes) const {
    Names names = flushedNames_;
    for (std::size_t at = 0; at < changes; ++at) {
        const NameChange& change = pendingNames_[at];
        if (!change.removed.empty()) names.erase(change.removed);
        if (!change.added.empty()) names[change.added] = change.file;
    }
    return names;
}

/// Writes to the disk the first of the names changed since.
void SimulatedDisk::flushNames(std::size_t changes) {
    flushedNames_ = names(changes);
    pendingNames_.erase(pendingNames_.begin(), pendingNames_.begin() + static_cast<std::ptrdiff_t>(changes));
}

std::string SimulatedDisk::content(const File& file, Reached reached) {
    constexpr std::size_t kSector = 512;
    std::string content = file.flushed;
    for (std::size_t at = 0; at < file.pending.size(); ++at) {
        const bool isLast = at + 1 == file.pending.size();
        if (reached == Reached::None || (reached == Reached::OnlyLast && !isLast)) continue;
        if (reached == Reached::EverySecond && at % 2 == 0) continue;
        const Change& change = file.pending[at];
        if (change.kind == Change::Kind::Resize) {
            content.resize(change.offset);
            continue;
        }
        std::string_view data = change.data;
        if (reached == Reached::HalfOfLast && isLast) {
            const std::size_t half = data.size() / 2;
            data = data.substr(0, half > kSector ? half / kSector * kSector : half);
        }
        if (content.size() < change.offset + data.size()) content.resize(change.offset + data.size());
        content.replace(change.offset, data.size(), data);
    }
    return content;
}

SimulatedDisk::Image SimulatedDisk::image(std::size_t nameChanges, Reached reached) const {
    Image image;
    for (const auto& [name, file] : names(nameChanges)) {
        if (file == kFolder)
            image.emplace(name + '/', "");
        else
            image.emplace(name, content(files_[file], reached));
    }
    return image;
}

std::vector<SimulatedDisk::Image> SimulatedDisk::afterPowerCut() const {
    const std::size_t all = pendingNames_.size();
    std::vector<Image> images{image(0, Reached::None), image(all, Reached::All), image(all, Reached::None)};
    for (const Reached reached : {Reached::HalfOfLast, Reached::OnlyLast, Reached::EverySecond})
        images.push_back(image(all, reached));
    for (std::size_t names = 0; names < all; ++names) {
        images.push_back(image(names, Reached::All));
        if (names > 0) images.push_back(image(names, Reached::None));
    }
    return images;
}

void writeImage(const SimulatedDisk::Image& image, const fs::path& folder) {
    for (const auto& [name, content] : image) {
        const fs::path path = folder / name;
        if (name.ends_with('/')) {
            fs::create_directories(path);
            continue;
        }
        fs::create_directories(path.parent_path());
        writeText(path, content);
    }
}

}  // namespace roque::test
