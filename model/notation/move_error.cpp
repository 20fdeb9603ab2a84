#include "model/notation/move_error.h"

#include "model/notation/in_quotes.h"

namespace roque {

Message MoveError::describe() const {
    switch (kind) {
        case Kind::Syntax:
            return ROQUE_MESSAGE("{0} is not a move", inQuotes(text));
        case Kind::Illegal:
            return ROQUE_MESSAGE("{0} is not a legal move here", inQuotes(text));
        default:
            return ROQUE_MESSAGE("{0} can mean several moves here", inQuotes(text));
    }
}

}  // namespace roque
