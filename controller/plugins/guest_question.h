#pragma once

#include <filesystem>
#include <string>

#include "controller/guests/confinement.h"
#include "controller/plugins/plugin_registry.h"
#include "model/base/message.h"
#include "model/base/result.h"

// What a person is told when they are asked about a guest, in window and terminal.
namespace roque {

/// Who wants to play, and whether it is new or has changed: one sentence.
[[nodiscard]] Message introductionOf(const UndecidedGuest& guest);

/// What a guest may do in its process, and what this system cannot keep it from; a line each.
[[nodiscard]] Message rightsOfGuests(const Confinement& confinement);

/// What a plugin may do that is loaded into the program.
[[nodiscard]] Message rightsInProcess();

/// The first digits of the SHA-256 of its content: enough to compare with what its author has published.
[[nodiscard]] std::string shortSumOf(const UndecidedGuest& guest);

/// A decision about a guest, as it is kept.
[[nodiscard]] GuestConsent consentTo(const UndecidedGuest& guest, GuestConsent::Decision decision);

/// Any library of a person's, to be decided about; else the reason why there is nothing to decide, as a
/// sentence without a full stop. Reads all of it, and has it say who it is where the system confines it
/// completely: not for the UI thread.
[[nodiscard]] Result<UndecidedGuest, Message> guestOf(const std::filesystem::path& file);

}  // namespace roque
