import { defineConfig } from "vitest/config"
import { targets } from "./targets.ts"

const target = targets[process.env["MUTANTS_OF"] ?? ""]

/**
 * Runs the tests that judge the mutants of one target, which `run.ts` names. Their files share one worker, which ends
 * with each mutant: every mutant is still loaded afresh, but only once instead of once per file.
 */
export default defineConfig({
  test: { include: [...(target?.judges ?? [])], isolate: false, testTimeout: 20_000 }
})
