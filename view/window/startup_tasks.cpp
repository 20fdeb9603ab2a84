#include "view/window/startup_tasks.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

#include <wx/arrstr.h>
#include <wx/intl.h>
#include <wx/utils.h>

#include "controller/diagnostics/log.h"
#include "controller/players/default_opponent.h"
#include "view/game/crash_caution.h"
#include "view/game/first_game.h"
#include "view/text/game_text.h"
#include "view/text/message_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

void logPlayers(const PluginRegistry& registry) {
    std::string players;
    for (const Plugin* plugin : registry.plugins()) players += ' ' + plugin->info().id;
    log(LogLevel::Info, "players:" + players);
    for (const UnusablePlugin& plugin : registry.unusable())
        log(LogLevel::Warning, "not usable: " + plugin.path.string() + ": " + english(plugin.reason));
}

wxString unusableWords(const UnusablePlugin& plugin) {
    return wxString::Format(_("%s: %s"), toWx(plugin.path.string()), messageText(plugin.reason)) + ".";
}

}  // namespace

void StartupTasks::begin() {
    const Services& services = parts_.services;
    failedLoads_ = std::make_unique<FailedLoads>(services.folders.state, *services.plugins);
    failedLoads_->addCrashes(services.crashes);
    holdBackSuspects(services.crashes, parts_.controller);  // also covers a game begun before the scan ends
    scan_ = std::make_unique<PluginScan>(
        services.plugins, services.dispatcher,
        PluginScan::Listener{[this] { onFolderKnown(); }, [this] { onPluginsKnown(); }});
    parts_.openings.read();
    parts_.persistence.open(services.settings.settings().scores.database);
}

/// Begins the first game as soon as its players are known: checking other people's players may take long.
void StartupTasks::onFolderKnown() {
    if (!std::holds_alternative<NoGame>(parts_.controller.state())) return;
    const GameSetup setup = firstSetup();
    const auto isKnown = [&](Color color) {
        const auto* const player = std::get_if<PluginSpec>(&setup.players[color]);
        return player == nullptr || parts_.services.plugins->find(player->pluginId) != nullptr;
    };
    if (std::ranges::all_of(kColors, isKnown) && defaultOpponent(*parts_.services.plugins)) beginGame();
}

void StartupTasks::onPluginsKnown() {
    failedLoads_->forgetLoaded();
    wxString problems = playerTroubles();  // before beginGame(): some depend on whether there is no game yet
    if (std::holds_alternative<NoGame>(parts_.controller.state())) beginGame();
    parts_.session.notifyChange();  // levels of players are known now
    logPlayers(*parts_.services.plugins);
    parts_.persistence.offerUnfinishedGames();
    parts_.studies.offerLeftBehind();
    parts_.annotation.offerLeftBehind();
    askAboutFailedLoads();
    for (const wxString& problem : wxSplit(problems.Trim(), '\n', '\0')) {
        if (!problem.empty()) parts_.notice.showNotice(problem);
    }
    tellFileTroubles();
    tellCrashes();  // last: the latest notice is seen first
    parts_.guests.ask();
}

/// Each crash is told once only, so no game that is opened meanwhile sends the words away.
void StartupTasks::tellCrashes() {
    for (const CrashReport& crash : parts_.services.crashes) {
        if (const wxString words = crashWords(crash); !words.empty())
            parts_.notice.showNotice(words, NoticeBar::About::Program);
    }
}

/// What is told nowhere else stays until a person closes it, whatever they open meanwhile.
void StartupTasks::tellFileTroubles() {
    const auto tell = [this](const Message& problem) {
        parts_.notice.showNotice(messageText(problem), NoticeBar::About::Program);
    };
    for (const Message& problem : parts_.pieces.problems()) tell(problem);
    if (const auto& problem = parts_.services.settings.problem()) tell(problem->describe());
}

/// Problems with players, one sentence per line. They go with the first game: the dialog of a new game tells
/// the reasons too, and a bad plugin is told at each start.
wxString StartupTasks::playerTroubles() const {
    const Services& services = parts_.services;
    wxString troubles;
    for (const UnusablePlugin& plugin : services.plugins->unusable()) {
        if (plugin.isRefused) continue;
        if (services.plugins->isSetAside(plugin.path)) continue;  // there is a question about it
        troubles += unusableWords(plugin) + "\n";
    }
    const bool isFirst = std::holds_alternative<NoGame>(parts_.controller.state());
    if (isFirst && !defaultOpponent(*services.plugins) && !services.settings.settings().newGame)
        troubles += _("There is no AI player to play against.") + "\n";
    return troubles;
}

GameSetup StartupTasks::firstSetup() const {
    const Services& services = parts_.services;
    const PersonSpec person{toUtf8(wxGetUserName())};  // the account's name
    const auto opponent = defaultOpponent(*services.plugins);
    const EngineStore& engines = parts_.engines;
    const std::optional<GameSetup>& last = services.settings.settings().newGame;
    return firstGame(start_, person, opponent,
                     engines.problem() ? last : withoutRemovedEngines(last, engines.engines(), opponent));
}

void StartupTasks::beginGame() {
    const bool isStudying = parts_.session.games().isStudying();
    GameSetup first = firstSetup();
    holdBackFirstMover(parts_.services.crashes, first, parts_.controller);
    parts_.controller.newGame(std::move(first));
    if (isStudying) parts_.session.returnToStudy();  // a file was opened meanwhile
}

/// Asks whether to load a plugin that has ended the program.
void StartupTasks::askAboutFailedLoads() {
    PluginRegistry& registry = *parts_.services.plugins;
    for (const UnusablePlugin& plugin : registry.unusable()) {
        if (!registry.isSetAside(plugin.path)) continue;
        const auto load = [this, file = plugin.path] { loadAgain(file); };
        parts_.notice.showQuestion(unusableWords(plugin),
                                   {{_("Load it all the same"), load}, {_("Leave it out"), [] {}}});
    }
}

void StartupTasks::loadAgain(const std::filesystem::path& file) {
    const Services& services = parts_.services;
    services.plugins->readmit(file);
    const auto onDone = [this] {
        failedLoads_->forgetLoaded();
        parts_.session.notifyChange();
        logPlayers(*parts_.services.plugins);
    };
    scan_ =
        std::make_unique<PluginScan>(services.plugins, services.dispatcher, PluginScan::Listener{{}, onDone});
}

}  // namespace roque
