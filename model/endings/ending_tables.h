#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "model/endings/ending_lookup.h"
#include "model/endings/ending_table.h"

namespace roque {

/// The number of endings.
inline constexpr std::size_t kEndings = 35;

/// Tables in memory, some or all: 220 megabytes.
class EndingTables final : public EndingValues {
public:
    void put(std::size_t material, std::unique_ptr<const EndingTable> table) noexcept {
        tables_[material] = std::move(table);
    }
    [[nodiscard]] bool has(std::size_t material) const noexcept { return tables_[material] != nullptr; }
    /// One that is there.
    [[nodiscard]] const EndingTable& operator[](std::size_t material) const noexcept {
        return *tables_[material];
    }

    [[nodiscard]] std::optional<EndingValue> value(std::size_t material, Color toMove,
                                                   std::size_t number) const override {
        if (!has(material)) return std::nullopt;
        return tables_[material]->values[toMove][number];
    }

private:
    std::array<std::unique_ptr<const EndingTable>, kEndings> tables_;
};

}  // namespace roque
