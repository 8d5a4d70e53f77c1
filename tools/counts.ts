import { readFileSync } from "node:fs"

/** What one runner did. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

export const passed: Counts = { passed: 1, failed: 0 }
export const failed: Counts = { passed: 0, failed: 1 }

export const sum = (all: ReadonlyArray<Counts>): Counts => ({
  passed: all.reduce((total, one) => total + one.passed, 0),
  failed: all.reduce((total, one) => total + one.failed, 0)
})

/** The line that `npm test` ends with. */
export const lineOf = (counts: Counts): string => `${counts.passed} passed, ${counts.failed} failed`

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

/** A report, or undefined when the runner died before it wrote one. */
export const readReport = (file: string): unknown => {
  try {
    const report: unknown = JSON.parse(readFileSync(file, "utf8"))
    return report
  } catch {
    return undefined
  }
}

/** A runner that failed without a failed test (a file that cannot be loaded, say) has failed once. */
const atLeastOnce = (counts: Counts, succeeded: boolean): Counts =>
  succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 }

const orComplaint = (
  counted: Counts,
  succeeded: boolean,
  nothing: string,
  complain: (line: string) => void
): Counts => {
  if (counted.passed + counted.failed > 0) return atLeastOnce(counted, succeeded)
  complain(nothing)
  return failed
}

/** Counts of vitest's JSON report; each expected folder that ran no test is one failure, named to `complain`. */
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
  const counted = { passed: numberAt(report, "numPassedTests"), failed: numberAt(report, "numFailedTests") }
  return sum([atLeastOnce(counted, succeeded), { passed: 0, failed: empty.length }])
}

/** Counts of Playwright's JSON report; a test that passed at the second try has failed. */
export const playwrightCounts = (
  report: unknown,
  succeeded: boolean,
  complain: (line: string) => void
): Counts => {
  const stats = at(report, "stats")
  const counted = {
    passed: numberAt(stats, "expected"),
    failed: numberAt(stats, "unexpected") + numberAt(stats, "flaky")
  }
  return orComplaint(counted, succeeded, "Playwright ran no test", complain)
}

/** Counts that a run of ours has written itself; one that counts nothing, or nothing wrong and yet fails, has failed. */
export const writtenCounts = (
  report: unknown,
  succeeded: boolean,
  nothing: string,
  complain: (line: string) => void
): Counts => {
  const counted = { passed: numberAt(report, "passed"), failed: numberAt(report, "failed") }
  return orComplaint(counted, succeeded, nothing, complain)
}
