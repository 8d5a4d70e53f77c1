import type { MutantResults } from "./from-report.ts"
import { machineOf } from "./machine-of.ts"
import { errorShareOf, scoreOf } from "./score.ts"

/** What became of a target in a run; `failed`: its own tests failed, or Stryker did, so that nothing was measured. */
export type Outcome =
  | { readonly kind: "measured"; readonly results: MutantResults }
  | { readonly kind: "failed"; readonly target: string }

/** One line for a target: how many of its mutants were noticed, and how many live. */
export const lineOf = (outcome: Outcome): string => {
  if (outcome.kind === "failed") return `${outcome.target}: not measured, as its tests fail or Stryker did`
  const { target, counts } = outcome.results
  const { killed, timeout, survived, noCoverage, errors } = counts
  const share = errorShareOf(counts).toFixed(1)
  return `${target}: ${scoreOf(counts).toFixed(2)} %, ${killed + timeout} noticed, ${survived + noCoverage} alive, ${errors} errors (${share} %)`
}

/** The mutants that no test noticed, by machine, each with its place; of those that the compiler refuses how many. */
export const survivorLines = ({ survivors }: MutantResults): ReadonlyArray<string> =>
  Object.entries(Object.groupBy(survivors, ({ file }) => machineOf(file) ?? "rules")).flatMap(
    ([machine, list = []]) => {
      const alive = list.filter(({ refused }) => refused === undefined)
      return [
        `Alive in ${machine}, beside ${list.length - alive.length} that the compiler refuses:`,
        ...alive.flatMap((each) => [
          `  ${each.file}:${each.line}:${each.column} ${each.mutator}${each.status === "noCoverage" ? " (no test runs it)" : ""}`,
          `    ${each.original} → ${each.replacement}`
        ])
      ]
    }
  )

/** The mutants that broke before any test could judge them, with what broke. */
export const brokenLines = ({ broken }: MutantResults): ReadonlyArray<string> =>
  broken.flatMap(({ file, line, column, mutator, original, replacement, message }) => [
    `Error in ${file}:${line}:${column} ${mutator}`,
    `    ${original} → ${replacement}`,
    `    ${message}`
  ])
