#include "controller/plugins/plugin_file.h"

#include <cstddef>
#include <cstring>
#include <fstream>
#include <iterator>

#include <elf.h>
#include <gmock/gmock.h>
#include <sys/stat.h>

#include "tests/controller/plugins/plugin_test_support.h"

namespace roque {
namespace {

using test::TemporaryFolder;
using testing::HasSubstr;

/// The bytes of a valid plugin.
std::string healthyBytes() {
    std::ifstream file(test::testPluginFile("healthy"), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

class PluginFile : public testing::Test {
protected:
    /// Why the file is not a library; empty if it looks like one.
    [[nodiscard]] std::string reason() const { return english(whyNotLoadable(path_).value_or(Message())); }

    /// Why a file with these bytes is not a library; empty if it looks like one.
    std::string reasonFor(const std::string& bytes) {
        std::ofstream(path_, std::ios::binary | std::ios::trunc) << bytes;
        return reason();
    }

    TemporaryFolder folder_;
    std::filesystem::path path_ = folder_.path() / "plugin.so";
};

TEST_F(PluginFile, IsLoadableAsTheCompilerMadeIt) {
    EXPECT_EQ(reasonFor(healthyBytes()), "");
}

TEST_F(PluginFile, MayBeReachedByALink) {
    std::filesystem::create_symlink(test::testPluginFile("healthy"), path_);
    EXPECT_EQ(whyNotLoadable(path_), std::nullopt);
}

TEST_F(PluginFile, IsNotAText) {
    EXPECT_EQ(reasonFor("#!/bin/sh\necho I am a plugin\n"), "It is not a shared library");
}

TEST_F(PluginFile, IsNotAnEmptyFile) {
    EXPECT_EQ(reasonFor(""), "It is empty");
}

TEST_F(PluginFile, IsNotAFolder) {
    std::filesystem::create_directory(path_);
    EXPECT_EQ(reason(), "It is a folder, not a library");
}

TEST_F(PluginFile, IsNotALinkToNowhere) {
    std::filesystem::create_symlink(folder_.path() / "gone.so", path_);
    EXPECT_EQ(reason(), "It is a link to a file that does not exist");
}

TEST_F(PluginFile, IsNotALinkToItself) {
    std::filesystem::create_symlink(path_, path_);
    EXPECT_THAT(reason(), HasSubstr("cannot be looked at"));
}

TEST_F(PluginFile, IsNotAPipeThatWouldBlock) {
    ASSERT_EQ(::mkfifo(path_.c_str(), 0600), 0);
    EXPECT_EQ(reason(), "It is not a regular file");
}

TEST_F(PluginFile, IsNotForAnotherProcessor) {
    std::string bytes = healthyBytes();
    Elf64_Half machine = EM_S390;
    bytes.replace(offsetof(Elf64_Ehdr, e_machine), sizeof machine, reinterpret_cast<char*>(&machine),
                  sizeof machine);
    EXPECT_EQ(reasonFor(bytes), "It is made for another kind of processor");
}

TEST_F(PluginFile, IsNotForAnotherWidthOfAddresses) {
    std::string bytes = healthyBytes();
    bytes[EI_CLASS] = bytes[EI_CLASS] == ELFCLASS64 ? ELFCLASS32 : ELFCLASS64;
    EXPECT_EQ(reasonFor(bytes), "It is made for another kind of processor");
}

TEST_F(PluginFile, IsNotAnObjectFile) {
    std::string bytes = healthyBytes();
    bytes[offsetof(Elf64_Ehdr, e_type)] = ET_REL;
    EXPECT_EQ(reasonFor(bytes), "It is not a shared library");
}

TEST_F(PluginFile, IsNotCutOffAnywhere) {
    const std::string whole = healthyBytes();
    for (std::size_t length = 1; length < whole.size(); length += whole.size() / 97) {
        EXPECT_NE(reasonFor(whole.substr(0, length)), "") << length << " bytes of " << whole.size();
    }
    EXPECT_NE(reasonFor(whole.substr(0, whole.size() - 1)), "");
}

TEST_F(PluginFile, IsNotCutOffWhereOnlyTheLoaderWouldNotice) {
    // Without section headers, which no loader needs, only the segments show what is missing.
    std::string bytes = healthyBytes();
    std::memset(bytes.data() + offsetof(Elf64_Ehdr, e_shoff), 0, sizeof(Elf64_Off));
    std::memset(bytes.data() + offsetof(Elf64_Ehdr, e_shnum), 0, sizeof(Elf64_Half));
    EXPECT_EQ(reasonFor(bytes), "");
    EXPECT_EQ(reasonFor(bytes.substr(0, 4096)), "It is only the beginning of a library");
}

TEST_F(PluginFile, CannotClaimPartsBeyondItsEnd) {
    std::string bytes = healthyBytes();
    const Elf64_Off far = ~Elf64_Off{0};
    bytes.replace(offsetof(Elf64_Ehdr, e_phoff), sizeof far, reinterpret_cast<const char*>(&far), sizeof far);
    EXPECT_EQ(reasonFor(bytes), "It is only the beginning of a library");
}

}  // namespace
}  // namespace roque
