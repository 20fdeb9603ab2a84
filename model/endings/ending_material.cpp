#include "model/endings/ending_material.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace roque {

/// Lists the endings.
class EndingMaterials {
public:
    EndingMaterials() {
        constexpr std::array kTypes{PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight,
                                    PieceType::Pawn};
        for (const PieceType only : kTypes) list_.push_back(material(only, PieceType::None, PieceType::None));
        for (std::size_t first = 0; first < kTypes.size(); ++first) {
            for (std::size_t second = first; second < kTypes.size(); ++second) {
                list_.push_back(material(kTypes[first], kTypes[second], PieceType::None));
                list_.push_back(material(kTypes[first], PieceType::None, kTypes[second]));
            }
        }
        std::ranges::stable_sort(
            list_, {}, [](const EndingMaterial& each) { return std::pair(each.size(), each.pawns()); });
    }

    [[nodiscard]] const std::vector<EndingMaterial>& list() const noexcept { return list_; }

private:
    static EndingMaterial material(PieceType white, PieceType alsoWhite, PieceType black) {
        EndingMaterial made;
        made.add({Color::White, white});
        if (alsoWhite != PieceType::None) made.add({Color::White, alsoWhite});
        if (black != PieceType::None) made.add({Color::Black, black});
        return made;
    }

    std::vector<EndingMaterial> list_;
};

std::span<const EndingMaterial> EndingMaterial::all() noexcept {
    static const EndingMaterials materials;
    return materials.list();
}

std::string EndingMaterial::name() const {
    std::string white = "K";
    std::string black = "K";
    for (std::size_t place = 2; place < size_; ++place)
        (men_[place].color == Color::White ? white : black) += upperLetterOf(men_[place].type);
    return white + black;
}

std::optional<Arrangement> arrange(std::span<const Man> men) noexcept {
    if (men.size() < 3 || men.size() > kMaxEndingMen) return std::nullopt;
    const auto fits = [&](const EndingMaterial& material, bool isSwapped, Arrangement& found) {
        if (material.size() != men.size()) return false;
        unsigned taken = 0;
        for (std::size_t place = 0; place < material.size(); ++place) {
            Man wanted = material.man(place);
            if (isSwapped) wanted.color = ~wanted.color;
            std::size_t which = 0;
            while (which < men.size() && ((taken >> which & 1U) != 0 || men[which] != wanted)) ++which;
            if (which == men.size()) return false;
            taken |= 1U << which;
            found.order[place] = static_cast<std::uint8_t>(which);
        }
        return true;
    };
    Arrangement found;
    for (const bool isSwapped : {false, true}) {
        found.isSwapped = isSwapped;
        found.material = 0;
        for (const EndingMaterial& material : EndingMaterial::all()) {
            if (fits(material, isSwapped, found)) return found;
            ++found.material;
        }
    }
    return std::nullopt;
}

}  // namespace roque
