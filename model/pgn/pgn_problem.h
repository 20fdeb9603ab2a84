#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "model/base/color.h"
#include "model/base/export.h"
#include "model/base/message.h"
#include "model/notation/fen_error.h"

namespace roque {

/// A flaw in a PGN text, and where it is.
struct PgnProblem {
    enum class Kind : std::uint8_t {
        // Errors: something was not understood; only the text of the game retains it.
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
        // Warnings: the meaning is clear.
        UnescapedQuote,
        MissingResult,
        ResultMismatch,
        ResultInVariation,
        DuplicateTag,
        EmptyVariation,
        StrayBracket,
        UnknownVariant,
        CheckmateMismatch,  ///< the result is another than that of the checkmate on the board
        StalemateMismatch,
    };

    /// A move by its number and side.
    struct At {
        unsigned number;
        Color side;

        bool operator==(const At&) const = default;
    };

    Kind kind;
    std::size_t line;        ///< of the file, from 1
    std::optional<At> move;  ///< the one concerned, or the next; nothing among tags and if none is read
    std::string text;        ///< the text in question
    std::string tagged;      ///< of ResultMismatch: the result in the tag
    FenError fen;            ///< of BadFen: what is wrong with it

    /// Whether this is an error; otherwise it is a warning.
    [[nodiscard]] bool isError() const noexcept { return kind <= Kind::TooLong; }

    /// A sentence without a full stop, such as "line 12, move 3 of Black: 'Ke2' is not a legal move here".
    [[nodiscard]] ROQUE_MODEL Message describe() const;

    bool operator==(const PgnProblem&) const = default;
};

}  // namespace roque
