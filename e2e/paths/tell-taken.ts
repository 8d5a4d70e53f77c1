import { expect } from "@playwright/test"
import type { AnyStateMachine } from "xstate"
import { exclusionVerdict } from "../../model-tests/harness/exclusions.ts"
import { transitionNames } from "../../model-tests/harness/machine-parts.ts"

/** Prints what was taken of some machines, and fails when that is not everything that a person can cause. */
export const tellTaken = (
  machines: ReadonlyArray<AnyStateMachine>,
  taken: ReadonlySet<string>,
  excluded: Readonly<Record<string, string>>,
  walked: { readonly paths: number; readonly steps: number; readonly begun: number }
): void => {
  const all = machines.flatMap(transitionNames)
  const verdict = exclusionVerdict(all, taken, excluded)
  const count = Object.keys(excluded).length
  console.log(
    `${machines.map(({ id }) => id).join(", ")} in Chromium: ${verdict.causedCount} of ${all.length - count} transitions that a person can cause taken, ${count} excluded, ${walked.paths} paths of ${walked.steps} steps, ${((performance.now() - walked.begun) / 1000).toFixed(1)} s`
  )
  expect(verdict.problems).toEqual([])
}
