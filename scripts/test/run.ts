import { availableParallelism } from "node:os"
import { join } from "node:path"
import { watchedBuild } from "../../e2e/paths/harness/watched-build.ts"
import { productBuild } from "../../src/server/boot/web-build.ts"
import type { Counts } from "../../tools/counts.ts"
import { startPostgres15 } from "./postgres15.ts"
import { build, check, inBrowser, plantedFaults, vitest } from "./runners.ts"
import { runSteps } from "./steps.ts"

const projects = {
  "model-tests": (file: string) => file.includes("/model-tests/"),
  server: (file: string) => file.includes("/src/server/"),
  unit: (file: string) => !file.includes("/model-tests/") && !file.includes("/src/server/")
}

/** Migrations and a whole start on the oldest PostgreSQL that we promise, through DATABASE_URL. */
const oldestPostgres = async (folder: string): Promise<Counts> => {
  const postgres = await startPostgres15()
  if (!postgres) {
    console.log("PostgreSQL 15 is not installed: the server was not tested with it.")
    return { passed: 0, failed: 0 }
  }
  try {
    return await vitest({
      report: join(folder, "postgres15.json"),
      args: ["--project", "server", "src/server/db", "src/server/orders/placing/orders.test.ts"],
      environment: { TEST_DATABASE_URL: postgres.url }
    })
  } finally {
    postgres.stop()
  }
}

await runSteps([
  ["Format", () => check("oxfmt", "--check")],
  ["Lint", () => check("oxlint")],
  // by default four take the files, whatever cores there are, and each checks what it imports once more
  ["Types", () => check("tsc", "-p", ".", "--checkers", String(Math.min(4, availableParallelism())))],
  // before the tests of the server, which serve the built pages
  ["Build", () => build(productBuild)],
  [
    "Unit, model and server tests",
    (folder) => vitest({ report: join(folder, "vitest.json"), args: [], expected: projects })
  ],
  ["Planted faults, to test the tests", (folder) => plantedFaults(join(folder, "planted.json"))],
  ["PostgreSQL 15", oldestPostgres],
  ["Journeys in the browser", (folder) => inBrowser({ config: "playwright.config.ts", folder })],
  ["Build with watched machines", () => build(watchedBuild)],
  [
    "Paths of the machines in the browser",
    (folder) => inBrowser({ config: "playwright.paths.config.ts", folder })
  ]
])
