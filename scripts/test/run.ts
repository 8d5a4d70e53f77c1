import * as Effect from "effect/Effect"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { watchedBuild } from "../../e2e/paths/watched-build.ts"
import { freePort } from "../../src/server/boot/testing-process.ts"
import { ensureWebBuild, productBuild, type WebBuild } from "../../src/server/boot/web-build.ts"
import { ensureChromium } from "./chromium.ts"
import {
  type Counts,
  failed,
  lineOf,
  passed,
  playwrightCounts,
  readReport,
  sum,
  vitestCounts
} from "./counts.ts"
import { startPostgres15 } from "./postgres15.ts"
import { root, run } from "./tool.ts"

const folder = mkdtempSync(join(tmpdir(), "heizmarkt-npm-test-"))
chmodSync(folder, 0o755)

const check = async (command: string, ...args: ReadonlyArray<string>): Promise<Counts> =>
  (await run(command, args)) ? passed : failed

const build = (kind: WebBuild): Promise<Counts> =>
  Effect.runPromise(
    ensureWebBuild(root, () => {}, kind).pipe(
      Effect.as(passed),
      Effect.catch((problem) =>
        Effect.sync(() => {
          console.error(problem)
          return failed
        })
      )
    )
  )

const projects = {
  "model-tests": (file: string) => file.includes("/model-tests/"),
  server: (file: string) => file.includes("/src/server/"),
  unit: (file: string) => !file.includes("/model-tests/") && !file.includes("/src/server/")
}

const vitest = async (
  report: string,
  args: ReadonlyArray<string>,
  expected: typeof projects | Record<string, never>,
  environment: Readonly<Record<string, string>> = {}
): Promise<Counts> => {
  const file = join(folder, report)
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
  const succeeded = await run("vitest", ["run", ...reporters, ...args], environment)
  return vitestCounts(readReport(file), succeeded, expected, console.error)
}

/** Migrations and a whole start on the oldest PostgreSQL that we promise, through DATABASE_URL. */
const oldestPostgres = async (): Promise<Counts> => {
  const postgres = await startPostgres15()
  if (!postgres) {
    console.log("PostgreSQL 15 is not installed: the server was not tested with it.")
    return { passed: 0, failed: 0 }
  }
  try {
    const files = ["--project", "server", "src/server/db", "src/server/database-url.test.ts"]
    return await vitest("postgres15.json", files, {}, { TEST_DATABASE_URL: postgres.url })
  } finally {
    postgres.stop()
  }
}

/** What a config of Playwright names, against a shop of its own. */
const inBrowser = async (config: string): Promise<Counts> => {
  if ((await ensureChromium()) === undefined) return failed
  const report = join(folder, `${config}.json`)
  const succeeded = await run("playwright", ["test", `--config=${config}`, "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_PORT: String(await freePort()),
    E2E_DATA: join(folder, "e2e")
  })
  return playwrightCounts(readReport(report), succeeded, console.error)
}

const steps: ReadonlyArray<readonly [string, () => Promise<Counts>]> = [
  ["Format", () => check("oxfmt", "--check")],
  ["Lint", () => check("oxlint")],
  ["Types", () => check("tsc", "-p", ".")],
  // before the tests of the server, which serve the built pages
  ["Build", () => build(productBuild)],
  ["Unit, model and server tests", () => vitest("vitest.json", [], projects)],
  ["PostgreSQL 15", oldestPostgres],
  ["Journeys in the browser", () => inBrowser("playwright.config.ts")],
  ["Build with watched machines", () => build(watchedBuild)],
  ["Paths of the machines in the browser", () => inBrowser("playwright.paths.config.ts")]
]

let interrupted = false
process.on("SIGINT", () => (interrupted = true))
process.on("SIGTERM", () => (interrupted = true))

const results: Array<Counts> = []
for (const [name, step] of steps) {
  if (interrupted) break
  const begun = performance.now()
  console.log(`\n── ${name}`)
  const counts = await step()
  results.push(counts)
  console.log(`── ${name}: ${lineOf(counts)} in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
rmSync(folder, { recursive: true, force: true })
const total = sum(results)
console.log(`\n${lineOf(total)}`)
process.exitCode = interrupted ? 130 : total.failed > 0 ? 1 : 0
