#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "controller/storage/file_error.h"
#include "model/base/result.h"

namespace roque {

/// What a person has decided about a player that the program did not bring.
struct GuestConsent {
    enum class Decision : std::uint8_t {
        Allowed,    ///< it may play, confined, in a process of its own
        InProcess,  ///< it may be loaded into the program, as its author may want to for a debugger
        Refused,
    };

    std::string sha256;  ///< of the content that was decided about; another content is another question
    Decision decision = Decision::Refused;
    std::string name;            ///< as it called itself, or of its file; for those who read the list
    std::filesystem::path path;  ///< where it lay
    /// Whether it holds for every content that comes to lie there, unless that was decided about itself: for
    /// authors, who build anew all the time.
    bool isForEveryVersion = false;
};

/// The decision about a content; without one, that about every version of a file, if `path` is one.
[[nodiscard]] std::optional<GuestConsent::Decision> decisionAbout(const std::vector<GuestConsent>& consents,
                                                                  std::string_view sha256,
                                                                  const std::filesystem::path& path = {});

/// The decisions, in the file players.json of the folder for settings. It is read anew each time, so a
/// decision made in one window, or by roque-cli, is known in another. [any-thread]; every function waits for
/// the disk.
class GuestConsents {
public:
    /// Without a folder nothing is known and nothing can be kept.
    explicit GuestConsents(std::optional<std::filesystem::path> folder);

    /// All decisions; none if there is no file, or none that can be read: then everything is asked again.
    [[nodiscard]] std::vector<GuestConsent> list() const;

    /// decisionAbout() the list.
    [[nodiscard]] std::optional<GuestConsent::Decision> find(std::string_view sha256,
                                                             const std::filesystem::path& path = {}) const;

    /// Keeps a decision, instead of an earlier one about the same content or about every version of the same
    /// file. A list that cannot be read is set aside first.
    [[nodiscard]] Result<void, FileError> keep(const GuestConsent& consent) const;

    /// Forgets the decision about a content, which is asked about again. Changes nothing if there is none.
    [[nodiscard]] Result<void, FileError> forget(std::string_view sha256) const;

private:
    [[nodiscard]] Result<void, FileError> change(
        const std::function<bool(std::vector<GuestConsent>&)>& edit) const;

    std::filesystem::path file_;  ///< empty: nowhere
};

}  // namespace roque
