#include "model/notation/move_error.h"

#include "model/notation/in_quotes.h"

namespace roque {

std::string MoveError::describe() const {
    switch (kind) {
        case Kind::Syntax:
            return inQuotes(text) + " is not a move";
        case Kind::Illegal:
            return inQuotes(text) + " is not a legal move here";
        default:
            return inQuotes(text) + " can mean several moves here";
    }
}

}  // namespace roque
