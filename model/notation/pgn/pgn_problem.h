#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "model/base/color.h"
#include "model/base/export.h"

namespace roque {

/// Something in a PGN text that is not as it should be, and where.
struct PgnProblem {
    enum class Kind : std::uint8_t {
        // Errors: something could not be understood, and only the text still has it.
        IllegalMove,
        AmbiguousMove,
        UnknownToken,
        BadGlyph,
        BadFen,
        MalformedTag,
        UnclosedComment,
        UnclosedVariation,
        VariationWithoutMove,
        TooDeep,
        TooLong,
        // Warnings: what was meant is clear enough.
        UnescapedQuote,
        MissingResult,
        ResultMismatch,
        ResultInVariation,
        DuplicateTag,
        EmptyVariation,
        StrayBracket,
        UnknownVariant,
    };

    /// A move by its number.
    struct At {
        unsigned number;
        Color side;

        bool operator==(const At&) const = default;
    };

    Kind kind;
    std::size_t line;        ///< of the file, from 1
    std::optional<At> move;  ///< the move it is about, or the one that comes next; nothing among the tags
    std::string text;        ///< what stands there, or what is wrong with it

    /// Whether something was not understood; otherwise it is a warning.
    [[nodiscard]] bool isError() const noexcept { return kind <= Kind::TooLong; }

    /// One English sentence without a full stop, such as "line 12, move 3 of Black: 'Ke2' is not a legal
    /// move".
    [[nodiscard]] ROQUE_MODEL std::string describe() const;

    bool operator==(const PgnProblem&) const = default;
};

}  // namespace roque
