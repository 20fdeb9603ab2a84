#include "view/engines/engine_text.h"

#include <array>
#include <chrono>
#include <string_view>

#include <fmt/chrono.h>
#include <wx/datetime.h>
#include <wx/intl.h>

#include "view/text/message_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

using namespace std::chrono_literals;
using Kind = EngineCondition::Kind;

/// Silence that is worth a word.
constexpr std::chrono::milliseconds kLongSilence{3000};

wxString seconds(std::chrono::milliseconds time) {
    return toWx(fmt::format("{}", time / 1s));
}

wxString restWords(std::chrono::milliseconds rest) {
    const wxDateTime until =
        wxDateTime::Now() + wxTimeSpan::Milliseconds(static_cast<wxLongLong_t>(rest.count()));
    return wxString::Format(_("Resting until %s"), until.Format("%H:%M"));
}

}  // namespace

wxString speedWords(std::uint64_t speed) {
    constexpr std::uint64_t kThousand = 1000;
    constexpr std::uint64_t kMillion = 1'000'000;
    if (speed < kThousand) return toWx(fmt::format("{}/s", speed));
    if (speed < kMillion) return toWx(fmt::format("{} k/s", speed / kThousand));
    return toWx(fmt::format("{:.1f} M/s", static_cast<double>(speed) / kMillion));
}

wxString conditionWords(const EngineCondition& condition) {
    if (condition.silence >= kLongSilence)
        return wxString::Format(_("Silent for %s s"), seconds(condition.silence));
    switch (condition.kind) {
        case Kind::Off:
            return _("Not running");
        case Kind::Starting:
            return _("Starting");
        case Kind::Ready:
            return _("Ready");
        case Kind::Thinking:
            return condition.speed == 0 ? _("Thinking")
                                        : wxString::Format(_("Thinking, %s"), speedWords(condition.speed));
        case Kind::Stopping:
            return _("Stopping");
        case Kind::Resting:
            return restWords(condition.rest);
        case Kind::Died:
            break;
    }
    return condition.reason ? wxString::Format(_("Failed: %s"), messageText(*condition.reason)) : _("Failed");
}

wxString logWords(const std::vector<EngineLog::Line>& lines) {
    constexpr std::array<std::string_view, 4> kSigns{">", "<", "!", "#"};
    std::string text;
    for (const EngineLog::Line& line : lines) {
        const auto time = std::chrono::floor<std::chrono::milliseconds>(line.time);
        text += fmt::format("{:%H:%M:%S}.{:03} {} {}\n",
                            fmt::localtime(std::chrono::system_clock::to_time_t(line.time)),
                            time.time_since_epoch().count() % 1000,
                            kSigns.at(static_cast<std::size_t>(line.speaker)), line.text);
    }
    return toWx(text);
}

wxString sentence(const Message& message) {
    const wxString words = messageText(message);
    return words.EndsWith(".") ? words : words + ".";
}

EngineWorth::EngineWorth(const StoredEngine& engine)
    : isMeasured(roque::isMeasured(engine)), stretch(stretchOf(engine)) {}

wxString worthWords(const StoredEngine& engine, const EngineWorth& known,
                    const BackgroundCalibration& calibration) {
    constexpr double kPoints = 100;
    if (const auto progress = calibration.progress(engine.id))
        return wxString::Format(
            progress->isWaiting ? _("Calibration paused at %u of %u; it continues when nothing else computes")
                                : _("Calibrating: %u of %u"),
            static_cast<unsigned>(progress->done), static_cast<unsigned>(progress->all));
    if (const auto failure = calibration.failure(engine.id))
        return wxString::Format(_("It could not be calibrated: %s"), messageText(*failure));
    if (known.stretch)
        return wxString::Format(
            _("Calibrated: an advantage of 100 centipawns is worth %.0f of 100 points with all pieces"),
            kPoints * worthOfAPawn(*known.stretch));
    if (tellsChances(engine)) return _("Reports win chances itself");
    return known.isMeasured ? _("Cannot be calibrated: it reports no centipawns") : _("Not calibrated yet");
}

wxString measuringWords(const std::optional<BackgroundCalibration::Progress>& progress) {
    if (!progress || progress->isWaiting) return {};
    return wxString::Format(_("Calibrating: %u of %u"), static_cast<unsigned>(progress->done),
                            static_cast<unsigned>(progress->all));
}

wxString profileWords(const EngineProfile& profile) {
    return profile.name.empty() ? _("Usual settings") : toWx(profile.name);
}

}  // namespace roque
