#include "controller/storage/file_error.h"

namespace roque {

Message FileError::describe() const {
    switch (step) {
        case Step::Find:
            return ROQUE_MESSAGE("Cannot find {0}: {1}", path, code.message());
        case Step::Recognise:
            return ROQUE_MESSAGE("{0} is a pipe or a device, not a file", path);
        case Step::Read:
            return ROQUE_MESSAGE("Cannot read {0}: {1}", path, code.message());
        case Step::Write:
            break;
        case Step::Replace:
            return ROQUE_MESSAGE("Cannot replace {0}: {1}", path, code.message());
    }
    return ROQUE_MESSAGE("Cannot write {0}: {1}", path, code.message());
}

}  // namespace roque
