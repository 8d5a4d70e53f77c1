import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root, run } from "../../tools/run-tool.ts"
import { wishOf } from "./arguments.ts"
import { filesOf } from "./files-of.ts"
import { resultsFromReport } from "./from-report.ts"
import { machineOf } from "./machine-of.ts"
import { brokenLines, lineOf, type Outcome, survivorLines } from "./outcome.ts"
import { type Target, targets } from "./targets.ts"

const folder = join(root, ".mutants")
// a separate folder, because another run may be in progress
const sandbox = join(folder, `sandbox-${process.pid}`)

const settingsOf = (name: string, mutate: ReadonlyArray<string>) => ({
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner", join(root, "model-tests/mutants/ignore-types.mjs")],
  ignorers: ["typesOfMachines"],
  vitest: { configFile: "model-tests/mutants/vitest.config.ts", related: true },
  // Stryker reads a tsconfig through an API that TypeScript 7 no longer has, and crashes; without a tsconfig it works
  tsconfigFile: "no-tsconfig.json",
  mutate,
  coverageAnalysis: "perTest",
  // set MUTANTS_AT_ONCE=1 while other work runs on the machine
  concurrency: Number(process.env["MUTANTS_AT_ONCE"] ?? 2),
  // on a busy machine a slow run must not count as a mutant that never ends
  timeoutMS: 10_000,
  logLevel: "warn",
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: join(folder, `${name}.json`) },
  warnings: { slow: false },
  ignorePatterns: [".mutants", ".data", "dist", "dist-e2e", "shots", "test-results", "playwright-report"],
  tempDirName: sandbox
})

/** Mutates one target and prints the surviving mutants. */
const measured = async (name: string, target: Target): Promise<Outcome> => {
  console.log(`\nMutants of ${name}`)
  const settings = join(folder, `${name}.settings.json`)
  const report = join(folder, `${name}.json`)
  const files = filesOf(target)
  writeFileSync(settings, JSON.stringify(settingsOf(name, files)))
  rmSync(report, { force: true })
  const machines = [...new Set(files.flatMap((file) => machineOf(file) ?? []))]
  const ended = await run("stryker", ["run", settings], { MUTANTS_OF: name, MACHINES: machines.join(",") })
  if (!ended || !existsSync(report)) return { kind: "failed", target: name }
  const results = resultsFromReport(name, readFileSync(report, "utf8"))
  for (const line of [...brokenLines(results), ...survivorLines(results)]) console.log(line)
  return { kind: "measured", results }
}

const wish = wishOf(process.argv.slice(2), Object.keys(targets))
if (wish.kind === "refused") {
  console.error(wish.line)
  process.exit(2)
}

mkdirSync(folder, { recursive: true })
const outcomes: Array<Outcome> = []
for (const name of wish.names) {
  const target = targets[name]
  if (target !== undefined) outcomes.push(await measured(name, target))
}
// an aborted run leaves its copy of the project behind
rmSync(sandbox, { recursive: true, force: true })
console.log(`\n${outcomes.map(lineOf).join("\n")}`)
