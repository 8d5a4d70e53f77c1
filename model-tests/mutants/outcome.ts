import type { MutantResults } from "./from-report.ts"
import { machineOf } from "./machine-of.ts"
import { errorShareOf, scoreOf } from "./score.ts"

/** Outcome of a target's run; `failed`: its own tests or Stryker failed, so that nothing was measured. */
export type Outcome =
  | { readonly kind: "measured"; readonly results: MutantResults }
  | { readonly kind: "failed"; readonly target: string }

/** Formats the result of a target as one line: how many of its mutants were detected, and how many survived. */
export const lineOf = (outcome: Outcome): string => {
  if (outcome.kind === "failed") return `${outcome.target}: not measured, as its tests fail or Stryker did`
  const { target, counts } = outcome.results
  const { killed, timeout, survived, noCoverage, errors } = counts
  const share = errorShareOf(counts).toFixed(1)
  return `${target}: ${scoreOf(counts).toFixed(2)} %, ${killed + timeout} noticed, ${survived + noCoverage} alive, ${errors} errors (${share} %)`
}

/**
 * Formats the mutants that no test detected, by machine and with their places; mutants that the compiler refuses are
 * only counted.
 */
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

/** Formats the mutants that broke before any test could judge them, with the error. */
export const brokenLines = ({ broken }: MutantResults): ReadonlyArray<string> =>
  broken.flatMap(({ file, line, column, mutator, original, replacement, message }) => [
    `Error in ${file}:${line}:${column} ${mutator}`,
    `    ${original} → ${replacement}`,
    `    ${message}`
  ])
