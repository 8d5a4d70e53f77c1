import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin"
import babel from "@rolldown/plugin-babel"
import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { plant } from "./model-tests/planted/plant.ts"
import { menuModules } from "./scripts/build/menu-modules.ts"
import { stateOutlines } from "./scripts/build/state-outlines.ts"
import { twins } from "./scripts/tables/new-groups.ts"
import { sixthStep } from "./scripts/tables/new-step.ts"
import { longRun } from "./tools/long-runs.ts"
import { leftOut, retries } from "./tools/test-run.ts"

/**
 * Time limits in ms; they only end tests that hang, and are long enough for a busy machine. No test uses them to
 * measure time.
 */
const limits = { testTimeout: 180_000, hookTimeout: 180_000, retry: retries }

export default defineConfig({
  test: {
    // the default leaves one core to other programs; server tests often wait for processes and databases, so two cores
    // have work for three tests
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // no project is isolated: a process loads shared modules once instead of once per test file, and no test file
    // leaves state in a module
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,scripts,tools,bench,model-tests/{mutants,planted}}/**/*.test.ts"],
          exclude: ["src/server/**", "scripts/tables/*/**", ...leftOut],
          isolate: false,
          ...limits
        }
      },
      {
        // changes the tables in the sources when they are loaded: adds a twin of each product group and a sixth order
        // step (decision 048)
        plugins: [...twins, ...sixthStep].map(plant),
        test: {
          name: "tables",
          include: ["scripts/tables/*/**/*.test.ts"],
          exclude: [...leftOut],
          isolate: false,
          ...limits,
          // other projects must not use the code compiled from these changed sources
          fsModuleCache: false
        }
      },
      {
        plugins: [lingui(), menuModules, stateOutlines, babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: "views",
          include: ["src/**/*.test.tsx"],
          exclude: [...leftOut],
          isolate: false,
          ...limits
        }
      },
      {
        test: {
          name: "model-tests",
          include: ["model-tests/**/*.test.ts"],
          exclude: ["model-tests/{mutants,planted}/**", ...leftOut],
          isolate: false,
          ...limits,
          // ten thousand stories take a quarter of an hour on a machine with other work
          testTimeout: longRun(3_600_000, 240_000)
        }
      },
      {
        test: {
          name: "server",
          include: ["src/server/**/*.test.ts"],
          exclude: [...leftOut],
          isolate: false,
          globalSetup: ["src/server/db/testing-setup.ts"],
          ...limits
        }
      }
    ]
  }
})
