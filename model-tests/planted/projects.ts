import type { TestProjectInlineConfiguration } from "vitest/config"
import { root } from "../../tools/run-tool.ts"
import type { Fault } from "./fault.ts"
import { plant } from "./plant.ts"

/** Name of the project without any fault: a test that fails there proves nothing about a fault. */
export const control = "no fault"

const testsOf = (name: string, judges: ReadonlyArray<string>) => ({
  root,
  name,
  include: [...judges],
  isolate: false,
  testTimeout: 20_000,
  // the result of transforming a source may contain a fault: it is not cached
  fsModuleCache: false
})

/** Creates one project for each fault, with only its judges, and one project for all judges without a fault. */
export const projectsOf = (faults: ReadonlyArray<Fault>): Array<TestProjectInlineConfiguration> => [
  { test: testsOf(control, [...new Set(faults.flatMap(({ judges }) => judges))]) },
  ...faults.map((fault) => ({ plugins: [plant(fault)], test: testsOf(fault.name, fault.judges) }))
]
