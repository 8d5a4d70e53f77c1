import { readFileSync } from "node:fs"
import { basename } from "node:path"

/** Results of one runner. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Names of tests that passed only at the second attempt; `passed` includes them. */
  readonly flaky: ReadonlyArray<string>
}

export const passed: Counts = { passed: 1, failed: 0, flaky: [] }
export const failed: Counts = { passed: 0, failed: 1, flaky: [] }

export const sum = (all: ReadonlyArray<Counts>): Counts => ({
  passed: all.reduce((total, one) => total + one.passed, 0),
  failed: all.reduce((total, one) => total + one.failed, 0),
  flaky: all.flatMap((one) => one.flaky)
})

/** Formats the last line of `npm test`. */
export const lineOf = (counts: Counts): string => `${counts.passed} passed, ${counts.failed} failed`

/**
 * Formats the lines before the last one, about tests that needed a second attempt; an empty list if there were no such
 * tests.
 */
export const flakyLines = ({ flaky }: Counts): ReadonlyArray<string> =>
  flaky.length === 0 ? [] : [`flaky: ${flaky.length}`, ...flaky.map((name) => `  ${name}`)]

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

const at = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined)

const numberAt = (value: unknown, name: string): number => {
  const found = at(value, name)
  return typeof found === "number" ? found : 0
}

const listAt = (value: unknown, name: string): ReadonlyArray<unknown> => {
  const found: unknown = at(value, name)
  return Array.isArray(found) ? found : []
}

/** Reads a report; returns `undefined` if the runner died before writing it. */
export const readReport = (file: string): unknown => {
  try {
    const report: unknown = JSON.parse(readFileSync(file, "utf8"))
    return report
  } catch {
    return undefined
  }
}

/** Counts one failure for a runner that failed without any failed test, e.g. because a file cannot be loaded. */
const atLeastOnce = (counts: Counts, succeeded: boolean): Counts =>
  succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 }

/** Returns the names of tests that passed at the second attempt, i.e. passed tests for which failures are reported. */
const flakyInVitest = (file: unknown): ReadonlyArray<string> =>
  listAt(file, "assertionResults")
    .filter((test) => at(test, "status") === "passed" && listAt(test, "failureMessages").length > 0)
    .map((test) => `${basename(String(at(file, "name")))}: ${String(at(test, "fullName"))}`)

/**
 * Counts the results in vitest's JSON report; each expected folder in which no test was run counts as one failure,
 * which is reported through `complain`.
 */
export const vitestCounts = (
  report: unknown,
  succeeded: boolean,
  folders: Readonly<Record<string, (file: string) => boolean>>,
  complain: (line: string) => void
): Counts => {
  const files = listAt(report, "testResults").filter(
    (result) => listAt(result, "assertionResults").length > 0
  )
  const names = files.map((result) => String(at(result, "name")))
  const empty = Object.keys(folders).filter((name) => !names.some((file) => folders[name]?.(file)))
  for (const name of empty) complain(`vitest ran no test of ${name}`)
  const counted = {
    passed: numberAt(report, "numPassedTests"),
    failed: numberAt(report, "numFailedTests"),
    flaky: files.flatMap(flakyInVitest)
  }
  return sum([atLeastOnce(counted, succeeded), { passed: 0, failed: empty.length, flaky: [] }])
}

const flakyInPlaywright = (suite: unknown): ReadonlyArray<string> => [
  ...listAt(suite, "specs")
    .filter((spec) => listAt(spec, "tests").some((test) => at(test, "status") === "flaky"))
    .map((spec) => `${String(at(spec, "file"))}: ${String(at(spec, "title"))}`),
  ...listAt(suite, "suites").flatMap(flakyInPlaywright)
]

/** Counts the results in Playwright's JSON report. */
export const playwrightCounts = (
  report: unknown,
  succeeded: boolean,
  complain: (line: string) => void
): Counts => {
  const stats = at(report, "stats")
  const counted = {
    passed: numberAt(stats, "expected") + numberAt(stats, "flaky"),
    failed: numberAt(stats, "unexpected"),
    flaky: listAt(report, "suites").flatMap(flakyInPlaywright)
  }
  if (counted.passed + counted.failed > 0) return atLeastOnce(counted, succeeded)
  complain("Playwright ran no test")
  return failed
}
