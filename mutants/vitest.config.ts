import { defineConfig } from "vitest/config"
import { targets } from "./targets.ts"

const target = targets[process.env["MUTANTS_OF"] ?? ""]

/** The tests that judge the mutants of one target; `run.ts` names it. */
export default defineConfig({ test: { include: [...(target?.judges ?? [])], testTimeout: 20_000 } })
