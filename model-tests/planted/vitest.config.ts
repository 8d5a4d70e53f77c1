import { defineConfig } from "vitest/config"
import { root } from "../../tools/run-tool.ts"
import { faults } from "./faults.ts"
import { projectsOf } from "./projects.ts"

/** Two at a time; nothing is written to the disk. */
export default defineConfig({
  test: { root, maxWorkers: 2, cache: false, fsModuleCache: false, projects: projectsOf(faults) }
})
