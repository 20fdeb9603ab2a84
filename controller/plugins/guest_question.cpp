#include "controller/plugins/guest_question.h"

#include <system_error>
#include <utility>

#include "controller/guests/sealed_copy.h"
#include "controller/plugins/plugin_file.h"

namespace roque {
namespace {

constexpr std::size_t kShownDigits = 16;

Message missing(const Confinement& confinement) {
    if (confinement.landlock == 0 && !confinement.seccomp)
        return ROQUE_MESSAGE(
            "This system cannot prevent that it reads, changes and deletes your files, uses the network and "
            "starts programs: it lacks Landlock and seccomp.");
    if (confinement.landlock == 0)
        return ROQUE_MESSAGE(
            "This system cannot prevent that it reads, changes and deletes your files: it lacks Landlock.");
    return ROQUE_MESSAGE(
        "This system cannot prevent that it uses the network and other processes: it lacks seccomp.");
}

}  // namespace

Message introductionOf(const UndecidedGuest& guest) {
    const std::string file = guest.file.path.filename().string();
    if (!guest.claim)
        return guest.hasChanged
                   ? ROQUE_MESSAGE("The player in {0} has changed since you decided about it.", file)
                   : ROQUE_MESSAGE("There is a new player in {0}.", file);
    const auto& [name, author] = std::pair(guest.claim->name, guest.claim->author);
    return guest.hasChanged ? ROQUE_MESSAGE(
               "The player in {0} has changed since you decided about it. It calls itself {1}, by {2}.", file,
               name, author)
                            : ROQUE_MESSAGE("There is a new player in {0}. It calls itself {1}, by {2}.",
                                            file, name, author);
}

Message rightsOfGuests(const Confinement& confinement) {
    std::vector<Message> lines{
        ROQUE_MESSAGE("It may use the processor, read the system's libraries and its own files, and write to "
                      "a folder of its own."),
        ROQUE_MESSAGE("It may not use the network, other files or other processes.")};
    if (!confinement.isComplete()) lines.push_back(missing(confinement));
    return Message::lines(std::move(lines));
}

Message rightsInProcess() {
    return ROQUE_MESSAGE(
        "It is loaded into the program: it can do all that you can, and a fault in it ends the program.");
}

std::string shortSumOf(const UndecidedGuest& guest) {
    return guest.file.sha256.substr(0, kShownDigits);
}

GuestConsent consentTo(const UndecidedGuest& guest, GuestConsent::Decision decision) {
    const auto& file = guest.file;
    return {file.sha256, decision, guest.claim ? guest.claim->name : file.path.filename().string(),
            file.path};
}

Result<UndecidedGuest, Message> guestOf(const std::filesystem::path& file) {
    using Guest = Result<UndecidedGuest, Message>;
    std::error_code error;
    const auto path = std::filesystem::absolute(file, error).lexically_normal();
    if (auto reason = whyNotLoadable(path)) return Guest(std::move(*reason));
    auto sum = sha256OfFile(path);
    if (!sum) return Guest(ROQUE_MESSAGE("It cannot be read: {0}", sum.error().message()));
    UndecidedGuest guest{{path, std::move(*sum)}, std::nullopt, false};
    if (availableConfinement().isComplete()) {
        auto claim = describeGuest(guest.file);
        if (claim)
            guest.claim = std::move(*claim);
        else
            guest.whyNoClaim = std::move(claim).error().reason;
    }
    return Guest(std::move(guest));
}

}  // namespace roque
