import { machineOf } from "./machine-of.ts"
import { isRefused, reasonOf } from "./reasons.ts"
import type { MutantResults } from "./results.ts"
import { errorShareOf, isEnough, leastScore, mostErrors, scoreOf } from "./score.ts"

/** What became of a target in a run; `failed`: its own tests failed, or Stryker did, so that nothing was measured. */
export type Outcome =
  | { readonly kind: "measured"; readonly results: MutantResults }
  | { readonly kind: "failed"; readonly target: string }
  | { readonly kind: "notBegun"; readonly target: string }

/** Whether a run may end well: what the budget left out is no failure, as the next run begins with what has no result, or an old one. */
export const isFine = (outcome: Outcome): boolean =>
  outcome.kind === "notBegun" || (outcome.kind === "measured" && isEnough(outcome.results))

const cellsOf = (outcome: Outcome): ReadonlyArray<string> => {
  switch (outcome.kind) {
    case "measured": {
      const { target, killed, timeout, survived, noCoverage, errors } = outcome.results
      const share = `${errorShareOf(outcome.results).toFixed(1)} %`
      return [
        isFine(outcome) ? "✓" : "✗",
        target,
        `${scoreOf(outcome.results).toFixed(2)} %`,
        `${killed + timeout} noticed`,
        `${survived + noCoverage} alive`,
        `${errors} errors (${share})`
      ]
    }
    case "failed":
      return ["✗", outcome.target, "not measured: its tests fail, or Stryker did"]
    case "notBegun":
      return [" ", outcome.target, "not begun"]
  }
}

const targetOf = (outcome: Outcome): string =>
  outcome.kind === "measured" ? outcome.results.target : outcome.target

/**
 * The mutants of a target that no test noticed, by machine, each with its place and why it may live; of those that the
 * compiler refuses how many there are.
 */
export const survivorLines = ({ survivors }: MutantResults): ReadonlyArray<string> =>
  Object.entries(Object.groupBy(survivors, ({ file }) => machineOf(file) ?? "rules")).flatMap(
    ([machine, list = []]) => [
      `Alive in ${machine}, beside ${list.filter(isRefused).length} that the compiler refuses:`,
      ...list
        .filter((each) => !isRefused(each))
        .flatMap((each) => [
          `  ${each.file}:${each.line}:${each.column} ${each.mutator}${each.status === "noCoverage" ? " (no test runs it)" : ""}`,
          `    ${each.original} → ${each.replacement}`,
          `    ${reasonOf(each) ?? "Not explained: write a test, or a reason in model-tests."}`
        ])
    ]
  )

/** The mutants that broke before any test could judge them, with what broke. */
export const brokenLines = ({ broken }: MutantResults): ReadonlyArray<string> =>
  broken.flatMap(({ file, line, column, mutator, original, replacement, message }) => [
    `Error in ${file}:${line}:${column} ${mutator}`,
    `    ${original} → ${replacement}`,
    `    ${message}`
  ])

/** The table that a run ends with, and the commands that repeat what failed and go on with what was not begun. */
export const endOf = (outcomes: ReadonlyArray<Outcome>): ReadonlyArray<string> => {
  const rows = outcomes.map(cellsOf)
  const width = (column: number): number => Math.max(...rows.map((row) => (row[column] ?? "").length))
  const widths = [0, 1, 2, 3, 4].map(width)
  const failed = outcomes.filter((each) => !isFine(each)).map(targetOf)
  const left = outcomes.filter(({ kind }) => kind === "notBegun").map(targetOf)
  return [
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd()
    ),
    ...(failed.length === 0
      ? []
      : [
          `At least ${leastScore} of 100 must be noticed, and at most ${mostErrors} of 100 may be errors.`,
          `Again: npm run mutants -- ${failed.join(" ")}`
        ]),
    ...(left.length === 0
      ? []
      : [`The budget is used up: ${left.length} not begun. Go on: npm run mutants -- ${left.join(" ")}`])
  ]
}
