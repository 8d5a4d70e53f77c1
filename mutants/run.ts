import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root, run } from "../scripts/test/tool.ts"
import { forgetSurvivors } from "./forget-survivors.ts"
import { type Target, targets } from "./targets.ts"

/** Below this score in percent a target fails. */
const least = 90

const folder = join(root, ".mutants")
const sandbox = join(folder, "sandbox")

const settingsOf = (name: string, { mutate }: Target) => ({
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner", join(root, "mutants/ignore-types.mjs")],
  ignorers: ["typesOfMachines"],
  vitest: { configFile: "mutants/vitest.config.ts", related: true },
  // Stryker reads a tsconfig through an interface that TypeScript 7 no longer has, and crashes; it does without one
  tsconfigFile: "no-tsconfig.json",
  mutate: [...mutate, "!src/**/*.test.ts"],
  coverageAnalysis: "perTest",
  concurrency: 2,
  incremental: true,
  incrementalFile: join(folder, `${name}.incremental.json`),
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: join(folder, `${name}.json`) },
  thresholds: { high: 100, low: least, break: least },
  tempDirName: sandbox
})

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in targets))
if (unknown.length > 0) {
  console.error(`No mutants of ${unknown.join(", ")}: choose from ${Object.keys(targets).join(", ")}.`)
  process.exit(2)
}

mkdirSync(folder, { recursive: true })
// a run that was broken off leaves its copy of everything, and each later one would copy that too
rmSync(sandbox, { recursive: true, force: true })
const failed: Array<string> = []
for (const [name, target] of Object.entries(targets)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\nMutants of ${name}`)
  const settings = join(folder, `${name}.settings.json`)
  writeFileSync(settings, JSON.stringify(settingsOf(name, target)))
  forgetSurvivors(join(folder, `${name}.incremental.json`))
  if (!(await run("stryker", ["run", settings], { MUTANTS_OF: name }))) failed.push(name)
}
if (failed.length > 0) {
  console.error(`\nToo many mutants lived: ${failed.join(", ")}. Each stands above with its place.`)
  process.exit(1)
}
