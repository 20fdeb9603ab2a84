#include "controller/settings/settings_store.h"

#include <gmock/gmock.h>

#include "controller/diagnostics/log.h"
#include "controller/settings/settings_file.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

TEST(SettingsStore, HasSavedTheLastChangeWhenItEnds) {
    const TemporaryFolder folder;
    ManualDispatcher dispatcher;
    {
        SettingsStore store(dispatcher, folder.path(), nullptr);
        for (int size = 20; size <= 100; ++size) {
            Settings settings = store.settings();
            settings.board.size = size;
            settings.board.x = 100 - size;
            store.change(settings);
            EXPECT_EQ(store.settings().board.size, size);
        }
    }
    SettingsFile file(folder.path());
    EXPECT_EQ(file.load().settings.board, (BoardLayoutSetting{100, 0, 50}));
}

TEST(SettingsStore, WritesNothingUnlessSomethingChanges) {
    const TemporaryFolder folder;
    ManualDispatcher dispatcher;
    {
        SettingsStore store(dispatcher, folder.path(), nullptr);
        store.change(store.settings());
    }
    EXPECT_EQ(folder.entries(), 0U);
}

TEST(SettingsStore, TellsWhatCouldNotBeSaved) {
    const TemporaryFolder folder;
    writeText(folder / "file", "");
    openLog(folder / "log");
    ManualDispatcher dispatcher;
    std::optional<FileError> failure;
    SettingsStore store(dispatcher, folder / "file", [&](const FileError& error) { failure = error; });
    Settings settings;
    settings.board.size = 50;
    store.change(settings);
    EXPECT_TRUE(dispatcher.runUntil([&] { return failure.has_value(); }));
    EXPECT_EQ(store.settings().board.size, 50);
    closeLog();
    EXPECT_THAT(readText(folder / "log/roque.log"), testing::HasSubstr(english(failure->describe())));
}

TEST(SettingsStore, TellsWhatWasWrongWithTheFile) {
    const TemporaryFolder folder;
    writeText(folder / "settings.json", "no JSON");
    ManualDispatcher dispatcher;
    const SettingsStore store(dispatcher, folder.path(), nullptr);
    ASSERT_TRUE(store.problem());
    EXPECT_EQ(store.problem()->kind, SettingsProblem::Kind::NotSettings);
}

}  // namespace
}  // namespace roque::test
