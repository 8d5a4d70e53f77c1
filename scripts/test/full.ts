import { join } from "node:path"
import { watchedBuild } from "../../e2e/paths/harness/watched-build.ts"
import type { Counts } from "../../tools/counts.ts"
import { checks, project, vitestProjects } from "./parts.ts"
import { startPostgres15 } from "./postgres15.ts"
import { build, inBrowser, reportPlantedFaults, vitest } from "./runners.ts"
import { runSteps } from "./steps.ts"

/** Runs all checks; they must pass before an issue is called done (docs/decisions/066). */
process.env["TEST_RUN"] = "full"

/** Tests the migrations and a complete start of the shop on the oldest supported PostgreSQL, given by DATABASE_URL. */
const oldestPostgres = async (folder: string): Promise<Counts> => {
  const postgres = await startPostgres15()
  if (!postgres) {
    console.log("PostgreSQL 15 is not installed: the server was not tested with it.")
    return { passed: 0, failed: 0, flaky: [] }
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
  ...checks,
  ...vitestProjects,
  project("Tables with a new row", "tables"),
  ["Planted faults (reported, they fail nothing)", reportPlantedFaults],
  ["PostgreSQL 15", oldestPostgres],
  ["All journeys", (folder) => inBrowser({ config: "playwright.config.ts", folder })],
  ["Browsers that hang", (folder) => inBrowser({ config: "playwright.browsers.config.ts", folder })],
  ["Build with watched machines", () => build(watchedBuild)],
  [
    "Paths of the machines in the browser",
    (folder) => inBrowser({ config: "playwright.paths.config.ts", folder })
  ]
])
