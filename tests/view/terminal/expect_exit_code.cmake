# Runs PROGRAM with ARGUMENTS, separated by |, and fails unless it ends with the exit code EXPECTED.
string(REPLACE "|" ";" arguments "${ARGUMENTS}")
execute_process(COMMAND "${PROGRAM}" ${arguments} RESULT_VARIABLE code)
if(NOT code EQUAL EXPECTED)
  message(FATAL_ERROR "exit code ${code}, expected ${EXPECTED}")
endif()
