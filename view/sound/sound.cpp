#include "view/sound/sound.h"

#include <variant>

namespace roque {

std::string_view fileOf(Sound sound) noexcept {
    switch (sound) {
        case Sound::Move:
            return "move.wav";
        case Sound::Capture:
            return "capture.wav";
        case Sound::Castling:
            return "castling.wav";
        case Sound::Check:
            return "check.wav";
        case Sound::GameEnd:
            return "end.wav";
        case Sound::LowTime:
            return "time.wav";
    }
    return {};
}

std::optional<Sound> soundOf(const ControllerEvent& event) noexcept {
    if (std::holds_alternative<GameEnded>(event)) return Sound::GameEnd;
    if (std::holds_alternative<MoveTakenBack>(event)) return Sound::Move;
    const auto* const played = std::get_if<MovePlayed>(&event);
    if (played == nullptr) return std::nullopt;
    const GameNode& node = played->node;
    if (node.position().isCheck()) return Sound::Check;
    if (node.move().isCastling()) return Sound::Castling;
    const bool isEnPassant = node.move().kind() == Move::Kind::EnPassant;
    const bool isCapture = isEnPassant || !node.parent()->position().board().isEmpty(node.move().to());
    return isCapture ? Sound::Capture : Sound::Move;
}

}  // namespace roque
