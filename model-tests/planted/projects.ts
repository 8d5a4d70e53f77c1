import type { TestProjectInlineConfiguration } from "vitest/config"
import { root } from "../../tools/run-tool.ts"
import type { Fault } from "./fault.ts"
import { plant } from "./plant.ts"

/** The name of the tests as they are, without any fault: what fails there proves nothing elsewhere. */
export const control = "no fault"

const testsOf = (name: string, judges: ReadonlyArray<string>) => ({
  root,
  name,
  include: [...judges],
  isolate: false,
  testTimeout: 20_000,
  // what was made of a source may hold a fault: it is not kept
  fsModuleCache: false
})

/** One project for each fault, with its judges alone, and one for all judges without a fault. */
export const projectsOf = (faults: ReadonlyArray<Fault>): Array<TestProjectInlineConfiguration> => [
  { test: testsOf(control, [...new Set(faults.flatMap(({ judges }) => judges))]) },
  ...faults.map((fault) => ({ plugins: [plant(fault)], test: testsOf(fault.name, fault.judges) }))
]
