import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect } from "@playwright/test"
import type { AnyStateMachine } from "xstate"
import { exclusionVerdict } from "../../../model-tests/harness/exclusions.ts"
import { transitionNames } from "../../../model-tests/harness/machine-parts.ts"

/** Results of the path test of a page. */
export interface PageWalk {
  readonly tours: number
  /** Number of different combinations of gesture and state; after each one the view is checked. */
  readonly paths: number
  /** Start time (ms, from `performance.now`). */
  readonly begun: number
}

/** Prints the number of transitions that were taken, and fails if a transition that users can trigger was not taken. */
export const printTaken = (
  machines: ReadonlyArray<AnyStateMachine>,
  taken: ReadonlySet<string>,
  excluded: Readonly<Record<string, string>>,
  { tours, paths, begun }: PageWalk
): void => {
  const all = machines.flatMap(transitionNames)
  const verdict = exclusionVerdict(all, taken, excluded)
  const count = Object.keys(excluded).length
  const seconds = (performance.now() - begun) / 1000
  console.log(
    `${machines.map(({ id }) => id).join(", ")} in Chromium: ${verdict.causedCount} of ${all.length - count} transitions that a person can cause taken, ${count} excluded, ${paths} paths in ${tours} tours, ${seconds.toFixed(1)} s`
  )
  expect(verdict.problems).toEqual([])
  const [machine] = machines
  const folder = process.env["PATHS_FIGURES"]
  if (folder !== undefined && machine !== undefined)
    writeFileSync(join(folder, `${machine.id}.json`), JSON.stringify({ machine: machine.id, paths, seconds }))
}
