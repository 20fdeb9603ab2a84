#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <vector>

#include "controller/diagnostics/log.h"
#include "controller/diagnostics/risk_note.h"
#include "controller/plugins/plugin.h"
#include "controller/problem/solver_job.h"
#include "controller/search/search_thread.h"
#include "controller/threads/serial_worker.h"
#include "view/app/app.h"
#include "view/app/arguments.h"
#include "view/window/plugin_scan.h"

namespace {

constexpr int kBadInput = 2;

/// Opens the window and runs until it is closed. wxWidgets gets no arguments: they are all ours.
int openWindow(char* program, const roque::OpenWindow& opening) {
    // Outlives the program's window: a detached thread may still use a plugin.
    const auto plugins = std::make_shared<roque::PluginRegistry>();
    wxApp::SetInstance(new roque::App(plugins, opening));
    int count = 1;
    char* arguments[] = {program, nullptr};
    const int code = wxEntry(count, arguments);
    roque::forgetRisks();
    // A detached thread would use what a normal exit destroys.
    const unsigned leftAlone = roque::SearchThread::detachedThreads() + roque::PluginScan::running()
                               + roque::SolverJob::running() + roque::SerialWorker::detachedThreads();
    if (leftAlone > 0 || roque::Plugin::hasLoadedGuests()) std::_Exit(code);
    roque::closeLog();
    return code < 0 ? EXIT_FAILURE : code;  // negative: it could not start
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    const roque::Arguments arguments = roque::parseArguments(words);
    if (const auto* print = std::get_if<roque::PrintText>(&arguments)) {
        std::fputs(print->text.c_str(), stdout);
        return EXIT_SUCCESS;
    }
    if (const auto* refuse = std::get_if<roque::RefuseArguments>(&arguments)) {
        std::fputs(refuse->reason.c_str(), stderr);
        return kBadInput;
    }
    return openWindow(argv[0], std::get<roque::OpenWindow>(arguments));
}
