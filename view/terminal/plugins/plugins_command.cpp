#include "view/terminal/plugins/plugins_command.h"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/ostream.h>

#include "controller/plugins/guest_question.h"
#include "controller/plugins/missing_player.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {

ExitCode runPlugins(const PluginsOptions& options, const PluginRegistry& registry, const Streams& streams) {
    for (const Plugin* plugin : registry.plugins()) {
        const PluginInfo& info = plugin->info();
        fmt::print(streams.out, "{}\t{} {}\t{}\t{}\n", info.id, info.name, info.version, info.author,
                   info.path.string());
        if (!options.showOptions) continue;
        for (const PluginOption& option : plugin->options()) fmt::print(streams.out, "  {}\n", toUci(option));
    }
    for (const UnusablePlugin& unusable : registry.unusable()) {
        say(streams.error, ROQUE_MESSAGE("{0}: not usable: {1}", unusable.path, unusable.reason));
    }
    for (const UndecidedGuest& guest : registry.undecided()) {
        say(streams.error,
            ROQUE_MESSAGE(
                "{0}: {1} You have not decided about it; this allows it: roque-cli plugins allow {2}",
                guest.file.path, introductionOf(guest), shellWord(guest.file.path.string())));
    }
    if (registry.plugins().empty()) {
        say(streams.error, ROQUE_MESSAGE("No AI player was found."));
        return ExitCode::Mismatch;
    }
    const auto isBroken = [](const UnusablePlugin& plugin) { return !plugin.isRefused; };
    return std::ranges::any_of(registry.unusable(), isBroken) ? ExitCode::Mismatch : ExitCode::Success;
}

namespace {

using Decision = GuestConsent::Decision;

ExitCode forget(const std::vector<std::string>& sums, const ConsentOptions& options,
                const GuestConsents& consents, const Streams& streams) {
    for (const std::string& sum : sums) {
        if (const auto forgotten = consents.forget(sum); !forgotten) {
            say(streams.error, forgotten.error().describe());
            return ExitCode::BadInput;
        }
    }
    if (sums.empty()) {
        say(streams.error, ROQUE_MESSAGE("{0}: nothing has been decided about it", options.file));
        return ExitCode::Mismatch;
    }
    say(streams.out, ROQUE_MESSAGE("{0}: forgotten; it is asked about again", options.file));
    return ExitCode::Success;
}

/// The contents that were decided about in a place.
std::vector<std::string> sumsAt(const std::filesystem::path& file, const GuestConsents& consents) {
    std::error_code error;
    const auto path = std::filesystem::absolute(file, error).lexically_normal();
    std::vector<std::string> sums;
    for (const GuestConsent& each : consents.list())
        if (each.path == path) sums.push_back(each.sha256);
    return sums;
}

/// The contents whose decisions hold for a file: its own, and that by which every version of it may play.
std::vector<std::string> sumsAbout(const GuestFile& file, const GuestConsents& consents) {
    std::vector<std::string> sums;
    for (const GuestConsent& each : consents.list()) {
        if (each.sha256 == file.sha256 || (each.isForEveryVersion && each.path == file.path))
            sums.push_back(each.sha256);
    }
    return sums;
}

/// Whether a library came with the program, which asks about none of those.
bool isShipped(const std::filesystem::path& library) {
    std::error_code error;
    return std::ranges::any_of(PluginRegistry::standardFolders(), [&](const PluginFolder& folder) {
        return folder.origin == PluginOrigin::Shipped
               && std::filesystem::equivalent(folder.path, library.parent_path(), error);
    });
}

Decision decisionOf(const ConsentOptions& options) {
    if (options.act == ConsentOptions::Act::Refuse) return Decision::Refused;
    return options.isInProcess ? Decision::InProcess : Decision::Allowed;
}

ExitCode keep(const UndecidedGuest& guest, const ConsentOptions& options, const GuestConsents& consents,
              const Streams& streams) {
    const Decision decision = decisionOf(options);
    GuestConsent consent = consentTo(guest, decision);
    consent.isForEveryVersion = options.isForEveryVersion;
    if (const auto kept = consents.keep(consent); !kept) {
        say(streams.error, kept.error().describe());
        return ExitCode::BadInput;
    }
    if (decision == Decision::Refused) {
        say(streams.out, ROQUE_MESSAGE("{0} may not play.", consent.name));
        return ExitCode::Success;
    }
    say(streams.out, ROQUE_MESSAGE("{0} may play (SHA-256: {1}…).", consent.name, shortSumOf(guest)));
    if (consent.isForEveryVersion)
        say(streams.out,
            ROQUE_MESSAGE("So may whatever {0} contains later, without a question.", consent.path));
    say(streams.out,
        decision == Decision::InProcess ? rightsInProcess() : rightsOfGuests(availableConfinement()));
    return ExitCode::Success;
}

}  // namespace

ExitCode runConsent(const ConsentOptions& options, const GuestConsents& consents, const Streams& streams) {
    const bool forgets = options.act == ConsentOptions::Act::Forget;
    std::error_code error;
    if (forgets && !std::filesystem::exists(options.file, error)) {
        if (const auto sums = sumsAt(options.file, consents); !sums.empty())
            return forget(sums, options, consents, streams);
    }
    const auto guest = guestOf(options.file);
    if (!guest) {
        say(streams.error, ROQUE_MESSAGE("{0}: not usable: {1}", options.file, guest.error()));
        return ExitCode::BadInput;
    }
    if (!forgets && isShipped(guest->file.path)) {
        say(streams.error,
            ROQUE_MESSAGE("{0} came with the program, which asks about no such player.", guest->file.path));
        return ExitCode::BadInput;
    }
    // In this process it may do what failed in its own, and be debugged.
    if (options.act == ConsentOptions::Act::Allow && !options.isInProcess && guest->whyNoClaim) {
        say(streams.error, ROQUE_MESSAGE("{0}: not usable: {1}", options.file, *guest->whyNoClaim));
        return ExitCode::BadInput;
    }
    if (!forgets) return keep(*guest, options, consents, streams);
    return forget(sumsAbout(guest->file, consents), options, consents, streams);
}

}  // namespace roque::terminal
