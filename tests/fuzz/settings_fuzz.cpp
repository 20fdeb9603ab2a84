#include <cstddef>
#include <cstdint>
#include <string_view>

#include "controller/settings/settings_file.h"
#include "tests/fuzz/property.h"
#include "tests/support/temporary_folder.h"

// Whatever stands in the file of settings: it gives settings, what is wrong with it is told and kept, and
// what is saved is read again as the same.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace roque;
    using fuzz::require;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const test::TemporaryFolder folder;
    static_cast<void>(folder.write("settings.json", text));
    SettingsFile file(folder.path());
    const LoadedSettings loaded = file.load();
    if (loaded.problem) {
        require(!english(loaded.problem->describe()).empty(), "a problem can be told");
        require(loaded.problem->keptAs && test::readText(*loaded.problem->keptAs) == text,
                "and the file is kept as it was");
    }
    require(file.save(loaded.settings).has_value(), "settings can be saved");
    const LoadedSettings again = SettingsFile(folder.path()).load();
    require(!again.problem, "what is saved is sound");
    require(again.settings == loaded.settings, "what is saved is read as the same settings");
    return 0;
}
