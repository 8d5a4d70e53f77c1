import { defineConfig } from "vitest/config"
import { root } from "../../tools/run-tool.ts"
import { faults } from "./faults.ts"
import { projectsOf } from "./projects.ts"

/** Runs two workers at a time, and writes nothing to disk. */
export default defineConfig({
  test: { root, maxWorkers: 2, cache: false, fsModuleCache: false, projects: projectsOf(faults) }
})
