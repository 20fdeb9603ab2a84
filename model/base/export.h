#pragma once

/// Marks what the model's shared library shows to programs and plugins; everything else is hidden
/// (-fvisibility=hidden), so that two copies of an inline function never replace one another.
#define ROQUE_MODEL [[gnu::visibility("default")]]
