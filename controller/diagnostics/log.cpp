#include "controller/diagnostics/log.h"

#include <cstdio>
#include <memory>
#include <string>

#include <fcntl.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>

namespace roque {
namespace {

constexpr std::size_t kLargestFile = std::size_t{1} << 20U;
constexpr std::size_t kOldFiles = 2;

std::shared_ptr<spdlog::logger>& logger() {
    static std::shared_ptr<spdlog::logger> open;
    return open;
}

/// Closes a folder to others: it has games and crash reports too.
void makePrivate(const std::filesystem::path& folder) {
    using std::filesystem::perms;
    std::error_code ignored;
    permissions(folder, perms::group_all | perms::others_all, std::filesystem::perm_options::remove, ignored);
}

spdlog::level::level_enum levelOf(LogLevel level) {
    if (level == LogLevel::Error) return spdlog::level::err;
    return level == LogLevel::Warning ? spdlog::level::warn : spdlog::level::info;
}

}  // namespace

bool openLog(const std::filesystem::path& folder) {
    spdlog::file_event_handlers handlers;
    // Child processes must not inherit the file, nor others read it: it names players and files.
    handlers.after_open = [](const spdlog::filename_t&, std::FILE* file) {
        fcntl(fileno(file), F_SETFD, FD_CLOEXEC);
        fchmod(fileno(file), S_IRUSR | S_IWUSR);
    };
    try {
        std::filesystem::create_directories(folder);
        makePrivate(folder);
        auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(
            (folder / "roque.log").string(), kLargestFile, kOldFiles, false, handlers);
        auto opened = std::make_shared<spdlog::logger>("roque", std::move(sink));
        opened->set_pattern("%Y-%m-%d %H:%M:%S.%e %L %v");
        opened->flush_on(spdlog::level::info);
        opened->set_error_handler([](const std::string&) {});
        logger() = std::move(opened);
        return true;
    } catch (const std::exception&) {  // from spdlog or the file system: no log in either case
        return false;
    }
}

void closeLog() noexcept {
    logger().reset();
}

void log(LogLevel level, std::string_view text) noexcept {
    if (const auto& open = logger())
        open->log(levelOf(level), spdlog::string_view_t(text.data(), text.size()));
}

}  // namespace roque
