#pragma once

// All six pieces.
#include "model/pieces/bishop.h"
#include "model/pieces/king.h"
#include "model/pieces/knight.h"
#include "model/pieces/pawn.h"
#include "model/pieces/queen.h"
#include "model/pieces/rook.h"
