import { defineConfig } from "vitest/config"
import { targets } from "./targets.ts"

const target = targets[process.env["MUTANTS_OF"] ?? ""]

/**
 * The tests that judge the mutants of one target; `run.ts` names it. Their files share one worker, which ends with each
 * mutant: so every mutant is still loaded afresh, but once and not once a file.
 */
export default defineConfig({
  test: { include: [...(target?.judges ?? [])], isolate: false, testTimeout: 20_000 }
})
