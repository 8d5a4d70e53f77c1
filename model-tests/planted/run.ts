import { join } from "node:path"
import { startVitest } from "vitest/node"
import { root } from "../../tools/run-tool.ts"
import { chosenFaults } from "./choice.ts"
import type { Fault } from "./fault.ts"
import { faults } from "./faults.ts"
import { listen } from "./listen.ts"
import { timesFound } from "./plant.ts"
import { control } from "./projects.ts"
import { doubtOf, type JudgeReport, verdictOf } from "./verdict.ts"

const choice = chosenFaults(faults, process.argv.slice(2))
if (choice.unknown.length > 0) {
  console.error(`No fault ${choice.unknown.join(", ")}: choose from ${choice.words.join(", ")}.`)
  process.exit(2)
}
const { chosen } = choice

const stale = chosen.filter((fault) => timesFound(fault) !== 1)
for (const fault of stale)
  console.log(`✗ ${fault.name}: its text stands ${timesFound(fault)} times in ${fault.file}, not once`)
const planted = chosen.filter((fault) => !stale.includes(fault))

const reports = new Map<string, Array<JudgeReport>>()
const of = (project: string) => reports.get(project) ?? []
let found = 0

/** Prints one line for a fault when all its judges have ended. */
const tell = (fault: Fault) => {
  const judged = of(fault.name)
  const seconds = judged.reduce((sum, each) => sum + each.seconds, 0).toFixed(1)
  const verdict = verdictOf(judged)
  switch (verdict.kind) {
    case "found":
      found += 1
      console.log(`✓ ${fault.machine}: ${fault.name} (${seconds} s): ${verdict.by}`)
      break
    case "missed":
      console.log(`✗ ${fault.machine}: ${fault.name}: not found by ${fault.judges.join(", ")}`)
      break
    case "broken":
      console.log(`✗ ${fault.machine}: ${fault.name}: not judged: ${verdict.why}`)
  }
}

const vitest = await startVitest(
  planted.flatMap(({ judges }) => judges),
  {
    root,
    config: join(root, "model-tests/planted/vitest.config.ts"),
    project: [control, ...planted.map(({ name }) => name)],
    watch: false,
    reporters: [
      listen((project, report) => {
        reports.set(project, [...of(project), report])
        const fault = planted.find(({ name }) => name === project)
        if (fault !== undefined && of(project).length === fault.judges.length) tell(fault)
      })
    ]
  }
)
await vitest.close()

for (const fault of planted) if (of(fault.name).length < fault.judges.length) tell(fault)
const doubt = doubtOf(of(control))
if (doubt !== undefined) console.log(`✗ without any fault: ${doubt}`)

console.log(`Planted faults: ${found} of ${chosen.length} found`)
// vitest sets another exit code for the tests that failed as intended
process.exit(0)
