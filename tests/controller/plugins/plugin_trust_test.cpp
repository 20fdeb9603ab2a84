#include "controller/plugins/plugin_trust.h"

#include <fstream>

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/controller/plugins/plugin_test_support.h"

namespace roque {
namespace {

using test::TemporaryFolder;
using testing::HasSubstr;

class PluginTrust : public testing::Test {
protected:
    PluginTrust() {
        std::filesystem::create_directory(folder_);
        std::ofstream(file_) << "plugin";
        ::chmod(folder_.c_str(), 0755);
        ::chmod(file_.c_str(), 0644);
    }

    /// Why a path is not trusted; empty if it is.
    [[nodiscard]] static std::string reasonFor(const std::filesystem::path& path) {
        return english(whyNotTrusted(path).value_or(Message()));
    }

    TemporaryFolder home_;
    std::filesystem::path folder_ = home_.path() / "plugins";
    std::filesystem::path file_ = folder_ / "plugin.so";
};

TEST_F(PluginTrust, IsGivenToWhatOnlyTheUserCanChange) {
    EXPECT_EQ(whyNotTrusted(folder_), std::nullopt);
    EXPECT_EQ(whyNotTrusted(file_), std::nullopt);
}

TEST_F(PluginTrust, IsNotGivenToAFolderThatOthersWriteTo) {
    ::chmod(folder_.c_str(), 0757);
    EXPECT_EQ(reasonFor(folder_), "Others than the user can write to it");
}

TEST_F(PluginTrust, IsNotGivenToAFileThatTheGroupWritesTo) {
    ::chmod(file_.c_str(), 0664);
    EXPECT_EQ(reasonFor(file_), "Others than the user can write to it");
}

TEST_F(PluginTrust, IsNotGivenWhereOthersCanReplaceAFolderAbove) {
    ::chmod(home_.path().c_str(), 0777);
    EXPECT_THAT(reasonFor(file_), HasSubstr("can write to the folder"));
}

TEST_F(PluginTrust, IsNotGivenByALinkThatLeadsToAnUnsafeFile) {
    const auto link = home_.path() / "link.so";
    std::filesystem::create_symlink(file_, link);
    ::chmod(file_.c_str(), 0666);
    EXPECT_EQ(reasonFor(link), "Others than the user can write to it");
}

TEST_F(PluginTrust, IsNotGivenToAnotherUsersFile) {
    if (::geteuid() != 0) GTEST_SKIP() << "only the administrator can give files away";
    ASSERT_EQ(::chown(file_.c_str(), 12345, 12345), 0);
    EXPECT_EQ(reasonFor(file_), "It belongs to another user");
}

TEST_F(PluginTrust, IsNotGivenToAPathThatDependsOnTheCurrentFolder) {
    EXPECT_EQ(reasonFor("plugins"), "Its path is not absolute");
}

}  // namespace
}  // namespace roque
