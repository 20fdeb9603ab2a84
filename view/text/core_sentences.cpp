#include "view/text/core_sentences.h"

#include <wx/translation.h>

namespace roque {
namespace {

constexpr const char* kSentences[] = {
    // Moves (model/notation).
    wxTRANSLATE("{} is not a legal move here"),
    // AI players (controller/players).
    wxTRANSLATE("A move to be searched is not legal"),
    wxTRANSLATE("It answered with no move"),
    wxTRANSLATE("Its answer \"{}\" is no move"),
    wxTRANSLATE("Its answer {} is not legal"),
    wxTRANSLATE("It did not answer within {} after it was told to stop"),
    wxTRANSLATE("It was not ready within {}"),
    wxTRANSLATE("It did not return several times and is not started again"),
    wxTRANSLATE("It does not play Chess960"),
    wxTRANSLATE("There is no AI player '{}'"),
    wxTRANSLATE("There is not enough memory"),
    wxTRANSLATE("It has no option {}"),
    wxTRANSLATE("The option {} must be {}"),
    wxTRANSLATE("true or false"),
    wxTRANSLATE("a number from {} to {}"),
    wxTRANSLATE("one of: {}"),
    wxTRANSLATE("one line of at most {} bytes"),
    // Plugins that cannot be used (controller/players).
    wxTRANSLATE("It belongs to another user"),
    wxTRANSLATE("Others than the user can write to it"),
    wxTRANSLATE("The folder {} belongs to another user"),
    wxTRANSLATE("Others than the user can write to the folder {}"),
    wxTRANSLATE("Its path is not absolute"),
    wxTRANSLATE("It cannot be looked at"),
    wxTRANSLATE("It cannot be looked at: {}"),
    wxTRANSLATE("{} cannot be looked at"),
    wxTRANSLATE("It cannot be looked through: {}"),
    wxTRANSLATE("It cannot be read: {}"),
    wxTRANSLATE("It is a link to a file that does not exist"),
    wxTRANSLATE("It does not exist"),
    wxTRANSLATE("It is a folder, not a library"),
    wxTRANSLATE("It is not a regular file"),
    wxTRANSLATE("It is empty"),
    wxTRANSLATE("It is not a shared library"),
    wxTRANSLATE("It is only the beginning of a library"),
    wxTRANSLATE("It is made for another kind of processor"),
    wxTRANSLATE("It cannot be loaded: {}"),
    wxTRANSLATE("It is a library, but no plugin: {} is missing"),
    wxTRANSLATE("It is made for version {} of the plugin interface, this program has version {}"),
    wxTRANSLATE("Its description is {} bytes long instead of {}"),
    wxTRANSLATE("It lacks one of the five functions of a player"),
    wxTRANSLATE("Its identifier {} is that of {}"),
    wxTRANSLATE("Its name {} is that of {}"),
    wxTRANSLATE("Its identifier has other characters than a to z, digits, '-', '_' and '.'"),
    wxTRANSLATE("It has no {}"),
    wxTRANSLATE("Its {} is empty"),
    wxTRANSLATE("Its {} is longer than {} bytes"),
    wxTRANSLATE("Its {} is not one line of UTF-8"),
    wxTRANSLATE("Its options are missing"),
    wxTRANSLATE("It has more than {} options"),
    wxTRANSLATE("It has two options of the name {}"),
    wxTRANSLATE("The name of its option {} has the word \"value\" or \"type\""),
    wxTRANSLATE("A choice of its option {} has the word \"var\""),
    wxTRANSLATE("Its option {} is of the unknown kind {}"),
    wxTRANSLATE("Its option {} is neither ticked nor not"),
    wxTRANSLATE("Its option {} has no choices or more than {}"),
    wxTRANSLATE("The first choice of its option {} is none of the choices"),
    wxTRANSLATE("The first text of its option {} is not one short line of UTF-8"),
    wxTRANSLATE("The first value of its option {} is not between the least and the greatest"),
};

}  // namespace

std::span<const char* const> coreSentences() noexcept {
    return kSentences;
}

}  // namespace roque
