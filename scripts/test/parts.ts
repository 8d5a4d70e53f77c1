import { availableParallelism } from "node:os"
import { join } from "node:path"
import { productBuild } from "../../src/server/boot/web-build.ts"
import { build, check, vitest } from "./runners.ts"
import type { Step } from "./steps.ts"

/** Checks that do not run the product: format, lint, types and the build of the pages. */
export const checks: ReadonlyArray<Step> = [
  ["Format", () => check("oxfmt", "--check")],
  ["What is generated", () => check("node", "scripts/generate.ts", "--check")],
  ["Lint", () => check("oxlint")],
  // by default, tsc starts four checkers even on fewer cores, and each of them checks its imports again
  ["Types", () => check("tsc", "-p", ".", "--checkers", String(Math.min(4, availableParallelism())))],
  // must precede the server tests, which serve the built pages
  ["Build", () => build(productBuild)]
]

/** Runs one project of `vitest.config.ts`; fails if the project runs no test. */
export const project = (title: string, name: string): Step => [
  title,
  (folder) =>
    vitest({
      report: join(folder, `${name}.json`),
      args: ["--project", name],
      expected: { [name]: () => true }
    })
]

export const vitestProjects: ReadonlyArray<Step> = [
  project("Unit", "unit"),
  project("Views", "views"),
  project("Model tests", "model-tests"),
  project("Server tests", "server")
]
