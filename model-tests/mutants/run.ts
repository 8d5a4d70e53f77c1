import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root, run } from "../../tools/run-tool.ts"
import { wishOf } from "./arguments.ts"
import { filesOf } from "./files-of.ts"
import { forgetSurvivors } from "./forget-survivors.ts"
import { jsonOf, resultsFromReport } from "./from-report.ts"
import { machineOf } from "./machine-of.ts"
import { filesToMeasure, withKept } from "./measure-again.ts"
import { nextFirst } from "./next-first.ts"
import { brokenLines, endOf, isFine, type Outcome, survivorLines } from "./outcome.ts"
import { readResults } from "./results.ts"
import { resultsOf, type Target, targets } from "./targets.ts"

const folder = join(root, ".mutants")
// one of its own, as another run may be under way
const sandbox = join(folder, `sandbox-${process.pid}`)

const settingsOf = (name: string, mutate: ReadonlyArray<string>) => ({
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner", join(root, "model-tests/mutants/ignore-types.mjs")],
  ignorers: ["typesOfMachines"],
  vitest: { configFile: "model-tests/mutants/vitest.config.ts", related: true },
  // Stryker reads a tsconfig through an interface that TypeScript 7 no longer has, and crashes; it does without one
  tsconfigFile: "no-tsconfig.json",
  mutate,
  coverageAnalysis: "perTest",
  // MUTANTS_AT_ONCE=1 beside other work
  concurrency: Number(process.env["MUTANTS_AT_ONCE"] ?? 2),
  // on a machine with other work a slow run must not pass for a mutant that never ends
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: join(folder, `${name}.incremental.json`),
  logLevel: "warn",
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: join(folder, `${name}.json`) },
  warnings: { slow: false },
  ignorePatterns: [".mutants", ".data", "dist", "dist-e2e", "shots", "test-results", "playwright-report"],
  tempDirName: sandbox
})

/** Changes one target, keeps what came of it (`resultsOf`) and prints what is alive. */
const measured = async (name: string, target: Target): Promise<Outcome> => {
  console.log(`\nMutants of ${name}`)
  const settings = join(folder, `${name}.settings.json`)
  const report = join(folder, `${name}.json`)
  const kept = readResults().find((each) => each.target === name)
  const files = filesOf(target)
  writeFileSync(settings, JSON.stringify(settingsOf(name, filesToMeasure(files, kept))))
  forgetSurvivors(join(folder, `${name}.incremental.json`))
  rmSync(report, { force: true })
  const machines = [...new Set(files.flatMap((file) => machineOf(file) ?? []))]
  const ended = await run("stryker", ["run", settings], { MUTANTS_OF: name, MACHINES: machines.join(",") })
  if (!ended || !existsSync(report)) return { kind: "failed", target: name }
  const fresh = resultsFromReport(name, readFileSync(report, "utf8"))
  const results = withKept({ kept, fresh, files })
  writeFileSync(join(root, resultsOf(name)), jsonOf(results))
  for (const line of [...brokenLines(results), ...survivorLines(results)]) console.log(line)
  return { kind: "measured", results }
}

const wish = wishOf(process.argv.slice(2), Object.keys(targets))
if (wish.kind === "refused") {
  console.error(wish.line)
  process.exit(2)
}

mkdirSync(folder, { recursive: true })
const end = Date.now() + wish.minutes * 60_000
const outcomes: Array<Outcome> = []
for (const name of nextFirst(wish.names, readResults())) {
  const target = targets[name]
  if (target === undefined) continue
  outcomes.push(Date.now() < end ? await measured(name, target) : { kind: "notBegun", target: name })
}
// a run that was broken off leaves its copy of everything
rmSync(sandbox, { recursive: true, force: true })
console.log()
for (const line of endOf(outcomes)) console.log(line)
process.exitCode = outcomes.every(isFine) ? 0 : 1
