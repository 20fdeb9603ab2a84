#pragma once

/// Exports a symbol from the model's shared library. Everything else is hidden (-fvisibility=hidden), so that
/// two copies of an inline function never replace each other.
#define ROQUE_MODEL [[gnu::visibility("default")]]
