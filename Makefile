# The strong player alone, as one program for this machine: make EXE=NAME [CXX=g++]. It is what OpenBench calls for its tests; everything
# else is built by scripts/build. Needs CMake, Boost 1.81 and fmt 9.

EXE ?= roque-engine
BUILD := build/engine

.PHONY: $(EXE) clean

$(EXE):
	cmake -S . -B $(BUILD) -G "Unix Makefiles" -DCMAKE_BUILD_TYPE=Release -DROQUE_ENGINE_ONLY=ON -DCMAKE_CXX_COMPILER="$(CXX)" >/dev/null
	+$(MAKE) --no-print-directory -C $(BUILD) roque-engine
	cp $(BUILD)/engine/roque-engine "$(EXE)"

clean:
	rm -rf $(BUILD)
