import { Effect } from "effect"
import { join } from "node:path"
import { ensureWebBuild, type WebBuild } from "../../src/server/boot/web-build.ts"
import { freePort } from "../../tools/child.ts"
import { ensureChromium } from "../../tools/chromium.ts"
import {
  type Counts,
  failed,
  passed,
  playwrightCounts,
  readReport,
  vitestCounts
} from "../../tools/counts.ts"
import { root, run } from "../../tools/run-tool.ts"

type Environment = Readonly<Record<string, string>>

/** Runs a command; the result depends only on the exit code. */
export const check = async (command: string, ...args: ReadonlyArray<string>): Promise<Counts> =>
  (await run(command, args)) ? passed : failed

/** Builds the pages if their sources have changed since the last build. */
export const build = (kind: WebBuild): Promise<Counts> =>
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

interface VitestRun {
  /** Path of the report of this run; each run has a separate name. */
  readonly report: string
  readonly args: ReadonlyArray<string>
  /**
   * Expected folders by name, each with a predicate for its test files. In every folder at least one test must have
   * been executed.
   */
  readonly expected?: Readonly<Record<string, (file: string) => boolean>>
  readonly environment?: Environment
}

export const vitest = async ({
  report,
  args,
  expected = {},
  environment = {}
}: VitestRun): Promise<Counts> => {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const succeeded = await run("vitest", ["run", ...reporters, ...args], environment)
  return vitestCounts(readReport(report), succeeded, expected, console.error)
}

/**
 * Runs the tests against faults that are planted in the code on purpose. The run never fails: it only reports which
 * faults no test finds, and a developer examines them.
 */
export const reportPlantedFaults = async (): Promise<Counts> => {
  await run("node", ["model-tests/planted/run.ts"])
  return { passed: 0, failed: 0, flaky: [] }
}

interface BrowserRun {
  readonly config: string
  /** If set, only these test files are run. */
  readonly files?: ReadonlyArray<string>
  /** Folder for the report of this run and for the data of the run's shop server. */
  readonly folder: string
  readonly environment?: Environment
}

/** Runs the tests of a Playwright config against a separate shop server. */
export const inBrowser = async ({
  config,
  files = [],
  folder,
  environment = {}
}: BrowserRun): Promise<Counts> => {
  const chromium = await ensureChromium()
  if (chromium === undefined) return failed
  const report = join(folder, `${config}.json`)
  // each run has a separate folder for the output of failed tests
  const output = join("test-results", config)
  const args = ["test", `--config=${config}`, `--output=${output}`, "--reporter=list,json", ...files]
  const succeeded = await run("playwright", args, {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_PORT: String(await freePort()),
    E2E_DATA: join(folder, "e2e"),
    ...environment
  })
  return playwrightCounts(readReport(report), succeeded, console.error)
}
