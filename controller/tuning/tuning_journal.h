#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "controller/storage/appended_file.h"
#include "controller/tuning/tuning_round.h"
#include "controller/tuning/tuning_settings.h"
#include "model/base/result.h"

namespace roque::tuning {

/// The file to which a tuning appends its rounds, and from which it can be resumed: a table with tabs, in
/// which each round has its number, from 1, its points ("-" if it is void) and all values after it. A last
/// line that is not complete is dropped, so its round is played again. Belongs to one thread, which waits for
/// the disk.
class TuningJournal {
public:
    enum class Begin : std::uint8_t {
        Anew,    ///< refused if the file has anything in it but the head of this tuning
        Resume,  ///< goes on after the rounds in the file, if any
    };

    /// Opens a file for one tuning; fails with one sentence.
    [[nodiscard]] static Result<TuningJournal, Message> open(const std::filesystem::path& file, Begin begin,
                                                             const TuningSettings& settings);

    /// The rounds that the file already contained, from the first one on.
    [[nodiscard]] const std::vector<TuningRound>& rounds() const noexcept { return rounds_; }

    /// Adds the next round. Throws std::system_error if it cannot be written.
    void append(const TuningRound& round);
    /// Flushes the added rounds to the disk. append() does so about once a second.
    void flush() { opened_.flush(); }

private:
    TuningJournal(std::filesystem::path file, AppendedFile opened)
        : file_(std::move(file)), opened_(std::move(opened)) {}
    [[nodiscard]] Result<void, Message> readRounds(const TuningSettings& settings);

    std::filesystem::path file_;
    AppendedFile opened_;
    std::vector<TuningRound> rounds_;
};

}  // namespace roque::tuning
